import { readGame, readPosition } from '../catalogue/read.ts';
import type { Game } from '../catalogue/registry.ts';
import type { Budget } from '../game/budget.ts';
import { after, isOver, memoKey, type Ruleset } from '../game/contract.ts';
import { randomItem } from '../game/random-item.ts';
import { type Computation, listsAll, type Outcome, type Solution } from '../game/theory.ts';
import { analyse } from '../solver/analyse.ts';
import { classOf, decoysIn, type Features, isPaired, lasting, looksLost, movesOf, partsIn } from './features.ts';
import { ratingOf } from './grade.ts';
import { keyOf, type Puzzle, type PuzzleKind, type Start } from './puzzle.ts';

/** What puzzle is wanted. */
export interface PuzzleRequest {
  /** Where games begin whose positions are asked about; at least one. */
  readonly starts: readonly Start[];
  readonly kinds: readonly PuzzleKind[];
  /** Who has to win in a question about the winner; random if absent. */
  readonly outcome?: Outcome;
  /** How hard it should be; the nearest that is found. */
  readonly rating: number;
  /** Keys of puzzles that were asked lately. */
  readonly seen?: readonly string[];
  /** What else must be true of a position; nothing without it. */
  readonly fits?: (found: Candidate) => boolean;
}

/** A position that may be asked about, with its legal moves, one for each class, and those that win. */
export interface Candidate {
  readonly rules: Ruleset;
  readonly position: unknown;
  readonly moves: readonly unknown[];
  readonly winningMoves: readonly unknown[];
}

/** A question about a position of a game that begins at `start`. */
interface Asked {
  readonly start: Start;
  readonly kind: PuzzleKind;
  /** Who has to win. */
  readonly outcome: Outcome;
  readonly fits: PuzzleRequest['fits'];
}

/** A puzzle within this distance of the target is taken at once. */
const NEAR = 90;
/** Games that are played at random, and positions of each that are looked at. */
const MAX_GAMES = 24;
const MAX_POSITIONS = 6;
/** Moves of such a game. */
const MAX_PLIES = 40;
/** Legal moves of a puzzle; nobody looks at more one by one. */
const MAX_MOVES = 200;
/** Parts that a person can keep in mind. */
const MAX_PARTS = 8;
/** What there is to look at, moves now and moves to come: below this anybody sees the end. */
const MIN_TO_CONSIDER = 8;

/** What a position may cost, and what all of a puzzle may cost together: less than a second on a phone. */
const STATES_A_POSITION = 3_000;
const STATES = 30_000;

/**
 * Composes a puzzle: games are played at random, and the solver is asked about positions in them. Null where none of those
 * that were looked at asks anything. Never spends more than `STATES`, whatever the game; `bytes` as in a budget. The same random
 * numbers give the same puzzle, as long as no position costs too much.
 */
export function* composePuzzle(
  { starts, kinds, outcome: wanted, rating, seen = [], fits }: PuzzleRequest,
  random: () => number,
  bytes?: number,
): Computation<Puzzle | null> {
  const asked = new Set(seen);
  const budget: Budget = { states: STATES_A_POSITION, ...(bytes === undefined ? {} : { bytes }) };
  let best: Puzzle | null = null;
  let states = 0;
  const first = askedBy(kinds, wanted, random);
  for (let played = 0; played < MAX_GAMES; played++) {
    const start = randomItem(starts, random);
    // What was meant to be asked need not be found: then the other questions have their turn.
    const { kind, outcome } = played < MAX_GAMES / 2 ? first : askedBy(kinds, wanted, random);
    const game = readGame(start.game, start.params);
    if (!game.ok) continue;
    for (const each of someOf(yield* playedFrom(game.value.rules, start.start, random), random)) {
      const position = withoutDeadParts(game.value.rules, each);
      const steps = puzzleAt(game.value, position, { start, kind, outcome, fits }, budget);
      let step = steps.next();
      for (let before = states; !step.done; step = steps.next()) {
        states = before + step.value.states;
        yield { states };
      }
      const puzzle = step.value;
      if (puzzle && !asked.has(keyOf(game.value, position, puzzle)) && isNearer(puzzle, best, rating)) best = puzzle;
      if ((best && Math.abs(best.rating - rating) <= NEAR) || states > STATES) return best;
    }
  }
  return best;
}

/** One of the questions, and who has to win: if not given, the side to move wins half of the questions about the winner. */
function askedBy(kinds: readonly PuzzleKind[], wanted: Outcome | undefined, random: () => number): Pick<Asked, 'kind' | 'outcome'> {
  const kind = randomItem(kinds, random);
  return { kind, outcome: kind === 'find' ? 'N' : (wanted ?? (random() < 1 / 2 ? 'P' : 'N')) };
}

function isNearer(puzzle: Puzzle, best: Puzzle | null, rating: number): boolean {
  return !best || Math.abs(puzzle.rating - rating) < Math.abs(best.rating - rating);
}

/** The positions of a game that is played at random, the first included; none where the text makes none. */
export function* playedFrom(rules: Ruleset, text: string, random: () => number): Computation<readonly unknown[]> {
  const start = readPosition(rules, text);
  if (!start.ok) return [];
  const positions = [start.value];
  for (let here: unknown = start.value; positions.length < MAX_PLIES; ) {
    const moves = movesOf(rules, here, MAX_MOVES);
    yield { states: 0 };
    if (moves?.length === 0 || (!moves && !rules.sample)) break;
    here = after(rules, here, moves ? randomItem(moves, random) : rules.sample?.(here, random));
    positions.push(here);
  }
  return positions;
}

/** The same without what has no move any more and counts for nothing: a step of stairs that is empty is a place all the same. */
export function withoutDeadParts(rules: Ruleset, position: unknown): unknown {
  const texts = rules.position.format(position).split(',');
  const parts = rules.parts?.(position);
  const isSum = parts?.length === texts.length && parts.every((part, at) => rules.position.format(part) === texts[at]);
  const left = texts.filter((text, at) => (isSum ? !isOver(rules, parts[at]) : text !== '0'));
  const tidy = rules.position.parse(left.join(','));
  return tidy.ok && (isSum || memoKey(rules, tidy.value) === memoKey(rules, position)) ? tidy.value : position;
}

/** Some of the items, in no order. */
function someOf<T>(items: readonly T[], random: () => number): T[] {
  const left = [...items];
  const some: T[] = [];
  while (some.length < MAX_POSITIONS && left.length > 0) some.push(...left.splice(Math.floor(random() * left.length), 1));
  return some;
}

/** The puzzle that a position is; null where it asks nothing, or the answer is not found within the budget. */
function* puzzleAt(game: Game, position: unknown, asked: Asked, budget: Budget): Computation<Puzzle | null> {
  const { rules, params, family } = game;
  const { start, kind, outcome, fits } = asked;
  const moves = movesOf(rules, position, MAX_MOVES);
  yield { states: 0 };
  if (!moves || moves.length < 2 || partsIn(rules, position) > MAX_PARTS) return null;
  const solution = yield* analyse(rules, position, { misere: start.misere, budget });
  if (solution.outcome !== outcome || (kind === 'find' && !hasOneWay(rules, position, solution))) return null;
  if (solution.winningMoves.some((move) => isOver(rules, after(rules, position, move)))) return null;
  if (fits && !fits({ rules, position, moves, winningMoves: solution.winningMoves })) return null;
  const features = { ...(yield* measured(rules, position, { moves, solution, asked, budget })), group: family.group };
  if (features.moves + features.length < MIN_TO_CONSIDER) return null;
  return {
    kind,
    game: start.game,
    params,
    misere: start.misere,
    position: rules.position.format(position),
    rating: ratingOf(kind, features),
  };
}

/** Whether moves of one class win, and no others. */
function hasOneWay(rules: Ruleset, position: unknown, solution: Solution<unknown, unknown>): boolean {
  return listsAll(solution) && new Set(solution.winningMoves.map((move) => classOf(rules, position, move))).size === 1;
}

interface Measured {
  readonly moves: readonly unknown[];
  readonly solution: Solution<unknown, unknown>;
  readonly asked: Asked;
  readonly budget: Budget;
}

/** The measurements of a puzzle; under misère play, also those under normal play. */
function* measured(rules: Ruleset, position: unknown, { moves, solution, asked, budget }: Measured): Computation<Omit<Features, 'group'>> {
  const { misere } = asked.start;
  const otherwise = misere ? yield* analyse(rules, position, { misere: false, budget }) : null;
  const [move] = solution.winningMoves;
  const left = asked.kind === 'find' && move !== undefined ? after(rules, position, move) : position;
  const looks = otherwise?.outcome === 'N' ? 'N' : looksLost(rules.view(position)) ? 'P' : 'N';
  return {
    moves: moves.length,
    parts: partsIn(rules, position),
    length: lasting(rules, left),
    decoys: asked.kind === 'find' ? decoysIn(rules, position, moves, solution, otherwise) : Number(looks !== solution.outcome),
    paired: isPaired(rules, left),
    misere,
  };
}
