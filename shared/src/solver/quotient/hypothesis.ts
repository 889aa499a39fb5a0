import type { Pieces, RowGame } from '../../game/row-game.ts';
import type { Computation } from '../../game/theory.ts';
import { add, type ElementSet, emptySet, has, setKey } from './element-set.ts';
import { elementOfPieces, isLost, product, type Quotient } from './quotient.ts';
import { type Spelling, spelled } from './spelling.ts';
import type { Work } from './work.ts';

/** A quotient for rows up to some size, and what each of them comes to in it. */
export interface Known {
  readonly game: RowGame;
  readonly quotient: Quotient;
  /** The element of each size, from 0: the pretending function. */
  readonly elements: readonly number[];
  /** The elements of what can be left of each size, from 0. */
  readonly options: readonly (readonly number[])[];
}

/** How finely sums of smaller rows are distinguished when guessing the effect of the next row. */
export const GRAINS = ['element', 'wins', 'options'] as const;
export type Grain = (typeof GRAINS)[number];

/** How often the next row is put beside the base, and how often beside two sums to tell these apart. */
const MAX_COPIES = 6;
const BESIDE = 2;

/** Sums of smaller rows, distinguished as finely as a base does. */
interface Base {
  readonly spelling: Spelling<unknown>;
  /** Where a row of each size leads, element · sizes + size. */
  readonly to: Int32Array;
  readonly sizes: number;
  readonly products: Uint16Array;
  readonly lost: (place: number) => boolean;
}

/** How large a guess may be. */
export interface GuessLimits {
  /** Most elements of the quotient. */
  readonly order: number;
  /** Most elements of a base: their products take two bytes each. */
  readonly base: number;
}

/**
 * A guess at the quotient with one more row, from what copies of it do beside representatives of the sums of smaller
 * ones. Null where the guess makes no monoid within the limits. Nothing is proven by it.
 */
export function* guessed(known: Known, next: readonly Pieces[], lens: Lens, limits: GuessLimits, work: Work): Computation<Guess | null> {
  const base = yield* baseOf(known, lens, limits.base, work);
  const outcomes = yield* outcomesOf(base, known, next, work);
  const classes = yield* classesOf(base, outcomes, limits.order, work);
  return classes && (yield* multiplied(base, known, outcomes, classes, work));
}

/** A guess: the quotient, and the elements of all sizes in it. */
export interface Guess {
  readonly quotient: Quotient;
  readonly elements: readonly number[];
}

/** What sums of the smaller rows are told apart by: in some monoid, which need not be right, and how finely. */
export interface Lens {
  readonly by: Guess;
  readonly grain: Grain;
}

function* baseOf(known: Known, lens: Lens, most: number, work: Work): Computation<Base> {
  const sizes = known.elements.length;
  const { letters, letterOf, sets } = yield* lettersOf(known, lens, work);
  const spelling = yield* spellingOf(known, lens, letters, sets, { most, work });
  const count = spelling.elements.length;
  const to = new Int32Array(count * sizes);
  for (let place = 0; place < count; place++) {
    for (let size = 0; size < sizes; size++) {
      const letter = letterOf[size] as number;
      to[place * sizes + size] = letter < 0 ? place : (spelling.to[place * letters.length + letter] as number);
    }
    if (work.isDue(sizes)) yield work.progress();
  }
  const products = new Uint16Array(count * count);
  for (const place of spelling.order) {
    const parent = spelling.parent[place] as number;
    const letter = spelling.letter[place] as number;
    for (let other = 0; other < count; other++) {
      products[other * count + place] =
        parent < 0 ? other : (spelling.to[(products[other * count + parent] as number) * letters.length + letter] as number);
    }
    if (work.isDue(count)) yield work.progress();
  }
  const lost = (place: number) => isLost(known.quotient, (spelling.elements[place] as Sum).proven);
  return { spelling, to, sizes, products, lost };
}

/** A sum of smaller rows as a base distinguishes it. */
interface Sum {
  /** Its element in the quotient that is proven for it. */
  readonly proven: number;
  /** Its element in the monoid of the lens. */
  readonly element: number;
  /** In that monoid: the elements beside which a move in it wins, or what its options come to; empty for the coarsest grain. */
  readonly set: ElementSet;
}

/** One size for each that is told apart from all smaller ones, and for every size which letter it is; −1 for rows without a move. */
function* lettersOf({ game, elements, options }: Known, { by, grain }: Lens, work: Work): Computation<Letters> {
  const letters: number[] = [];
  const sets: ElementSet[] = [];
  const letterOf: number[] = [];
  const places = new Map<string, number>();
  for (const [size, element] of elements.entries()) {
    if ((options[size] as readonly number[]).length === 0) {
      letterOf.push(-1);
      continue;
    }
    const pieces = grain === 'element' ? [] : game.pieces(size);
    const set = rowSet(by, pieces, grain);
    if (work.isDue(pieces.length * (grain === 'wins' ? by.quotient.order : 8))) yield work.progress();
    const key = `${element} ${by.elements[size]} ${setKey(set)}`;
    const place = places.get(key) ?? letters.push(size) - 1;
    places.set(key, place);
    sets[place] ??= set;
    letterOf.push(place);
  }
  return { letters, letterOf, sets };
}

interface Letters {
  readonly letters: readonly number[];
  readonly letterOf: readonly number[];
  readonly sets: readonly ElementSet[];
}

/** Of a row: the elements beside which a move in it wins, or what its options come to. */
function rowSet({ quotient, elements }: Guess, pieces: readonly Pieces[], grain: Grain): ElementSet {
  const set = emptySet(quotient.order);
  for (const option of new Set(pieces.map((left) => elementOfPieces(quotient, elements, left)))) {
    if (grain === 'options') add(set, option);
    else for (let beside = 0; beside < quotient.order; beside++) if (isLost(quotient, product(quotient, option, beside))) add(set, beside);
  }
  return set;
}

function* spellingOf(
  known: Known,
  { by, grain }: Lens,
  letters: readonly number[],
  sets: readonly ElementSet[],
  limits: { readonly most: number; readonly work: Work },
): Computation<Spelling<Sum>> {
  const { quotient } = by;
  const { order } = quotient;
  const next = ({ proven, element, set }: Sum, letter: number): Sum => {
    const size = letters[letter] as number;
    const added = by.elements[size] as number;
    const other = sets[letter] as ElementSet;
    const joint = emptySet(order);
    for (let one = 0; one < order && grain !== 'element'; one++) {
      if (grain === 'wins') {
        if (has(set, product(quotient, added, one)) || has(other, product(quotient, element, one))) add(joint, one);
      } else {
        if (has(set, one)) add(joint, product(quotient, one, added));
        if (has(other, one)) add(joint, product(quotient, one, element));
      }
    }
    return {
      proven: product(known.quotient, proven, known.elements[size] as number),
      element: product(quotient, element, added),
      set: joint,
    };
  };
  const first: Sum = { proven: 0, element: 0, set: emptySet(order) };
  const keyOf = ({ proven, element, set }: Sum) => `${proven} ${element} ${setKey(set)}`;
  return yield* spelled(letters, first, next, keyOf, { ...limits, looks: 2 * order });
}

/** For each sum of the base with this many copies of the next row, 1 if it is lost. */
function* outcomesOf(
  { spelling, to, sizes, lost }: Base,
  { game }: Known,
  next: readonly Pieces[],
  work: Work,
): Computation<readonly Uint8Array[]> {
  const count = spelling.elements.length;
  const leads = (place: number, [one, other, third = 0]: Pieces) => {
    const two = to[(to[place * sizes + one] as number) * sizes + other] as number;
    return third === 0 ? two : (to[two * sizes + third] as number);
  };
  const broken = Array.from({ length: count }, (_, place) => [...new Set(next.map((left) => leads(place, left)))]);
  const options: number[][] = [];
  for (const place of spelling.order) {
    const word = spelling.words[place] as readonly number[];
    const found = new Set<number>();
    for (const [at, row] of word.entries()) {
      if (row === word[at - 1]) continue;
      let rest = 0;
      for (const [other, size] of word.entries()) if (other !== at) rest = to[rest * sizes + size] as number;
      const pieces = game.pieces(row);
      for (const left of pieces) found.add(leads(rest, left));
      if (work.isDue(4 * pieces.length + word.length)) yield work.progress();
    }
    options[place] = [...found];
  }
  const outcomes = [Uint8Array.from({ length: count }, (_, place) => (lost(place) ? 1 : 0))];
  for (let copies = 1; copies <= MAX_COPIES; copies++) {
    const before = outcomes[copies - 1] as Uint8Array;
    const now = new Uint8Array(count);
    // Options of the lightest word are lighter, so that they have been worked out before.
    for (const place of spelling.order) {
      const wins =
        (broken[place] as number[]).some((option) => before[option] === 1) ||
        (options[place] as number[]).some((option) => now[option] === 1);
      now[place] = wins ? 0 : 1;
      if (work.isDue(1 + (options[place] as number[]).length)) yield work.progress();
    }
    outcomes.push(now);
  }
  return outcomes;
}

interface Classes {
  /** The class of each place of the base beside 0, 1, 2 … copies. */
  readonly of: readonly Int32Array[];
  /** The lightest of each: a place, and how many copies. */
  readonly first: readonly { readonly place: number; readonly copies: number }[];
  /** This many copies are in the class of fewer copies beside something. */
  readonly most: number;
}

/** Sums with copies of the next row, put together where no sum of the base with up to two more copies tells them apart. */
function* classesOf({ spelling, products }: Base, outcomes: readonly Uint8Array[], most: number, work: Work): Computation<Classes | null> {
  const count = spelling.elements.length;
  const of: Int32Array[] = [];
  const first: { place: number; copies: number }[] = [];
  const byHash = new Map<number, number>();
  for (let copies = 0; copies + BESIDE <= MAX_COPIES; copies++) {
    const here = new Int32Array(count);
    const before = first.length;
    for (const place of spelling.order) {
      if (work.isDue(3 * count)) yield work.progress();
      const hash = hashOf(products.subarray(place * count, (place + 1) * count), outcomes.slice(copies, copies + BESIDE + 1));
      let own = byHash.get(hash);
      if (own === undefined) {
        own = first.push({ place, copies }) - 1;
        byHash.set(hash, own);
      }
      here[place] = own;
    }
    of.push(here);
    if (first.length === before) return { of, first, most: copies };
    if (first.length > most) return null;
  }
  return null;
}

/** Of the outcomes at some places, 53 bits: sums with the same are taken for the same, which the check that follows would find out. */
function hashOf(places: Uint16Array, outcomes: readonly Uint8Array[]): number {
  let one = 1;
  let other = 2;
  for (const outcome of outcomes) {
    for (const place of places) {
      const bit = outcome[place] as number;
      one = (Math.imul(one, 0x01000193) + bit) | 0;
      other = Math.imul(other ^ (bit + 1), 0x5bd1e995);
      other ^= other >>> 15;
    }
  }
  return (one >>> 0) * 2 ** 21 + (other >>> 11);
}

function* multiplied(base: Base, known: Known, outcomes: readonly Uint8Array[], classes: Classes, work: Work): Computation<Guess | null> {
  const { spelling, to, sizes, products } = base;
  const { of, first, most } = classes;
  const count = spelling.elements.length;
  const order = first.length;
  /** The class of a place of the base beside any number of copies. */
  const classOf = (place: number, copies: number): number => {
    while (copies >= most) {
      const less = first[(of[most] as Int32Array)[place] as number] as Classes['first'][number];
      copies += less.copies - most;
      place = less.place;
    }
    return (of[copies] as Int32Array)[place] as number;
  };
  const quotient: Quotient = { order, products: new Uint16Array(order * order), lost: new Uint8Array(order) };
  for (const [one, { place, copies }] of first.entries()) {
    quotient.lost[one] = (outcomes[copies] as Uint8Array)[place] as number;
    for (const [other, beside] of first.entries()) {
      quotient.products[one * order + other] = classOf(products[place * count + beside.place] as number, copies + beside.copies);
    }
    if (work.isDue(order)) yield work.progress();
  }
  const elements = known.elements.map((_, size) => classOf(to[size] as number, 0));
  for (let copies = 0; copies <= most; copies++) {
    for (let place = 0; place < count; place++) {
      if (work.isDue(sizes)) yield work.progress();
      for (let size = 1; size < sizes; size++) {
        const moved = classOf(to[place * sizes + size] as number, copies);
        if (moved !== product(quotient, classOf(place, copies), elements[size] as number)) return null;
      }
    }
  }
  return { quotient, elements: [...elements, classOf(0, 1)] };
}
