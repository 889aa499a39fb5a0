import type { Known } from '@nimhall/shared/games/sprouts/known';
import type { LandId, LandTable } from '@nimhall/shared/games/sprouts/land-table';
import { optionsOf } from './questions.ts';
import { reduced, type Sum, sizeOf, whoWins } from './who-wins.ts';

/** How many moves proof numbers may make for one sum, at first, and how many times as many when that was too few. */
const EFFORT = 20_000;
const MORE = 3;
/** How many moves and answers are tried one by one below the first, at most. */
const DEPTH = 3;
/** Before the moves of a sum are tried one by one to show that it is lost: so many for itself, then for each of them. */
const GLANCE = 5_000;

/**
 * Settles couples that are too hard for proof numbers alone: these follow one line as long as it seems the easiest, which
 * may be as good as forever. So the first moves and answers are tried one by one here, each with the same small effort, and
 * only if that is too little, deeper and with more.
 */
export class BroadSearch {
  readonly #known: Known;
  readonly #lands: LandTable;
  /** How much was tried in vain for a couple. */
  readonly #tried = new Map<string, number>();
  /** The option of a couple that stayed open the last time: it is tried first the next time. */
  readonly #lastOpen = new Map<string, string>();
  #effort = EFFORT;

  constructor(known: Known) {
    this.#known = known;
    this.#lands = known.lands;
  }

  /** Works on a land beside a heap until it is known who wins. */
  settle(land: LandId, heap: number): void {
    for (let effort = EFFORT; !this.#isSettledWith(land, heap, effort); effort *= MORE);
  }

  /**
   * Works on a land beside a heap with so many moves of proof numbers for each sum that is tried; whether it is known then who wins. All its
   * moves are tried, even if some stay open, because what is found of others helps.
   */
  #isSettledWith(land: LandId, heap: number, effort: number): boolean {
    this.#effort = effort;
    for (let depth = 1; depth <= DEPTH; depth++) {
      let open = 0;
      for (const option of this.#smallestFirst(land, heap)) {
        const isWon = this.#isWon(option, depth);
        if (isWon === null) open++;
        else if (!isWon) {
          this.#lands.settle(land, heap, true);
          return true;
        }
      }
      if (open === 0) {
        this.#lands.settle(land, heap, false);
        return true;
      }
    }
    return false;
  }

  /** Whether the side to move wins; null if that stays open. The smallest options come first: it takes one to win. */
  #isWon(sum: Sum, depth: number): boolean | null {
    const known = whoWins(this.#known, sum, this.#effort);
    const { land, heap } = this.#couple(sum);
    if (known !== null || depth === 0 || land === null || this.#isTried(land, heap, depth)) return known;
    for (const option of this.#smallestFirst(land, heap)) {
      if (this.#isLost(option, depth - 1)) {
        this.#lands.settle(land, heap, true);
        return true;
      }
    }
    this.#setTried(land, heap, depth);
    return null;
  }

  /** Whether the side to move loses; null if that stays open. The largest options come first, because they are the hardest. */
  #isLost(sum: Sum, depth: number): boolean | null {
    const known = whoWins(this.#known, sum, GLANCE);
    if (known !== null) return !known;
    const { land, heap } = this.#couple(sum);
    if (land === null || this.#isTried(land, heap, depth)) return null;
    const couple = `${land} ${heap}`;
    const options = this.#largestFirst(land, heap, this.#lastOpen.get(couple));
    if (options.some((option) => whoWins(this.#known, option, GLANCE) === false)) {
      this.#lands.settle(land, heap, true);
      return false;
    }
    for (const option of options) {
      const isWon = this.#isWon(option, depth);
      if (isWon) continue;
      if (isWon === false) this.#lands.settle(land, heap, true);
      else {
        this.#lastOpen.set(couple, nameOf(option));
        this.#setTried(land, heap, depth);
      }
      return isWon;
    }
    this.#lands.settle(land, heap, false);
    return true;
  }

  #isTried(land: LandId, heap: number, depth: number): boolean {
    return (this.#tried.get(`${land} ${heap}`) ?? 0) >= this.#effort * (depth + 1);
  }

  #setTried(land: LandId, heap: number, depth: number): void {
    this.#tried.set(`${land} ${heap}`, this.#effort * (depth + 1));
  }

  /** The one land whose nimber is not known, beside a heap for all else; no land where there are several. */
  #couple(sum: Sum): { readonly land: LandId | null; readonly heap: number } {
    const { open, heap } = reduced(this.#lands, sum);
    return { land: open.length === 1 ? (open[0] as LandId) : null, heap };
  }

  #smallestFirst(land: LandId, heap: number): Sum[] {
    return this.#options(land, heap).sort((a, b) => sizeOf(this.#lands, a) - sizeOf(this.#lands, b));
  }

  /** But before all others the one with this name. */
  #largestFirst(land: LandId, heap: number, name?: string): Sum[] {
    const size = (option: Sum) => (nameOf(option) === name ? Number.MAX_SAFE_INTEGER : sizeOf(this.#lands, option));
    return this.#options(land, heap).sort((a, b) => size(b) - size(a));
  }

  /** What moves leave of a land beside a heap. */
  #options(land: LandId, heap: number): Sum[] {
    const options = optionsOf(this.#known, [land]);
    const smallerHeaps = Array.from({ length: heap }, (_, smaller) => ({ lands: [land], heap: smaller }));
    return [...options.map((lands) => ({ lands, heap })), ...smallerHeaps];
  }
}

function nameOf({ lands, heap }: Sum): string {
  return `${lands.join()} ${heap}`;
}
