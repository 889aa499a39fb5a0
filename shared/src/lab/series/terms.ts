import { readGame, readPosition } from '../../catalogue/read.ts';
import type { Game } from '../../catalogue/registry.ts';
import type { Progress, Sizes, Solution } from '../../game/theory.ts';
import { type Phrase, say } from '../../phrase.ts';
import type { Refusal } from '../../refusal.ts';
import { ok, type Result } from '../../result.ts';
import { analyse } from '../../solver/analyse.ts';
import { LINES, type Line, MAX_TERMS } from './lines.ts';
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

/** The computed part of a sequence: the term at `from` + i is `values[i]`. */
export interface Terms {
  readonly worth: Worth;
  readonly from: number;
  readonly values: Int32Array<ArrayBuffer>;
  /** Counted from the first term, as the values are. */
  readonly repeat: Repeat | null;
  /** Why it ends before where it was to go; null where it does not. */
  readonly ends: Phrase | null;
}

/** How far a sequence is. */
export interface SeriesProgress {
  /** How many terms are known by now. */
  readonly known: number;
  /** The terms; null if there are hardly more than at the last report. */
  readonly terms: Terms | null;
}

/** Terms are copied only when they are reported, because there may be a million. */
export interface SeriesStep extends Progress {
  /** Reports everything if the computation `stops` here. */
  tell(stops: boolean): SeriesProgress;
}

type SeriesSteps<T> = Generator<SeriesStep, T, void>;

/** Terms are reported when at least this many are new, and this share more than at the last report. */
const TELL_AFTER = 8;
const TELL_SHARE = 0.1;

/** Terms between two yields, and how many are as much work as one state. */
const SLICE = 4_096;
const TERMS_A_STATE = 100;
/** What one term may take. */
const BUDGET = { states: 200_000, bytes: 2 ** 26 } as const;

/** The lines of a game; none if its positions are not described by a number. */
export function linesOf(game: string): readonly Line[] {
  return LINES[game] ?? [];
}

/**
 * Works a sequence out, up to a number or to the end of what is known. Refuses what names no game; a line that is not there is the
 * first. Memory is 12 bytes a term at most, of which there are ten million at most, and what the game's tables take.
 */
export function* seriesTerms(
  { game: id, params, misere, line: name }: SeriesAsked,
  to: number,
): SeriesSteps<Result<Terms | null, Refusal>> {
  const game = readGame(id, params);
  if (!game.ok) return game;
  const line = linesOf(id).find((each) => each.id === name) ?? linesOf(id)[0];
  if (!line) return ok(null);
  const last = Math.min(to, line.most);
  const sizes = line.bySize ? game.value.rules.theory?.sizes : undefined;
  return ok(sizes ? yield* bySize(sizes, misere, last, line.most) : yield* oneByOne(game.value, line, misere, last));
}

/** Values by size, and the period that is proven for them. */
function* bySize(sizes: Sizes, misere: boolean, last: number, most: number): SeriesSteps<Terms> {
  const values = new Int32Array(last + 1);
  let length = 0;
  function fill(to: number): void {
    for (; length < to; length++) {
      const { nimber, fickle } = sizes.at(length);
      values[length] = misere && fickle ? 1 - nimber : nimber;
    }
  }
  const known = () => Math.min(sizes.known(misere), last + 1);
  const worth = misere ? 'misere-nimbers' : 'nimbers';
  const tell = telling(known, () => {
    fill(known());
    const so = values.slice(0, length);
    return { worth, from: 0, values: so, repeat: seen(so), ends: null };
  });
  for (const { states } of sizes.reach(last, misere, most)) yield { states, tell };
  while (length < known()) {
    fill(Math.min(length + SLICE, known()));
    yield { states: length / TERMS_A_STATE, tell };
  }
  const so = length > last ? values : values.slice(0, length);
  // Under misère play a table ends where it is wild.
  const ends = length > last ? null : endOf(sizes, misere, length);
  const period = ends ? null : sizes.period(misere);
  return { worth, from: 0, values: so, repeat: period ? { ...period, proof: sizes.proof } : seen(so), ends };
}

/** Of more values than these it would take too long to see, and what repeats among them is mostly proven. */
function seen(values: Int32Array): Repeat | null {
  return values.length > MAX_TERMS + 1 ? null : seenRepeat(values);
}

/** Tells how many terms are known, and now and then which. */
function telling(known: () => number, terms: () => Terms): SeriesStep['tell'] {
  let told = 0;
  return (stops) => {
    const now = known();
    if (now <= (stops ? told : (1 + TELL_SHARE) * told + TELL_AFTER)) return { known: now, terms: null };
    told = now;
    return { known: now, terms: terms() };
  };
}

function endOf(sizes: Sizes, misere: boolean, known: number): Phrase {
  return misere && sizes.known(false) > known
    ? say`The list stops before ${known}. From there on, one number for each part no longer tells who wins when the last move loses.`
    : say`The list stops before ${known}. No period is proved, and the table is full.`;
}

/** Each term from an analysis of its position. */
function* oneByOne({ rules }: Game, line: Line, misere: boolean, last: number): SeriesSteps<Terms> {
  const outcomes = misere || line.outcomes === true;
  const values: number[] = [];
  let ends: Phrase | null = null;
  const found = (): Terms => {
    const known = Int32Array.from(values);
    return { worth: outcomes ? 'outcomes' : 'nimbers', from: line.from, values: known, repeat: seenRepeat(known), ends };
  };
  const tell = telling(() => values.length, found);
  for (let n = line.from; n <= last && ends === null; n++) {
    const position = readPosition(rules, line.at(n));
    if (!position.ok) throw new Error(`${line.id} of ${n}: ${position.error.message}`);
    const steps = analyse(rules, position.value, { misere, budget: BUDGET });
    let step = steps.next();
    for (; !step.done; step = steps.next()) yield { states: n, tell };
    const term = outcomes ? wonOrLost(step.value) : step.value.nimber;
    if (term === null) ends = say`The list stops before ${n}. Working out that term takes more memory than there is.`;
    else values.push(term);
    yield { states: n, tell };
  }
  return found();
}

function wonOrLost({ outcome }: Solution<unknown, unknown>): number | null {
  return outcome === 'unknown' ? null : outcome === 'N' ? 1 : 0;
}
