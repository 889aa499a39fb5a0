import type { Form } from '@nimhall/shared/games/sprouts/canonical';
import { bytesOfKnown, type Known, withSettled } from '@nimhall/shared/games/sprouts/known';
import type { LandId } from '@nimhall/shared/games/sprouts/land-table';
import type { Land } from '@nimhall/shared/games/sprouts/lands';
import type { SproutsMap } from '@nimhall/shared/games/sprouts/map';
import { bareLandsIn } from '@nimhall/shared/games/sprouts/map-lands';
import { BroadSearch } from './broad-search.ts';
import { optionsOf } from './questions.ts';
import { reduced, sizeOf, whoWins } from './who-wins.ts';

/** Above this many bytes, only what is settled of larger lands is kept. */
const MAX_BYTES = 2 ** 30;
/** Lands with fewer lives are sooner worked out again than kept. */
const MIN_LIVES = 9;

/** From so many moves on, a question that they do not answer is tried move by move: with this share of them for each, and this many times as many in all. */
const MANY = 500_000;
const TO_EACH = 1 / 40;
const IN_ALL = 10;

/**
 * Answers all that is asked about positions, in rounds: every question gets the same number of moves, and what stays open gets more in another
 * round. One after the other, the hardest question would hold up all others, although it becomes easier with what they show.
 */
export class Rounds {
  readonly #begin: () => Known;
  readonly #isOver: () => boolean;
  #known: Known;
  #broadly: BroadSearch;

  /**
   * @param begin what is known beforehand; asked for again when too much has been found out
   * @param isOver whether time is over: then all questions that are left stay open
   */
  constructor(begin: () => Known, isOver: () => boolean = () => false) {
    this.#begin = begin;
    this.#isOver = isOver;
    this.#known = begin();
    this.#broadly = new BroadSearch(this.#known);
  }

  /** What is known now. Numbers of lands are those of this table until the next question. */
  get known(): Known {
    return this.#known;
  }

  /** Forgets what was found out. */
  beginAgain(): void {
    this.#goOnWith(this.#begin());
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
      if (isWon === false) return this.#settle(land, heap, true);
    }
    return open > 0 ? open : this.#settle(land, heap, false);
  }

  /** Keeps who wins a land beside a heap; nothing stays open then. */
  #settle(land: Land, heap: number, wins: boolean): number {
    this.#known.lands.settle(this.#known.lands.idOf(land), heap, wins);
    return 0;
  }

  /** Whether the side to move wins. Where proof numbers alone do not show it with many moves, its own moves are tried one by one with few each. */
  #isWon(option: readonly Form[], heap: number, moves: number): boolean | null {
    if (this.#isOver()) return null;
    if (bytesOfKnown(this.#known) > MAX_BYTES) this.#goOnWith(this.#renewed());
    const { lands } = this.#known;
    const sum = { lands: this.#idsOf(option), heap };
    const isWon = whoWins(this.#known, sum, moves);
    const { open, heap: beside } = reduced(lands, sum);
    const [land] = open;
    if (isWon !== null || land === undefined || open.length > 1 || moves < MANY) return isWon;
    return this.#broadly.isSettledWith(land, beside, moves * TO_EACH, moves * IN_ALL) ? lands.winsBeside(land, beside) : null;
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

  #goOnWith(known: Known): void {
    this.#known = known;
    this.#broadly = new BroadSearch(known);
  }

  /** Only nimbers; if these are too many themselves, what was known beforehand. */
  #renewed(): Known {
    const known = withSettled(this.#begin(), this.#known.lands, MIN_LIVES);
    return bytesOfKnown(known) > MAX_BYTES / 2 ? this.#begin() : known;
  }
}
