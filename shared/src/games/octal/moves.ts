import type { Budget } from '../../game/budget.ts';
import { randomItem } from '../../game/random-item.ts';
import { atLeast, type Computation, MAX_MOVES_LISTED, type Solution } from '../../game/theory.ts';
import type { Period } from '../../solver/periodic.ts';
import { type Code, countCuts, countPlaces, MAX_DIGITS, placeAt } from './code.ts';
import type { RowMove, Rows } from './rows.ts';

/** The shortest rest that leaves a place to every number that may be taken: with less there may be no two different rows. */
const ROOMY = 3;

/** Every legal move, row by row, by number taken and then by place; those with a further cut come after those without. */
export function* movesOf(code: Code, rows: Rows): Generator<RowMove, void, void> {
  for (const [row, length] of rows.entries()) {
    const { count, nth } = takesFrom(code, length);
    for (let index = 0; index < count; index++) {
      const take = nth(index);
      const places = countPlaces(code, take, length - take);
      for (let place = 0; place < places; place++) yield { row, take, left: placeAt(code, take, length - take, place) };
      if (countCuts(code, take, length - take) > 0) yield* cutsOf(row, take, length - take);
    }
  }
}

/** Every way to take this many pins of a row with `rest` more and cut it once more. */
function* cutsOf(row: number, take: number, rest: number): Generator<RowMove, void, void> {
  for (let left = 1; left < rest; left++) {
    for (let cut = take === 0 ? left + 1 : 1; cut < rest; cut++) if (cut !== left) yield { row, take, left, cut };
  }
}

/** Moves weighed between two yields, and for each state that is counted. */
const SLICE = 5_000;
const MOVES_A_STATE = 100;

/** The first winning moves, and how many there are. */
export type Accepted = Pick<Solution<Rows, RowMove>, 'winningMoves' | 'winningCount' | 'mayBeMore'>;

/**
 * The legal moves that a test accepts, the first of them listed; when the budget is spent it stops counting them. Where the test asks of the two rows
 * left only what repeats with a period, the moves in the middle of a long row are counted by their remainders.
 */
export function* movesThat(
  code: Code,
  rows: Rows,
  budget: Budget,
  accepts: (move: RowMove) => boolean,
  period: Period | null = null,
): Computation<Accepted> {
  const winningMoves: RowMove[] = [];
  let winningCount = 0;
  let weighed = 0;
  // Rows that break into three are not that long.
  const repeats = period?.saltus === 0 && !code.threeRows ? period : null;
  for (const move of repeats ? movesByRemainder(code, rows, repeats) : movesOf(code, rows)) {
    if (++weighed % SLICE === 0) {
      const states = weighed / MOVES_A_STATE;
      if (states > budget.states || budget.expired?.()) return { winningMoves: inOrder(winningMoves), ...atLeast(winningCount) };
      yield { states };
    }
    if (!accepts(move)) continue;
    const times = repeats ? timesOf((rows[move.row] as number) - move.take, move.left, repeats) : 1;
    winningCount += times;
    for (let nth = 0; nth < times && winningMoves.length < MAX_MOVES_LISTED; nth++) {
      winningMoves.push(nth === 0 ? move : { ...move, left: move.left + nth * (repeats as Period).length });
    }
  }
  return { winningMoves: repeats ? inOrder(winningMoves) : winningMoves, winningCount };
}

function inOrder(moves: RowMove[]): RowMove[] {
  return moves.sort((a, b) => a.row - b.row || a.take - b.take || a.left - b.left || (a.cut ?? 0) - (b.cut ?? 0));
}

/** Every legal move but those that leave two rows in the periodic part: of these the first of each remainder. */
function* movesByRemainder(code: Code, rows: Rows, { start, length: period }: Period): Generator<RowMove, void, void> {
  for (const [row, length] of rows.entries()) {
    const { count, nth } = takesFrom(code, length);
    for (let index = 0; index < count; index++) {
      const take = nth(index);
      const rest = length - take;
      const places = countPlaces(code, take, rest);
      for (let place = 0; place < places; place++) {
        const left = placeAt(code, take, rest, place);
        yield { row, take, left };
        if (left === start + period) place += Math.max(0, rest - start - 1 - left);
      }
    }
  }
}

/** How many moves one of these stands for, itself included: they leave a period more of the rest on the left each time. */
function timesOf(rest: number, left: number, { start, length: period }: Period): number {
  const last = rest - start - 1;
  return left > start && left <= start + period && left <= last ? 1 + Math.floor((last - left) / period) : 1;
}

/** One legal move, every one possible: any row that can be played, any number that can be taken from it, any place. */
export function sampleMove(code: Code, rows: Rows, random: () => number): RowMove {
  const below = (count: number) => Math.floor(random() * count);
  const open = [...rows.keys()].filter((row) => isOpen(code, rows[row] as number));
  const row = randomItem(open, random);
  const length = rows[row] as number;
  const { count, nth } = takesFrom(code, length);
  const take = nth(below(count));
  const rest = length - take;
  const places = countPlaces(code, take, rest);
  const place = below(places + countCuts(code, take, rest));
  if (place < places) return { row, take, left: placeAt(code, take, rest, place) };
  const left = 1 + below(rest - 1);
  const other = 1 + below(rest - 2);
  const cut = other < left ? other : other + 1;
  return take === 0 ? { row, take, left: Math.min(left, cut), cut: Math.max(left, cut) } : { row, take, left, cut };
}

/** Whether every row can be played until nothing is left: whether there is a move in a row of any length. */
export function clearsRows(code: Code): boolean {
  // Digits that repeat have done so by then, and a digit that leaves something can be used on every longer row.
  return Array.from({ length: 2 * MAX_DIGITS + ROOMY }, (_, index) => index + 1).every((length) => isOpen(code, length));
}

/** The numbers that can be taken from a row of a length, ascending, of which only the last few have to be looked at. */
function takesFrom(code: Code, length: number): { readonly count: number; readonly nth: (index: number) => number } {
  const sure = code.countTakes(length - ROOMY);
  const last = lastTakes(code, length);
  return { count: sure + last.length, nth: (index) => (index < sure ? code.nthTake(index) : (last[index - sure] as number)) };
}

function isOpen(code: Code, length: number): boolean {
  return code.countTakes(length - ROOMY) > 0 || lastTakes(code, length).length > 0;
}

/** The numbers that can be taken and leave so little that not every number has a place. */
function lastTakes(code: Code, length: number): number[] {
  const takes: number[] = [];
  for (let take = Math.max(0, length - ROOMY + 1); take <= length; take++) {
    if (countPlaces(code, take, length - take) > 0) takes.push(take);
  }
  return takes;
}
