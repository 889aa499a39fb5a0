import { readGame, readPosition } from '../../catalogue/read.ts';
import type { Game } from '../../catalogue/registry.ts';
import type { Budget } from '../../game/budget.ts';
import type { Refusal } from '../../refusal.ts';
import { ok, type Result } from '../../result.ts';
import { analyse } from '../../solver/analyse.ts';
import type { TameValue } from '../../solver/tame-sum.ts';
import type { Worth } from '../series/terms.ts';
import { byMoves } from './by-moves.ts';
import { type Plane, planesOf } from './planes.ts';

/** Which plane is asked for, as texts and numbers from anywhere; without a name the first of the game. */
export interface PlaneQuery {
  readonly game: string;
  readonly params: unknown;
  readonly misere: boolean;
  readonly plane?: string;
  /** Columns and rows. */
  readonly size: number;
  /** The third number, where the plane has one. */
  readonly third: number;
}

/** The value of what was not worked out: not yet, or not within what one position may take. */
export const UNKNOWN = -1;

/** A square of values: that at column and row, both counted from `from`, is `values[row * size + column]`, or `UNKNOWN`. */
export interface Field {
  readonly worth: Worth;
  readonly from: number;
  readonly size: number;
  readonly values: Int16Array<ArrayBuffer>;
}

/** The progress of a field: the values so far are in it, and it keeps changing. */
export interface FieldProgress {
  readonly done: number;
  readonly field: Field;
}

export type FieldSteps<T> = Generator<FieldProgress, T, void>;

/** Cells between two yields, where each is looked up. */
const SLICE = 4_096;
/** What one position may take. */
const BUDGET = { states: 20_000, bytes: 2 ** 25 } as const;
/** The budget of a sum of rows that is not tame, after everything known without a search. */
const KNOWN = { states: 50, bytes: 2 ** 22 } as const;

/**
 * Works a square of values out, cell by cell. Refuses what names no game; null for a game that has no plane. Memory is 2 bytes a
 * cell, 2 MB at most, 16 MB more where moves are followed, and what the game's tables take.
 */
export function* planeField({ game: id, params, misere, plane: name, size, third }: PlaneQuery): FieldSteps<Result<Field | null, Refusal>> {
  const game = readGame(id, params);
  if (!game.ok) return game;
  const plane = planesOf(id).find((each) => each.id === name) ?? planesOf(id)[0];
  if (!plane) return ok(null);
  const side = Math.min(Math.max(1, size), plane.most);
  const level = Math.min(Math.max(0, third), plane.mostThird);
  const blank = (worth: Worth): Field => ({ worth, from: plane.from, size: side, values: new Int16Array(side * side).fill(UNKNOWN) });
  const numbers = blank(misere ? 'misere-nimbers' : 'nimbers');
  const sizes = plane.bySize ? game.value.rules.theory?.sizes : undefined;
  if (sizes) {
    const largest = Math.max(side - 1, level);
    for (const _ of sizes.reach(largest, misere)) yield { done: 0, field: numbers };
    const parts = Array.from({ length: Math.min(largest + 1, sizes.known(misere)) }, (_, size) => sizes.at(size));
    // Where the last move loses, parts that are not like heaps of Nim are worth no number; but sums of them are won or lost.
    if (!misere || parts.length > largest) {
      yield* bySizes(numbers, parts, misere, level);
      return ok(numbers);
    }
  }
  if (plane.going) {
    yield* following(numbers, plane.going(game.value.params), misere, level);
    return ok(numbers);
  }
  const field = misere ? blank('outcomes') : numbers;
  if (sizes) yield* analysed(game.value, plane.at(plane.from + side - 1, plane.from, level), misere, undefined, { done: 0, field });
  yield* cellByCell(field, game.value, plane, misere, level, sizes ? KNOWN : BUDGET);
  return ok(field);
}

/** A sum of parts whose values by size are known. */
function* bySizes(field: Field, parts: readonly TameValue[], misere: boolean, third: number): FieldSteps<void> {
  const { size: side, values } = field;
  const beside = third > 0 ? parts[third] : { nimber: 0, fickle: true };
  if (!beside) return;
  for (let cell = 0; cell < values.length; cell++) {
    const [across, up] = [parts[cell % side], parts[Math.floor(cell / side)]];
    if (across && up)
      values[cell] = summed(across.nimber ^ up.nimber ^ beside.nimber, misere && across.fickle && up.fickle && beside.fickle);
    if (cell % SLICE === SLICE - 1) yield { done: cell + 1, field };
  }
}

/** A sum of parts that are all fickle counts under misère play for the other one of 0 and 1; see `tame-sum.ts`. */
function summed(nimSum: number, turned: boolean): number {
  return turned ? nimSum ^ 1 : nimSum;
}

function* following(field: Field, going: ReturnType<NonNullable<Plane['going']>>, misere: boolean, third: number): FieldSteps<void> {
  const { size, values } = field;
  let done = 0;
  const put = (column: number, row: number, value: number): void => {
    values[row * size + column] = value;
    done++;
  };
  for (const _ of byMoves(going, size, third, misere ? 1 : 0, put)) yield { done, field };
}

/** Each value from an analysis of its position. */
function* cellByCell(field: Field, game: Game, plane: Plane, misere: boolean, third: number, budget: Budget): FieldSteps<void> {
  const { size, from, values, worth } = field;
  for (let cell = 0; cell < values.length; cell++) {
    const text = plane.at(from + (cell % size), from + Math.floor(cell / size), third);
    const { outcome, nimber } = yield* analysed(game, text, misere, budget, { done: cell, field });
    values[cell] = worth === 'nimbers' ? (nimber ?? UNKNOWN) : outcome === 'unknown' ? UNKNOWN : Number(outcome === 'N');
    yield { done: cell + 1, field };
  }
}

function* analysed({ rules }: Game, text: string, misere: boolean, budget: Budget | undefined, progress: FieldProgress) {
  const position = readPosition(rules, text);
  if (!position.ok) throw new Error(`${text}: ${position.error.message}`);
  const steps = analyse(rules, position.value, { misere, ...(budget && { budget }) });
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    yield progress;
  }
}
