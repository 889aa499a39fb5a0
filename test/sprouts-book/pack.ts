import type { Entry } from '@nimhall/shared/games/sprouts/book';
import { canonicalForm, type Form, landOf } from '@nimhall/shared/games/sprouts/canonical';
import { DIGITS, inDigits } from '@nimhall/shared/games/sprouts/digits';
import { NEW_LETTER } from '@nimhall/shared/games/sprouts/packed-lands';

/** Lands with their nimbers as a text that `PackedLands` reads. */
export function packed(entries: readonly Entry[]): string {
  const lands = entries
    .map(({ form, nimber }) => ({ numbers: asWritten(form), nimber }))
    .toSorted((a, b) => compared(a.numbers, b.numbers));
  const lengths: number[] = [];
  const numbers: number[] = [];
  let before: readonly number[] = [];
  for (const { numbers: own } of lands) {
    if (own.length >= DIGITS) throw new Error(`${own}: too many numbers to be written`);
    let common = 0;
    while (common < own.length && own[common] === before[common]) common++;
    before = own;
    lengths.push(common, own.length - common);
    for (const number of own.slice(common)) numbers.push(number);
  }
  const nimbers = lands.map(({ nimber }) => nimber);
  return `${lands.length} ${inDigits(lengths)}${inDigits(numbers)}${inDigits(nimbers)}`;
}

/** A form with its letters as a packed text has them. */
function asWritten(form: Form): number[] {
  const written = [...form];
  const open: number[] = [];
  for (let at = 0; at < form.length; ) {
    at++;
    for (let boundaries = form[at++] as number; boundaries > 0; boundaries--) {
      for (let spots = form[at++] as number; spots > 0; spots--, at++) {
        const spot = form[at] as number;
        if (spot < NEW_LETTER) continue;
        const index = open.indexOf(spot);
        written[at] = NEW_LETTER + 1 + index;
        if (index < 0) open.push(spot);
        else open.splice(index, 1);
      }
    }
  }
  return written;
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
