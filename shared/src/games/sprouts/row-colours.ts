import { FIRST_LETTER, MAX_LETTERS } from './lands.ts';
import { endOfBoundary, endOfRegion, MAX_NUMBERS, MAX_REGIONS, type Row } from './row.ts';

/** What letters begin with: both corners in one region, or in two. */
const AT_HOME = 0x1234567;
const BETWEEN_TWO = 0x7654321;
/** What tells a letter from those that look the same. */
const MARKED = 0x2468ace;

/** For each letter of the land that was coloured last, a colour of its own. */
export const colours = new Int32Array(MAX_LETTERS);
/** For each region of that land, by its index in the row, a number that depends on nothing but how it looks. */
export const hashes = new Int32Array(MAX_REGIONS);

/** The letters, and where the first and the second corner of each are in the row. */
const letters = new Uint8Array(MAX_LETTERS);
let letterCount = 0;
const firsts = new Uint16Array(MAX_LETTERS);
const seconds = new Uint16Array(MAX_LETTERS);
/** Where the corners are that are of no letter. */
const others = new Uint16Array(MAX_NUMBERS);
let otherCount = 0;
/** Where the region begins in which a letter came first, and 1; where the region and the boundary of a corner begin. */
const cameIn = new Uint16Array(MAX_LETTERS);
const regionAt = new Uint16Array(MAX_NUMBERS);
const boundaryAt = new Uint16Array(MAX_NUMBERS);

/**
 * The colour of every corner, and what it looks like, seen on from the corner before it and back from the next one: all corners of a region
 * turn round together. Where a boundary or a region begins, what all of it looks like.
 */
const on = { colours: new Int32Array(MAX_NUMBERS), looks: new Int32Array(MAX_NUMBERS) };
const back = { colours: new Int32Array(MAX_NUMBERS), looks: new Int32Array(MAX_NUMBERS) };

/** One of the letters that look the same as another one. */
let tied = 0;

/**
 * Colours the letters of a land by what lies round their corners, again and again until no two of them look the same (colour refinement). Where
 * that does not tell some of them apart, one is marked. It hardly ever matters which, because there is a symmetry that takes one to
 * the other.
 */
export function colourLand({ numbers, starts }: Row, regions: Uint8Array, count: number): void {
  letterCount = 0;
  otherCount = 0;
  cameIn.fill(0);
  for (let index = 0; index < count; index++) listLetters(numbers, starts[regions[index] as number] as number);
  for (let before = -1; ; ) {
    for (let index = 0; index < count; index++) {
      const region = regions[index] as number;
      hashes[region] = lookAtRegion(numbers, starts[region] as number);
    }
    for (let index = 0; index < letterCount; index++) colourLetter(letters[index] as number);
    const ties = findTies();
    if (ties === 0) return;
    const alike = ties + symmetries();
    if (alike === before) mark(tied);
    before = alike;
  }
}

/** Lists the letters of a region, and gives every corner its first colours. */
function listLetters(numbers: Uint8Array, region: number): void {
  const end = endOfRegion(numbers, region);
  for (let boundary = region + 2; boundary < end; ) {
    const after = endOfBoundary(numbers, boundary);
    for (let at = boundary + 1; at < after; at++) {
      const spot = numbers[at] as number;
      if (spot < FIRST_LETTER) {
        others[otherCount++] = at;
        colourCorner(at, spot, spot);
      } else {
        regionAt[at] = region;
        boundaryAt[at] = boundary;
        if (cameIn[spot] === 0) {
          cameIn[spot] = region + 1;
          firsts[spot] = at;
          letters[letterCount++] = spot;
        } else {
          seconds[spot] = at;
          const colour = cameIn[spot] === region + 1 ? AT_HOME : BETWEEN_TWO;
          colourCorner(at, colour, colour);
          colourCorner(firsts[spot] as number, colour, colour);
        }
      }
    }
    boundary = after;
  }
}

function colourCorner(at: number, onward: number, backward: number): void {
  on.colours[at] = onward;
  back.colours[at] = backward;
}

/** Looks at every corner of a region, and colours those that are of no letter for it; a number for all of the region. */
function lookAtRegion(numbers: Uint8Array, region: number): number {
  const end = endOfRegion(numbers, region);
  let onward = mixed((numbers[region] as number) + 77);
  let backward = onward;
  for (let boundary = region + 2; boundary < end; ) {
    const after = endOfBoundary(numbers, boundary);
    lookAtBoundary(numbers, boundary, after);
    onward = (onward + (on.looks[boundary] as number)) | 0;
    backward = (backward + (back.looks[boundary] as number)) | 0;
    boundary = after;
  }
  on.looks[region] = mixed(onward);
  back.looks[region] = mixed(backward);
  return ((on.looks[region] as number) + (back.looks[region] as number)) | 0;
}

function lookAtBoundary(numbers: Uint8Array, boundary: number, end: number): void {
  const last = end - 1;
  const first = boundary + 1;
  const afterLast = back.colours[first] as number;
  let onward = end - boundary;
  let backward = onward;
  let before = on.colours[last] as number;
  for (let at = first; at <= last; at++) {
    const onHere = on.colours[at] as number;
    const backHere = back.colours[at] as number;
    const after = at === last ? afterLast : (back.colours[at + 1] as number);
    const onLook = mixed(Math.imul(onHere, 31) + before);
    const backLook = mixed(Math.imul(backHere, 31) + after);
    on.looks[at] = onLook;
    back.looks[at] = backLook;
    onward = (onward + onLook) | 0;
    backward = (backward + backLook) | 0;
    before = onHere;
    if ((numbers[at] as number) < FIRST_LETTER) colourCorner(at, onLook, backLook);
  }
  on.looks[boundary] = mixed(onward);
  back.looks[boundary] = mixed(backward);
}

/** Colours a letter, and each of its corners, for what they look like, and what the other corner does. */
function colourLetter(letter: number): void {
  const first = firsts[letter] as number;
  const second = seconds[letter] as number;
  const firstOn = lookFrom(on.looks, first);
  const firstBack = lookFrom(back.looks, first);
  const secondOn = lookFrom(on.looks, second);
  const secondBack = lookFrom(back.looks, second);
  const one = (firstOn ^ firstBack) + Math.imul(firstOn, firstBack);
  const other = (secondOn ^ secondBack) + Math.imul(secondOn, secondBack);
  // Two regions turn round by themselves, but the two corners of one do so together.
  const together = regionAt[first] === regionAt[second] ? 5 : 0;
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

/** What a corner of a letter looks like, with its boundary and its region. */
function lookFrom(looks: Int32Array, at: number): number {
  return ((looks[at] as number) + 3 * (looks[boundaryAt[at] as number] as number) + 5 * (looks[regionAt[at] as number] as number)) | 0;
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
