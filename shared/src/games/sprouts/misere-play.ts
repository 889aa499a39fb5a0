import type { Computation } from '../../game/theory.ts';
import type { BudgetedSearch } from './budgeted-search.ts';
import type { LandId, LandTable } from './land-table.ts';
import type { MisereSearch } from './misere-search.ts';
import type { Play } from './play.ts';

/** Sums of lands where the last move loses. */
export class MiserePlay implements Play {
  readonly #search: MisereSearch;
  readonly #inquiry: BudgetedSearch;
  readonly lands: LandTable;

  constructor(search: MisereSearch, inquiry: BudgetedSearch) {
    this.#search = search;
    this.#inquiry = inquiry;
    this.lands = search.lands;
  }

  wins(lands: readonly LandId[]): Computation<boolean | null> {
    return this.#inquiry.until((moves) => this.#search.wins(lands, moves));
  }

  effort(lands: readonly LandId[]): number {
    return this.#search.wins(lands, 0) === null ? lands.reduce((sum, id) => sum + this.lands.mobility(id), 0) : 0;
  }
}
