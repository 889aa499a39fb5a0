import type { Computation } from '../../game/theory.ts';
import type { Terms } from './terms.ts';

/** The kinds of files there are, each with what browsers call it. */
export const SERIES_FILES = { 'b.txt': 'text/plain', csv: 'text/csv', json: 'application/json' } as const;

export type SeriesFile = keyof typeof SERIES_FILES;

/** Which terms are written down, in what kind of file; `about` goes with them where there is a place for it. */
export interface FileAsked {
  readonly terms: Terms;
  readonly file: SeriesFile;
  readonly about: Readonly<Record<string, unknown>>;
}

/** Lines of a file that are given at once, so that the caller can do other work in between. */
const LINES_A_PIECE = 5_000;

/** Writes terms down, piece by piece: the bytes of a file, of which there are some ten for each term. */
export function* seriesFile(asked: FileAsked): Computation<readonly Uint8Array<ArrayBuffer>[]> {
  const bytes: Uint8Array<ArrayBuffer>[] = [];
  for (const piece of piecesOf(asked)) {
    bytes.push(bytesOf(piece));
    yield { states: bytes.length * LINES_A_PIECE };
  }
  return bytes;
}

/** The bytes of a text that is of ASCII alone. */
export function bytesOf(piece: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(piece.length);
  for (let at = 0; at < piece.length; at++) bytes[at] = piece.charCodeAt(at);
  return bytes;
}

function piecesOf({ terms, file, about }: FileAsked): Iterable<string> {
  switch (file) {
    case 'b.txt':
      return bFile(terms);
    case 'csv':
      return csvFile(terms);
    case 'json':
      return jsonFile(terms, about);
    default:
      return file satisfies never;
  }
}

/** A sequence as lines of `n a(n)`, as encyclopedias of sequences keep them (a b-file); piece by piece. */
export function bFile(terms: Terms): Generator<string, void, void> {
  return inPieces(terms, (n, value) => `${n} ${value}\n`);
}

export function* csvFile(terms: Terms): Generator<string, void, void> {
  yield 'n,value\n';
  yield* inPieces(terms, (n, value) => `${n},${value}\n`);
}

/** With what it is of, and how it repeats. */
export function* jsonFile(terms: Terms, about: Readonly<Record<string, unknown>>): Generator<string, void, void> {
  const { from, worth, repeat } = terms;
  const period = repeat && { start: from + repeat.start, length: repeat.length, saltus: repeat.saltus, proven: repeat.proof !== null };
  const head = JSON.stringify({ ...about, worth, from, period }).replace(/[^ -~]/g, escaped);
  yield `${head.slice(0, -1)},"values":[`;
  yield* inPieces(terms, (n, value) => (n === from ? `${value}` : `,${value}`));
  yield ']}\n';
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function* inPieces({ from, values }: Terms, line: (n: number, value: number) => string): Generator<string, void, void> {
  for (let begin = 0; begin < values.length; begin += LINES_A_PIECE) {
    yield Array.from(values.subarray(begin, begin + LINES_A_PIECE), (value, index) => line(from + begin + index, value)).join('');
  }
}
