import type { Entry } from '@nimhall/shared/games/sprouts/book';
import { type LandId, LandTable, NIMBERS } from '@nimhall/shared/games/sprouts/land-table';
import type { LandValues } from '@nimhall/shared/games/sprouts/land-values';
import type { Land } from '@nimhall/shared/games/sprouts/lands';
import { eachOption } from '@nimhall/shared/games/sprouts/options';
import { ProofSearch } from '@nimhall/shared/games/sprouts/proof-search';
import { nimSum } from '@nimhall/shared/solver/nimbers';
import { BroadSearch } from './broad-search.ts';

/** Lands with at most this many lives are not in the book, because their nimbers are quick to compute. */
export const SMALL = 8;
const BREATH = 10_000;

function spotsAlone(spots: number): Land {
  return [{ free: spots, boundaries: [] }];
}

/** What is left of so many when two are joined: they have two lives each, and the new spot between them has its one on either side. */
function twoJoined(spots: number): Land {
  return [{ free: spots - 2, boundaries: [[2, 4, 2, 4]] }];
}

/**
 * Computes nimbers, and keeps only the lands that prove them: a reply to every move, choosing the one that needs the
 * fewest further lands.
 */
export class Proof {
  readonly #lands: LandTable;
  readonly #search: ProofSearch;
  readonly #book = new Set<LandId>();
  readonly #unproven: LandId[] = [];

  /**
   * @param book what is proved already
   * @param known nimbers that save time: those that the proof needs are proved too
   * @param values more of these
   */
  constructor(book: readonly Entry[], known: Iterable<Entry>, values: LandValues) {
    this.#lands = new LandTable('odd', values);
    this.#search = new ProofSearch(this.#lands);
    for (const { form, nimber } of book) {
      const land = this.#lands.idOfForm(form);
      this.#lands.settle(land, nimber, false);
      this.#book.add(land);
    }
    for (const { form, nimber } of known) this.#lands.settle(this.#lands.idOfForm(form), nimber, false);
  }

  /** Adds the proof of the nimber of this many spots. */
  addSpots(spots: number): void {
    this.#need(this.#lands.idOf(spotsAlone(spots)));
    this.#proveAll();
  }

  /** Adds the proof of who wins with this many spots, and not of their nimber where the first player does. */
  addWinner(spots: number): void {
    const land = this.#lands.idOf(spotsAlone(spots));
    if (this.#isLost([land])) this.#need(land);
    else this.#needMoveTo(land, 0);
    this.#proveAll();
  }

  /** Adds the proof that joining two of this many spots wins: with 21 that is found, but not which of all first moves does. */
  addJoined(spots: number): void {
    const joined = this.#lands.idOf(twoJoined(spots));
    new BroadSearch({ lands: this.#lands, search: this.#search }).settle(joined, 0);
    if (this.#lands.nimber(joined) !== 0) throw new Error(`To join two of ${spots} spots does not win.`);
    this.#need(joined);
    this.#proveAll();
  }

  /** Adds the proof of who wins after each first move. */
  addFirstMoves(spots: number): void {
    for (const option of this.#options(this.#lands.idOf(spotsAlone(spots)))) {
      if (this.#isLost(option)) for (const land of option) this.#need(land);
      else this.#needAnswer(option, 0);
      this.#proveAll();
    }
  }

  #proveAll(): void {
    for (let land = this.#unproven.pop(); land !== undefined; land = this.#unproven.pop()) this.#prove(land);
  }

  /** The lands of the proof, those with the fewest lives first. */
  entries(): Entry[] {
    return [...this.#book]
      .sort((a, b) => this.#lands.lives(a) - this.#lands.lives(b) || a - b)
      .map((land) => ({ form: this.#lands.form(land), nimber: this.#nimber(land) }));
  }

  #need(land: LandId): void {
    if (this.#isThere(land)) return;
    this.#nimber(land);
    this.#book.add(land);
    this.#unproven.push(land);
    this.#unproven.sort((a, b) => this.#lands.lives(a) - this.#lands.lives(b));
  }

  #isLost(lands: readonly LandId[], heap = 0): boolean {
    const [largest = -1, ...others] = lands.toSorted((a, b) => this.#effort([b]) - this.#effort([a]));
    const beside = others.reduce((sum, land) => nimSum(sum, this.#nimber(land)), heap);
    if (largest < 0) return beside === 0;
    this.#settle(largest, beside);
    return this.#lands.nimber(largest) === beside;
  }

  #isThere(land: LandId): boolean {
    return this.#book.has(land) || this.#lands.lives(land) <= SMALL;
  }

  /** Beside its nimber the land is lost: some move must reach each smaller heap, and every move must have a reply. */
  #prove(land: LandId): void {
    const nimber = this.#nimber(land);
    for (let heap = 0; heap < nimber; heap++) this.#needMoveTo(land, heap);
    for (const option of this.#options(land)) this.#needAnswer(option, nimber);
  }

  /** What is needed to show that lands beside a heap are won, where all but one of them are known by their values. */
  #needAnswer(lands: readonly LandId[], heap: number): void {
    if (lands.every((land) => this.#isThere(land))) return;
    const isKnown = (land: LandId) => (this.#lands.nimber(land) >= 0 || this.#isThere(land) ? 0 : 1);
    const ordered = lands.toSorted((a, b) => isKnown(a) - isKnown(b) || this.#effort([a]) - this.#effort([b]));
    const last = ordered.pop() as LandId;
    let rest = heap;
    for (const land of ordered) {
      this.#need(land);
      rest = nimSum(rest, this.#nimber(land));
    }
    this.#needMoveTo(last, rest);
  }

  /** The cheapest move to a heap of this size; or the value of the land itself, if that is cheaper. */
  #needMoveTo(land: LandId, heap: number): void {
    if (this.#isThere(land) && !this.#book.has(land)) return;
    this.#settle(land, heap);
    const itself = this.#lands.nimber(land) >= 0 && this.#lands.nimber(land) !== heap && !this.#unproven.includes(land) ? [[land]] : [];
    const moves = this.#options(land).filter((option) => this.#worth(option) === heap);
    const candidates = this.#book.has(land) ? moves : [...moves, ...itself];
    const cheapest = (options: LandId[][]) => options.sort((a, b) => this.#effort(a) - this.#effort(b));
    // Of a land whose nimber was known beforehand, no move to this heap may be known yet.
    const best = cheapest(candidates)[0] ?? cheapest(this.#options(land)).find((option) => this.#isLost(option, heap));
    if (!best) throw new Error('a move without an answer');
    for (const each of best) this.#need(each);
  }

  /** The nimber of lands together, when it is known. */
  #worth(lands: readonly LandId[]): number {
    let sum = 0;
    for (const land of lands) {
      const nimber = this.#isThere(land) ? this.#nimber(land) : this.#lands.nimber(land);
      if (nimber < 0) return -1;
      sum = nimSum(sum, nimber);
    }
    return sum;
  }

  #effort(lands: readonly LandId[]): number {
    return lands.reduce((sum, land) => sum + (this.#isThere(land) ? 0 : this.#lands.mobility(land)), 0);
  }

  #nimber(land: LandId): number {
    for (let heap = 0; heap < NIMBERS && this.#lands.nimber(land) < 0; heap++) this.#settle(land, heap);
    return this.#lands.nimber(land);
  }

  #settle(land: LandId, heap: number): void {
    while (this.#search.wins(land, heap, BREATH) === null);
  }

  #options(land: LandId): LandId[][] {
    while (!this.#lands.options(land)) this.#lands.expand(land, BREATH);
    return [...eachOption(this.#lands.options(land) as Int32Array)].map((option) => [...option]);
  }
}
