import type { Computation } from '../../game/theory.ts';
import { mexOfStamps } from '../../solver/nimbers.ts';
import type { Bar } from './bar.ts';

/** Bites looked at between two yields, and for each state that is counted. */
const SLICE = 10_000;
const BITES_A_STATE = 100;

/** What there is to say of every bar that can be left of one. */
export interface BarTable {
  /** Whether a bar can be left of it. */
  has(bar: Bar): boolean;
  nimber(bar: Bar): number;
  /** Whether the side to move loses where the last move loses. */
  isLostMisere(bar: Bar): boolean;
}

/**
 * The bars that can be left of one, in alphabetical order of their rows from the bottom: a bite shortens a row and lets all below
 * it stay, so it leads to a bar with a smaller number.
 */
export interface Numbering {
  readonly whole: Bar;
  /** How many there are, the empty one among them. */
  readonly bars: number;
  /** By row and length, how many bars have a shorter row there, all rows below being the same. */
  readonly shorter: readonly (readonly number[])[];
}

export function numberingOf(whole: Bar): Numbering {
  const [longest = 0] = whole;
  /** By the length of the row below, how many ways there are to go on with the rows that have been looked at. */
  let ways = Array<number>(longest + 1).fill(1);
  const shorter: number[][] = [];
  for (const length of whole.toReversed()) {
    const sums = [0];
    for (let end = 0; end <= length; end++) sums.push((sums[end] as number) + (ways[end] as number));
    shorter.unshift(sums);
    ways = ways.map((_, below) => sums[Math.min(below, length) + 1] as number);
  }
  return { whole, bars: ways[longest] as number, shorter };
}

/** How many states it takes to work out that many, and how many bytes. */
export function costOf({ whole, bars }: Numbering): { readonly states: number; readonly bytes: number } {
  const squares = whole.reduce((sum, length) => sum + length, 0);
  return { states: (bars * squares) / BITES_A_STATE, bytes: 2 * bars };
}

/** Works out all of them, by the definition. */
export function* barTable({ whole, bars, shorter }: Numbering): Computation<BarTable> {
  const nimbers = new Uint8Array(bars);
  const lost = new Uint8Array(bars);
  const stamps = new Int32Array(whole.reduce((sum, length) => sum + length, 1)).fill(-1);
  const bar = whole.map(() => 0);
  const below = (row: number, length: number) => shorter[row]?.[length] as number;
  let looks = 0;
  let yielded = 0;
  // 0 is the empty bar, which never occurs; 1 is the poison alone.
  for (let at = 1; at < bars; at++) {
    advance(bar, whole);
    let wins = at === 1;
    let kept = 0;
    for (let row = 0; row < bar.length && (bar[row] as number) > 0; row++) {
      for (let column = row === 0 ? 1 : 0; column < (bar[row] as number); column++) {
        let option = kept;
        for (let above = row; above < bar.length; above++) option += below(above, Math.min(bar[above] as number, column));
        stamps[nimbers[option] as number] = at;
        wins ||= lost[option] === 1;
        looks++;
      }
      kept += below(row, bar[row] as number);
    }
    nimbers[at] = mexOfStamps(stamps, at);
    lost[at] = wins ? 0 : 1;
    if (looks - yielded < SLICE) continue;
    yielded = looks;
    yield { states: looks / BITES_A_STATE };
  }
  const numberOf = (left: Bar) => left.reduce((sum, length, row) => sum + below(row, length), 0);
  return {
    has: (left) => left.length <= whole.length && left.every((length, row) => length <= (whole[row] as number)),
    nimber: (left) => nimbers[numberOf(left)] as number,
    isLostMisere: (left) => lost[numberOf(left)] === 1,
  };
}

/** Turns the rows of a bar into those of the next: the highest row that can grow does, and those above it begin anew. */
function advance(bar: number[], whole: Bar): void {
  let row = bar.length - 1;
  while (row > 0 && bar[row] === Math.min(bar[row - 1] as number, whole[row] as number)) bar[row--] = 0;
  bar[row] = (bar[row] as number) + 1;
}
