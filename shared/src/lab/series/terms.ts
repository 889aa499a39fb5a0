import { readGame, readPosition } from '../../catalogue/read.ts';
import type { Game } from '../../catalogue/registry.ts';
import type { Sizes, Solution, Steps } from '../../game/theory.ts';
import { type Phrase, say } from '../../phrase.ts';
import type { Refusal } from '../../refusal.ts';
import { ok, type Result } from '../../result.ts';
import { analyse } from '../../solver/analyse.ts';
import { LINES, type Line } from './lines.ts';
import { type Repeat, seenRepeat } from './repeat.ts';

/** Which sequence is asked for, as texts from anywhere; without a line the first of the game. */
export interface SeriesAsked {
  readonly game: string;
  readonly params: unknown;
  readonly misere: boolean;
  readonly line?: string;
}

/** What the terms are: nimbers; misère nimbers, of tame parts; or 1 where the side to move wins and 0 where it loses. */
export type Worth = 'nimbers' | 'misere-nimbers' | 'outcomes';

/** A sequence as far as it was worked out: the term at `from` + i is `values[i]`. */
export interface Terms {
  readonly worth: Worth;
  readonly from: number;
  readonly values: Int32Array<ArrayBuffer>;
  /** Counted from the first term, as the values are. */
  readonly repeat: Repeat | null;
  /** Why it ends before where it was to go; null where it does not. */
  readonly ends: Phrase | null;
}

/** Terms between two yields, and how many are as much work as one state. */
const SLICE = 4_096;
const TERMS_A_STATE = 100;
/** What one term may take. */
const BUDGET = { states: 200_000, bytes: 2 ** 26 } as const;

/** The lines of a game; none where its positions are not told apart by a number. */
export function linesOf(game: string): readonly Line[] {
  return LINES[game] ?? [];
}

/**
 * Works a sequence out, up to a number or to the end of what is known. Refuses what names no game; a line that is not there is the
 * first. Memory is 4 bytes a term, some million of them at most, and what the game's tables take.
 */
export function* seriesTerms({ game: id, params, misere, line: name }: SeriesAsked, to: number): Steps<Result<Terms | null, Refusal>> {
  const game = readGame(id, params);
  if (!game.ok) return game;
  const line = linesOf(id).find((each) => each.id === name) ?? linesOf(id)[0];
  if (!line) return ok(null);
  const last = Math.min(to, line.most);
  const sizes = line.bySize ? game.value.rules.theory?.sizes : undefined;
  return ok(sizes ? yield* bySize(sizes, misere, last) : yield* oneByOne(game.value, line, misere, last));
}

/** Values by size, and the period that is proven for them. */
function* bySize(sizes: Sizes, misere: boolean, last: number): Steps<Terms> {
  yield* sizes.reach(last, misere);
  // Under misère play a table ends where it is wild.
  const known = Math.min(sizes.known(misere), last + 1);
  const values = new Int32Array(known);
  for (let size = 0; size < known; size++) {
    const { nimber, fickle } = sizes.at(size);
    values[size] = misere && fickle ? 1 - nimber : nimber;
    if (size % SLICE === SLICE - 1) yield { states: size / TERMS_A_STATE };
  }
  const period = known > last ? sizes.period(misere) : null;
  return {
    worth: misere ? 'misere-nimbers' : 'nimbers',
    from: 0,
    values,
    repeat: period ? { ...period, proof: sizes.proof } : seenRepeat(values),
    ends: known > last ? null : endOf(sizes, misere, known),
  };
}

function endOf(sizes: Sizes, misere: boolean, known: number): Phrase {
  return misere && sizes.known(false) > known
    ? say`It ends before ${known}: from there on, who wins when the last move loses does not follow from a number for each part.`
    : say`It ends before ${known}: no period is proven, and the table has no more room.`;
}

/** Each term from an analysis of its position. */
function* oneByOne({ rules }: Game, line: Line, misere: boolean, last: number): Steps<Terms> {
  const outcomes = misere || line.outcomes === true;
  const values: number[] = [];
  let ends: Phrase | null = null;
  for (let n = line.from; n <= last && ends === null; n++) {
    const position = readPosition(rules, line.at(n));
    if (!position.ok) throw new Error(`${line.id} of ${n}: ${position.error.message}`);
    const solution = yield* analyse(rules, position.value, { misere, budget: BUDGET });
    const term = outcomes ? wonOrLost(solution) : solution.nimber;
    if (term === null) ends = say`It ends before ${n}: working that out takes more than there is room for.`;
    else values.push(term);
    yield { states: n };
  }
  const found = Int32Array.from(values);
  return { worth: outcomes ? 'outcomes' : 'nimbers', from: line.from, values: found, repeat: seenRepeat(found), ends };
}

function wonOrLost({ outcome }: Solution<unknown, unknown>): number | null {
  return outcome === 'unknown' ? null : outcome === 'N' ? 1 : 0;
}
