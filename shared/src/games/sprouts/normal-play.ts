import type { Computation } from '../../game/theory.ts';
import type { BudgetedSearch } from './budgeted-search.ts';
import type { Known } from './known.ts';
import { type LandId, type LandTable, NIMBERS } from './land-table.ts';
import { withoutPairs } from './options.ts';
import type { Play } from './play.ts';

/** Sums of lands where the last move wins. */
export class NormalPlay implements Play {
  readonly #known: Known;
  readonly #inquiry: BudgetedSearch;
  readonly lands: LandTable;

  constructor(known: Known, inquiry: BudgetedSearch) {
    this.#known = known;
    this.#inquiry = inquiry;
    this.lands = known.lands;
  }

  /** Whether the side to move wins lands together; of the largest one only as much is found out as that takes. */
  *wins(lands: readonly LandId[]): Computation<boolean | null> {
    const ids = this.#bySize(lands);
    const largest = ids.pop();
    let heap = 0;
    for (const id of ids) {
      const nimber = yield* this.nimber(id);
      if (nimber === null) return null;
      heap ^= nimber;
    }
    return largest === undefined ? heap !== 0 : yield* this.#winsBeside(largest, heap);
  }

  /** The nimber of one land. */
  *nimber(land: LandId): Computation<number | null> {
    for (let heap = 0; heap < NIMBERS; heap++) {
      const known = this.lands.nimber(land);
      if (known >= 0) return known;
      const wins = yield* this.#winsBeside(land, heap);
      if (wins === null) return null;
    }
    return null;
  }

  effort(lands: readonly LandId[]): number {
    return lands.reduce((sum, id) => sum + (this.lands.nimber(id) < 0 ? this.lands.mobility(id) : 0), 0);
  }

  /** First those whose nimbers are known, and of the others the largest last. */
  #bySize(lands: readonly LandId[]): LandId[] {
    const table = this.lands;
    const isKnown = (id: LandId) => (table.nimber(id) >= 0 ? 0 : 1);
    return withoutPairs([...lands]).sort((a, b) => isKnown(a) - isKnown(b) || table.lives(a) - table.lives(b));
  }

  *#winsBeside(land: LandId, heap: number): Computation<boolean | null> {
    const wins = this.lands.winsBeside(land, heap);
    if (wins !== null) return wins;
    return yield* this.#inquiry.until((moves) => this.#known.search.wins(land, heap, moves));
  }
}
