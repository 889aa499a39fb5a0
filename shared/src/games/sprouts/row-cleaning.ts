import { FIRST_LETTER, MAX_LETTERS } from './lands.ts';
import { endOfBoundary, endOfRegion, type Row } from './row.ts';

/** How many corners letters have. */
const corners = new Uint8Array(MAX_LETTERS);
/** In which region a letter came last, counted over all regions that were ever looked at. */
const seenIn = new Float64Array(MAX_LETTERS);
let looks = 0;
/** Up to as many lives of a region can be of single spots on one boundary. */
const ALIKE = 3;

/**
 * Writes a row without what no move will ever use into another one: dead spots, boundaries of these alone, regions with fewer
 * than two lives. A letter with one corner left is a spot with one life; so are two corners of a letter beside each other. In a region with
 * at most three lives, and no free spot, it only matters how many there are and which of them are letters that another region has too: any line takes
 * two lives and brings one, so the game there is as if all were on one boundary, in any order.
 * @returns the one of the two rows that has it
 */
export function cleanedRow(row: Row, spare: Row): Row {
  countCorners(row);
  return cleaned(row, spare, 0);
}

/**
 * The same of what a move leaves in a land that was clean before.
 * @param others how many regions come first that the line does not run through
 * @param one a letter that has spent its life, or 0
 * @param other another
 */
export function cleanedMove(row: Row, spare: Row, others: number, one: number, other: number): Row {
  // All other letters have both corners, as in any clean land.
  corners.fill(2);
  corners[one] = 0;
  corners[other] = 0;
  return cleaned(row, spare, one === 0 && other === 0 ? others : 0);
}

/** @param clean how many regions are clean already */
function cleaned(row: Row, spare: Row, clean: number): Row {
  let from = row;
  let to = spare;
  // What is done to a boundary leaves no more to do, unless a letter has lost a corner with a region that went.
  for (let again = isToCleanAgain(from, to, clean); again; again = isToCleanAgain(from, to, 0)) {
    [from, to] = [to, from];
    countCorners(from);
  }
  return to;
}

function isToCleanAgain(from: Row, to: Row, clean: number): boolean {
  to.clear();
  const { numbers, starts } = from;
  for (let region = 0; region < clean; region++) to.copyRegion(numbers, starts[region] as number, starts[region + 1] as number);
  let again = false;
  for (let region = clean; region < from.regions; region++) {
    cleanRegion(from, region, to);
    if (settleRegion(to)) again = true;
  }
  return again;
}

function countCorners({ numbers, end }: Row): void {
  corners.fill(0);
  for (let at = 0; at < end; ) {
    const next = endOfRegion(numbers, at);
    for (let boundary = at + 2; boundary < next; ) {
      const after = endOfBoundary(numbers, boundary);
      for (let at = boundary + 1; at < after; at++) {
        const spot = numbers[at] as number;
        corners[spot] = (corners[spot] as number) + 1;
      }
      boundary = after;
    }
    at = next;
  }
}

function cleanRegion({ numbers, starts, places }: Row, region: number, to: Row): void {
  const from = starts[region] as number;
  to.openRegion(numbers[from] as number, places[region]);
  let boundary = from + 2;
  for (let left = numbers[from + 1] as number; left > 0; left--) {
    const after = endOfBoundary(numbers, boundary);
    cleanBoundary(numbers, boundary + 1, after, to);
    boundary = after;
  }
}

function cleanBoundary(numbers: Uint8Array, from: number, after: number, to: Row): void {
  to.openBoundary();
  const first = to.end;
  for (let at = from; at < after; at++) {
    const spot = numbers[at] as number;
    if (spot < FIRST_LETTER) {
      if (spot !== 0) to.put(spot);
    } else if (corners[spot] === 1) to.put(1);
    else if (corners[spot] !== 0) {
      if (to.end > first && to.numbers[to.end - 1] === spot) to.numbers[to.end - 1] = 1;
      else to.put(spot);
    }
  }
  const last = to.end - 1;
  if (last > first && (to.numbers[first] as number) >= FIRST_LETTER && to.numbers[first] === to.numbers[last]) {
    to.end--;
    to.numbers[first] = 1;
  }
  if (to.end > first) to.closeBoundary();
  else to.dropBoundary();
}

/** Simplifies the last region, or takes it out, where that may be done; whether a letter went with it. */
function settleRegion(row: Row): boolean {
  const { numbers, end } = row;
  const from = row.starts[row.regions - 1] as number;
  const free = numbers[from] as number;
  const boundaries = numbers[from + 1] as number;
  let lives = 3 * free;
  let allSingle = true;
  let letters = 0;
  looks++;
  for (let boundary = from + 2; boundary < end; ) {
    const after = endOfBoundary(numbers, boundary);
    for (let at = boundary + 1; at < after; at++) {
      const spot = numbers[at] as number;
      if (spot < FIRST_LETTER) {
        lives += spot;
        if (spot > 1) allSingle = false;
      } else if (seenIn[spot] === looks) allSingle = false;
      else {
        seenIn[spot] = looks;
        letters++;
      }
    }
    boundary = after;
  }
  if (lives + letters < 2) {
    row.dropRegion();
    return letters > 0;
  }
  if (lives + letters <= ALIKE && free === 0 && !(allSingle && boundaries === 1)) writeSingly(row);
  return false;
}

/** Writes the last region as one boundary of spots with one life. */
function writeSingly(row: Row): void {
  const { numbers, end } = row;
  const spots: number[] = [];
  for (let boundary = (row.starts[row.regions - 1] as number) + 2; boundary < end; boundary = endOfBoundary(numbers, boundary)) {
    for (let at = boundary + 1; at < endOfBoundary(numbers, boundary); at++) {
      const spot = numbers[at] as number;
      const before = spot < FIRST_LETTER ? -1 : spots.indexOf(spot);
      if (before >= 0) spots[before] = 1;
      else if (spot >= FIRST_LETTER) spots.push(spot);
      else for (let left = spot; left > 0; left--) spots.push(1);
    }
  }
  row.dropRegion();
  row.openRegion(0, row.places[row.regions]);
  row.openBoundary();
  for (const spot of spots) row.put(spot);
  row.closeBoundary();
}
