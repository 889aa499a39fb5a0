import type { RowGame } from '../../game/row-game.ts';
import type { Computation } from '../../game/theory.ts';
import { type Form, Forms, NOTHING } from './forms.ts';
import type { PartialQuotient } from './partial-quotient.ts';
import { isLost, product, type Quotient } from './quotient.ts';
import { TooMuch, type Work } from './work.ts';

/** Most rows beyond the range. */
const MAX_LONG_ROWS = 32;
/** Bytes of a sum that was settled, and looks that a move of one takes. */
const SETTLED_BYTES = 80;
const LOOKS_A_MOVE = 20;

/** A sum of rows: two forms for the rows within the range of the quotient, and one for each row beyond, ascending. */
interface Sum {
  readonly short: Form;
  /** What was left of a long row by the last move, not put together with the rest yet. */
  readonly left: Form;
  readonly long: readonly Form[];
}

/** Sums with rows beyond the range of a quotient under misère play: searched down to the range, each sum in its simplest form. */
export class LongRows {
  /** The longest row that the quotient was proven for when this began. */
  readonly range: number;
  readonly #game: RowGame;
  readonly #quotient: Quotient;
  readonly #elements: readonly number[];
  readonly #forms: Forms;
  /** The form of each size, from 0. */
  readonly #rows: Form[] = [NOTHING];
  readonly #settled = new Map<string, boolean>();
  readonly #mostBytes: number;

  /** `mostBytes`: how much it may come to hold. */
  constructor(game: RowGame, { quotient, elements, range }: PartialQuotient, mostBytes: number) {
    this.#game = game;
    this.#quotient = quotient;
    this.#elements = elements;
    this.range = range;
    this.#forms = new Forms(quotient);
    this.#mostBytes = mostBytes;
  }

  /** How much it holds by now. */
  get bytes(): number {
    return this.#forms.bytes + SETTLED_BYTES * this.#settled.size;
  }

  /** Sums that were settled so far. */
  get settled(): number {
    return this.#settled.size;
  }

  /** Whether the side to move loses rows of these sizes. Throws `TooMuch` beyond what may be done. */
  *isLost(sizes: readonly number[], work: Work): Computation<boolean> {
    yield* this.#reach(Math.max(0, ...sizes), work);
    const forms = sizes.map((size) => this.#rows[size] as Form).sort((a, b) => a - b);
    const long = forms.filter((form) => this.#isLong(form));
    if (long.length > MAX_LONG_ROWS) throw new TooMuch();
    let short = NOTHING;
    for (const form of forms) if (!this.#isLong(form)) short = yield* this.#forms.sum(short, form, work);
    return yield* this.#isLost({ short, left: NOTHING, long }, work);
  }

  /** Works out the forms of all rows to a size. */
  *#reach(size: number, work: Work): Computation<void> {
    while (this.#rows.length <= size) {
      const next = this.#rows.length;
      const options = new Set<Form>();
      for (const [one, other, third = 0] of this.#game.pieces(next)) {
        if (work.isDue(LOOKS_A_MOVE)) yield work.progress();
        const two = yield* this.#forms.sum(this.#rows[one] as Form, this.#rows[other] as Form, work);
        options.add(yield* this.#forms.sum(two, this.#rows[third] as Form, work));
      }
      // Somebody else may have come here in the meantime.
      this.#rows[next] ??= this.#forms.row(next <= this.range ? (this.#elements[next] as number) : null, options, work);
    }
  }

  *#isLost(sum: Sum, work: Work): Computation<boolean> {
    const known = this.#known(sum);
    if (known !== undefined) return known;
    if (this.bytes > this.#mostBytes) throw new TooMuch();
    const short = yield* this.#forms.sum(sum.short, sum.left, work);
    const lost = this.#known({ ...sum, short, left: NOTHING }) ?? !(yield* this.#wins(short, sum.long, work));
    this.#settled.set(keyOf(short, sum.long), lost);
    return lost;
  }

  /** Whether a sum is lost, where that has been worked out. */
  #known({ short, left, long }: Sum): boolean | undefined {
    if (long.length === 0) return isLost(this.#quotient, product(this.#quotient, this.#elementOf(short), this.#elementOf(left)));
    const together = this.#forms.known(short, left);
    return together === undefined ? undefined : this.#settled.get(keyOf(together, long));
  }

  /** Whether some move leads to a lost sum. */
  *#wins(short: Form, long: readonly Form[], work: Work): Computation<boolean> {
    const after = this.#after(short, long);
    if (work.isDue(LOOKS_A_MOVE * after.length)) yield work.progress();
    if (after.some((sum) => this.#known(sum))) return true;
    for (const sum of after) if (yield* this.#isLost(sum, work)) return true;
    return false;
  }

  /** What moves leave; those in short rows first, which are soonest followed to their end. */
  #after(short: Form, long: readonly Form[]): Sum[] {
    const after: Sum[] = this.#forms.optionsOf(short).map((option) => ({ short: option, left: NOTHING, long }));
    for (const [at, row] of long.entries()) {
      if (row === long[at - 1]) continue;
      const others = long.toSpliced(at, 1);
      for (const left of this.#forms.optionsOf(row)) {
        after.push(
          this.#isLong(left) ? { short, left: NOTHING, long: [...others, left].sort((a, b) => a - b) } : { short, left, long: others },
        );
      }
    }
    return after;
  }

  #isLong(form: Form): boolean {
    return this.#forms.elementOf(form) === null;
  }

  #elementOf(short: Form): number {
    return this.#forms.elementOf(short) as number;
  }
}

function keyOf(short: Form, long: readonly Form[]): string {
  return `${short} ${long.join()}`;
}
