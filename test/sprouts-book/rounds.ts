import { type Form, landOf } from '@nimhall/shared/games/sprouts/canonical';
import { bytesOfKnown, type Known, withSettled } from '@nimhall/shared/games/sprouts/known';
import type { LandId } from '@nimhall/shared/games/sprouts/land-table';
import type { Land } from '@nimhall/shared/games/sprouts/lands';
import type { SproutsMap } from '@nimhall/shared/games/sprouts/map';
import { bareLandsIn } from '@nimhall/shared/games/sprouts/map-lands';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { optionsOf } from './questions.ts';
import { reduced, sizeOf, whoWins } from './who-wins.ts';

/** Above this many bytes, only what is settled of larger lands is kept. */
const MAX_BYTES = 2 ** 30;
/** Lands with fewer lives are sooner worked out again than kept. */
const MIN_LIVES = 9;

/**
 * From so many moves on, a question that they do not answer is asked after every move and every answer to it as well, with this share of them
 * for each, and about this many times as many in all.
 */
const MANY = 500_000;
const TO_EACH = 1 / 300;
const IN_ALL = 40;
const DEPTH = 2;

/**
 * Answers all that is asked about positions, in rounds: every question gets the same number of moves, and what stays open gets more in another
 * round. One after the other, the hardest question would hold up all others, although it becomes easier with what they show.
 */
export class Rounds {
  readonly #begin: () => Known;
  readonly #isOver: () => boolean;
  readonly #many: number;
  #known: Known;
  /** How many moves may still be made for the question that is being asked. */
  #left = 0;

  /**
   * @param begin what is known beforehand; asked for again when too much has been found out
   * @param isOver whether time is over: then all questions that are left stay open
   * @param many from how many moves on a question is asked after its moves as well
   */
  constructor(begin: () => Known, isOver: () => boolean = () => false, many = MANY) {
    this.#begin = begin;
    this.#isOver = isOver;
    this.#many = many;
    this.#known = begin();
  }

  /** What is known now. Numbers of lands are those of this table until the next question. */
  get known(): Known {
    return this.#known;
  }

  /** Forgets what was found out. */
  beginAgain(): void {
    this.#known = this.#begin();
  }

  /**
   * Works on every question about a position with so many moves: who wins after each move, and once that is known, the nimber of each land.
   * @param note is called with lands of which it is known who wins them together
   * @returns how many questions stay open
   */
  openIn(map: SproutsMap, moves: number, note: (lands: readonly LandId[]) => void): number {
    const lands = bareLandsIn(map);
    let open = 0;
    for (const option of this.#optionsOf(lands)) {
      if (this.#isWon(option, 0, moves) === null) open++;
      else note(this.#idsOf(option));
    }
    if (open > 0) return open;
    for (const land of lands) open += this.#openOfNimber(land, moves);
    if (open === 0) note(this.#known.lands.idsOf(lands));
    return open;
  }

  /** How many moves in a land keep its nimber open. */
  #openOfNimber(land: Land, moves: number): number {
    for (let heap = 0; ; heap++) {
      const { lands } = this.#known;
      if (lands.nimber(lands.idOf(land)) >= 0) return 0;
      if (lands.winsBeside(lands.idOf(land), heap)) continue;
      const open = this.#openBeside(land, heap, moves);
      if (open > 0) return open;
    }
  }

  /** Whether a land equals a heap, with all smaller heaps excluded; how many moves in it keep that open. */
  #openBeside(land: Land, heap: number, moves: number): number {
    let open = 0;
    for (const option of this.#optionsOf([land])) {
      const isWon = this.#isWon(option, heap, moves);
      if (isWon === null) open++;
      if (isWon === false) {
        this.#settle(land, heap, true);
        return 0;
      }
    }
    if (open === 0) this.#settle(land, heap, false);
    return open;
  }

  /** Keeps who wins a land beside a heap. */
  #settle(land: Land, heap: number, wins: boolean): boolean {
    this.#known.lands.settle(this.#known.lands.idOf(land), heap, wins);
    return wins;
  }

  /** Whether the side to move wins; null if that stays open. */
  #isWon(option: readonly Form[], heap: number, moves: number): boolean | null {
    this.#left = moves * IN_ALL;
    return this.#isWonWith(option, heap, moves) ?? (moves < this.#many ? null : this.#isWonBroadly(option, heap, moves * TO_EACH, DEPTH));
  }

  #mayNotGoOn(): boolean {
    return this.#isOver() || this.#left <= 0;
  }

  /** The same with so many moves of proof numbers. */
  #isWonWith(option: readonly Form[], heap: number, moves: number): boolean | null {
    if (this.#mayNotGoOn()) return null;
    if (bytesOfKnown(this.#known) > MAX_BYTES) this.#known = this.#renewed();
    const spentBefore = this.#known.search.spent;
    const isWon = whoWins(this.#known, { lands: this.#idsOf(option), heap }, moves);
    this.#left -= this.#known.search.spent - spentBefore;
    return isWon;
  }

  /**
   * The same with so many moves for everything that can be reached in a few: proof numbers follow one line as long as it seems the easiest,
   * which may be as good as forever. All moves are tried, even if some stay open, because the next round begins with what is found of others.
   */
  #isWonBroadly(option: readonly Form[], heap: number, moves: number, depth: number): boolean | null {
    // To list moves takes time, too.
    if (this.#mayNotGoOn()) return null;
    const { open, heap: beside } = reduced(this.#known.lands, { lands: this.#idsOf(option), heap });
    const [id] = open;
    if (id === undefined || open.length > 1) return null;
    const form = this.#known.lands.form(id);
    const land = landOf(form);
    const smallerHeaps = Array.from({ length: beside }, (_, smaller) => ({ lands: [form], heap: smaller }));
    let isOpen = false;
    for (const next of [...this.#optionsOf([land]).map((lands) => ({ lands, heap: beside })), ...smallerHeaps]) {
      const isWon =
        this.#isWonWith(next.lands, next.heap, moves) ?? (depth > 1 ? this.#isWonBroadly(next.lands, next.heap, moves, depth - 1) : null);
      if (isWon === false) return this.#settle(land, beside, true);
      isOpen ||= isWon === null;
    }
    return isOpen ? null : this.#settle(land, beside, false);
  }

  /** What each move leaves, the least first: by forms, because numbers of lands change with the table. */
  #optionsOf(given: readonly Land[]): Form[][] {
    const { lands } = this.#known;
    const size = (ids: readonly LandId[]) => sizeOf(lands, { lands: ids, heap: 0 });
    const options = optionsOf(this.#known, lands.idsOf(given)).toSorted((a, b) => size(a) - size(b));
    return options.map((ids) => ids.map((id) => lands.form(id)));
  }

  #idsOf(forms: readonly Form[]): LandId[] {
    return forms.map((form) => this.#known.lands.idOfForm(form));
  }

  /** Only nimbers; if these are too many themselves, what was known beforehand. */
  #renewed(): Known {
    const known = runToEnd(withSettled(this.#begin(), this.#known.lands, MIN_LIVES));
    return bytesOfKnown(known) > MAX_BYTES / 2 ? this.#begin() : known;
  }
}
