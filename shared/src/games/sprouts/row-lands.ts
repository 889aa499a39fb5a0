import { FIRST_LETTER, MAX_LETTERS } from './lands.ts';
import { endOfBoundary, endOfRegion, MAX_REGIONS, type Row } from './row.ts';

/** Into which land a region of the row that was split last has come: the index of the first region in it. */
const leaders = new Uint8Array(MAX_REGIONS);
/** The region where a letter came first, and 1. */
const regionOf = new Uint8Array(MAX_LETTERS);

/**
 * Which regions of a row share letters, directly or by way of others: those are one land.
 * @returns for each region the first one of its land, by their index; written over by the next call
 */
export function leadersIn({ numbers, starts, regions }: Row): Uint8Array {
  for (let region = 0; region < regions; region++) leaders[region] = region;
  if (regions < 2) return leaders;
  regionOf.fill(0);
  for (let region = 0; region < regions; region++) {
    const from = starts[region] as number;
    const end = endOfRegion(numbers, from);
    for (let boundary = from + 2; boundary < end; ) {
      const after = endOfBoundary(numbers, boundary);
      for (let at = boundary + 1; at < after; at++) {
        const spot = numbers[at] as number;
        if (spot < FIRST_LETTER) continue;
        const first = (regionOf[spot] as number) - 1;
        if (first < 0) regionOf[spot] = region + 1;
        else if (leaders[first] !== leaders[region]) join(leaders[first] as number, leaders[region] as number, region);
      }
      boundary = after;
    }
  }
  return leaders;
}

/** Puts two lands together of those that were found up to some region. */
function join(one: number, other: number, upTo: number): void {
  const leader = Math.min(one, other);
  const follower = Math.max(one, other);
  for (let region = follower; region <= upTo; region++) if (leaders[region] === follower) leaders[region] = leader;
}
