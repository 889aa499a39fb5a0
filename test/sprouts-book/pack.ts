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

/** The module that exports such a text, and says which command wrote it. */
export function packedModule(command: string, name: string, entries: readonly Entry[]): string {
  return `/** Written by \`${command}\`. */\nexport const ${name}: string =\n  '${packed(entries)}';\n`;
}

/**
 * Whether a land can be written, and is found again by this form: not where it has more numbers than a digit says, nor where it is one of the few
 * lands with several forms.
 */
export function canBeWritten(form: Form): boolean {
  return form.length < DIGITS && canonicalForm(landOf(form)).join() === form.join();
}
