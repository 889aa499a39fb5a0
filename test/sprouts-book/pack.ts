import type { Entry } from '@nimhall/shared/games/sprouts/book';
import { canonicalForm, type Form, landOf } from '@nimhall/shared/games/sprouts/canonical';
import { DIGITS, inDigits } from '@nimhall/shared/games/sprouts/digits';

/** Lands with their nimbers as a text for `LandValues`. */
export function packed(entries: readonly Entry[]): string {
  const sorted = entries.toSorted((a, b) => compared(a.form, b.form));
  let before: readonly number[] = [];
  const texts = sorted.map(({ form, nimber }) => {
    let common = 0;
    while (common < form.length && form[common] === before[common]) common++;
    before = form;
    if (Math.max(common, form.length - common) >= DIGITS) throw new Error(`${form}: too many numbers to be written`);
    return inDigits([common, form.length - common, ...form.slice(common), nimber]);
  });
  return `${texts.length} ${texts.join('')}`;
}

function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at < 0 ? one.length - other.length : (one[at] as number) - (other[at] ?? -1);
}

/** Whether a search that meets a land looks it up by this form. Of the few lands with several forms, it may be another one. */
export function hasOneForm(form: Form): boolean {
  return canonicalForm(landOf(form)).join() === form.join();
}
