import { FIRST_LETTER, MAX_LETTERS } from './lands.ts';
import { endOfBoundary, endOfRegion, MAX_REGIONS } from './row.ts';

/** The region where a letter came first, and 1; or 0. */
const cameIn = new Uint8Array(MAX_LETTERS);
/** For each region the first one that it hangs together with. */
const leaders = new Uint8Array(MAX_REGIONS);

/** Letters that two regions share: without them, a land may fall apart. */
export class RowSplits {
  readonly #regions: number;
  /** Each such letter and its two regions. */
  readonly #links: number[] = [];
  readonly #isLink = new Uint8Array(MAX_LETTERS);
  /** What was found out of letters before. */
  readonly #found = new Map<number, number>();

  /** @param starts where the regions of the one land in these numbers begin */
  constructor(numbers: Uint8Array, starts: readonly number[]) {
    this.#regions = starts.length;
    cameIn.fill(0);
    for (let region = 0; region < starts.length; region++) {
      const from = starts[region] as number;
      const end = endOfRegion(numbers, from);
      for (let boundary = from + 2; boundary < end; boundary = endOfBoundary(numbers, boundary)) {
        for (let at = boundary + 1; at <= boundary + (numbers[boundary] as number); at++) this.#meet(numbers[at] as number, region);
      }
    }
  }

  /** Into how many lands the land falls when one letter goes, or two; 0 is no letter. */
  without(one: number, other: number): number {
    if (this.#isLink[one] === 0 && this.#isLink[other] === 0) return 1;
    const key = Math.min(one, other) * MAX_LETTERS + Math.max(one, other);
    const found = this.#found.get(key) ?? this.#count(one, other);
    this.#found.set(key, found);
    return found;
  }

  #meet(spot: number, region: number): void {
    if (spot < FIRST_LETTER) return;
    const first = (cameIn[spot] as number) - 1;
    if (first < 0) cameIn[spot] = region + 1;
    else if (first !== region) {
      this.#isLink[spot] = 1;
      this.#links.push(spot, first, region);
    }
  }

  #count(one: number, other: number): number {
    for (let region = 0; region < this.#regions; region++) leaders[region] = region;
    let lands = this.#regions;
    for (let at = 0; at < this.#links.length; at += 3) {
      if (this.#links[at] === one || this.#links[at] === other) continue;
      const first = leaderOf(this.#links[at + 1] as number);
      const second = leaderOf(this.#links[at + 2] as number);
      if (first === second) continue;
      leaders[Math.max(first, second)] = Math.min(first, second);
      lands--;
    }
    return lands;
  }
}

function leaderOf(region: number): number {
  let leader = region;
  while (leaders[leader] !== leader) leader = leaders[leader] as number;
  return leader;
}
