import type { Terms } from './terms.ts';

/** Lines of a file that come together, so that whoever writes it can do something else in between. */
const LINES_A_PIECE = 5_000;

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
  yield `${JSON.stringify({ ...about, worth, from, period }).slice(0, -1)},"values":[`;
  yield* inPieces(terms, (n, value) => (n === from ? `${value}` : `,${value}`));
  yield ']}\n';
}

function* inPieces({ from, values }: Terms, line: (n: number, value: number) => string): Generator<string, void, void> {
  for (let begin = 0; begin < values.length; begin += LINES_A_PIECE) {
    yield Array.from(values.subarray(begin, begin + LINES_A_PIECE), (value, index) => line(from + begin + index, value)).join('');
  }
}
