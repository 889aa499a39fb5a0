import type { Computation } from '../../game/theory.ts';
import { say } from '../../phrase.ts';
import { type Period, placesOf, shortest, valueAt } from '../../solver/periodic.ts';
import { isTamePair } from '../../solver/size-table.ts';
import type { TameValue } from '../../solver/tame-sum.ts';
import type { HeapTable } from './table.ts';
import { allBut } from './takes.ts';

/** The largest heap that is computed if no period is proven and the caller asks for no more. */
const MAX_LISTED_HEAP = 9_999;
/** How far a table is worked out to find its period, even where only small heaps are asked for. */
const EAGER = 512;
const SLICE = 16;

/**
 * Nimbers where every take but a few is allowed, normal and (as `reversed`) misère. The next value depends on the last values and on
 * which values the older ones have; both counted from the least value missing among the older ones. When that state
 * comes back, the values repeat with the same length and grow by what the least missing value grew.
 */
export function cofiniteTable(except: readonly number[]): HeapTable {
  const takes = allBut(except);
  const width = except.at(-1) as number;
  const near = Array.from({ length: width }, (_, index) => index + 1).filter((take) => takes.has(take));
  const normal = new Lane(near, width, 0);
  const reversed = new Lane(near, width, 1);
  let kept = { length: 0, states: [normal.state(), reversed.state()] as const };
  let period: Period | null = null;
  let miserePeriod: Period | null = null;
  let wildFrom = Number.POSITIVE_INFINITY;

  function step(): void {
    const size = normal.values.length;
    const terminal = takes.count(size) === 0;
    normal.step(terminal);
    reversed.step(terminal);
    if (wildFrom > size && !isTamePair(normal.values[size] as number, reversed.values[size] as number)) wildFrom = size;
    const length = size + 1;
    if (kept.length > width && normal.isBack(kept.states[0]) && reversed.isBack(kept.states[1])) {
      const [was, wasMisere] = kept.states;
      const back = { start: kept.length, length: length - kept.length };
      period = shortest(normal.values, { ...back, saltus: normal.base - was.base });
      miserePeriod = shortest(reversed.values, { ...back, saltus: reversed.base - wasMisere.base });
      const firm = normal.values.slice(kept.length).every((value, index) => value === reversed.values[kept.length + index]);
      // Fickle values are 0 and 1, so they cannot recur where values grow: a tame period is firm all through.
      if (!firm || normal.base - was.base !== reversed.base - wasMisere.base) wildFrom = Math.min(wildFrom, length);
    } else if (length >= 2 * kept.length) kept = { length, states: [normal.state(), reversed.state()] };
  }

  return {
    *reach(size, misere, most = MAX_LISTED_HEAP): Computation<boolean> {
      const goal = Math.min(Math.max(size + 1, EAGER), most + 1);
      while (period === null && normal.values.length < goal) {
        step();
        if (normal.values.length % SLICE === 0) yield { states: normal.values.length };
      }
      return (period !== null || size < normal.values.length) && !(misere && size >= wildFrom);
    },
    at(size): TameValue {
      const nimber = valueAt(normal.values, period, size);
      return { nimber, fickle: nimber !== valueAt(reversed.values, miserePeriod, size) };
    },
    period: (misere = false) => (misere ? miserePeriod : period),
    known: (misere) => {
      const worked = period === null ? normal.values.length : Number.POSITIVE_INFINITY;
      return misere ? Math.min(worked, wildFrom) : worked;
    },
    proof: say`Counted from the least value that no older heap has, the last values and those of the older heaps are as they were before, and they decide all that follow.`,
    listed: (most) => normal.values.slice(0, most),
    *leaving(size, { firm, fickle }) {
      const lefts = new Set<number>();
      for (const value of new Set([firm, fickle])) {
        for (const left of placesOf(normal.values, period, value, size - 1)) lefts.add(left);
      }
      for (const left of [...lefts].sort((a, b) => b - a)) {
        const value = this.at(left);
        if (takes.has(size - left) && value.nimber === (value.fickle ? fickle : firm)) yield size - left;
      }
    },
  };
}

interface LaneState {
  readonly length: number;
  readonly base: number;
  readonly above: readonly number[];
}

/** One sequence of values under one convention. */
class Lane {
  readonly values: number[] = [];
  /** The least value missing among values older than the window, and the larger ones that are there. */
  base = 0;
  readonly #above = new Set<number>();
  readonly #near: readonly number[];
  readonly #width: number;
  readonly #terminal: number;

  constructor(near: readonly number[], width: number, terminal: number) {
    this.#near = near;
    this.#width = width;
    this.#terminal = terminal;
  }

  step(terminal: boolean): void {
    const size = this.values.length;
    if (terminal) {
      this.values.push(this.#terminal);
      return;
    }
    if (size > this.#width) this.#retire(this.values[size - this.#width - 1] as number);
    const seen = new Set(this.#near.map((take) => this.values[size - take]));
    let value = this.base;
    while (this.#above.has(value) || seen.has(value)) value++;
    this.values.push(value);
  }

  state(): LaneState {
    return { length: this.values.length, base: this.base, above: [...this.#above] };
  }

  /** True when everything that decides the next values is as it was then, counted from the least missing value. */
  isBack(then: LaneState): boolean {
    const growth = this.base - then.base;
    if (this.#above.size !== then.above.length || then.above.some((value) => !this.#above.has(value + growth))) return false;
    for (let back = 1; back <= this.#width + 1; back++) {
      const now = Math.max(-1, (this.values[this.values.length - back] as number) - this.base);
      if (now !== Math.max(-1, (this.values[then.length - back] as number) - then.base)) return false;
    }
    return true;
  }

  #retire(value: number): void {
    if (value < this.base) return;
    this.#above.add(value);
    while (this.#above.delete(this.base)) this.base++;
  }
}
