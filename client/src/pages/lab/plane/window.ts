/** A cell of a picture: column and row from 0, rows going up. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** The part of a picture that is seen: what lies in its lower left corner, in cells, and how many cells it is wide and high. */
export interface Window {
  readonly column: number;
  readonly row: number;
  readonly cells: number;
}

/** Fewest cells that are seen at once, across. */
const MIN_CELLS = 6;

/** All of a picture of this many columns and rows. */
export function whole(size: number): Window {
  return { column: 0, row: 0, cells: size };
}

/** Zoomed by a factor around a fixed place; places are in cells. */
export function zoomed(window: Window, size: number, factor: number, around: Cell): Window {
  const cells = Math.min(size, Math.max(Math.min(MIN_CELLS, size), window.cells / factor));
  const share = cells / window.cells;
  return kept(
    {
      column: around.column - (around.column - window.column) * share,
      row: around.row - (around.row - window.row) * share,
      cells,
    },
    size,
  );
}

/** Panned by this many cells, within the picture. */
export function moved(window: Window, size: number, by: Cell): Window {
  return kept({ ...window, column: window.column + by.column, row: window.row + by.row }, size);
}

/** Panned just far enough to show a cell. */
export function showing(window: Window, size: number, { column, row }: Cell): Window {
  const near = (begin: number, at: number): number => Math.max(Math.min(begin, at), at + 1 - window.cells);
  return kept({ ...window, column: near(window.column, column), row: near(window.row, row) }, size);
}

/** The cell at a place of a square picture, whose sides are 1 and whose origin is above on the left; null outside. */
export function cellAt(window: Window, size: number, x: number, y: number): Cell | null {
  const { column, row } = placeAt(window, x, y);
  const cell = { column: Math.floor(column), row: Math.floor(row) };
  return cell.column >= 0 && cell.row >= 0 && cell.column < size && cell.row < size ? cell : null;
}

/** The same as a place between cells. */
export function placeAt({ column, row, cells }: Window, x: number, y: number): Cell {
  return { column: column + x * cells, row: row + (1 - y) * cells };
}

function kept({ column, row, cells }: Window, size: number): Window {
  const most = size - cells;
  return { column: Math.min(most, Math.max(0, column)), row: Math.min(most, Math.max(0, row)), cells };
}
