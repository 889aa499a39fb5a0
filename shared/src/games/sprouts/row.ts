import type { Boundary, Land, Region } from './lands.ts';

/** More than the corners of 22 spots and all their lines ever take, a drawing not cleaned up being the longest. */
export const MAX_NUMBERS = 2 ** 11;
/** More than 22 spots ever have. */
export const MAX_REGIONS = 2 ** 8;

/**
 * A land, or a move's several, as one row of numbers below 256: a piece of memory that is written over and over, since millions of
 * lands are looked at in a search of which few are kept.
 *
 * Each region is its free spots, how many other boundaries it has, and these; each boundary is its length and its spots:
 * `2 1 3 2 4 4` are two free spots and the boundary 2, 4, 4 around them. What says where a boundary or a region is, is the place of
 * its first number.
 */
export class Row {
  readonly numbers = new Uint8Array(MAX_NUMBERS);
  /** Where regions begin. */
  readonly starts = new Uint16Array(MAX_REGIONS);
  /** Which region of a drawing each of them is, where the row comes from one. */
  readonly places = new Uint8Array(MAX_REGIONS);
  regions = 0;
  /** How many numbers there are. */
  end = 0;
  /** Where the boundary begins that is being written. */
  #boundary = 0;

  clear(): void {
    this.regions = 0;
    this.end = 0;
  }

  openRegion(free: number, place = 0): void {
    this.places[this.regions] = place;
    this.starts[this.regions++] = this.end;
    this.numbers[this.end++] = free;
    this.numbers[this.end++] = 0;
  }

  openBoundary(): void {
    const count = (this.starts[this.regions - 1] as number) + 1;
    this.numbers[count] = (this.numbers[count] as number) + 1;
    this.#boundary = this.end++;
  }

  put(spot: number): void {
    this.numbers[this.end++] = spot;
  }

  closeBoundary(): void {
    this.numbers[this.#boundary] = this.end - this.#boundary - 1;
  }

  /** Takes back a boundary that was opened and into which nothing was put. */
  dropBoundary(): void {
    const count = (this.starts[this.regions - 1] as number) + 1;
    this.numbers[count] = (this.numbers[count] as number) - 1;
    this.end = this.#boundary;
  }

  /** Takes the last region out. */
  dropRegion(): void {
    this.end = this.starts[--this.regions] as number;
  }

  /** Copies a region from other numbers. */
  copyRegion(numbers: Uint8Array, from: number, to: number): void {
    this.starts[this.regions++] = this.end;
    for (let at = from; at < to; at++) this.numbers[this.end++] = numbers[at] as number;
  }

  /** Copies a boundary from other numbers to the last region. */
  copyBoundary(numbers: Uint8Array, from: number): void {
    this.openBoundary();
    const last = from + (numbers[from] as number);
    for (let at = from + 1; at <= last; at++) this.put(numbers[at] as number);
    this.closeBoundary();
  }

  /** Writes a land, or the regions of a drawing. */
  write(land: Land): this {
    this.clear();
    for (const [place, region] of land.entries()) this.#writeRegion(region, place);
    return this;
  }

  #writeRegion({ free, boundaries }: Region, place: number): void {
    this.openRegion(free, place);
    for (const boundary of boundaries) {
      this.openBoundary();
      for (const spot of boundary) this.put(spot);
      this.closeBoundary();
    }
  }
}

/** The region that begins there. */
export function regionFrom(numbers: Uint8Array, from: number): Region {
  const boundaries: Boundary[] = [];
  let boundary = from + 2;
  for (let left = numbers[from + 1] as number; left > 0; left--) {
    const start = boundary + 1;
    boundaries.push(Array.from({ length: numbers[boundary] as number }, (_, index) => numbers[start + index] as number));
    boundary = endOfBoundary(numbers, boundary);
  }
  return { free: numbers[from] as number, boundaries };
}

/** Where a region or a boundary ends that begins there: where the next one would begin. */
export function endOfRegion(numbers: Uint8Array, from: number): number {
  let at = from + 2;
  for (let left = numbers[from + 1] as number; left > 0; left--) at = endOfBoundary(numbers, at);
  return at;
}

export function endOfBoundary(numbers: Uint8Array, from: number): number {
  return from + 1 + (numbers[from] as number);
}
