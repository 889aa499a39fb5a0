import { RecursiveSolver } from '@nimhall/shared/solver/recursive-solver';
import { afterText, positionOf, rulesOf } from '../../../support/games.ts';

/** The sentence of a claim, interpreted from its words alone. */
export interface Reading {
  /** The first small case where the words are false, or null where they are true. */
  readonly breaksAt: () => string | null;
}

/** The search results of a game, by the text of a position. */
export function search(game: string, params: object = {}, misere = false) {
  const rules = rulesOf(game, params);
  const definition = new RecursiveSolver(rules, misere);
  const at = (text: string) => positionOf(rules, text);
  return {
    lost: (text: string) => !definition.wins(at(text)),
    worth: (text: string) => definition.nimber(at(text)),
    winning: (text: string) => definition.winningMoves(at(text)).sort().join(' '),
    moves: (text: string) => Array.from(rules.moves(at(text)), (move) => rules.move.format(move)),
    after: (text: string, move: string) => afterText(rules, text, move),
  };
}

/** The first case that contradicts the words. */
export function firstFalse<Case>(cases: Iterable<Case>, isTrue: (each: Case) => boolean): string | null {
  for (const each of cases) if (!isTrue(each)) return JSON.stringify(each);
  return null;
}

/** Words about a single case. */
export const so = (isTrue: boolean): string | null => (isTrue ? null : 'as it stands');

export type Sizes = readonly number[];

/** All ascending lists of this many sizes. */
export function* lists(count: number, most: number, least = 0): Generator<Sizes, void, void> {
  if (count === 0) yield [];
  else for (let first = least; first <= most; first++) for (const others of lists(count - 1, most, first)) yield [first, ...others];
}

/** All lists of sizes from 1 with this sum, in any order. */
function* sections(total: number): Generator<Sizes, void, void> {
  if (total === 0) yield [];
  for (let first = 1; first <= total; first++) for (const others of sections(total - first)) yield [first, ...others];
}

/** Sections with up to this many stones, at least one. */
export function* piles(most: number): Generator<Sizes, void, void> {
  for (let total = 1; total <= most; total++) yield* sections(total);
}

/** All sets of levels from 1 up to a highest one. */
export function* levelSets(highest: number): Generator<Sizes, void, void> {
  for (let bits = 0; bits < 2 ** highest; bits++) yield upTo(highest, 1).filter((level) => (bits >> (level - 1)) % 2 === 1);
}

export const upTo = (last: number, first = 0): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at);
export const pairs = (most: number): [number, number][] =>
  upTo(most).flatMap((low) => upTo(most, low).map((high): [number, number] => [low, high]));

/** Adding in binary without carrying. */
export const nimSum = (...numbers: Sizes): number => numbers.reduce((sum, number) => sum ^ number, 0);

export function smallestMissing(numbers: Sizes): number {
  let least = 0;
  while (numbers.includes(least)) least++;
  return least;
}

export const isOdd = (number: number): boolean => Math.abs(number) % 2 === 1;
export const isEven = (number: number): boolean => !isOdd(number);
/** Both odd or both even. */
export const alike = (one: number, other: number): boolean => isOdd(one) === isOdd(other);
export const odds = (heaps: Sizes): number => heaps.filter(isOdd).length;
export const allEven = (heaps: Sizes): boolean => heaps.every(isEven);
export const allOdd = (heaps: Sizes): boolean => heaps.every(isOdd);
