import { msg, str } from '@lit/localize';
import { exceptions, type Repeat } from '@nimhall/shared/lab/series/repeat';
import type { Terms, Worth } from '@nimhall/shared/lab/series/terms';
import { count } from '@nimhall/shared/phrase';
import { language, localize } from '../../../i18n/language.ts';

/** How far a sequence is worked out of how far it is to go, and how many seconds that takes at the present pace; null where nobody can tell. */
export function farInWords(known: number, to: number, seconds: number | null): string {
  const so = msg(str`Known up to ${localize(known)} of ${localize(to)}.`);
  const more = seconds === null ? '' : moreInWords(seconds);
  return more ? `${so} ${more}` : so;
}

/** How long it took to work a sequence out. */
export function tookInWords(milliseconds: number): string {
  const seconds = (milliseconds / 1_000).toLocaleString(language(), { maximumSignificantDigits: 2 });
  return msg(str`Computed in ${seconds} s on this device.`);
}

/** Coarsely, since the pace changes; empty where it is soon over. */
function moreInWords(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const hours = Math.round(minutes / 60);
  if (seconds < 5) return '';
  if (seconds < 90) {
    const tens = 10 * Math.ceil(seconds / 10);
    return localize(count(tens, 'About {0} second left.', 'About {0} seconds left.'));
  }
  if (minutes < 90) return localize(count(minutes, 'About {0} minute left.', 'About {0} minutes left.'));
  return hours < 48 ? localize(count(hours, 'About {0} hour left.', 'About {0} hours left.')) : msg('Days left.');
}

/** Places that are named one by one. */
const MAX_NAMED = 50;

/** The meaning of the numbers of a sequence. */
export function worthInWords(worth: Worth): string {
  switch (worth) {
    case 'nimbers':
      return msg('The numbers are nimbers, each position’s value as a Nim heap. At 0 the player to move loses.');
    case 'misere-nimbers':
      return msg('The numbers are misère nimbers. They work like nimbers, but count 1 when no moves are left.');
    case 'outcomes':
      return msg('1 means the player to move wins, 0 that they lose.');
    default:
      return worth satisfies never;
  }
}

/** Whether and how a sequence repeats, and whether that is proven. */
export function repeatInWords({ from, repeat, values }: Terms): string {
  const last = localize(from + values.length - 1);
  if (!repeat) return msg(str`No repetition found up to ${last}.`);
  const { length, saltus, proof } = repeat;
  const start = localize(from + repeat.start);
  const every = localize(length);
  const grows = localize(saltus);
  if (proof) {
    if (length === 1) {
      return saltus === 0
        ? msg(str`All values are the same from ${start} on, forever. This is proven.`)
        : msg(str`From ${start} on, every value is ${grows} higher than the one before, forever. This is proven.`);
    }
    return saltus === 0
      ? msg(str`Repeats every ${every} from ${start} on, forever. This is proven.`)
      : msg(str`Repeats every ${every} from ${start} on, ${grows} higher each time, forever. This is proven.`);
  }
  if (length === 1) {
    return saltus === 0
      ? msg(str`All values are the same from ${start} to ${last}, as far as checked. This isn’t a proof.`)
      : msg(str`From ${start} on, every value is ${grows} higher than the one before, checked up to ${last}. This isn’t a proof.`);
  }
  return saltus === 0
    ? msg(str`Repeats every ${every} from ${start} on, checked up to ${last}. This isn’t a proof.`)
    : msg(str`Repeats every ${every} from ${start} on, ${grows} higher each time, checked up to ${last}. This isn’t a proof.`);
}

export function proofInWords({ proof }: Repeat): string {
  return proof ? localize(proof) : '';
}

/** The exceptions to the repetition before it begins; empty if there are none. */
export function exceptionsInWords({ from, values }: Terms, repeat: Repeat): string {
  const found = exceptions(values, repeat, MAX_NAMED + 1);
  return found.length === 0 ? '' : msg(str`Exceptions before that: ${named(found.map((n) => from + n))}`);
}

/** Where the side to move loses. */
export function zerosInWords({ from, values }: Terms): string {
  const zeros: number[] = [];
  for (let at = 0; at < values.length && zeros.length <= MAX_NAMED; at++) if (values[at] === 0) zeros.push(from + at);
  return zeros.length === 0 ? msg('The value is never 0.') : msg(str`The value is 0 at ${named(zeros)}`);
}

function named(places: readonly number[]): string {
  const list = places.slice(0, MAX_NAMED).map(localize).join(', ');
  return places.length > MAX_NAMED ? `${list}, …` : `${list}.`;
}
