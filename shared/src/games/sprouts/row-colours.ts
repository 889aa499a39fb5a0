import { FIRST_LETTER, MAX_LETTERS } from './lands.ts';
import { endOfBoundary, endOfRegion, MAX_NUMBERS, MAX_REGIONS, type Row } from './row.ts';

/** Rounds of colour refinement; more would hardly distinguish anything. */
const ROUNDS = 3;
/** What letters begin with: both corners in one region, or in two. */
const AT_HOME = 0x1234567;
const BETWEEN_TWO = 0x7654321;

/** A colour for every spot: equal if the last coloured land looks the same around both. */
export const colours = new Int32Array(MAX_LETTERS);
/** For each region of that land, by its index in the row, a number that depends on nothing but how it looks. */
export const hashes = new Int32Array(MAX_REGIONS);
for (let lives = 0; lives < FIRST_LETTER; lives++) colours[lives] = mixed(lives + 1);

const letters = new Uint8Array(MAX_LETTERS);
let letterCount = 0;
const gathered = new Int32Array(MAX_LETTERS);
/** The region where a letter came first, and 1. */
const regionOf = new Uint8Array(MAX_LETTERS);
/** What a corner looks like, by where it is in the row; and what a boundary does, by where it begins. */
const looks = new Int32Array(MAX_NUMBERS);

/** Colours the letters of a land by what lies round them (colour refinement). */
export function colourLand({ numbers, starts }: Row, regions: Uint8Array, count: number): void {
  letterCount = 0;
  regionOf.fill(0);
  for (let index = 0; index < count; index++) listLetters(numbers, starts[regions[index] as number] as number, index + 1);
  for (let round = 0; ; round++) {
    for (let index = 0; index < count; index++) {
      const region = regions[index] as number;
      hashes[region] = lookAtRegion(numbers, starts[region] as number);
    }
    if (round === ROUNDS || areDistinct()) return;
    for (let index = 0; index < letterCount; index++) gathered[letters[index] as number] = 0;
    for (let index = 0; index < count; index++) {
      const region = regions[index] as number;
      gather(numbers, starts[region] as number, hashes[region] as number);
    }
    for (let index = 0; index < letterCount; index++) {
      const letter = letters[index] as number;
      colours[letter] = mixed((colours[letter] as number) + (gathered[letter] as number));
    }
  }
}

/** Lists the letters of a region, each with a first colour. */
function listLetters(numbers: Uint8Array, from: number, region: number): void {
  const end = endOfRegion(numbers, from);
  for (let boundary = from + 2; boundary < end; ) {
    const after = endOfBoundary(numbers, boundary);
    for (let at = boundary + 1; at < after; at++) {
      const spot = numbers[at] as number;
      if (spot < FIRST_LETTER) continue;
      if (regionOf[spot] === 0) {
        regionOf[spot] = region;
        letters[letterCount++] = spot;
      } else colours[spot] = regionOf[spot] === region ? AT_HOME : BETWEEN_TWO;
    }
    boundary = after;
  }
}

function lookAtRegion(numbers: Uint8Array, from: number): number {
  let hash = mixed((numbers[from] as number) + 77);
  let boundary = from + 2;
  for (let left = numbers[from + 1] as number; left > 0; left--) {
    hash = (hash + mixed(lookAtBoundary(numbers, boundary))) | 0;
    boundary = endOfBoundary(numbers, boundary);
  }
  return mixed(hash);
}

/** A number for a boundary, the same from every corner and both ways round. */
function lookAtBoundary(numbers: Uint8Array, boundary: number): number {
  const length = numbers[boundary] as number;
  const last = boundary + length;
  let hash = length;
  let before = colours[numbers[last] as number] as number;
  let here = colours[numbers[boundary + 1] as number] as number;
  const first = here;
  for (let at = boundary + 1; at <= last; at++) {
    const after = at === last ? first : (colours[numbers[at + 1] as number] as number);
    const look = mixed(Math.imul(here, 31) + (before ^ after) + Math.imul(before, after));
    looks[at] = look;
    hash = (hash + look) | 0;
    before = here;
    here = after;
  }
  looks[boundary] = hash;
  return hash;
}

function gather(numbers: Uint8Array, from: number, regionHash: number): void {
  let boundary = from + 2;
  for (let left = numbers[from + 1] as number; left > 0; left--) {
    const after = endOfBoundary(numbers, boundary);
    const hash = Math.imul(looks[boundary] as number, 3) + Math.imul(regionHash, 5);
    for (let at = boundary + 1; at < after; at++) {
      const spot = numbers[at] as number;
      if (spot >= FIRST_LETTER) gathered[spot] = ((gathered[spot] as number) + mixed((looks[at] as number) + hash)) | 0;
    }
    boundary = after;
  }
}

function areDistinct(): boolean {
  for (let one = 1; one < letterCount; one++) {
    for (let other = 0; other < one; other++) {
      if (colours[letters[one] as number] === colours[letters[other] as number]) return false;
    }
  }
  return true;
}

/** Spreads every bit over all others (Mueller). */
function mixed(value: number): number {
  let x = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  x = Math.imul(x ^ (x >>> 16), 0x45d9f3b);
  return (x ^ (x >>> 16)) | 0;
}
