import { type Claim, type Explanation, MAX_DRAWN, type Sentence, tell } from '../../game/explanation.ts';
import type { Outcome, Solution } from '../../game/theory.ts';
import { count, list, say } from '../../phrase.ts';
import { listed } from '../../solver/reasons.ts';

/** Neighbouring squares, and what they count for. */
export interface Stretch {
  readonly from: number;
  readonly length: number;
  readonly value: number;
}

/** Nothing can be done any more. */
export function explainOver(misere: boolean): Explanation {
  return told(tell(say`Three crosses stand side by side, so the game is over.`, outcome(misere ? 'N' : 'P', misere)));
}

/** Explains a strip on which nobody can make three. */
export function explainFilled(isWon: boolean, misere: boolean): Explanation {
  return told(tell(say`The strip is too short for three crosses. Its squares are filled one by one.`, outcome(isWon ? 'N' : 'P', misere)));
}

/** Where three can be made. */
export function explainAtOnce(squares: readonly number[]): Explanation {
  return told(
    tell(say`A cross on ${list('or', squares)} makes three side by side and wins at once.`, outcome('N', false), winning(squares, false)),
  );
}

/** Where the last move wins and three cannot be made yet: the squares far from all crosses count. */
export function explainStretches(free: readonly Stretch[], sum: number, winningMoves: readonly number[]): Explanation {
  const rule = say`Put a cross within two squares of another, and the other side makes three. So a cross uses up its own square and two on either side.`;
  if (free.length === 0) {
    return told(tell(rule), tell(say`No square is far enough from all crosses, so the side to move loses.`, outcome('P', false)));
  }
  const lengths = listed(free.map(({ length }) => length));
  const values = listed(free.map(({ value }) => value));
  return {
    sentences: [
      tell(rule),
      tell(
        count(
          free.length,
          'There is one stretch of squares that are far enough from all crosses, {1} long; it counts {2}.',
          'There are {0} stretches of squares that are far enough from all crosses, {1} long; they count {2}.',
          lengths,
          values,
        ),
      ),
      sum === 0
        ? tell(
            say`The nim-sum of the free stretches is 0. After every safe cross, the other side can make it 0 again.`,
            outcome('P', false),
          )
        : tell(
            say`The nim-sum of the free stretches is ${sum}, not 0. A winning move makes it 0.`,
            outcome('N', false),
            winning(winningMoves, false),
          ),
    ],
    drawings: [
      {
        kind: 'table',
        title: say`What each free stretch is worth`,
        head: [say`Squares`, say`Length`, say`Value`],
        rows: free.slice(0, MAX_DRAWN).map(({ from, length, value }) => ({
          name: length === 1 ? `${from}` : `${from}–${from + length - 1}`,
          cells: [length, { value, look: 'key' }],
        })),
      },
    ],
  };
}

/** Where the last move loses: the squares where no three are made, and what a search found. */
export function explainSafe(safe: readonly number[], found: Solution<unknown, number>): Explanation {
  const rule = say`Here the last move loses, so avoid making three while there is another square.`;
  if (safe.length === 0) {
    return told(tell(rule), tell(say`There is none. Every cross makes three, and the side to move loses.`, outcome('P', true)));
  }
  const claims = found.outcome === 'unknown' ? [] : [outcome(found.outcome, true)];
  const squares = count(
    safe.length,
    'On one square, {1}, a cross makes no three.',
    'On {0} squares a cross makes no three: {1}.',
    listed(safe),
  );
  return told(tell(rule), tell(squares, ...claims), ...found.explain().sentences);
}

function told(...sentences: readonly Sentence[]): Explanation {
  return { sentences, drawings: [] };
}

function outcome(is: Exclude<Outcome, 'unknown'>, misere: boolean): Claim {
  return { kind: 'outcome', misere, is };
}

function winning(squares: readonly number[], misere: boolean): Claim {
  return { kind: 'winning', moves: squares.map(String), misere };
}
