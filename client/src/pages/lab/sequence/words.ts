import { msg, str } from '@lit/localize';
import { exceptions, type Repeat } from '@nimhall/shared/lab/series/repeat';
import type { Terms, Worth } from '@nimhall/shared/lab/series/terms';
import { inOurLanguage, language } from '../../../ground/i18n/language.ts';

/** Places that are named one by one. */
const MOST_NAMED = 40;

/** What the numbers of a sequence are. */
export function worthTold(worth: Worth): string {
  switch (worth) {
    case 'nimbers':
      return msg('The numbers are nimbers: what each position is worth as a heap of Nim. With 0 the side to move loses.');
    case 'misere-nimbers':
      return msg('The numbers are misère nimbers: found like nimbers, but with 1 where no move is left.');
    case 'outcomes':
      return msg('1 means that the side to move wins, 0 that it loses.');
    default:
      return worth satisfies never;
  }
}

/** Whether and how a sequence repeats, and whether that is proven. */
export function repeatTold({ from, repeat, values }: Terms): string {
  if (!repeat) return msg('No repetition was found.');
  const { length, saltus, proof } = repeat;
  const start = written(from + repeat.start);
  const every = written(length);
  const grows = written(saltus);
  if (proof) {
    if (length === 1) {
      return saltus === 0
        ? msg(str`All values are the same from ${start} on, for ever. That is proven.`)
        : msg(str`From ${start} on every value is ${grows} higher than the one before, for ever. That is proven.`);
    }
    return saltus === 0
      ? msg(str`Repeats every ${every} from ${start} on, for ever. That is proven.`)
      : msg(str`Repeats every ${every} from ${start} on, ${grows} higher each time, for ever. That is proven.`);
  }
  const last = written(from + values.length - 1);
  if (length === 1) {
    return saltus === 0
      ? msg(str`All values are the same from ${start} on, as far as was looked, to ${last}. That is no proof.`)
      : msg(str`From ${start} on every value is ${grows} higher than the one before, as far as was looked, to ${last}. That is no proof.`);
  }
  return saltus === 0
    ? msg(str`Repeats every ${every} from ${start} on, as far as was looked, to ${last}. That is no proof.`)
    : msg(str`Repeats every ${every} from ${start} on, ${grows} higher each time, as far as was looked, to ${last}. That is no proof.`);
}

export function proofTold({ proof }: Repeat): string {
  return proof ? inOurLanguage(proof) : '';
}

/** What does not fit the repetition before it begins; empty where all does. */
export function exceptionsTold({ from, values }: Terms, repeat: Repeat): string {
  const found = exceptions(values, repeat);
  return found.length === 0 ? '' : msg(str`Exceptions before that: ${named(found.map((n) => from + n))}`);
}

/** Where the side to move loses. */
export function zerosTold({ from, values }: Terms): string {
  const zeros: number[] = [];
  for (let at = 0; at < values.length && zeros.length <= MOST_NAMED; at++) if (values[at] === 0) zeros.push(from + at);
  return zeros.length === 0 ? msg('0 comes nowhere.') : msg(str`0 comes at ${named(zeros)}`);
}

function named(places: readonly number[]): string {
  const list = places.slice(0, MOST_NAMED).map(written).join(', ');
  return places.length > MOST_NAMED ? `${list}, …` : `${list}.`;
}

/** A number as the language writes it. */
function written(number: number): string {
  return number.toLocaleString(language());
}
