import type { Computation } from '../../game/theory.ts';
import { say } from '../../phrase.ts';
import { mexOfStamps } from '../../solver/nimbers.ts';
import { type Period, shortest, valueAt } from '../../solver/periodic.ts';
import { isTamePair } from '../../solver/size-table.ts';
import type { TameValue } from '../../solver/tame-sum.ts';
import type { HeapTable } from './table.ts';

/** The largest heap that is computed if no period is proven and the caller asks for no more. Two bytes a heap. */
const MAX_LISTED_HEAP = 2 ** 18 - 1;
/** How far a table is worked out to find its period, even where only small heaps are asked for. */
const EAGER = 4_096;
const SLICE = 512;

/**
 * Nimbers for a finite set of takes, normal and (as `reversed`) misère. The next pair of values depends only on the last max(S) pairs,
 * so the first window that comes back proves the period; Brent's method finds it while keeping a single window in mind.
 */
export function finiteTable(takes: readonly number[]): HeapTable {
  const least = takes[0] as number;
  const width = takes.at(-1) as number;
  const stamps = new Int32Array(takes.length + 2).fill(-1);
  let normal = new Uint8Array(EAGER);
  let reversed = new Uint8Array(EAGER);
  let length = 0;
  let period: Period | null = null;
  let miserePeriod: Period | null = null;
  let wildFrom = Number.POSITIVE_INFINITY;
  let kept = width;

  function mexOf(values: Uint8Array, stamp: number): number {
    for (const take of takes) {
      if (take <= length) stamps[values[length - take] as number] = stamp;
    }
    return mexOfStamps(stamps, stamp);
  }

  function step(): void {
    if (length === normal.length) {
      normal = grown(normal);
      reversed = grown(reversed);
    }
    normal[length] = mexOf(normal, 2 * length);
    reversed[length] = length < least ? 1 : mexOf(reversed, 2 * length + 1);
    if (wildFrom > length && !isTamePair(normal[length] as number, reversed[length] as number)) wildFrom = length;
    length++;
    if (length <= kept) return;
    if (sameWindow(kept, length)) {
      const both = { start: kept - width, length: length - kept, saltus: 0 };
      period = shortest(normal, both);
      miserePeriod = shortest(reversed, both);
    } else if (length === 2 * kept) kept = length;
  }

  function sameWindow(a: number, b: number): boolean {
    for (let back = 1; back <= width; back++) {
      if (normal[a - back] !== normal[b - back] || reversed[a - back] !== reversed[b - back]) return false;
    }
    return true;
  }

  return {
    *reach(size, misere, most = MAX_LISTED_HEAP): Computation<boolean> {
      const goal = Math.min(Math.max(size + 1, EAGER), most + 1);
      while (period === null && length < goal) {
        step();
        if (length % SLICE === 0) yield { states: length };
      }
      return (period !== null || size < length) && !(misere && size >= wildFrom);
    },
    at(size): TameValue {
      const nimber = valueAt(normal, period, size);
      return { nimber, fickle: nimber !== valueAt(reversed, miserePeriod, size) };
    },
    period: (misere = false) => (misere ? miserePeriod : period),
    known: (misere) => {
      const worked = period === null ? length : Number.POSITIVE_INFINITY;
      return misere ? Math.min(worked, wildFrom) : worked;
    },
    proof: say`As many values in a row have come back as can be taken at most, and they decide all that follow.`,
    listed: (most) => Array.from(normal.subarray(0, Math.min(length, most))),
    *leaving(size, { firm, fickle }) {
      for (const take of takes) {
        if (take > size) continue;
        const left = this.at(size - take);
        if (left.nimber === (left.fickle ? fickle : firm)) yield take;
      }
    },
  };
}

function grown(values: Uint8Array): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(2 * values.length);
  larger.set(values);
  return larger;
}
