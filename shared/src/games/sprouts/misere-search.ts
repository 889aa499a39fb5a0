import { eachOption, type LandId, LandTable } from './land-table.ts';
import { MisereTrees, OVER, type TreeId } from './misere-trees.ts';

/** Lands with at most this many lives are fully expanded, each into a tree. */
const SMALL = 8;
const INFINITE = 1e9;
const PATIENCE = 1.25;
/** Looks at a position that take as long as one move that is made. */
const LOOKS_A_MOVE = 100;
/** Bytes of a position, and of each option. */
const POSITION_BYTES = 250;
const OPTION_BYTES = 4;

type PositionId = number;

/** A sum: small lands together as a tree, and the other lands, ascending. */
interface Sum {
  readonly tree: TreeId;
  readonly lands: readonly LandId[];
}

/** Thrown where breath is short; never leaves this file. */
class OutOfBreath extends Error {}

/** Depth-first proof-number search of sums of lands under misère play. Equivalent sums of small lands are merged: see misere-trees.ts. */
export class MisereSearch {
  readonly lands = new LandTable('every');
  readonly #trees = new MisereTrees();
  readonly #treeOf: (TreeId | undefined)[] = [];
  readonly #ids = new Map<string, PositionId>();
  readonly #sums: Sum[] = [];
  readonly #wins: (boolean | undefined)[] = [];
  /** How much it seems to take to show that the side to move wins, and that it loses. */
  readonly #toWin: number[] = [];
  readonly #toLose: number[] = [];
  readonly #options: (Int32Array | undefined)[] = [];
  #optionBytes = 0;
  #breath = 0;

  get bytes(): number {
    return this.lands.bytes + this.#trees.bytes + this.#sums.length * POSITION_BYTES + this.#optionBytes;
  }

  /** Continues with some lands for this many moves; whether the side to move wins, or null if that is still open. */
  wins(lands: readonly LandId[], moves: number): boolean | null {
    this.#breath = moves;
    try {
      const id = this.#idOf(this.#sumOf(OVER, lands));
      while (this.#wins[id] === undefined) {
        this.#needBreath();
        this.#work(id, INFINITE, INFINITE);
      }
      return this.#wins[id];
    } catch (error) {
      if (error instanceof OutOfBreath) return null;
      throw error;
    }
  }

  #needBreath(): void {
    if (this.#breath <= 0) throw new OutOfBreath();
  }

  /** Works on a position until its numbers reach the limits, or it is settled. */
  #work(id: PositionId, mostToWin: number, mostToLose: number): void {
    const options = this.#optionsOf(id);
    while (this.#wins[id] === undefined) {
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
      const toWinLimit = Math.min(INFINITE, mostToLose - sum + this.#toWinOf(best));
      const toLoseLimit = Math.min(mostToWin, Math.max(second + 1, Math.ceil(second * PATIENCE)));
      this.#work(best, toWinLimit, toLoseLimit);
    }
  }

  #settle(id: PositionId, wins: boolean): void {
    this.#wins[id] = wins;
    this.#optionBytes -= OPTION_BYTES * (this.#options[id]?.length ?? 0);
    this.#options[id] = undefined;
  }

  #survey(options: Int32Array): { best: PositionId; least: number; second: number; sum: number } {
    const survey = { best: -1, least: INFINITE + 1, second: INFINITE + 1, sum: 0 };
    for (const option of options) {
      const toLose = this.#toLoseOf(option);
      if (toLose < survey.least) {
        survey.second = survey.least;
        survey.least = toLose;
        survey.best = option;
      } else if (toLose < survey.second) survey.second = toLose;
      survey.sum += this.#toWinOf(option);
      if (toLose === 0) break;
    }
    survey.sum = Math.min(survey.sum, INFINITE - 1);
    return survey;
  }

  #toWinOf(id: PositionId): number {
    const wins = this.#wins[id];
    if (wins === undefined) return this.#toWin[id] as number;
    return wins ? 0 : INFINITE;
  }

  #toLoseOf(id: PositionId): number {
    const wins = this.#wins[id];
    if (wins === undefined) return this.#toLose[id] as number;
    return wins ? INFINITE : 0;
  }

  #optionsOf(id: PositionId): Int32Array {
    const known = this.#options[id];
    if (known) return known;
    const { tree, lands } = this.#sums[id] as Sum;
    const options = new Set<PositionId>();
    for (const option of this.#trees.options(tree)) options.add(this.#idOf({ tree: option, lands }));
    for (const [index, land] of lands.entries()) {
      if (lands[index - 1] === land) continue;
      const others = lands.toSpliced(index, 1);
      for (const left of this.#movesIn(land)) options.add(this.#idOf(this.#sumOf(tree, left, others)));
    }
    const list = Int32Array.from(options);
    this.#options[id] = list;
    this.#optionBytes += OPTION_BYTES * list.length;
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

  #sumOf(tree: TreeId, lands: Iterable<LandId>, others: readonly LandId[] = []): Sum {
    const large = [...others];
    let small = tree;
    for (const land of lands) {
      if (this.lands.lives(land) > SMALL) large.push(land);
      else small = this.#plus(small, this.#treeFor(land));
    }
    return { tree: small, lands: large.sort((a, b) => a - b) };
  }

  #plus(one: TreeId, other: TreeId): TreeId {
    const before = this.#trees.size;
    const sum = this.#trees.sum(one, other);
    this.#breath -= (this.#trees.size - before) / 4;
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
    const tree = this.#trees.withOptions(options);
    this.#treeOf[land] = tree;
    return tree;
  }

  #idOf(sum: Sum): PositionId {
    const key = `${sum.tree} ${sum.lands.join()}`;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#sums.push(sum) - 1;
    this.#ids.set(key, id);
    this.#wins.push(sum.lands.length === 0 ? this.#trees.wins(sum.tree) : undefined);
    this.#options.push(undefined);
    this.#toWin.push(1);
    this.#toLose.push(this.#guess(sum));
    return id;
  }

  #guess({ tree, lands }: Sum): number {
    return lands.reduce((sum, land) => sum + this.lands.mobility(land), this.#trees.options(tree).length);
  }
}
