import type { LandId, LandTable } from '@nimhall/shared/games/sprouts/land-table';
import { eachOption } from '@nimhall/shared/games/sprouts/options';
import type { ProofSearch } from '@nimhall/shared/games/sprouts/proof-search';
import { nimSum } from '@nimhall/shared/solver/nimbers';

/** How many moves proof numbers may make for one sum, at first, and how many times as many when that was too few. */
const EFFORT = 20_000;
const MORE = 3;
/** How many moves and answers are tried one by one below the first, at most. */
const DEPTH = 3;
/** Before the moves of a sum are tried one by one to show that it is lost: so many for itself, then so many for each of them. */
const FIRST_LOOK = 2_000;
const GLANCE = 300;
const BREATH = 5_000;

/** Lands beside a heap. */
interface Sum {
  readonly lands: readonly LandId[];
  readonly heap: number;
}

/**
 * Settles couples that are too hard for proof numbers alone: these follow one line as long as it seems the easiest, which
 * may be as good as forever. So the first moves and answers are tried one by one here, each with the same small effort, and
 * only if that is too little, deeper and with more.
 */
export class BroadSearch {
  readonly #lands: LandTable;
  readonly #search: ProofSearch;
  /** How much was tried in vain for a couple. */
  readonly #tried = new Map<string, number>();
  /** The option of a couple that stayed open the last time: it is tried first the next time. */
  readonly #lastOpen = new Map<string, string>();
  #effort = EFFORT;

  constructor(lands: LandTable, search: ProofSearch) {
    this.#lands = lands;
    this.#search = search;
  }

  /**
   * Works on a land beside a heap until it is known who wins. All its moves are tried, even if some stay open, because what is
   * found of others helps.
   */
  settle(land: LandId, heap: number): void {
    for (this.#effort = EFFORT; ; this.#effort *= MORE) {
      for (let depth = 1; depth <= DEPTH; depth++) {
        let open = 0;
        for (const option of this.#smallestFirst(land, heap)) {
          const isWon = this.#isWon(option, depth);
          if (isWon === null) open++;
          else if (!isWon) {
            this.#lands.settle(land, heap, true);
            return;
          }
        }
        if (open === 0) {
          this.#lands.settle(land, heap, false);
          return;
        }
      }
    }
  }

  /** Whether the side to move wins; null if that stays open. The smallest options come first: it takes one to win. */
  #isWon(sum: Sum, depth: number): boolean | null {
    const known = this.#bySearch(sum, this.#effort);
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
    const known = this.#bySearch(sum, FIRST_LOOK);
    if (known !== null) return !known;
    const { land, heap } = this.#couple(sum);
    if (land === null || this.#isTried(land, heap, depth)) return null;
    const couple = `${land} ${heap}`;
    const options = this.#largestFirst(land, heap, this.#lastOpen.get(couple));
    if (options.some((option) => this.#bySearch(option, GLANCE) === false)) {
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

  /** Who wins, as far as so many moves of proof numbers settle it. Of several lands, the nimbers of the smaller ones are computed. */
  #bySearch(sum: Sum, moves: number): boolean | null {
    const end = this.#lands.moves + moves;
    for (;;) {
      const { open, heap } = this.#reduced(sum);
      const [smallest, ...others] = open.sort((a, b) => this.#lands.mobility(a) - this.#lands.mobility(b));
      if (smallest === undefined) return heap !== 0;
      const beside = others.length > 0 ? this.#leastPossible(smallest) : heap;
      const wins = this.#lands.winsBeside(smallest, beside);
      if (wins !== null) return wins;
      if (this.#lands.moves >= end) return null;
      this.#search.wins(smallest, beside, BREATH);
    }
  }

  /** The least nimber that a land may have: what is smaller is known to be none. */
  #leastPossible(land: LandId): number {
    let heap = 0;
    while (this.#lands.winsBeside(land, heap)) heap++;
    return heap;
  }

  /** The lands whose nimbers are not known, and a heap for all else. */
  #reduced({ lands, heap }: Sum): { readonly open: LandId[]; readonly heap: number } {
    const open = lands.filter((land) => this.#lands.nimber(land) < 0);
    const known = lands.filter((land) => this.#lands.nimber(land) >= 0);
    return { open, heap: known.reduce((sum, land) => nimSum(sum, this.#lands.nimber(land)), heap) };
  }

  /** The one land whose nimber is not known, beside a heap for all else; no land where there are several. */
  #couple(sum: Sum): { readonly land: LandId | null; readonly heap: number } {
    const { open, heap } = this.#reduced(sum);
    return { land: open.length === 1 ? (open[0] as LandId) : null, heap };
  }

  #smallestFirst(land: LandId, heap: number): Sum[] {
    return this.#options(land, heap).sort((a, b) => this.#size(a) - this.#size(b));
  }

  /** But before all others the one with this name. */
  #largestFirst(land: LandId, heap: number, name?: string): Sum[] {
    const size = (option: Sum) => (nameOf(option) === name ? Number.MAX_SAFE_INTEGER : this.#size(option));
    return this.#options(land, heap).sort((a, b) => size(b) - size(a));
  }

  /** What moves leave of a land beside a heap. */
  #options(land: LandId, heap: number): Sum[] {
    while (!this.#lands.options(land)) this.#lands.expand(land, BREATH);
    const options = [...eachOption(this.#lands.options(land) as Int32Array)];
    const smallerHeaps = Array.from({ length: heap }, (_, smaller) => ({ lands: [land], heap: smaller }));
    return [...options.map((lands) => ({ lands: [...lands], heap })), ...smallerHeaps];
  }

  /** About how many moves there are in the lands whose nimbers are not known. */
  #size(sum: Sum): number {
    return this.#reduced(sum).open.reduce((moves, land) => moves + this.#lands.mobility(land), 0);
  }
}

function nameOf({ lands, heap }: Sum): string {
  return `${lands.join()} ${heap}`;
}
