import { FIRST_LETTER, MAX_LETTERS } from './lands.ts';
import { endOfBoundary, endOfRegion, MAX_NUMBERS, MAX_REGIONS, type Row } from './row.ts';
import { colourLand, colours, hashes } from './row-colours.ts';

/** What letters are called, once they have come; 0 before. */
const names = new Uint8Array(MAX_LETTERS);

/** A region as it is read: its numbers, and the letters that had no name yet, in the order in which they came. */
class Reading {
  readonly numbers = new Uint8Array(MAX_NUMBERS);
  end = 0;
  readonly fresh = new Uint8Array(MAX_LETTERS);
  letters = 0;

  begin(free: number, boundaries: number): void {
    this.numbers[0] = free;
    this.numbers[1] = boundaries;
    this.end = 2;
    this.letters = 0;
  }

  /** Reads a spot; if it is a letter without a name, it has one from now on. */
  read(spot: number, named: number): void {
    if (spot >= FIRST_LETTER && names[spot] === 0) {
      names[spot] = FIRST_LETTER + named + this.letters;
      this.fresh[this.letters++] = spot;
    }
    this.numbers[this.end++] = spot < FIRST_LETTER ? spot : (names[spot] as number);
  }

  /** Takes the names back that it gave. */
  forget(): void {
    for (let index = 0; index < this.letters; index++) names[this.fresh[index] as number] = 0;
  }
}

/** Ways to read that are compared: the best of all regions, the best of one, and another one. */
let best = new Reading();
let good = new Reading();
let other = new Reading();
/** Up to so many spots on a boundary have one order only, up to where it begins and which way round it goes. */
const FEW = 3;
const few = new Uint8Array(FEW);
/** Regions that are not read yet, by their index, as their hashes ascend; and boundaries of one region, by where they begin. */
const regionsLeft = new Uint8Array(MAX_REGIONS);
const boundariesLeft = new Uint16Array(MAX_NUMBERS);

/**
 * Writes the form of one land of a row: the same for nearly all ways to write the land.
 * @param leaders for each region of the row the first one of its land
 * @param leader the first region of the land that is asked for
 */
export function writeForm(row: Row, leaders: Uint8Array, leader: number, form: Row): void {
  form.clear();
  let left = sorted(row, leaders, leader);
  let named = 0;
  while (left > 0) {
    const at = leastRegion(row, left, named);
    for (let index = at + 1; index < left; index++) regionsLeft[index - 1] = regionsLeft[index] as number;
    left--;
    for (let index = 0; index < best.letters; index++) names[best.fresh[index] as number] = FIRST_LETTER + named++;
    form.copyRegion(best.numbers, 0, best.end);
  }
}

/** Colours the land, and puts its regions in order; how many there are. */
function sorted(row: Row, leaders: Uint8Array, leader: number): number {
  let left = 0;
  for (let region = leader; region < row.regions; region++) if (leaders[region] === leader) regionsLeft[left++] = region;
  names.fill(0);
  colourLand(row, regionsLeft, left);
  for (let index = 1; index < left; index++) {
    const region = regionsLeft[index] as number;
    const hash = hashes[region] as number;
    let to = index;
    for (; to > 0 && (hashes[regionsLeft[to - 1] as number] as number) > hash; to--) regionsLeft[to] = regionsLeft[to - 1] as number;
    regionsLeft[to] = region;
  }
  return left;
}

/** Of the regions that are left the one that comes next: the one that reads least of those whose hashes are least. It is in `best`. */
function leastRegion({ numbers, starts }: Row, left: number, named: number): number {
  let least = 0;
  readRegion(numbers, starts[regionsLeft[0] as number] as number, named);
  [best, good] = [good, best];
  const hash = hashes[regionsLeft[0] as number];
  for (let index = 1; index < left && hashes[regionsLeft[index] as number] === hash; index++) {
    readRegion(numbers, starts[regionsLeft[index] as number] as number, named);
    if (!isLess(good, best)) continue;
    [best, good] = [good, best];
    least = index;
  }
  return least;
}

/** Reads one region into `good` as it reads least, either way round, `named` letters being named already. */
function readRegion(numbers: Uint8Array, from: number, named: number): void {
  if (numbers[from] === 0 && numbers[from + 1] === 1 && (numbers[from + 2] as number) <= FEW) {
    readFew(numbers, from + 2, named);
    return;
  }
  readOneWay(numbers, from, 1, named, good);
  if (looksTheSameTurned(numbers, from)) return;
  readOneWay(numbers, from, -1, named, other);
  if (isLess(other, good)) [good, other] = [other, good];
}

/** Reads a region with one boundary of few spots, which can be read in any order. */
function readFew(numbers: Uint8Array, boundary: number, named: number): void {
  const length = numbers[boundary] as number;
  for (let index = 0; index < length; index++) {
    const spot = numbers[boundary + 1 + index] as number;
    let to = index;
    for (; to > 0 && comparedSpots(few[to - 1] as number, spot) > 0; to--) few[to] = few[to - 1] as number;
    few[to] = spot;
  }
  good.begin(0, 1);
  good.numbers[good.end++] = length;
  for (let index = 0; index < length; index++) good.read(few[index] as number, named);
  good.forget();
}

function looksTheSameTurned(numbers: Uint8Array, from: number): boolean {
  const end = endOfRegion(numbers, from);
  for (let boundary = from + 2; boundary < end; boundary = endOfBoundary(numbers, boundary)) {
    if ((numbers[boundary] as number) > 2) return false;
  }
  return true;
}

function readOneWay(numbers: Uint8Array, from: number, way: 1 | -1, named: number, into: Reading): void {
  into.begin(numbers[from] as number, numbers[from + 1] as number);
  let left = listBoundaries(numbers, from);
  while (left > 0) {
    let at = 0;
    let boundary = boundariesLeft[0] as number;
    let start = leastStart(numbers, boundary, way);
    for (let index = 1; index < left; index++) {
      const rival = boundariesLeft[index] as number;
      if ((numbers[rival] as number) > (numbers[boundary] as number)) continue;
      const rivalStart = leastStart(numbers, rival, way);
      if (compared(numbers, rival, rivalStart, boundary, start, way) >= 0) continue;
      at = index;
      boundary = rival;
      start = rivalStart;
    }
    left--;
    for (let index = at; index < left; index++) boundariesLeft[index] = boundariesLeft[index + 1] as number;
    readBoundary(numbers, boundary, start, way, named, into);
  }
  into.forget();
}

function listBoundaries(numbers: Uint8Array, from: number): number {
  const count = numbers[from + 1] as number;
  let boundary = from + 2;
  for (let index = 0; index < count; index++) {
    boundariesLeft[index] = boundary;
    boundary = endOfBoundary(numbers, boundary);
  }
  return count;
}

function readBoundary(numbers: Uint8Array, boundary: number, start: number, way: 1 | -1, named: number, into: Reading): void {
  const length = numbers[boundary] as number;
  into.numbers[into.end++] = length;
  let index = start;
  for (let left = length; left > 0; left--) {
    into.read(numbers[boundary + 1 + index] as number, named);
    index = after(index, way, length);
  }
}

/** Where a boundary has to begin so that it reads least. */
function leastStart(numbers: Uint8Array, boundary: number, way: 1 | -1): number {
  const length = numbers[boundary] as number;
  let least = 0;
  for (let start = 1; start < length; start++) {
    if (compared(numbers, boundary, start, boundary, least, way) < 0) least = start;
  }
  return least;
}

function compared(numbers: Uint8Array, one: number, from: number, rival: number, start: number, way: 1 | -1): number {
  const length = numbers[one] as number;
  const difference = length - (numbers[rival] as number);
  if (difference !== 0) return difference;
  let x = from;
  let y = start;
  for (let left = length; left > 0; left--) {
    const a = numbers[one + 1 + x] as number;
    const b = numbers[rival + 1 + y] as number;
    if (a !== b) {
      const between = comparedSpots(a, b);
      if (between !== 0) return between;
    }
    x = after(x, way, length);
    y = after(y, way, length);
  }
  return 0;
}

/** The corner after another one. */
function after(index: number, way: 1 | -1, length: number): number {
  const next = index + way;
  if (next === length) return 0;
  return next < 0 ? length - 1 : next;
}

/** Lives before letters with a name, these before letters without one, by their colours. */
function comparedSpots(a: number, b: number): number {
  const x = a < FIRST_LETTER ? a : (names[a] as number) || MAX_LETTERS;
  const y = b < FIRST_LETTER ? b : (names[b] as number) || MAX_LETTERS;
  return x !== y ? x - y : x === MAX_LETTERS ? (colours[a] as number) - (colours[b] as number) : 0;
}

function isLess(one: Reading, rival: Reading): boolean {
  if (one.end !== rival.end) return one.end < rival.end;
  for (let at = 0; at < one.end; at++) {
    const difference = (one.numbers[at] as number) - (rival.numbers[at] as number);
    if (difference !== 0) return difference < 0;
  }
  for (let at = 0; at < one.letters; at++) {
    const difference = (colours[one.fresh[at] as number] as number) - (colours[rival.fresh[at] as number] as number);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
