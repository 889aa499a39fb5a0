import { count, list, type Phrase, say } from '../phrase.ts';
import type { Result } from '../result.ts';
import { ok } from '../result.ts';
import { type Fault, malformed, overLimit } from './fault.ts';
import { quoted } from './text.ts';

/** One parameter of a game: checked on the server and drawn as a form field on the client from the same description. */
export type Field =
  | {
      readonly kind: 'integer';
      readonly name: string;
      readonly label: string;
      readonly min: number;
      readonly max: number;
      readonly default: number;
    }
  | { readonly kind: 'flag'; readonly name: string; readonly label: string; readonly default: boolean }
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: string;
      readonly options: readonly { readonly value: string; readonly label: string }[];
      readonly default: string;
    }
  | {
      readonly kind: 'integers';
      readonly name: string;
      readonly label: string;
      readonly min: number;
      readonly max: number;
      /** Most members the list may have. */
      readonly most: number;
      readonly default: readonly number[];
    }
  | {
      readonly kind: 'text';
      readonly name: string;
      readonly label: string;
      readonly hint: string;
      /** Most characters. */
      readonly longest: number;
      readonly default: string;
    };

/** `all`: every field has a value, its default when not given. `one`: exactly one field is given; the first by default. */
export interface ParamForm {
  readonly mode: 'all' | 'one';
  readonly fields: readonly Field[];
}

export const NO_PARAMS = { mode: 'all', fields: [] } as const satisfies ParamForm;

export type ParamValue = number | boolean | string | readonly number[];
/** The parameters of a game by name, as its form has them. */
export type Params = Readonly<Record<string, ParamValue>>;

type ValueOf<F extends Field> = F extends { kind: 'integer' }
  ? number
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'integers' }
      ? readonly number[]
      : F extends { kind: 'choice'; options: readonly { value: infer V }[] }
        ? V
        : string;

type Named<F extends Field, N extends string> = Extract<F, { name: N }>;

/** The parameter object a form describes: all its fields, or a union of objects with one field each. */
export type ParamsOf<Form extends ParamForm> = Form['mode'] extends 'one'
  ? {
      [N in Form['fields'][number]['name']]: { readonly [M in N]: ValueOf<Named<Form['fields'][number], N>> };
    }[Form['fields'][number]['name']]
  : { readonly [N in Form['fields'][number]['name']]: ValueOf<Named<Form['fields'][number], N>> };

/** Checks untrusted parameters against a form and fills in defaults. Integer lists come back sorted, each member once. */
export function readParams(form: ParamForm, input: unknown): Result<Params, Fault> {
  if (input !== undefined && (typeof input !== 'object' || input === null || Array.isArray(input))) {
    return malformed(say`Parameters must be an object.`);
  }
  const given = new Map(Object.entries(input ?? {}));
  for (const name of given.keys()) {
    if (!form.fields.some((field) => field.name === name)) return malformed(say`There is no parameter "${quoted(name, 40)}" in this game.`);
  }
  const wanted = form.mode === 'all' ? form.fields : form.fields.filter((field) => given.has(field.name));
  if (form.mode === 'one' && wanted.length > 1) {
    return malformed(
      say`Give only one of ${list(
        'and',
        form.fields.map((field) => field.name),
      )}.`,
    );
  }
  const params: Record<string, ParamValue> = {};
  for (const field of wanted.length === 0 ? form.fields.slice(0, 1) : wanted) {
    const value = given.has(field.name) ? readField(field, given.get(field.name)) : ok(field.default);
    if (!value.ok) return value;
    params[field.name] = value.value;
  }
  return ok(params);
}

function readField(field: Field, value: unknown): Result<ParamValue, Fault> {
  switch (field.kind) {
    case 'integer':
      return readInteger(field, value);
    case 'flag':
      return typeof value === 'boolean' ? ok(value) : malformed(say`${labelled(field)} must be true or false.`);
    case 'choice':
      return typeof value === 'string' && field.options.some((option) => option.value === value)
        ? ok(value)
        : malformed(
            say`${labelled(field)} must be one of ${list(
              'and',
              field.options.map((option) => option.value),
            )}.`,
          );
    case 'integers': {
      if (!Array.isArray(value) || value.length === 0)
        return malformed(say`${labelled(field)} must be a list with at least one whole number.`);
      if (value.length > field.most)
        return overLimit(count(field.most, '{1} may have {0} member at most.', '{1} may have {0} members at most.', labelled(field)));
      for (const member of value) {
        const checked = readInteger(field, member);
        if (!checked.ok) return checked;
      }
      return ok([...new Set<number>(value)].sort((a, b) => a - b));
    }
    case 'text':
      if (typeof value !== 'string') return malformed(say`${labelled(field)} must be text.`);
      if (value.length > field.longest)
        return overLimit(
          count(field.longest, '{1} may have {0} character at most.', '{1} may have {0} characters at most.', labelled(field)),
        );
      return ok(value);
    default:
      return field satisfies never;
  }
}

function readInteger(field: Extract<Field, { kind: 'integer' | 'integers' }>, value: unknown): Result<number, Fault> {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return malformed(say`${labelled(field)} must be a whole number.`);
  if (value < field.min) return malformed(say`${labelled(field)} must be at least ${field.min}.`);
  if (value > field.max) return overLimit(say`${labelled(field)} must be at most ${field.max}.`);
  return ok(value);
}

/** A field as it is labelled in forms. */
function labelled({ label }: Field): Phrase {
  return say`“${{ text: label, values: [] }}”`;
}
