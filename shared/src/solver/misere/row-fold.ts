import type { Pieces, RowGame } from '../../game/row-game.ts';
import type { Computation } from '../../game/theory.ts';

/** Options that are looked at between two yields: some milliseconds. */
const SLICE = 1_000;

/** A position of rows on the way to its value, its options, and those of them that have not been looked at yet. */
interface Frame {
  readonly key: string;
  readonly options: ReadonlyMap<string, readonly number[]>;
  readonly left: Iterator<readonly [key: string, rows: readonly number[]]>;
}

/**
 * Works out a value of every position of rows from the values of its options, each once: by the definition, so that it reaches only as far as
 * there are few positions. Rows without a move count as nothing.
 */
export class RowFold<Value> {
  readonly #game: RowGame;
  readonly #fold: (options: readonly Value[]) => Value;
  readonly #most: number;
  readonly #known = new Map<string, Value>();
  /** What a move can leave of a row, by its size. */
  readonly #pieces = new Map<number, readonly Pieces[]>();

  /** `most`: how many positions may be looked at in all. */
  constructor(game: RowGame, most: number, fold: (options: readonly Value[]) => Value) {
    this.#game = game;
    this.#most = most;
    this.#fold = fold;
  }

  /** The value of a position; null where there would be more positions than allowed. */
  *of(rows: readonly number[]): Computation<Value | null> {
    const start = this.#withoutMoveless(rows);
    const stack = [this.#frame(start)];
    let looked = 0;
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const missing = this.#nextMissing(top);
      if (missing) {
        stack.push(this.#frame(missing));
        if (this.#known.size + stack.length > this.#most) return null;
      } else {
        stack.pop();
        this.#known.set(top.key, this.#fold([...top.options.keys()].map((key) => this.#known.get(key) as Value)));
        looked += top.options.size;
      }
      looked++;
      if (looked < SLICE) continue;
      looked = 0;
      yield { states: this.#known.size };
    }
    return this.#known.get(start.join()) as Value;
  }

  /** The next option whose value is not known yet. */
  #nextMissing({ left }: Frame): readonly number[] | null {
    for (let option = left.next(); !option.done; option = left.next()) {
      const [key, rows] = option.value;
      if (!this.#known.has(key)) return rows;
    }
    return null;
  }

  #frame(rows: readonly number[]): Frame {
    const options = new Map<string, readonly number[]>();
    for (const [at, row] of rows.entries()) {
      if (rows[at - 1] === row) continue;
      for (const pieces of this.#piecesOf(row)) {
        const option = this.#withoutMoveless(rows.toSpliced(at, 1, ...pieces));
        options.set(option.join(), option);
      }
    }
    return { key: rows.join(), options, left: options.entries() };
  }

  /** In ascending order. */
  #withoutMoveless(rows: readonly number[]): readonly number[] {
    return rows.filter((row) => row > 0 && this.#piecesOf(row).length > 0).sort((a, b) => a - b);
  }

  #piecesOf(row: number): readonly Pieces[] {
    const known = this.#pieces.get(row);
    if (known) return known;
    const pieces = this.#game.pieces(row);
    this.#pieces.set(row, pieces);
    return pieces;
  }
}
