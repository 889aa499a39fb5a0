import { FIRST_LETTER, MAX_LETTERS } from './lands.ts';
import { MAX_NUMBERS, MAX_REGIONS, type Row } from './row.ts';

/** What letters begin with: both corners in one region, or in two. */
const AT_HOME = 0x1234567;
const BETWEEN_TWO = 0x7654321;
/** What tells a letter from those that look the same. */
const MARKED = 0x2468ace;

/** For each letter of the land that was coloured last, a colour of its own. */
export const colours = new Int32Array(MAX_LETTERS);
/** For each region of that land, by its index in the row, a number that depends on nothing but how it looks. */
export const hashes = new Int32Array(MAX_REGIONS);

/** Corners are numbered as they come; those of one boundary lie side by side. */
let corners = 0;
/** The letters, and which corners each of them has. */
const letters = new Uint8Array(MAX_LETTERS);
let letterCount = 0;
const firsts = new Uint16Array(MAX_LETTERS);
const seconds = new Uint16Array(MAX_LETTERS);
/** Corners that are of no letter. */
const others = new Uint16Array(MAX_NUMBERS);
let otherCount = 0;
/** Where a boundary begins among the corners, and after the last one, where that ends; where a region begins among the boundaries. */
const boundaryStarts = new Uint16Array(MAX_NUMBERS);
const regionStarts = new Uint16Array(MAX_REGIONS + 1);
const freeSpots = new Uint8Array(MAX_REGIONS);
/** In which region a letter came first, counted from 1; the boundary and the region of a corner. */
const cameIn = new Uint16Array(MAX_LETTERS);
const boundaryOf = new Uint16Array(MAX_NUMBERS);
const regionOf = new Uint16Array(MAX_NUMBERS);

/** What a land looks like to someone who goes round all of it one way. */
class Side {
  /** The colour of every corner. */
  readonly colours = new Int32Array(MAX_NUMBERS);
  /** What it looks like, seen from the corner before it: its colour and the other's. */
  readonly corners = new Int32Array(MAX_NUMBERS);
  /** What all of a boundary looks like, and all of a region. */
  readonly boundaries = new Int32Array(MAX_NUMBERS);
  readonly regions = new Int32Array(MAX_REGIONS);
}

/** All corners of a region turn round together, so that a land is looked at both ways round. */
const on = new Side();
const back = new Side();

/** One of the letters that look the same as another one. */
let tied = 0;

/**
 * Colours the letters of a land by what lies round their corners, again and again until no two of them look the same (colour refinement). Where
 * that does not tell some of them apart, one is marked. It hardly ever matters which, because there is a symmetry that takes one to
 * the other.
 */
export function colourLand(row: Row, regions: Uint8Array, count: number): void {
  list(row, regions, count);
  for (let before = -1; ; ) {
    for (let region = 0; region < count; region++) lookAtRegion(region);
    for (let index = 0; index < letterCount; index++) colourLetter(letters[index] as number);
    const ties = findTies();
    if (ties === 0) break;
    const alike = ties + symmetries();
    if (alike === before) mark(tied);
    before = alike;
  }
  for (let region = 0; region < count; region++) {
    hashes[regions[region] as number] = ((on.regions[region] as number) + (back.regions[region] as number)) | 0;
  }
}

/** Lists the corners of a land, boundary by boundary, and gives each its first colour. */
function list({ numbers, starts }: Row, regions: Uint8Array, count: number): void {
  corners = 0;
  letterCount = 0;
  otherCount = 0;
  cameIn.fill(0);
  let boundary = 0;
  for (let region = 0; region < count; region++) {
    let at = starts[regions[region] as number] as number;
    regionStarts[region] = boundary;
    freeSpots[region] = numbers[at++] as number;
    for (let left = numbers[at++] as number; left > 0; left--) {
      boundaryStarts[boundary] = corners;
      for (let length = numbers[at++] as number; length > 0; length--) listCorner(numbers[at++] as number, boundary, region);
      boundary++;
    }
  }
  regionStarts[count] = boundary;
  boundaryStarts[boundary] = corners;
}

function listCorner(spot: number, boundary: number, region: number): void {
  const corner = corners++;
  boundaryOf[corner] = boundary;
  regionOf[corner] = region;
  if (spot < FIRST_LETTER) {
    others[otherCount++] = corner;
    colourCorner(corner, spot, spot);
  } else if (cameIn[spot] === 0) {
    cameIn[spot] = region + 1;
    firsts[spot] = corner;
    letters[letterCount++] = spot;
  } else {
    seconds[spot] = corner;
    const colour = cameIn[spot] === region + 1 ? AT_HOME : BETWEEN_TWO;
    colourCorner(corner, colour, colour);
    colourCorner(firsts[spot] as number, colour, colour);
  }
}

function colourCorner(corner: number, onward: number, backward: number): void {
  on.colours[corner] = onward;
  back.colours[corner] = backward;
}

function lookAtRegion(region: number): void {
  let onward = mixed((freeSpots[region] as number) + 77);
  let backward = onward;
  const end = regionStarts[region + 1] as number;
  for (let boundary = regionStarts[region] as number; boundary < end; boundary++) {
    lookAtBoundary(boundary, boundaryStarts[boundary] as number, boundaryStarts[boundary + 1] as number);
    onward = (onward + (on.boundaries[boundary] as number)) | 0;
    backward = (backward + (back.boundaries[boundary] as number)) | 0;
  }
  on.regions[region] = mixed(onward);
  back.regions[region] = mixed(backward);
}

/** Looks at every corner of a boundary, and colours it for what it looks like. */
function lookAtBoundary(boundary: number, first: number, end: number): void {
  const afterLast = back.colours[first] as number;
  let onward = end - first + 1;
  let backward = onward;
  let before = on.colours[end - 1] as number;
  let backHere = afterLast;
  for (let corner = first; corner < end; corner++) {
    const onHere = on.colours[corner] as number;
    const after = corner + 1 === end ? afterLast : (back.colours[corner + 1] as number);
    const onLook = mixed(Math.imul(onHere, 31) + before);
    const backLook = mixed(Math.imul(backHere, 31) + after);
    on.corners[corner] = onLook;
    back.corners[corner] = backLook;
    colourCorner(corner, onLook, backLook);
    onward = (onward + onLook) | 0;
    backward = (backward + backLook) | 0;
    before = onHere;
    backHere = after;
  }
  on.boundaries[boundary] = mixed(onward);
  back.boundaries[boundary] = mixed(backward);
}

/** Colours a letter, and each of its corners, for what they look like, and what the other corner does. */
function colourLetter(letter: number): void {
  const first = firsts[letter] as number;
  const second = seconds[letter] as number;
  const firstOn = lookFrom(on, first);
  const firstBack = lookFrom(back, first);
  const secondOn = lookFrom(on, second);
  const secondBack = lookFrom(back, second);
  const one = (firstOn ^ firstBack) + Math.imul(firstOn, firstBack);
  const other = (secondOn ^ secondBack) + Math.imul(secondOn, secondBack);
  // Two regions turn round by themselves, but the two corners of one do so together.
  const together = regionOf[first] === regionOf[second] ? 5 : 0;
  colourCorner(
    first,
    mixed(firstOn + 3 * other + Math.imul(secondOn, together)),
    mixed(firstBack + 3 * other + Math.imul(secondBack, together)),
  );
  colourCorner(
    second,
    mixed(secondOn + 3 * one + Math.imul(firstOn, together)),
    mixed(secondBack + 3 * one + Math.imul(firstBack, together)),
  );
  colours[letter] = mixed(one) + mixed(other);
}

/** What a corner of a letter looks like from one side, with its boundary and its region. */
function lookFrom(side: Side, corner: number): number {
  const boundary = side.boundaries[boundaryOf[corner] as number] as number;
  const region = side.regions[regionOf[corner] as number] as number;
  return ((side.corners[corner] as number) + 3 * boundary + 5 * region) | 0;
}

/** Thrice the number of letters that look the same as one before them. One of these of the least colour is `tied`. */
function findTies(): number {
  let ties = 0;
  for (let one = 1; one < letterCount; one++) {
    const letter = letters[one] as number;
    const colour = colours[letter] as number;
    for (let other = 0; other < one; other++) {
      if (colour !== colours[letters[other] as number]) continue;
      if (ties === 0 || colour < (colours[tied] as number)) tied = letter;
      ties += 3;
      break;
    }
  }
  return ties;
}

/**
 * In how many ways corners look the same: either of a letter both ways round, or one as the other, and all others as one before them.
 */
function symmetries(): number {
  let ways = 0;
  for (let index = 0; index < letterCount; index++) {
    const first = firsts[letters[index] as number] as number;
    const second = seconds[letters[index] as number] as number;
    const onward = on.colours[first];
    if (onward === back.colours[first]) ways++;
    if (on.colours[second] === back.colours[second]) ways++;
    if (onward === on.colours[second] || onward === back.colours[second]) ways++;
  }
  for (let index = 0; index < otherCount; index++) {
    const onward = on.colours[others[index] as number] as number;
    const backward = back.colours[others[index] as number] as number;
    if (onward === backward) ways++;
    if (cameBefore(onward, index)) ways++;
    if (cameBefore(backward, index)) ways++;
  }
  return ways;
}

function cameBefore(colour: number, index: number): boolean {
  for (let before = 0; before < index; before++) {
    const at = others[before] as number;
    if (on.colours[at] === colour || back.colours[at] === colour) return true;
  }
  return false;
}

function mark(letter: number): void {
  for (const at of [firsts[letter] as number, seconds[letter] as number]) {
    colourCorner(at, (on.colours[at] as number) + MARKED, (back.colours[at] as number) + MARKED);
  }
}

/** Spreads every bit over all others (Mueller). */
function mixed(value: number): number {
  let x = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  x = Math.imul(x ^ (x >>> 16), 0x45d9f3b);
  return (x ^ (x >>> 16)) | 0;
}
