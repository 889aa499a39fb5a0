import { seededRandom } from '@nimhall/shared/bot/random';
import { letterOf } from '@nimhall/shared/game/letters';
import { positionOf, rulesOf } from './games.ts';
import { playout } from './playouts.ts';

/** A position as text, of a game with its parameters. */
export interface Placed {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly position: string;
}

/** 2^53 − 1, where integers stop being exact, and the highest level, heap or row of the games that grow tables. */
const EXACT = '9007199254740991';
const MILLION = '1000000';
const BILLION = '1000000000';
/** Sixty-four numbers that may be taken, or not, which is the most that a form allows. */
const MANY = Array.from({ length: 64 }, (_, index) => 1_000 - index);

/** Repeats the same text. */
function times(count: number, part: string, separator = ','): string {
  return Array<string>(count).fill(part).join(separator);
}

/** Arithmetic sequence of numbers from one on. */
function rising(count: number, from: number, step = 1, separator = ','): string {
  return Array.from({ length: count }, (_, index) => `${from + index * step}`).join(separator);
}

/** Lines of a drawing by their ends. */
function lines(count: number, endsOf: (line: number) => readonly [number, number]): string {
  return Array.from({ length: count }, (_, line) => endsOf(line).join('-')).join();
}

/** Random games of Sprouts, after this many moves. */
function drawnByChance(start: string, plies: readonly number[]): Placed[] {
  const rules = rulesOf('sprouts');
  return plies.flatMap((ply) => {
    const position = playout(rules, positionOf(rules, start), seededRandom(ply))[ply];
    return position === undefined ? [] : [{ position: rules.position.format(position) }];
  });
}

const HEAPS: readonly Placed[] = [{ position: times(26, EXACT) }, { position: `${times(25, '0')},${EXACT}` }];

const ROWS: readonly Placed[] = [
  { position: times(500, MILLION) },
  { position: MILLION },
  { position: `3,${times(499, '1')}` },
  { position: times(500, '52') },
  { position: rising(500, 1_000) },
];

/** The same, and longer, when at most some number of pins may be taken at a time. */
const LONG_ROWS: readonly Placed[] = [{ position: times(500, BILLION) }, { position: BILLION }, ...ROWS.slice(2)];

const SQUARES: readonly Placed[] = [
  { position: times(26, `${EXACT}.${EXACT}`) },
  { position: `5.${EXACT}` },
  { position: times(26, '300.299') },
  { position: '800.799' },
];

const SLOW_HEAPS: readonly Placed[] = [
  { position: times(26, MILLION) },
  { position: MILLION },
  { position: `999999,${MILLION}` },
  { position: rising(26, 999_900) },
  { position: rising(12, 3) },
  { position: rising(6, 40) },
];

/**
 * The most expensive positions of each game, by its id: as many parts as can be written, the largest numbers, and
 * exactly the size of its tables. A new game needs an entry: see limits.test.ts.
 */
export const LARGEST: Readonly<Record<string, readonly Placed[]>> = {
  nim: HEAPS,
  subtraction: [
    ...[{ max: 3 }, { take: MANY }, { except: MANY }, { max: Number.MAX_SAFE_INTEGER }, { take: [1_000] }, { except: [1] }].flatMap(
      (params) => HEAPS.map((placed) => ({ ...placed, params })),
    ),
    { params: { take: MANY }, position: times(26, '200000') },
  ],
  'twenty-one': HEAPS,
  moore: [1, 2, 4, 25].flatMap((k) => [
    ...HEAPS.map((placed) => ({ ...placed, params: { k } })),
    { params: { k }, position: times(4, EXACT) },
    { params: { k }, position: rising(26, Number.MAX_SAFE_INTEGER - 26) },
    { params: { k }, position: rising(8, 9) },
    { params: { k }, position: times(20, '1') },
  ]),
  slow: [
    ...[2, 13].flatMap((k) => SLOW_HEAPS.map((placed) => ({ ...placed, params: { k } }))),
    ...[11, 25].flatMap((k) => SLOW_HEAPS.map((placed) => ({ ...placed, params: { k, exact: true } }))),
    { params: { k: 11, exact: true }, position: times(12, '20') },
    { params: { k: 13, exact: true }, position: `${times(12, '1')},${times(14, '0')}` },
  ],
  'princess-and-roses': SLOW_HEAPS.slice(0, 2),
  fibonacci: [`${EXACT}:${EXACT}`, `${EXACT}:1`, '8944394323791464:8944394323791463', '2001:2000', '2000:1999'].map((position) => ({
    position,
  })),
  euclid: ['zero', 'equal'].flatMap((until) =>
    [`${EXACT},${EXACT}`, `${EXACT},1`, `${EXACT},9007199254740990`, '8944394323791464,5527939700884757', `${EXACT},2`].map((position) => ({
      params: { until },
      position,
    })),
  ),
  staircase: [EXACT, `${times(25, '0')},${EXACT}`, times(26, '346430740566961'), rising(26, 300_000_000_000_000, 1), times(26, '9')].map(
    (position) => ({
      position,
    }),
  ),
  colourful: ['top', 'both'].flatMap((ends) =>
    [
      times(26, times(150, '1', '.')),
      times(10, times(400, '2', '.')),
      times(400, '20', '.'),
      times(400, '5', '.'),
      rising(400, 1_000_000, 1, '.'),
      times(26, times(18, '1000000000000', '.')),
      times(26, EXACT),
      `1.1,${times(2, '999', '.')}`,
      '650.700.649',
      '2500.1.5000,1',
      '1000.900.900.1000,1400.1400.1400',
      '30.1.10.20.30.40.1.200,50.60.70.80,90.100.110.120.130.140',
    ].map((position) => ({ params: { ends }, position })),
  ),
  chromatic: ['beatty:(3+sqrt(5))/2', 'beatty:1', 'evil', 'set:1,1000000'].flatMap((red) =>
    [
      times(26, MILLION),
      `${MILLION},999999`,
      MILLION,
      `${MILLION},2`,
      '140,140,140',
      times(21, '1'),
      '4000,3999',
      `${times(24, '0')},38,37`,
      '1700,1700,1',
    ].map((position) => ({ params: { red }, position })),
  ),
  stack: [
    { position: times(26, times(26, times(5, '9', '.'), '|')) },
    { position: times(26, times(100, '1', '|')) },
    { position: times(100, times(4, EXACT, '.'), '|') },
    { position: times(26, `${EXACT}|${times(10, EXACT, '.')}`) },
    { position: '1|3.93,4000000000|3.1' },
    { position: '3|999999,1' },
    { position: '3|99.99.99,1' },
    { position: times(26, '3|9.9.9.9.9.9') },
    { position: times(2, `7|${times(19, '1', '.')}`) },
    { position: `2|4|${times(90, '9', '|')},1` },
  ],
  corner: (['rook', 'queen', 'king', 'knight'] as const).flatMap((piece) => SQUARES.map((placed) => ({ ...placed, params: { piece } }))),
  wythoff: SQUARES.slice(0, 2),
  rook: SQUARES.slice(0, 2),
  king: SQUARES.slice(0, 2),
  knight: [...SQUARES.slice(0, 2), { position: times(26, '4503599627370495.4503599627370495') }],
  hackenbush: [
    { position: lines(300, (line) => [line, line + 1]) },
    { position: lines(300, (line) => [0, line + 1]) },
    { position: times(300, '0-1') },
    // Combs, wheels, ladders, and the largest complete graph.
    { position: lines(300, (line) => (line % 2 === 0 ? [line, line + 2] : [line - 1, line])) },
    { position: lines(300, (line) => (line % 2 === 0 ? [0, line / 2 + 1] : [(line + 1) / 2, (line + 1) / 2 + 1])) },
    { position: `${lines(200, (line) => [line, line + 2])},0-1,${lines(99, (line) => [2 * line, 2 * line + 1])}` },
    { position: lines(300, (line) => [line % 24, (line % 24) + Math.floor(line / 24)]) },
    { position: lines(300, (line) => [Math.floor(line / 2), line + 1]) },
    { position: lines(20, (line) => [Math.floor(line / 2), line + 1]) },
    { position: `0-1,0-1,0-1,${lines(30, (line) => [1 + Math.floor(line / 3), line + 2])}` },
  ],
  octal: [
    ...[
      '0.77',
      '4.(7)',
      '0.(4)',
      '4.',
      '0.(01)',
      '0.(1)',
      '0.6',
      `0.${times(63, '0', '')}4`,
      `0.(${times(63, '0', '')}7)`,
      `0.${times(64, '7', '')}`,
    ].flatMap((code) => (code.includes('(') ? ROWS : LONG_ROWS).map((placed) => ({ ...placed, params: { code } }))),
    ...['0.3F', 'C.(F)', `0.${times(64, 'F', '')}`].flatMap((code) =>
      [times(500, '2000'), '2000', rising(32, 49)].map((position) => ({ params: { code }, position })),
    ),
    ...['0.36', '0.16', '0.007'].map((code) => ({ params: { code }, position: '9999999' })),
    ...['0.6', '4.(1)', `0.${times(64, '7', '')}`, 'grundy'].map((code) => ({ params: { code }, position: rising(32, 225) })),
  ],
  kayles: LONG_ROWS,
  'dawsons-kayles': LONG_ROWS.slice(0, 2),
  'dawsons-chess': LONG_ROWS.slice(0, 2),
  'laskers-nim': ROWS,
  'grundys-game': LONG_ROWS,
  officers: LONG_ROWS.slice(0, 2),
  'james-bond': LONG_ROWS.slice(0, 2),
  chomp: [
    times(8, '8'),
    '26,26,12',
    times(64, '1'),
    times(4, '16'),
    '26,1,1,1',
    `26,${times(38, '1')}`,
    '11,10,9,8,7,6,5,4,3,1',
    '13,11,9,7,6,5,4,3,2,2,1,1',
  ].map((position) => ({ position })),
  cram: [
    times(8, times(8, '.', ''), '/'),
    times(7, times(9, '.', ''), '/'),
    times(6, times(10, '.', ''), '/'),
    times(64, '.', '/'),
    times(2, times(26, '.', ''), '/'),
    times(4, '..#.#..#.#..#.#.', '/'),
    times(8, '.#..#..#', '/'),
    times(8, times(8, '#', ''), '/'),
  ].map((position) => ({ position })),
  nimble: [{ position: rising(26, 38) }, { position: times(26, '63') }, { position: times(26, '0') }],
  'coin-strip': [
    { position: rising(26, 39) },
    { position: rising(26, 1, 2) },
    { position: '64' },
    { position: '32,64' },
    { position: '1' },
  ],
  treblecross: [
    { position: times(64, '.', '') },
    { position: times(21, 'X..', '') },
    { position: times(32, 'X.', '') },
    { position: `X${times(62, '.', '')}X` },
  ],
  turtles: [{ position: times(64, 'H', '') }, { position: `${times(63, 'T', '')}H` }, { position: times(64, 'T', '') }],
  sprouts: [
    { position: '20' },
    // Thirteen separate lines, with as many cycles around them as possible.
    { position: Array.from({ length: 13 }, (_, line) => `${letterOf(2 * line)}${letterOf(2 * line + 1)}`).join() },
    ...drawnByChance('20', [10, 25, 40, 55]),
  ],
};
