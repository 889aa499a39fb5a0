import type { PuzzleKind, Start } from '@nimhall/shared/puzzle/puzzle';

/** Puzzles of one game and one question, and the starts of the games in which they occur. */
export interface Plan {
  readonly kind: PuzzleKind;
  readonly game: string;
  readonly params: Start['params'];
  readonly misere: boolean;
  readonly starts: readonly string[];
}

/** A level: how hard its puzzles should be, how many each group gets, and the groups in the order of the days. */
export interface LevelPlan {
  readonly rating: number;
  readonly each: number;
  readonly groups: readonly Plan[];
}

type More = Partial<Pick<Plan, 'params' | 'misere'>>;
const group = (kind: PuzzleKind, game: string, starts: string, more: More = {}): Plan => ({
  kind,
  game,
  params: {},
  misere: false,
  starts: starts.split(' '),
  ...more,
});
const find = (game: string, starts: string, more: More = {}): Plan => group('find', game, starts, more);
const who = (game: string, starts: string, more: More = {}): Plan => group('who', game, starts, more);
const MISERE = { misere: true };

/** Small boards that occur in many games. */
const GRIDS = '..../..../..../.... ..../..../.... ...../...../..... #..#/..../..../#..# ....#/...../#.... .../.../.../...';
const PICTURES = [
  '0-1,0-2,0-5,0-8,1-2,1-3,2-3,3-4,5-6,6-6,6-6,6-6,6-6,6-6,8-9,9-10,9-11',
  '0-1,0-4,0-8,1-2,2-3,4-5,5-6,6-7,8-9,9-10,10-11,11-12',
  '0-1,0-1,0-6,1-2,2-3,2-4,2-5,4-4,6-7,7-8',
  '0-1,0-1,0-2,0-2,1-2,1-3,2-4,4-5,5-5,5-6',
  '0-1,1-2,2-3,0-4,4-5,0-6,6-7,7-8,8-9',
  '0-1,1-2,1-3,3-4,0-5,5-6,6-7,6-8',
  '0-1,1-2,2-3,1-3,0-4,4-5,5-6,6-7',
  '0-1,1-2,2-3,2-4,4-5,4-6,0-7,7-8,8-9',
].join(' ');

/** Pairs among which one way of taking may be right and others wrong. */
const PAIRS = Array.from({ length: 40 }, (_, nth) => `${25 + nth},${7 + ((5 * nth) % 11)}`).join(' ');

/**
 * The plan for the pool of daily puzzles. A day takes one group of each level. Puzzles ask for the move on even days at
 * the first and the third level, and on odd days at the second; all others ask who wins. The order is chosen so that a
 * day never has two puzzles of one game; the command that writes the pool checks that.
 */
export const PLAN: readonly LevelPlan[] = [
  {
    rating: 660,
    each: 22,
    groups: [
      find('nim', '3,4,5 1,3,5,7 2,5,6'),
      who('hackenbush', PICTURES),
      find('kayles', '7,4 5,6 9,3 11'),
      who('nimble', '2,5,6 3,3,7 2,4,6 1,5,7 3,4,8 2,4,5,7 3,3,4,4 6,7'),
      find('euclid', PAIRS),
      who('cram', GRIDS),
      find('staircase', '1,2,3,4 2,0,3 2,4,2,1'),
      who('sprouts', 'a,b,c a,b,c,d a,b,c,d,e'),
      find('hackenbush', PICTURES),
      who('kayles', '7,4 5,6 9,3 12'),
      find('fibonacci', '20:19 34:33 27:26'),
      who('subtraction', '9,6 11,8 7,5,3', { params: { max: 3 } }),
      find('sprouts', 'a,b,c a,b,c,d a,b,c,d,e'),
      who('turtles', 'HTTHTH HHHHHH HTHHTTHT HTHHTTHTHH THHTHTTHH'),
      find('nimble', '2,5,6 3,3,7 2,4,6 1,5,7'),
      who('subtraction', '8,5 7,7,3 10,4', { params: { max: 2 } }),
      find('cram', GRIDS),
      who('rook', '7.5,2.4 7.7 5.6,3.2'),
    ],
  },
  {
    rating: 930,
    each: 20,
    groups: [
      who('corner', '5.7,3.4 4.6,2.5 6.3,1.4'),
      find('nim', '1,3,5,7 3,4,5 2,5,6', MISERE),
      who('laskers-nim', '2,3,7 3,6,8 3,4,5'),
      find('wythoff', '9.8 12.7 11.11'),
      who('princess-and-roses', '3,5,6,7 1,1,1,1,1,3 2,4,5,5'),
      find('coin-strip', '3,5,8,12 4,6,10,11 2,5,9 3,6,10,13'),
      who('officers', '13 8,6 5,9 10,4'),
      find('princess-and-roses', '3,5,6,7 1,3,4,6'),
      who('chromatic', '9,6 4,2 3,5,7 8,7 10,4 2,3,5 4,5,6 1,3,5,2'),
      find('laskers-nim', '2,3,7 3,6,8'),
      who('stack', '2.3|1.1.1|3.4.5 1|2.2,2|1.3 2|3.1,4|1.2'),
      find('grundys-game', '13 8,7 5,9 15,4 9,6,5 10,9 14'),
      who('king', '7.6,5.4 7.7 6.3,4.4'),
      find('chromatic', '9,6 4,2 3,5,7 10,7'),
      who('coin-strip', '3,5,8,12 2,4,7,9 4,6,10,11 2,5,9'),
      find('king', '7.6,5.4 7.3,6.6 8.5,3.4'),
      who('subtraction', '20 11,9 17,13 7,8,5', { params: { take: [1, 3, 4] } }),
      find('stack', '2.3|1.1.1|3.4.5 1|2.2,2|1.3 2|3.1,4|1.2'),
      who('treblecross', '............ ..X.....X...... ......... ..............'),
      find('fibonacci', '34:33 55:54 100:99'),
    ],
  },
  {
    rating: 1180,
    each: 16,
    groups: [
      find('chomp', '6,6,6,5,4 5,5,5,5,5 7,7,7,7'),
      who('grundys-game', '18,11 13,9,7'),
      find('colourful', 'r2.y3.g3,g2.r4,y3.g2.r1,r3 r2.y1.g3,g1.r4,y2.g2.r1'),
      who('chomp', '6,6,6,5,4 5,5,5,5,5 7,7,7,7'),
      find('officers', '12,9 13,8'),
      who('colourful', 'r2.y3.g3,g2.r4,y3.g2.r1,r3 r2.y1.g3,g1.r4,y2.g2.r1'),
      find('grundys-game', '18,11 13,9,7'),
      who('officers', '12,9 13,8'),
      find('slow', '2,3,4,5,6', { params: { k: 3 } }),
      who('dawsons-kayles', '14,15,16 9,12', MISERE),
      find('nim', '18,21,25,27 9,12,14'),
      who('slow', '2,3,4,5,6', { params: { k: 3 } }),
      find('kayles', '12,9 7,8,5', MISERE),
      who('octal', '15,8,4 12,11', { params: { code: '0.36' } }),
      find('dawsons-kayles', '14,15,16 9,12', MISERE),
      who('corner', '5.7,3.4 7.6,4.2'),
      find('octal', '15,8,4 12,11', { params: { code: '0.36' } }),
      who('james-bond', '9,10,8 13,7'),
      find('corner', '5.7,3.4 7.6,4.2'),
      who('moore', '3,5,6,7 4,5,6 2,4,5,6'),
      find('laskers-nim', '3,6,8 2,5,9'),
      who('hackenbush', PICTURES, MISERE),
      find('sprouts', 'a,b,c,d,e a,b,c,d,e,f'),
      who('kayles', '12,9 7,8,5', MISERE),
    ],
  },
];
