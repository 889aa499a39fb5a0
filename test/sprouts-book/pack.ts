import type { Entry } from '@nimhall/shared/games/sprouts/book';
import { digitAt, inDigits } from '@nimhall/shared/games/sprouts/digits';

/** Numbers of a form that can be written; a longer one is left out. */
const MOST = 60;

/** Lands with their nimbers as a text for `LandValues`. */
export function packed(entries: readonly Entry[]): string {
  const sorted = entries.filter(({ form }) => form.length <= MOST).sort((a, b) => compared(a.form, b.form));
  let before: readonly number[] = [];
  const texts = sorted.map(({ form, nimber }) => {
    let common = 0;
    while (common < form.length && form[common] === before[common]) common++;
    before = form;
    return inDigits([common, form.length - common, ...form.slice(common), nimber]);
  });
  return `${texts.length} ${texts.join('')}`;
}

function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at < 0 ? one.length - other.length : (one[at] as number) - (other[at] ?? -1);
}

/** What was packed. */
export function* unpacked(text: string): Generator<Entry, void, void> {
  let before: readonly number[] = [];
  for (let at = text.indexOf(' ') + 1; at < text.length; ) {
    const common = digitAt(text, at);
    const end = at + 2 + digitAt(text, at + 1);
    const form = [...before.slice(0, common), ...Array.from(text.slice(at + 2, end), (_, index) => digitAt(text, at + 2 + index))];
    yield { form, nimber: digitAt(text, end) };
    before = form;
    at = end + 1;
  }
}
