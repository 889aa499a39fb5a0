import type { Colour, GridView, SquaresView, SquareView, StagesView, View } from '../../../src/game/view.ts';

/** Longer heaps and rows are cut here, with their number beside them. */
const MAX_DRAWN_LENGTH = 40;

/** Colours of the terminal; colours it lacks are replaced by the nearest. */
const CODES: Readonly<Record<Colour, number>> = { red: 31, yellow: 33, green: 32, blue: 34, white: 37, purple: 35 };

/** A position as lines of text: drawn if its kind can be drawn with letters, otherwise in notation. */
export function boardLines(view: View, position: string, { colours }: { readonly colours: boolean }): string[] {
  switch (view.kind) {
    case 'heaps':
      return view.heaps.map(({ letter, size, sections }) => {
        const stones = sections
          .map(({ length, colour }) => painted('●'.repeat(Math.min(length, MAX_DRAWN_LENGTH)), colour, colours))
          .join(colours ? '' : ' ');
        return `  ${letter.toUpperCase()}  ${stones}${size > 0 ? '  ' : ''}${size}`;
      });
    case 'rows':
      return view.rows.map(
        ({ letter, size }) => `  ${letter.toUpperCase()}  ${'▮'.repeat(Math.min(size, MAX_DRAWN_LENGTH))}${size > 0 ? '  ' : ''}${size}`,
      );
    case 'squares':
      return squares(view);
    case 'grid':
      return grid(view) ?? [`  ${position}`];
    case 'stages':
      return view.stacks.map(stack);
    default:
      return [`  ${position}`];
  }
}

/** The sign of a square's content. */
const SIGNS: Readonly<Record<SquareView['holds'], string>> = {
  nothing: '·',
  coin: '●',
  heads: 'H',
  tails: 'T',
  cross: 'X',
  domino: '■',
  chocolate: '▢',
  poison: '☠',
};

/** A strip with its numbers below; or rows, with the letters of the columns below and the numbers of the rows on the left. */
function squares({ rows }: SquaresView): string[] {
  const [strip = []] = rows;
  if (rows.length === 1) {
    const width = Math.max(...strip.map(({ name }) => name.length)) + 1;
    const inCells = (cell: (square: SquareView) => string) => ` ${strip.map((square) => cell(square).padStart(width)).join('')}`;
    return [inCells(sign), inCells(({ name }) => name)];
  }
  const label = (name: string) => name.replace(/^\D+/, '');
  const width = Math.max(...rows.map(([first]) => label(first?.name ?? '').length));
  const lines = rows.map((row) => `  ${label(row[0]?.name ?? '').padStart(width)}  ${row.map(sign).join(' ')}`);
  const longest = rows.reduce((most, row) => (row.length > most.length ? row : most), strip);
  return [...lines, `  ${' '.repeat(width)}  ${longest.map(({ name }) => name.replace(/\d+$/, '')).join(' ')}`];
}

function sign({ holds, count = 1 }: SquareView): string {
  return count > 1 ? String(count) : SIGNS[holds];
}

/** The board from its corner to the pieces, each by its letter; null if that is too large for a terminal. */
function grid({ pieces }: GridView): string[] | null {
  const columns = Math.max(...pieces.map(({ column }) => column)) + 1;
  const rows = Math.max(...pieces.map(({ row }) => row)) + 1;
  if (Math.max(columns, rows) > MAX_DRAWN_LENGTH / 2) return null;
  const onSquare = (column: number, row: number): string => {
    const here = pieces.filter((piece) => piece.column === column && piece.row === row);
    return here.length > 1 ? String(here.length) : (here[0]?.letter.toUpperCase() ?? '·');
  };
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
  return [
    ...numbers(rows)
      .reverse()
      .map(
        (row) =>
          `  ${String(row).padStart(2)} ${numbers(columns)
            .map((column) => ` ${onSquare(column, row)}`)
            .join(' ')}`,
      ),
    `     ${numbers(columns)
      .map((column) => String(column).padStart(2))
      .join(' ')}`,
  ];
}

/** Stages from the bottom up, each by the sizes of its heaps. */
function stack({ letter, stages }: StagesView['stacks'][number]): string {
  return `  ${letter.toUpperCase()}  ${stages.map((heaps) => heaps.join(' ')).join(' | ')}`;
}

/** The same as sentences, for screen readers. */
export function boardSentences(view: View, position: string): string[] {
  if (view.kind === 'heaps' && view.heaps.every(({ sections }) => sections.length <= 1))
    return [view.heaps.map(({ letter, size }) => `Heap ${letter.toUpperCase()} has ${size}.`).join(' ')];
  if (view.kind === 'rows') return [view.rows.map(({ letter, size }) => `Row ${letter.toUpperCase()} has ${size}.`).join(' ')];
  return [`Position ${position}.`];
}

function painted(text: string, colour: Colour | null, colours: boolean): string {
  return colour && colours ? `\u001b[${CODES[colour]}m${text}\u001b[0m` : text;
}
