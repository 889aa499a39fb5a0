import type { Params } from '@nimhall/shared/game/params';
import type { Phrase } from '@nimhall/shared/phrase';
import { ERRORS, type ErrorCode, type Refusal } from '@nimhall/shared/refusal';
import { SEATS } from '@nimhall/shared/room/seat';
import * as v from 'valibot';

/** What answers are made of. */

export const text = v.string();
export const flag = v.boolean();
export const whole = v.pipe(v.number(), v.integer());
/** In milliseconds since 1970. */
export const time = v.number();
export const seat = v.picklist(SEATS);
export const params = exactly<Params>()(v.record(text, v.union([v.number(), flag, text, v.array(whole)])));

/** The schema of something that our own code has a type for: the compiler compares the two. */
export function exactly<Type>() {
  return <Schema extends v.GenericSchema<unknown, Type>>(schema: Schema): Schema => schema;
}

export const bySeat = <Schema extends v.GenericSchema>(schema: Schema) => v.object({ first: schema, second: schema });
export const listOf = <Name extends string, Schema extends v.GenericSchema>(name: Name, schema: Schema) =>
  v.object({ [name]: v.array(schema) } as Record<Name, v.ArraySchema<Schema, undefined>>);
export const pageOf = <Name extends string, Schema extends v.GenericSchema>(name: Name, schema: Schema) =>
  v.object({ ...listOf(name, schema).entries, more: v.nullable(text) });

const filling = v.union([text, v.number(), v.lazy((): v.GenericSchema<Phrase> => phraseForms)]);
const values = v.array(filling);
/** A sentence as data: see shared/src/phrase.ts. It may hold others. */
export const phraseForms: v.GenericSchema<Phrase> = v.union([
  v.object({ text, one: text, values: v.tupleWithRest([v.number()], filling) }),
  v.object({ text, values }),
  v.object({ list: v.picklist(['and', 'or']), values }),
]);
export const phrase = v.lazy(() => phraseForms);
export { filling };

const codes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];
export const refusal = exactly<Refusal>()(
  v.object({ code: v.picklist(codes), message: text, phrase: v.exactOptional(phrase), at: v.exactOptional(whole) }),
);
