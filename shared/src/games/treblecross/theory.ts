import { DEFAULT_BUDGET } from '../../game/budget.ts';
import type { Ruleset } from '../../game/contract.ts';
import type { Method, Solution, Theory } from '../../game/theory.ts';
import { MAX_SQUARES } from '../../game/view.ts';
import { say } from '../../phrase.ts';
import { solve } from '../../solver/analyse.ts';
import { mex, nimSum } from '../../solver/nimbers.ts';
import { explainAtOnce, explainFilled, explainOver, explainSafe, explainStretches, type Stretch } from './reasons.ts';
import { emptySquares, hasThree, makesThree, plainRules, type Strip, stretches, withCross } from './strip.ts';

/** On a strip with fewer squares nobody can make three. */
const MIN_SQUARES = 3;

/**
 * Under normal play a cross within two squares of another loses at once, because a strip of three squares or more always has room for the
 * third. The rest is 0.007, an octal game, on the stretches between. Under misère play nobody makes three while there is another move: that
 * is a sum too, and is searched.
 */
export const treblecrossTheory: Theory<Strip, number> = {
  closed(strip, misere) {
    if (hasThree(strip)) return solved(strip, [], misere, THREE, () => explainOver(misere));
    const empty = emptySquares(strip);
    if (strip.length < MIN_SQUARES) {
      const isWon = (empty.length % 2 === 1) !== misere;
      return solved(strip, isWon ? empty : [], isWon, SHORT, () => explainFilled(isWon, misere));
    }
    return misere ? null : solveNormal(strip, empty);
  },
  *table(strip, _misere, budget = DEFAULT_BUDGET) {
    const { nimberUnknown, ...found } = yield* solve(quietRules, strip, { misere: false, budget });
    const safe = emptySquares(strip).filter((square) => !makesThree(strip, square));
    return { ...found, nimber: null, parts: [{ position: strip, nimber: null }], explain: () => explainSafe(safe, found) };
  },
};

const THREE: Method = { tier: 'theorem', source: say`Three crosses side by side end the game` };
const SHORT: Method = { tier: 'theorem', source: say`A strip of one or two squares is filled one by one` };

function solveNormal(strip: Strip, empty: readonly number[]): Solution<Strip, number> {
  const ends = empty.filter((square) => makesThree(strip, square));
  if (ends.length > 0) return solved(strip, ends, true, THREE, () => explainAtOnce(ends));
  const free = freeStretches(strip);
  const sum = sumOf(free);
  const winning = sum === 0 ? [] : empty.filter((square) => isFree(strip, square) && sumOf(freeStretches(withCross(strip, square))) === 0);
  const longest = Math.max(0, ...free.map(({ length }) => length));
  const source = say`Nimbers of all sizes up to ${longest}, worked out from the rules; no period proven`;
  return solved(strip, winning, sum !== 0, { tier: 'table', source }, () => explainStretches(free, sum, winning));
}

function solved(
  position: Strip,
  winningMoves: readonly number[],
  isWon: boolean,
  method: Method,
  explain: Solution<Strip, number>['explain'],
): Solution<Strip, number> {
  // Three in a row end all of a game at once, so that it is no sum, and its nimber of no use.
  const outcome = isWon ? 'N' : 'P';
  return {
    outcome,
    nimber: null,
    winningMoves,
    winningCount: winningMoves.length,
    parts: [{ position, nimber: null }],
    method,
    explain,
  };
}

/** Whether there is no cross here or within two squares. */
function isFree(strip: Strip, square: number): boolean {
  return [-2, -1, 0, 1, 2].every((by) => !strip[square - 1 + by]);
}

function freeStretches(strip: Strip): Stretch[] {
  return stretches(strip, (square) => isFree(strip, square)).map((stretch) => ({ ...stretch, value: VALUES[stretch.length] ?? 0 }));
}

function sumOf(free: readonly Stretch[]): number {
  return free.reduce((sum, { value }) => nimSum(sum, value), 0);
}

/** Values of free stretches by length, from 0: a cross leaves the squares that are more than two away. */
const VALUES = freeValues();

function freeValues(): readonly number[] {
  const values = [0];
  const at = (length: number) => values[Math.max(0, length)] ?? 0;
  for (let length = 1; length <= MAX_SQUARES; length++) {
    values.push(mex(new Set(Array.from({ length }, (_, left) => nimSum(at(left - 2), at(length - left - 3))))));
  }
  return values;
}

/** Treblecross in which making three is illegal: a sum of the stretches between the squares where that would happen. */
const quietRules: Ruleset<Strip, number> = {
  ...plainRules,
  *moves(strip) {
    for (const square of emptySquares(strip)) if (!makesThree(strip, square)) yield square;
  },
  parts: (strip) =>
    stretches(strip, (square) => strip[square - 1] === true || !makesThree(strip, square))
      .map(({ from, length }) => strip.slice(from - 1, from - 1 + length))
      .filter((stretch) => stretch.includes(false)),
};
