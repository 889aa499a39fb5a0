import { mex } from '../nimbers.ts';

/**
 * The genus of a position: its nimber, and its misère Grundy values beside 0, 1, 2, … heaps of two (Conway, *On Numbers and Games*, chapter 12;
 * *Winning Ways*, chapter 13). The misère Grundy value is the mex of those of the options, and 1 where there is no move; 0 is lost for the side to move.
 */
export interface Genus {
  readonly nimber: number;
  /** At least two; the last two alternate for ever. */
  readonly misere: readonly number[];
}

/** The genus of a position by those of its options. */
export function genusOf(options: readonly Genus[]): Genus {
  const nimber = mex(new Set(options.map((option) => option.nimber)));
  const misere = [options.length === 0 ? 1 : mex(new Set(options.map((option) => misereValue(option, 0))))];
  // From here on the values of the options alternate, so that a value that returns after two returns for ever.
  const from = Math.max(0, ...options.map((option) => option.misere.length - 2));
  for (let heaps = 1; heaps - 3 < from || misere[heaps - 1] !== misere[heaps - 3]; heaps++) {
    const before = misere[heaps - 1] as number;
    // A heap of two can be taken, or made one of one, which changes the value by 1.
    misere.push(mex(new Set([before, before ^ 1, ...options.map((option) => misereValue(option, heaps))])));
  }
  while (misere.length > 2 && misere.at(-1) === misere.at(-3)) misere.pop();
  return { nimber, misere };
}

/** The misère Grundy value of a position beside this many heaps of two. */
export function misereValue({ misere }: Genus, heaps: number): number {
  const last = misere.length - 1;
  return misere[heaps <= last ? heaps : last - ((heaps - last) % 2)] as number;
}

/** Whether no position of Nim has this genus. */
export function isWild({ nimber, misere }: Genus): boolean {
  const text = misere.join();
  if (nimber < 2 && text === (nimber === 0 ? '1,2,0' : '0,3,1')) return false;
  return text !== [nimber, nimber ^ 2].join();
}

/** `0^120`: the last two digits alternate for ever. Numbers beyond 9 are set apart by commas. */
export function genusText({ nimber, misere }: Genus): string {
  return `${nimber}^${misereText(misere)}`;
}

/** The misère values of a genus as they stand in its superscript. */
export function misereText(misere: readonly number[]): string {
  return misere.join(misere.some((value) => value > 9) ? ',' : '');
}
