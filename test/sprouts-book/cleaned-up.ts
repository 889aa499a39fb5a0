import { type Boundary, FIRST_LETTER, type Land, MAX_LETTERS, type Region, type Spot } from '@nimhall/shared/games/sprouts/lands';

/** Up to as many lives of a region can be of single spots on one boundary. */
const ALIKE = 3;

const corners = new Uint8Array(MAX_LETTERS);
const regionOfLetter = new Int16Array(MAX_LETTERS);

/**
 * Removes what no move will ever use: dead spots, boundaries of only these, regions with fewer than two lives. A letter
 * with one corner left is a spot with one life; so are two corners of a letter beside each other. At most three lives in
 * a region, none of them of a free spot, can as well be of single spots on one boundary, because every line leaves the same.
 * @param alike how many lives; 0 leaves regions as they are
 */
export function cleanedUp(regions: Land, alike = ALIKE): Land {
  let land = regions;
  for (;;) {
    const next = cleanedOnce(land, alike);
    if (next === land) return land;
    land = next;
  }
}

function cleanedOnce(land: Land, alike: number): Land {
  corners.fill(0);
  for (const { boundaries } of land) {
    for (const boundary of boundaries) {
      for (const spot of boundary) if (spot >= FIRST_LETTER) corners[spot] = (corners[spot] as number) + 1;
    }
  }
  let changed = false;
  const kept: Region[] = [];
  for (const region of land) {
    const next = cleanedRegion(region, alike);
    if (next !== region) changed = true;
    if (next !== null) kept.push(next);
  }
  return changed ? kept : land;
}

/** One region; unchanged when there is nothing to do, null when no move is left in it. */
function cleanedRegion(region: Region, alike: number): Region | null {
  const boundaries: Boundary[] = [];
  let changed = false;
  let lives = 3 * region.free;
  let singles: Spot[] = [];
  regionOfLetter.fill(0);
  for (const boundary of region.boundaries) {
    const next = cleanedBoundary(boundary);
    if (next !== boundary) changed = true;
    if (next.length === 0) continue;
    boundaries.push(next);
    for (const spot of next) {
      if (spot < FIRST_LETTER) {
        lives += spot;
        singles.push(...Array.from({ length: spot }, () => 1));
      } else if (regionOfLetter[spot] === 0) {
        regionOfLetter[spot] = 1;
        lives++;
        singles.push(spot);
      } else {
        singles = singles.map((each) => (each === spot ? 1 : each));
      }
    }
  }
  if (lives < 2) return null;
  const isSingle = boundaries.length === 1 && `${boundaries[0]}` === `${singles}`;
  if (lives <= alike && region.free === 0 && !isSingle) return { free: 0, boundaries: [singles] };
  return changed ? { free: region.free, boundaries } : region;
}

function cleanedBoundary(boundary: Boundary): Boundary {
  if (!needsCleaning(boundary)) return boundary;
  const spots: Spot[] = [];
  for (const spot of boundary) {
    const now = spot >= FIRST_LETTER && corners[spot] === 1 ? 1 : spot;
    if (now === 0) continue;
    if (now >= FIRST_LETTER && spots.at(-1) === now) spots[spots.length - 1] = 1;
    else spots.push(now);
  }
  if (spots.length > 1 && (spots[0] as number) >= FIRST_LETTER && spots[0] === spots.at(-1)) {
    spots.pop();
    spots[0] = 1;
  }
  return spots;
}

function needsCleaning(boundary: Boundary): boolean {
  let before = boundary[boundary.length - 1] as number;
  for (const spot of boundary) {
    if (spot === 0 || (spot >= FIRST_LETTER && (corners[spot] === 1 || (spot === before && boundary.length > 1)))) return true;
    before = spot;
  }
  return boundary.length === 0;
}

/** Groups regions that share letters. */
export function splitIntoLands(regions: Land): Land[] {
  if (regions.length <= 1) return regions.length === 0 ? [] : [regions];
  return groupsOf(regions).map((group) => group.map((index) => regions[index] as Region));
}

/** Which regions share letters, by their index; groups are in the order of their first regions. */
function groupsOf(regions: Land): number[][] {
  const leaders = regions.map((_, index) => index);
  const leaderOf = (index: number): number => {
    let leader = index;
    while (leaders[leader] !== leader) leader = leaders[leader] as number;
    return leader;
  };
  regionOfLetter.fill(-1);
  for (let index = 0; index < regions.length; index++) {
    for (const boundary of (regions[index] as Region).boundaries) {
      for (const spot of boundary) {
        if (spot < FIRST_LETTER) continue;
        const other = regionOfLetter[spot] as number;
        if (other < 0) regionOfLetter[spot] = index;
        else join(leaders, leaderOf(index), leaderOf(other));
      }
    }
  }
  const groups = new Map<number, number[]>();
  for (let index = 0; index < regions.length; index++) {
    const leader = leaderOf(index);
    const group = groups.get(leader);
    if (group) group.push(index);
    else groups.set(leader, [index]);
  }
  return [...groups.values()];
}

function join(leaders: number[], one: number, other: number): void {
  leaders[Math.max(one, other)] = Math.min(one, other);
}
