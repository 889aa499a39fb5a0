import { type Phrase, say } from '../../phrase.ts';

/** How far anybody has published that a game is solved. */
export interface Published {
  readonly misere: boolean;
  readonly says: Phrase;
  /** Who, where and when; the same in every language. */
  readonly source: string;
  readonly url?: string;
}

const ALL = say`every position`;

const PUBLISHED: Readonly<Record<string, readonly Published[]>> = {
  nim: both('Bouton, Nim, a game with a complete mathematical theory, 1901'),
  moore: [{ misere: false, says: ALL, source: 'Moore, A generalization of the game called Nim, 1910' }],
  fibonacci: [{ misere: false, says: ALL, source: 'Whinihan, Fibonacci Nim, 1963' }],
  euclid: [{ misere: false, says: ALL, source: 'Cole and Davie, A game based on the Euclidean algorithm, 1969' }],
  staircase: [{ misere: false, says: ALL, source: 'Sprague, Über zwei Abarten von Nim, 1937' }],
  turtles: [{ misere: false, says: ALL, source: 'Berlekamp, Conway and Guy, Winning Ways, 1982' }],
  'coin-strip': [{ misere: false, says: ALL, source: 'Berlekamp, Conway and Guy, Winning Ways, 1982' }],
  colourful: [
    {
      misere: false,
      says: say`every position, if stones are taken from the top only`,
      source: 'Liu and Britton, Winning colourful Nim with the eeny-meeny rule, 2025',
    },
  ],
  wythoff: [{ misere: false, says: ALL, source: 'Wythoff, A modification of the game of Nim, 1907' }],
  hackenbush: [{ misere: false, says: ALL, source: 'Berlekamp, Conway and Guy, Winning Ways, 1982' }],
  'laskers-nim': [{ misere: false, says: ALL, source: 'Lasker, Brettspiele der Völker, 1931' }],
  kayles: [repeating(12, 71), { misere: true, says: ALL, source: 'Sibert and Conway, Mathematical Kayles, 1992' }],
  'dawsons-kayles': [repeating(34, 53)],
  'dawsons-chess': [repeating(34, 52)],
  'grundys-game': [
    {
      misere: false,
      says: say`the first ${10_000_000} rows, without a period`,
      source: 'Guy 1989, in OEIS A002188',
      url: 'https://oeis.org/A002188',
    },
  ],
  slow: [{ misere: false, says: say`up to two heaps more than you may take from at once`, source: 'Gurvich and Ho, Slow k-Nim, 2015' }],
  sprouts: [
    {
      misere: false,
      says: say`every number of spots up to ${44}, and some larger ones`,
      source: 'Lemoine and Viennot, records of Glop',
      url: 'http://sprouts.tuxfamily.org/wiki/doku.php?id=records',
    },
    {
      misere: true,
      says: say`every number of spots up to ${20}`,
      source: 'Lemoine and Viennot, records of Glop',
      url: 'http://sprouts.tuxfamily.org/wiki/doku.php?id=records',
    },
  ],
};

function both(source: string): readonly Published[] {
  return [false, true].map((misere) => ({ misere, says: ALL, source }));
}

function repeating(length: number, start: number): Published {
  const says = say`every row, since the values repeat every ${length} from ${start} on`;
  return {
    misere: false,
    says,
    source: 'Guy and Smith, The G-values of various games, 1956',
    url: 'https://doi.org/10.1017/S0305004100031509',
  };
}

/** What is published of a game, as far as we know. */
export function publishedOf(game: string): readonly Published[] {
  return PUBLISHED[game] ?? [];
}

/** The games of which something is published. */
export const PUBLISHED_GAMES: readonly string[] = Object.keys(PUBLISHED);
