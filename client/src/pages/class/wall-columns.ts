/** The aspect ratios of a screen, and of a position with the texts above and below it. */
const SCREEN = 16 / 8;
const PICTURE = 1.4;
/** The part of a board’s height that is its picture. */
const SHARE = 0.75;

/** How many boards stand side by side on a wide screen so that their pictures are as large as may be. */
export function columnsFor(boards: number): number {
  const heightIn = (columns: number): number => {
    const rows = Math.ceil(boards / columns);
    return Math.min(SCREEN / columns / PICTURE, SHARE / rows);
  };
  const all = Array.from({ length: Math.max(1, boards) }, (_, at) => at + 1);
  return all.reduce((best, columns) => (heightIn(columns) > heightIn(best) ? columns : best));
}
