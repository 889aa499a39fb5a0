/** All lists of sizes up to given limits, numbered as cells, the first size changing fastest. */
export interface Box {
  readonly cells: number;
  /** How far apart in cells a size differs by one, for each place in the list. */
  readonly strides: readonly number[];
}

export function boxOf(limits: readonly number[]): Box {
  const strides: number[] = [];
  let cells = 1;
  for (const limit of limits) {
    strides.push(cells);
    cells *= limit + 1;
  }
  return { cells, strides };
}

export function cellOf(sizes: readonly number[], { strides }: Box): number {
  return sizes.reduce((cell, size, place) => cell + size * (strides[place] as number), 0);
}

/** Turns the sizes of a cell into those of the next. */
export function advance(sizes: number[], limits: readonly number[]): void {
  let place = 0;
  while (sizes[place] === limits[place] && place < limits.length) sizes[place++] = 0;
  if (place < limits.length) sizes[place] = (sizes[place] as number) + 1;
}
