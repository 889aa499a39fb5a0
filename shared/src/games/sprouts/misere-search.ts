import { doubled } from './doubled.ts';
import { type LandId, LandTable } from './land-table.ts';
import { MisereTrees, OVER, type TreeId } from './misere-trees.ts';
import { eachOption } from './options.ts';
import { type SumId, SumTable } from './sum-table.ts';

/** Lands with at most this many lives are fully expanded, each into a tree. */
export const SMALL = 10;
const INFINITE = 1e9;
const PATIENCE = 1.25;
/** Looks at a position that take as long as one move that is made. */
const LOOKS_A_MOVE = 100;
/** Bytes of a sum beside what the table has of it: its two numbers, and of each option in a list. */
const SUM_BYTES = 8;
const OPTION_BYTES = 4;
const LIST_BYTES = 150;

/** Thrown where breath is short; never leaves this file. */
class OutOfBreath extends Error {}

/** Depth-first proof-number search of sums of lands under misère play. Equivalent sums of small lands are merged: see misere-trees.ts. */
export class MisereSearch {
  readonly lands = new LandTable('every');
  readonly trees = new MisereTrees();
  readonly sums = new SumTable();
  readonly #treeOf: (TreeId | undefined)[] = [];
  /** How much it seems to take to show that the side to move wins, and that it loses: 0 and `INFINITE` once that is settled. */
  #toWin = new Int32Array(2 ** 8);
  #toLose = new Int32Array(2 ** 8);
  /** How many sums have them. */
  #numbered = 0;
  /** Of the sums that are being worked on. */
  readonly #options = new Map<SumId, Int32Array>();
  #optionBytes = 0;
  #breath = 0;

  get bytes(): number {
    const numbers = SUM_BYTES * this.#toWin.length;
    return this.lands.bytes + this.trees.bytes + this.sums.bytes + numbers + this.#optionBytes;
  }

  /** Continues with some lands for this many moves; whether the side to move wins, or null if that is still open. */
  wins(lands: Iterable<LandId>, moves: number): boolean | null {
    return this.#breathing(moves, () => this.#settled(this.#sumOf(OVER, lands)));
  }

  /** The same with a sum. */
  winsSum(id: SumId, moves: number): boolean | null {
    return this.#breathing(moves, () => this.#settled(id));
  }

  /** Lands together, however long it takes to work out the small ones. */
  sumOf(lands: Iterable<LandId>): SumId {
    this.#breath = Number.POSITIVE_INFINITY;
    return this.#sumOf(OVER, lands);
  }

  #breathing(moves: number, work: () => boolean): boolean | null {
    this.#breath = moves;
    try {
      return work();
    } catch (error) {
      if (error instanceof OutOfBreath) return null;
      throw error;
    }
  }

  /** Whether the side to move wins a sum, when it is settled. */
  #settled(id: SumId): boolean {
    for (;;) {
      const wins = this.known(id);
      if (wins !== null) return wins;
      this.#needBreath();
      this.#work(id, INFINITE, INFINITE);
    }
  }

  /** Whether the side to move wins a sum; null if that is open. */
  known(id: SumId): boolean | null {
    if (this.#toWin[id] === 0) return true;
    return this.#toLose[id] === 0 ? false : null;
  }

  /** The tree of a small land, if it has been worked out. */
  treeOf(land: LandId): TreeId | undefined {
    return this.#treeOf[land];
  }

  /** Takes over the tree of a small land. */
  learnTree(land: LandId, tree: TreeId): void {
    this.#treeOf[land] = tree;
  }

  /** Takes over whether the side to move wins a tree with these lands. */
  learn(tree: TreeId, lands: readonly LandId[], wins: boolean): void {
    const ids = lands.toSorted((a, b) => a - b);
    this.#settle(this.#idOf(tree, ids), wins);
  }

  /** What the moves in a sum leave, each once, however long it takes to make them. */
  options(id: SumId): Int32Array {
    this.#breath = Number.POSITIVE_INFINITY;
    return this.#optionsOf(id);
  }

  #needBreath(): void {
    if (this.#breath <= 0) throw new OutOfBreath();
  }

  /** Works on a sum until its numbers reach the limits, or it is settled. */
  #work(id: SumId, mostToWin: number, mostToLose: number): void {
    const options = this.#optionsOf(id);
    for (;;) {
      this.#breath -= options.length / LOOKS_A_MOVE;
      const { best, least, second, sum } = this.#survey(options);
      if (least === 0 || sum === 0) {
        this.#settle(id, least === 0);
        return;
      }
      this.#toWin[id] = least;
      this.#toLose[id] = sum;
      if (least >= mostToWin || sum >= mostToLose) return;
      this.#needBreath();
      const toWinLimit = Math.min(INFINITE, mostToLose - sum + (this.#toWin[best] as number));
      const toLoseLimit = Math.min(mostToWin, Math.max(second + 1, Math.ceil(second * PATIENCE)));
      this.#work(best, toWinLimit, toLoseLimit);
    }
  }

  #settle(id: SumId, wins: boolean): void {
    this.#toWin[id] = wins ? 0 : INFINITE;
    this.#toLose[id] = wins ? INFINITE : 0;
    const options = this.#options.get(id);
    if (!options) return;
    this.#optionBytes -= LIST_BYTES + OPTION_BYTES * options.length;
    this.#options.delete(id);
  }

  #survey(options: Int32Array): { best: SumId; least: number; second: number; sum: number } {
    const survey = { best: -1, least: INFINITE + 1, second: INFINITE + 1, sum: 0 };
    for (let at = 0; at < options.length; at++) {
      const option = options[at] as SumId;
      const toLose = this.#toLose[option] as number;
      if (toLose < survey.least) {
        survey.second = survey.least;
        survey.least = toLose;
        survey.best = option;
      } else if (toLose < survey.second) survey.second = toLose;
      survey.sum += this.#toWin[option] as number;
      if (toLose === 0) break;
    }
    survey.sum = Math.min(survey.sum, INFINITE - 1);
    return survey;
  }

  #optionsOf(id: SumId): Int32Array {
    const known = this.#options.get(id);
    if (known) return known;
    const options = new Set<SumId>();
    const tree = this.sums.tree(id);
    const lands = Array.from(this.sums.lands(id));
    for (const option of this.trees.options(tree)) options.add(this.#idOf(option, lands));
    for (const [index, land] of lands.entries()) {
      if (lands[index - 1] === land) continue;
      const others = lands.toSpliced(index, 1);
      for (const left of this.#movesIn(land)) options.add(this.#sumOf(tree, left, others));
    }
    const list = Int32Array.from(options);
    this.#options.set(id, list);
    this.#optionBytes += LIST_BYTES + OPTION_BYTES * list.length;
    return list;
  }

  /** What the moves in a land leave. */
  *#movesIn(land: LandId): Generator<Int32Array, void, void> {
    while (!this.lands.options(land)) {
      this.#needBreath();
      this.#breath = this.lands.expand(land, this.#breath);
    }
    yield* eachOption(this.lands.options(land) as Int32Array);
  }

  /** The sum of a tree, these lands and other large ones. */
  #sumOf(tree: TreeId, lands: Iterable<LandId>, others: readonly LandId[] = []): SumId {
    const large = [...others];
    let small = tree;
    for (const land of lands) {
      if (this.lands.lives(land) > SMALL) large.push(land);
      else small = this.#plus(small, this.#treeFor(land));
    }
    return this.#idOf(
      small,
      large.sort((a, b) => a - b),
    );
  }

  #plus(one: TreeId, other: TreeId): TreeId {
    const before = this.trees.size;
    const sum = this.trees.sum(one, other);
    this.#breath -= (this.trees.size - before) / 4;
    return sum;
  }

  #treeFor(land: LandId): TreeId {
    const known = this.#treeOf[land];
    if (known !== undefined) return known;
    const options = new Set<TreeId>();
    for (const left of this.#movesIn(land)) {
      let sum: TreeId = OVER;
      for (const each of left) sum = this.#plus(sum, this.#treeFor(each));
      options.add(sum);
    }
    const tree = this.trees.withOptions(options);
    this.#treeOf[land] = tree;
    return tree;
  }

  #idOf(tree: TreeId, lands: readonly LandId[]): SumId {
    const id = this.sums.idOf(tree, lands);
    if (id < this.#numbered) return id;
    this.#numbered++;
    if (id === this.#toWin.length) {
      this.#toWin = doubled(this.#toWin);
      this.#toLose = doubled(this.#toLose);
    }
    if (lands.length === 0) this.#settle(id, this.trees.wins(tree));
    else {
      this.#toWin[id] = 1;
      this.#toLose[id] = this.#guess(tree, lands);
    }
    return id;
  }

  #guess(tree: TreeId, lands: readonly LandId[]): number {
    return lands.reduce((sum, land) => sum + this.lands.mobility(land), this.trees.options(tree).length);
  }
}
