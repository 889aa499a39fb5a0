import { type Boundary, FIRST_LETTER, type Land, MOST_LETTERS, type Region, type Spot } from './lands.ts';

/**
 * A land as one row of numbers below 256, the same for most ways to write it: for each region its free spots, how many other
 * boundaries it has, and these, each after its length. Letters are counted up as they come.
 */
export type Form = readonly number[];

/** Rounds of colour refinement, beyond which hardly anything more is told apart. */
const ROUNDS = 3;

/** A colour for every spot: the same wherever a land looks the same around it. */
const colours = new Int32Array(MOST_LETTERS);
const gathered = new Int32Array(MOST_LETTERS);
const firstRegion = new Int32Array(MOST_LETTERS);
/** What letters are called, once they have come; 0 before. */
const names = new Uint8Array(MOST_LETTERS);
for (let lives = 0; lives < FIRST_LETTER; lives++) colours[lives] = mixed(lives + 1);

/**
 * The form of a land. Two lands with one form are the same; a land with much symmetry may have several forms, which costs a
 * search time but no truth.
 */
export function canonicalForm(land: Land): Form {
  const letters = lettersOf(land);
  const hashes = refined(land, letters);
  for (const letter of letters) names[letter] = 0;
  const form: number[] = [];
  let named = 0;
  const rest = land.map((region, index) => ({ region, hash: hashes[index] as number }));
  rest.sort((a, b) => a.hash - b.hash);
  while (rest.length > 0) {
    let best = readRegion((rest[0] as { region: Region }).region, named);
    let at = 0;
    for (let index = 1; index < rest.length && rest[index]?.hash === rest[0]?.hash; index++) {
      const other = readRegion((rest[index] as { region: Region }).region, named);
      if (!isLess(other.form, best.form)) continue;
      best = other;
      at = index;
    }
    rest.splice(at, 1);
    for (const letter of best.fresh) names[letter] = FIRST_LETTER + named++;
    for (const number of best.form) form.push(number);
  }
  return form;
}

/** The land that has a form. */
export function landOf(form: ArrayLike<number>): Land {
  const land: Region[] = [];
  for (let at = 0; at < form.length; ) {
    const free = form[at++] as number;
    const boundaries: Boundary[] = [];
    for (let left = form[at++] as number; left > 0; left--) {
      const length = form[at++] as number;
      const boundary = new Array<Spot>(length);
      for (let index = 0; index < length; index++) boundary[index] = form[at++] as number;
      boundaries.push(boundary);
    }
    land.push({ free, boundaries });
  }
  return land;
}

/** The letters of a land, each with a first colour: whether both corners are in one region. */
function lettersOf(land: Land): Spot[] {
  const letters: Spot[] = [];
  for (let index = 0; index < land.length; index++) {
    for (const boundary of (land[index] as Region).boundaries) {
      for (const spot of boundary) {
        if (spot < FIRST_LETTER) continue;
        const known = letters.indexOf(spot);
        if (known < 0) letters.push(spot);
        if (known < 0) firstRegion[spot] = index;
        else colours[spot] = firstRegion[spot] === index ? 0x1234567 : 0x7654321;
      }
    }
  }
  return letters;
}

/** Colours letters by what lies round them, and gives each region a number that depends on nothing else. */
function refined(land: Land, letters: readonly Spot[]): Int32Array {
  const hashes = new Int32Array(land.length);
  for (let round = 0; ; round++) {
    for (const letter of letters) gathered[letter] = 0;
    for (let index = 0; index < land.length; index++) hashes[index] = lookAtRegion(land[index] as Region);
    if (round === ROUNDS || areDistinct(letters)) return hashes;
    for (let index = 0; index < land.length; index++) gather(land[index] as Region, hashes[index] as number);
    for (const letter of letters) colours[letter] = mixed((colours[letter] as number) + (gathered[letter] as number));
  }
}

function lookAtRegion({ free, boundaries }: Region): number {
  let hash = mixed(free + 77);
  for (const boundary of boundaries) hash = (hash + mixed(lookAtBoundary(boundary))) | 0;
  return mixed(hash);
}

/** A number for a boundary, the same from every corner and both ways round. */
function lookAtBoundary(boundary: Boundary): number {
  let hash = boundary.length;
  for (let index = 0; index < boundary.length; index++) hash = (hash + around(boundary, index)) | 0;
  return hash;
}

function around(boundary: Boundary, index: number): number {
  const last = boundary.length - 1;
  const before = colours[boundary[index === 0 ? last : index - 1] as number] as number;
  const after = colours[boundary[index === last ? 0 : index + 1] as number] as number;
  return mixed(Math.imul(colours[boundary[index] as number] as number, 31) + (before ^ after) + Math.imul(before, after));
}

function gather({ boundaries }: Region, regionHash: number): void {
  for (const boundary of boundaries) {
    const hash = Math.imul(lookAtBoundary(boundary), 3) + Math.imul(regionHash, 5);
    for (let index = 0; index < boundary.length; index++) {
      const spot = boundary[index] as number;
      if (spot >= FIRST_LETTER) gathered[spot] = ((gathered[spot] as number) + mixed(around(boundary, index) + hash)) | 0;
    }
  }
}

function areDistinct(letters: readonly Spot[]): boolean {
  for (let one = 1; one < letters.length; one++) {
    for (let other = 0; other < one; other++) {
      if (colours[letters[one] as number] === colours[letters[other] as number]) return false;
    }
  }
  return true;
}

interface Reading {
  readonly form: number[];
  /** Letters that have no name yet, in the order in which they are read. */
  readonly fresh: readonly Spot[];
}

/** One region as it reads least, either way round, `named` letters being named already. */
function readRegion(region: Region, named: number): Reading {
  const one = readOneWay(region, 1, named);
  if (region.boundaries.every((boundary) => boundary.length <= 2)) return one;
  const other = readOneWay(region, -1, named);
  return isLess(other.form, one.form) ? other : one;
}

function readOneWay({ free, boundaries }: Region, way: 1 | -1, named: number): Reading {
  const form = [free, boundaries.length];
  const fresh: Spot[] = [];
  const rest = boundaries.slice();
  while (rest.length > 0) {
    let at = 0;
    let start = leastStart(rest[0] as Boundary, way);
    for (let index = 1; index < rest.length; index++) {
      const boundary = rest[index] as Boundary;
      const from = leastStart(boundary, way);
      if (compared(boundary, from, rest[at] as Boundary, start, way) >= 0) continue;
      at = index;
      start = from;
    }
    const boundary = rest[at] as Boundary;
    rest.splice(at, 1);
    form.push(boundary.length);
    for (let step = 0; step < boundary.length; step++) {
      const spot = boundary[turned(start, step, way, boundary.length)] as number;
      if (spot >= FIRST_LETTER && names[spot] === 0) {
        names[spot] = FIRST_LETTER + named + fresh.length;
        fresh.push(spot);
      }
      form.push(spot < FIRST_LETTER ? spot : (names[spot] as number));
    }
  }
  for (const letter of fresh) names[letter] = 0;
  return { form, fresh };
}

/** Where a boundary has to begin so that it reads least. */
function leastStart(boundary: Boundary, way: 1 | -1): number {
  let best = 0;
  for (let start = 1; start < boundary.length; start++) {
    if (compared(boundary, start, boundary, best, way) < 0) best = start;
  }
  return best;
}

function compared(one: Boundary, from: number, other: Boundary, start: number, way: 1 | -1): number {
  const { length } = one;
  if (length !== other.length) return length - other.length;
  for (let step = 0; step < length; step++) {
    const a = one[turned(from, step, way, length)] as number;
    const b = other[turned(start, step, way, length)] as number;
    if (a === b) continue;
    const difference = comparedSpots(a, b);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Lives before letters with a name, these before letters without one, by their colours. */
function comparedSpots(a: Spot, b: Spot): number {
  const x = a < FIRST_LETTER ? a : (names[a] as number) || MOST_LETTERS;
  const y = b < FIRST_LETTER ? b : (names[b] as number) || MOST_LETTERS;
  return x !== y ? x - y : x === MOST_LETTERS ? (colours[a] as number) - (colours[b] as number) : 0;
}

function turned(start: number, step: number, way: 1 | -1, length: number): number {
  if (way === 1) return start + step < length ? start + step : start + step - length;
  return start >= step ? start - step : start - step + length;
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const { length } = one;
  if (length !== other.length) return length < other.length;
  for (let index = 0; index < length; index++) {
    if (one[index] !== other[index]) return (one[index] as number) < (other[index] as number);
  }
  return false;
}

/** Spreads every bit over all others (Mueller). */
function mixed(value: number): number {
  let x = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  x = Math.imul(x ^ (x >>> 16), 0x45d9f3b);
  return (x ^ (x >>> 16)) | 0;
}
