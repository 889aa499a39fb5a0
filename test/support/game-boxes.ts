import { heapBox, multisets, partitions, sequences } from './boxes.ts';

/** Single piles of up to `runs` sections and sums of two smaller ones. */
function pileBox(runs: number, most: number, pairRuns: number, pairMost: number): string[] {
  const piles = (length: number, size: number) => [...sequences(length, size)].map((sections) => sections.join('.') || '0');
  const small = piles(pairRuns, pairMost);
  const pairs = [...multisets(2, small.length - 1)].filter((pair) => pair.length === 2);
  return [...piles(runs, most), ...pairs.map(([a = 0, b = 0]) => `${small[a]},${small[b]}`)];
}

/** A heap of up to this many stones, with every number that may be taken. */
function quotaBox(most: number): string[] {
  return [
    '0:0',
    ...Array.from({ length: most }, (_, at) => at + 1).flatMap((heap) => Array.from({ length: heap }, (_, at) => `${heap}:${at + 1}`)),
  ];
}

/** One to four steps with up to three stones, two at most on the highest. */
function stairsBox(): string[] {
  const steps = (count: number): string[] =>
    count === 0 ? [''] : steps(count - 1).flatMap((lower) => [0, 1, 2, 3].map((size) => `${lower}${size},`));
  return [1, 2, 3, 4].flatMap((count) => steps(count - 1).flatMap((lower) => [0, 1, 2].map((size) => `${lower}${size}`)));
}

/** Every board of three rows of three, and every row of up to seven, with some squares free. */
function boardBox(): string[] {
  const rows = (length: number) => stripBox(length, '.#').filter((row) => row.length === length);
  const three = rows(3);
  return [
    ...three.flatMap((top) => three.flatMap((middle) => three.map((bottom) => `${top}/${middle}/${bottom}`))),
    ...[1, 2, 3, 4, 5, 6, 7].flatMap(rows),
  ];
}

/** Bars of up to this many squares, and some larger whole ones. */
function barBox(most: number): string[] {
  const bars = [...partitions(most)].filter((rows) => rows.length > 0).map((rows) => rows.toReversed().join(','));
  return [...bars, '4,4,4,4', '5,5,5', '5,5,5,5', '7,7'];
}

/** Single stacks of up to three stages and sums of two smaller ones. */
function stackBox(): string[] {
  const stages = ['1', '2', '3', '1.1', '1.2', '2.2', '0.1'];
  const stacks = stages.flatMap((bottom) => [bottom, ...stages.map((top) => `${bottom}|${top}`)]);
  const tall = stacks.flatMap((stack) => ['1.1', '2', '3.1'].map((top) => `${stack}|${top}`));
  return [...stacks, ...tall, ...stacks.flatMap((stack) => ['0', '1', '2|1', '1|2.1'].map((other) => `${stack},${other}`))];
}

/** One piece anywhere on a small board, and two pieces near the corner. */
function squareBox(): string[] {
  const squares = (side: number) => Array.from({ length: side * side }, (_, square) => `${square % side}.${Math.floor(square / side)}`);
  return [...squares(9), ...squares(4).flatMap((a) => ['0.0', '1.2', '3.1', '2.2'].map((b) => `${a},${b}`))];
}

/** Drawings of up to five lines between two points and the ground, and of up to four between three. */
function drawingBox(): string[] {
  const box = (points: number, most: number): string[] => {
    const lines = Array.from({ length: points }, (_, from) => Array.from({ length: points - from }, (_, by) => [from, from + by])).flat();
    return [...multisets(most, lines.length - 1)].flatMap((which) => {
      const chosen = which.map((line) => lines[line] ?? []);
      const joined = new Set([0]);
      for (let before = 0; before < joined.size; ) {
        before = joined.size;
        for (const ends of chosen) if (ends.some((end) => joined.has(end))) for (const end of ends) joined.add(end);
      }
      const stands = chosen.length > 0 && chosen.every(([end = 0]) => joined.has(end));
      return stands ? [chosen.map((ends) => ends.join('-')).join()] : [];
    });
  };
  return [...box(3, 5), ...box(4, 4)];
}

/** Every strip of a length with one of two signs on each square. */
function stripBox(length: number, signs: string): string[] {
  return Array.from({ length: 2 ** length }, (_, bits) => Array.from({ length }, (_, at) => signs.charAt((bits >> at) & 1)).join(''));
}

/** Whether every number is larger than the one before; there must be at least one. */
function isAscending(numbers: readonly number[]): boolean {
  return numbers.length > 0 && numbers.every((number, at) => number > (numbers[at - 1] ?? 0));
}

const RED = ['beatty:(3+sqrt(5))/2', 'beatty:sqrt(2)', 'beatty:3/2', 'beatty:3', 'beatty:1', 'evil', 'set:', 'set:1', 'set:1,2,5,6'];
const CODES = ['0.77', '0.07', '0.137', '0.007', 'grundy', '4.(3)', '0.6', '4.7', '0.156', '4.0(2)', '0.(3)', '4.', '0.(7)'];

/** Small positions of a game, every one of which is solved by definition. */
interface Box {
  readonly game: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly positions: readonly string[];
  /** False when a game is not a sum, and is given no nimbers but that of lost positions. */
  readonly nimbers?: boolean;
}

/** Every family, with parameters of every kind. */
export const BOXES: readonly Box[] = [
  { game: 'nim', positions: heapBox(4, 5) },
  { game: 'subtraction', params: { max: 1 }, positions: heapBox(3, 6) },
  { game: 'subtraction', params: { max: 3 }, positions: heapBox(3, 9) },
  { game: 'subtraction', params: { take: [1, 3, 4] }, positions: heapBox(2, 18) },
  { game: 'subtraction', params: { take: [2, 4, 7] }, positions: heapBox(3, 10) },
  { game: 'subtraction', params: { take: [3, 10] }, positions: heapBox(2, 30) },
  { game: 'subtraction', params: { take: [5] }, positions: heapBox(2, 22) },
  { game: 'subtraction', params: { except: [1] }, positions: heapBox(3, 9) },
  { game: 'subtraction', params: { except: [1, 4, 5] }, positions: heapBox(2, 20) },
  { game: 'subtraction', params: { except: [2, 3, 7] }, positions: heapBox(2, 20) },
  { game: 'twenty-one', positions: heapBox(1, 30) },
  { game: 'fibonacci', positions: quotaBox(26) },
  { game: 'euclid', params: { until: 'zero' }, positions: heapBox(2, 34).filter((pair) => pair.includes(',')) },
  { game: 'euclid', params: { until: 'equal' }, positions: heapBox(2, 34).filter((pair) => /^[^0].*,/.test(pair)) },
  { game: 'staircase', positions: stairsBox() },
  { game: 'colourful', params: { ends: 'top' }, positions: pileBox(5, 3, 3, 3) },
  { game: 'colourful', params: { ends: 'both' }, positions: pileBox(5, 3, 3, 3) },
  ...[1, 2, 3].map((k) => ({ game: 'moore', params: { k }, positions: heapBox(4, 3) })),
  ...[1, 2, 3, 4].map((k) => ({ game: 'slow', params: { k }, positions: heapBox(5, 3) })),
  ...[1, 2, 3, 4].map((k) => ({ game: 'slow', params: { k, exact: true }, positions: heapBox(5, 3) })),
  ...RED.map((red) => ({ game: 'chromatic', params: { red }, positions: [...heapBox(2, 9), ...heapBox(3, 4)] })),
  { game: 'stack', positions: stackBox() },
  ...['rook', 'queen', 'king', 'knight'].map((piece) => ({ game: 'corner', params: { piece }, positions: squareBox() })),
  ...CODES.map((code) => ({ game: 'octal', params: { code }, positions: [...heapBox(1, 9), ...heapBox(2, 4)] })),
  ...['0.3F', 'C.1'].map((code) => ({ game: 'octal', params: { code }, positions: [...heapBox(1, 8), ...heapBox(2, 4)] })),
  // Wild under misère play.
  { game: 'octal', params: { code: '0.75' }, positions: ['5', '6,5', '6,5,4'] },
  { game: 'octal', params: { code: '0.6' }, positions: ['8', '9,3'] },
  { game: 'grundys-game', positions: ['13', '13,4'] },
  { game: 'chomp', positions: barBox(12) },
  { game: 'cram', positions: [...boardBox(), '..../..../....', '..../#.../..../...#', '...../...../.....'] },
  { game: 'nimble', positions: heapBox(4, 5) },
  { game: 'turtles', positions: stripBox(8, 'TH') },
  { game: 'coin-strip', positions: [...sequences(4, 7)].filter(isAscending).map((coins) => coins.join(',')) },
  { game: 'hackenbush', positions: drawingBox() },
  { game: 'treblecross', nimbers: false, positions: [1, 2, 3, 4, 5, 8].flatMap((length) => stripBox(length, '.X')) },
];
