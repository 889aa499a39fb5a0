import { FIRST_LETTER, MAX_LETTERS } from './lands.ts';
import { endOfBoundary, endOfRegion, MAX_REGIONS } from './row.ts';

/** The region where a letter came first, and 1; or 0. */
const cameIn = new Uint8Array(MAX_LETTERS);
/** For each region the first one that it hangs together with. */
const leaders = new Uint8Array(MAX_REGIONS);

/** Letters that two regions of a land share: without them, it may fall apart. One land after the other may be read. */
export class RowSplits {
  #regions = 0;
  #links = 0;
  /** For each letter its number among those that two regions share, from 1 on; 0 for all others. */
  readonly #numbers = new Uint8Array(MAX_LETTERS);
  /** The two regions of each of these, by its number. */
  readonly #ones = new Uint8Array(MAX_LETTERS);
  readonly #others = new Uint8Array(MAX_LETTERS);
  /** What was found out of two of them before, or 0. */
  readonly #found = new Uint8Array(MAX_LETTERS ** 2);

  /** Reads the one land in these numbers. @param starts where its regions begin */
  read(numbers: Uint8Array, starts: readonly number[]): void {
    this.#regions = starts.length;
    this.#links = 0;
    this.#numbers.fill(0);
    cameIn.fill(0);
    for (let region = 0; region < starts.length; region++) {
      const from = starts[region] as number;
      const end = endOfRegion(numbers, from);
      for (let boundary = from + 2; boundary < end; boundary = endOfBoundary(numbers, boundary)) {
        const last = boundary + (numbers[boundary] as number);
        for (let at = boundary + 1; at <= last; at++) this.#meet(numbers[at] as number, region);
      }
    }
    this.#found.fill(0, 0, (this.#links + 1) ** 2);
  }

  /** Into how many lands the land falls when one letter goes, or two; 0 is no letter. */
  without(one: number, other: number): number {
    const first = this.#numbers[one] as number;
    const second = this.#numbers[other] as number;
    if (first === 0 && second === 0) return 1;
    const pair = first * (this.#links + 1) + second;
    if (this.#found[pair] === 0) this.#found[pair] = this.#count(first, second);
    return this.#found[pair] as number;
  }

  #meet(spot: number, region: number): void {
    if (spot < FIRST_LETTER) return;
    const first = (cameIn[spot] as number) - 1;
    if (first < 0) cameIn[spot] = region + 1;
    else if (first !== region) {
      const link = ++this.#links;
      this.#numbers[spot] = link;
      this.#ones[link] = first;
      this.#others[link] = region;
    }
  }

  #count(one: number, other: number): number {
    for (let region = 0; region < this.#regions; region++) leaders[region] = region;
    let lands = this.#regions;
    for (let link = 1; link <= this.#links; link++) {
      if (link === one || link === other) continue;
      const first = leaderOf(this.#ones[link] as number);
      const second = leaderOf(this.#others[link] as number);
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
