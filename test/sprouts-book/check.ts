import type { Entry } from '@nimhall/shared/games/sprouts/book';
import { canonicalForm, landOf } from '@nimhall/shared/games/sprouts/canonical';
import { type Land, livesOf } from '@nimhall/shared/games/sprouts/lands';
import { mex, nimSum } from '@nimhall/shared/solver/nimbers';
import { movesIn } from './land-moves.ts';
import { SMALL } from './proof.ts';

/** Checks a book as a proof, using only the rules of the game: it does not know how the book was made. */
export class Checker {
  readonly #book: ReadonlyMap<string, number>;
  readonly #small = new Map<string, number>();

  constructor(entries: readonly Entry[]) {
    this.#book = new Map(entries.map(({ form, nimber }) => [form.join(), nimber]));
  }

  /** What is wrong with an entry; null when everything in it follows from entries with fewer lives. */
  faultIn({ form, nimber }: Entry): string | null {
    const land = landOf(form);
    if (canonicalForm(land).join() !== form.join()) return `${form}: not in its form`;
    const reached = new Set<number>();
    for (const option of movesIn(land)) {
      const values = option.map((each) => this.#value(each));
      const known = values.reduce<number>((sum, value) => nimSum(sum, value ?? 0), 0);
      const open = option.filter((_, at) => values[at] === null);
      if (open.length === 0) {
        if (known === nimber) return `${form}: a move to ${nimber}`;
        reached.add(known);
      } else if (open.length > 1 || !this.#hasMoveTo(open[0] as Land, nimSum(known, nimber))) return `${form}: a move without an answer`;
    }
    for (let heap = 0; heap < nimber; heap++) if (!reached.has(heap)) return `${form}: no move to ${heap}`;
    return null;
  }

  /** Whether a move in a land leaves lands that are lost together, as far as the book says what they are worth. */
  isWon(land: Land): boolean {
    return this.#hasMoveTo(land, 0);
  }

  #hasMoveTo(land: Land, nimber: number): boolean {
    for (const option of movesIn(land)) {
      const values = option.map((each) => this.#value(each));
      if (!values.includes(null) && values.reduce<number>((sum, value) => nimSum(sum, value ?? 0), 0) === nimber) return true;
    }
    return false;
  }

  /**
   * From the book, or from the definition for a small land. Every move costs a life, so that no land is used to prove
   * itself.
   */
  #value(land: Land): number | null {
    const key = canonicalForm(land).join();
    return livesOf(land) <= SMALL ? this.#worthOfSmall(land, key) : (this.#book.get(key) ?? null);
  }

  #worthOfSmall(land: Land, key: string): number {
    const known = this.#small.get(key);
    if (known !== undefined) return known;
    const options = new Set<number>();
    for (const option of movesIn(land)) options.add(option.reduce((sum, each) => nimSum(sum, this.#value(each) ?? Number.NaN), 0));
    const nimber = mex(options);
    this.#small.set(key, nimber);
    return nimber;
  }
}
