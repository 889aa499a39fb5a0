/** A game by its number in a table of trees. */
export type TreeId = number;

/** The game without a move. */
export const OVER: TreeId = 0;

/** Sums are kept by both numbers in one. */
const MAX_TREES = 2 ** 24;
const TREE_BYTES = 300;
const OPTION_BYTES = 8;
const SUM_BYTES = 60;

/**
 * Games under misère play, each stored once by its options (Conway, On Numbers and Games, chapter 12): two trees have the same number
 * exactly if they are interchangeable in every sum.
 */
export class MisereTrees {
  readonly #options: (readonly TreeId[])[] = [[]];
  readonly #wins: boolean[] = [true];
  readonly #byOptions = new Map<string, TreeId>([['', OVER]]);
  readonly #sums = new Map<number, TreeId>();
  #optionBytes = 0;

  get bytes(): number {
    return this.#options.length * TREE_BYTES + this.#optionBytes + this.#sums.size * SUM_BYTES;
  }

  /** How many trees there are. The options of each come before it. */
  get count(): number {
    return this.#options.length;
  }

  /** How many trees and sums have been worked out. */
  get size(): number {
    return this.#options.length + this.#sums.size;
  }

  /** Ascending. */
  options(tree: TreeId): readonly TreeId[] {
    return this.#options[tree] as readonly TreeId[];
  }

  /** Whether the side to move wins. */
  wins(tree: TreeId): boolean {
    return this.#wins[tree] as boolean;
  }

  /** The game with these options. */
  withOptions(options: Iterable<TreeId>): TreeId {
    const ids = [...new Set(options)].sort((a, b) => a - b);
    const simpler = this.#simpler(ids);
    if (simpler !== null) return simpler;
    const key = ids.join();
    const known = this.#byOptions.get(key);
    if (known !== undefined) return known;
    const tree = this.#options.length;
    this.#byOptions.set(key, tree);
    this.#options.push(ids);
    this.#wins.push(this.#canWin(ids));
    this.#optionBytes += OPTION_BYTES * ids.length;
    return tree;
  }

  sum(one: TreeId, other: TreeId): TreeId {
    if (one === OVER) return other;
    if (other === OVER) return one;
    const [low, high] = one < other ? [one, other] : [other, one];
    const key = low * MAX_TREES + high;
    let sum = this.#sums.get(key);
    if (sum !== undefined) return sum;
    sum = this.withOptions([
      ...this.options(low).map((option) => this.sum(option, high)),
      ...this.options(high).map((option) => this.sum(low, option)),
    ]);
    this.#sums.set(key, sum);
    return sum;
  }

  #canWin(options: readonly TreeId[]): boolean {
    return options.some((option) => !this.#wins[option]);
  }

  /**
   * A game whose options are among these while all others lead back to it, so that any of them can be answered by reverting. If it is the
   * game without moves, these options must be winnable, because the side to move wins there.
   */
  #simpler(options: readonly TreeId[]): TreeId | null {
    if (options.length === 0) return null;
    const among = new Set(options);
    const tried = new Set<TreeId>();
    for (const option of options) {
      for (const back of this.options(option)) {
        if (tried.has(back)) continue;
        tried.add(back);
        const own = this.options(back);
        if (back === OVER && !this.#canWin(options)) continue;
        if (own.every((each) => among.has(each)) && options.every((each) => own.includes(each) || this.options(each).includes(back)))
          return back;
      }
    }
    return null;
  }
}
