import type { RowGame } from '../../game/row-game.ts';
import type { Computation } from '../../game/theory.ts';
import { runToEnd } from '../analyse.ts';
import { provenPeriod } from '../guy-smith.ts';
import type { Period } from '../periodic.ts';
import { valueAt } from '../periodic.ts';
import { countingLens } from './counting-lens.ts';
import { GRAINS, type Guess, type GuessLimits, guessed, type Known, type Lens } from './hypothesis.ts';
import { elementOfPieces, isGenerated, isLost, isMonoid, product, type Quotient, TRIVIAL } from './quotient.ts';
import { Soundness } from './sound.ts';
import { type Spelling, spelled } from './spelling.ts';
import { TooMuch, Work } from './work.ts';

/** Longest row, where nothing else ends it before: its options are looked at one by one. */
export const MAX_QUOTIENT_ROW = 256;

interface Limits extends GuessLimits {
  /** Longest row. */
  readonly longest: number;
  /** Most looks for one row before it is given up: a second or two for 4 · 10^8. */
  readonly looks: number;
}

const USUAL: Limits = { order: 512, base: 3_000, longest: MAX_QUOTIENT_ROW, looks: 4e8 };

/** How often a wrong guess is the lens for the next. */
const MAX_ROUNDS = 4;
/** Rows of each kind that are counted one by one: counts of rows of one kind or none are cheap, and would go on forever. */
const MAX_COUNTED = 8;
/** A period is looked for after every this many rows. */
const PROVE_EVERY = 16;

/** The longest row whose ways to be left are looked at one by one. */
export function longestRowOf({ longestRow = MAX_QUOTIENT_ROW }: RowGame, asked = MAX_QUOTIENT_ROW): number {
  return Math.min(longestRow, asked);
}

/** Why a quotient ends where it does: at the longest row that is looked at, or since no guess was right within its limits. */
export type Ends = 'longest' | 'stuck';

/**
 * The misère quotient of rows up to some size, computed row by row on demand (Plambeck and Siegel 2008). For each row a guess is made from
 * its effect beside the lightest sum of each element, and kept only if `Soundness` proves it for every sum of any number of rows. If the
 * pretending function repeats for long enough, it is proven for all rows.
 */
export class PartialQuotient {
  readonly #limits: Limits;
  #known: Known;
  #sound = new Soundness(TRIVIAL);
  /** The lightest rows of every element. */
  #spelling: Spelling<number>;
  /** Those with fewest pins, and of these with fewest rows; with the rows that they were found for. */
  #smallest: { readonly known: Known; readonly spelling: Spelling<number> } | null = null;
  /** Orders by the size that they began with. */
  readonly #orders: [size: number, order: number][] = [[0, 1]];
  #period: Period | null = null;
  #ends: Ends | null = null;
  readonly #work = new Work();
  #states = 0;
  #under: Computation<void> | null = null;

  constructor(game: RowGame, limits: Partial<Limits> = {}) {
    this.#known = { game, quotient: TRIVIAL, elements: [0], options: [[]] };
    this.#spelling = runToEnd(spellingOf(this.#known, this.#work));
    this.#limits = { ...USUAL, ...limits, longest: longestRowOf(game, limits.longest) };
  }

  get quotient(): Quotient {
    return this.#known.quotient;
  }

  /** The longest row it holds for; infinite where its period is proven. */
  get range(): number {
    return this.#period === null ? this.#known.elements.length - 1 : Number.POSITIVE_INFINITY;
  }

  /** The computed part of the pretending function, from 0. */
  get elements(): readonly number[] {
    return this.#known.elements;
  }

  /** Of the pretending function, proven; null where none is. */
  get period(): Period | null {
    return this.#period;
  }

  /** From which size on it has which order. */
  get orders(): readonly (readonly [size: number, order: number])[] {
    return this.#orders;
  }

  /** Why it goes no farther; null where it does, or was not asked to. */
  get ends(): Ends | null {
    return this.#ends;
  }

  /** Computes it for rows up to a size; false if it does not reach so far. */
  *reach(size: number): Computation<boolean> {
    const before = this.#states;
    while (this.range < size && this.#ends === null) {
      // A caller continues with the row at which another caller stopped.
      this.#under ??= this.#next();
      const { done, value } = this.#under.next();
      if (done) this.#under = null;
      else {
        this.#states = value.states;
        yield { states: this.#states - before };
      }
    }
    this.#prove();
    return this.range >= size;
  }

  /** What a row within the range comes to. */
  elementOf(size: number): number {
    return valueAt(this.#known.elements, this.#period, size);
  }

  /** What rows within the range come to together. */
  elementOfSum(rows: readonly number[]): number {
    return rows.reduce((element, size) => product(this.quotient, element, this.elementOf(size)), 0);
  }

  isLost(element: number): boolean {
    return isLost(this.quotient, element);
  }

  /** The rows with fewest pins that come to an element, ascending. */
  rowsOf(element: number): readonly number[] {
    if (this.#smallest?.known !== this.#known) {
      this.#smallest = { known: this.#known, spelling: runToEnd(spellingOf(this.#known, new Work(), fewestPins)) };
    }
    const { elements, words } = this.#smallest.spelling;
    return words[elements.indexOf(element)] as readonly number[];
  }

  *#next(): Computation<void> {
    const work = this.#work;
    const size = this.#known.elements.length;
    if (size > this.#limits.longest) {
      this.#ends = 'longest';
      return;
    }
    work.allow(this.#limits.looks);
    try {
      if (!((yield* this.#fits(size, work)) || (yield* this.#grows(size, work)))) this.#ends = 'stuck';
    } catch (error) {
      if (!(error instanceof TooMuch)) throw error;
      this.#ends = 'stuck';
    }
    if (size % PROVE_EVERY === 0) this.#prove();
  }

  /** Tries the one element that does what the row does beside the lightest sum of each. */
  *#fits(size: number, work: Work): Computation<boolean> {
    const options = optionsOf(this.#known, size);
    const element = options.length === 0 ? 0 : yield* this.#candidate(options, work);
    if (element === null) return false;
    if (!(yield* this.#sound.holdsWith([{ element, options }], work))) {
      // A row that is refused must not stay among those taken in.
      this.#sound = yield* soundnessOf(this.#known, work);
      return false;
    }
    const { elements, options: others } = this.#known;
    this.#known = { ...this.#known, elements: [...elements, element], options: [...others, options] };
    return true;
  }

  *#candidate(options: readonly number[], work: Work): Computation<number | null> {
    const { quotient, elements, options: optionsAt } = this.#known;
    const { order } = quotient;
    const spelling = this.#spelling;
    const isLostBeside = new Uint8Array(order);
    for (const place of spelling.order) {
      const element = spelling.elements[place] as number;
      const word = spelling.words[place] as readonly number[];
      let wins = options.some((option) => isLost(quotient, product(quotient, element, option)));
      for (const [at, row] of word.entries()) {
        if (wins) break;
        if (row === word[at - 1]) continue;
        const rest = word.reduce((sum, other, index) => (index === at ? sum : product(quotient, sum, elements[other] as number)), 0);
        wins = (optionsAt[row] as readonly number[]).some((option) => isLostBeside[product(quotient, rest, option)] === 1);
      }
      isLostBeside[element] = wins ? 0 : 1;
      if (work.isDue(order + options.length + word.length * 8)) yield work.progress();
    }
    for (let element = 0; element < order; element++) {
      if (isLostBeside.every((lost, beside) => lost === quotient.lost[product(quotient, element, beside)])) return element;
    }
    return null;
  }

  /** Makes the quotient larger, by a guess that holds. */
  *#grows(size: number, work: Work): Computation<boolean> {
    let by: Guess | null = this.#known;
    for (let round = 0; round < MAX_ROUNDS && by !== null; round++) {
      let finest: Guess | null = null;
      for (const grain of GRAINS) {
        const guess: Guess | null = yield* this.#guess({ by, grain }, work);
        if (this.#known.elements.length > size) return true;
        finest = guess ?? finest;
      }
      // A wrong guess still distinguishes sums, perhaps enough of them to be right the next time.
      by = finest;
    }
    for (let most = 2; most <= MAX_COUNTED; most++) {
      const lens = yield* countingLens(this.#known, most, this.#limits.base, work);
      if (lens === null) return false;
      yield* this.#guess(lens, work);
      if (this.#known.elements.length > size) return true;
    }
    return false;
  }

  /** A guess for the next row by a lens, accepted if it holds. */
  *#guess(lens: Lens, work: Work): Computation<Guess | null> {
    const size = this.#known.elements.length;
    const guess = yield* guessed(this.#known, this.#known.game.pieces(size), lens, this.#limits, work);
    const found = guess && (yield* proven(this.#known, guess, work));
    if (found) {
      [this.#known, this.#sound] = found;
      this.#spelling = yield* spellingOf(this.#known, work);
      if (guess.quotient.order > (this.#orders.at(-1)?.[1] ?? 0)) this.#orders.push([size, guess.quotient.order]);
    }
    return guess;
  }

  #prove(): void {
    if (this.#period !== null) return;
    const { game, elements } = this.#known;
    if (game.byTake && game.longest !== Number.POSITIVE_INFINITY)
      this.#period = provenPeriod(elements, elements.length, game.longest, game.most);
  }
}

function optionsOf({ game, quotient, elements }: Omit<Known, 'options'>, size: number): number[] {
  const options = new Set<number>();
  for (const left of game.pieces(size)) options.add(elementOfPieces(quotient, elements, left));
  return [...options];
}

/** The rows of a size that has a move, one for each element that a size has. */
function generatorsOf({ elements, options }: Pick<Known, 'elements' | 'options'>): number[] {
  return elements.flatMap((element, size) => ((options[size]?.length ?? 0) > 0 && elements.indexOf(element) === size ? [size] : []));
}

function* spellingOf(known: Known, work: Work, weigh?: (size: number) => number): Computation<Spelling<number>> {
  const letters = generatorsOf(known);
  const next = (element: number, letter: number) => product(known.quotient, element, known.elements[letters[letter] as number] as number);
  return yield* spelled(letters, 0, next, (element) => element, {
    work,
    most: known.quotient.order,
    looks: 1,
    ...(weigh ? { weigh } : {}),
  });
}

/** Rows of this many pins weigh less than any longer one, as long as there are fewer than this. */
const MANY_ROWS = 64;

function fewestPins(size: number): number {
  return MANY_ROWS * size + 1;
}

function* soundnessOf({ quotient, elements, options }: Known, work: Work): Computation<Soundness> {
  const sound = new Soundness(quotient);
  const rows = elements.map((element, size) => ({ element, options: options[size] as readonly number[] }));
  if (!(yield* sound.holdsWith(rows, work))) throw new Error('What was proven does not hold.');
  return sound;
}

/** A guess with everything checked that it takes to be right for all sums; null where it is wrong. */
function* proven({ game }: Known, { quotient, elements }: Guess, work: Work): Computation<[Known, Soundness] | null> {
  const options = elements.map((_, size) => optionsOf({ game, quotient, elements }, size));
  const generators = [...new Set(elements)];
  if (!(yield* isMonoid(quotient, generators, work)) || !isGenerated(quotient, generators)) return null;
  const sound = new Soundness(quotient);
  const rows = elements.map((element, size) => ({ element, options: options[size] as readonly number[] }));
  return (yield* sound.holdsWith(rows, work)) ? [{ game, quotient, elements, options }, sound] : null;
}
