import { seededRandom } from '../bot/random.ts';
import { readGame, readStart } from '../catalogue/read.ts';
import { findFamily, type Game, paramsKey } from '../catalogue/registry.ts';
import type { Budget } from '../game/budget.ts';
import { after, isOver, memoKey, type Ruleset } from '../game/contract.ts';
import { randomItem } from '../game/random-item.ts';
import type { Computation, Solution } from '../game/theory.ts';
import { playedFrom, withoutDeadParts } from '../puzzle/compose.ts';
import { classOf, lasting, movesOf, partsIn } from '../puzzle/features.ts';
import { type BySeat, SEATS, type Seat } from '../room/seat.ts';
import { analyse } from '../solver/analyse.ts';
import { MAX_RUNGS } from './distinct-levels.ts';
import { rungsOf } from './rungs.ts';

/** Where the games of a ladder begin, by the rules of the first of its positions worth playing; the last move wins. */
export interface LadderStarts {
  readonly game: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** For each rung, from the lowest: positions from which a person in this seat wins, whatever the bot does, from easy to hard. */
  readonly rungs: readonly BySeat<readonly LadderStart[]>[];
}

export interface LadderStart {
  readonly position: string;
  /** As `hardnessOf` has it. */
  readonly hardness: number;
}

/** A position from which a person in this seat wins. */
interface Fair {
  readonly seat: Seat;
  readonly position: unknown;
  readonly hardness: number;
}

/** The cost so far. */
interface Spent {
  states: number;
}

/** Games that are played at random, and positions in them that are looked at. */
const MAX_GAMES = 60;
const MAX_EXAMINED = 64;
/** How long a game may be: shorter ones end too soon, and longer ones cannot be foreseen. */
const MIN_PLIES = 3;
const MAX_PLIES = 26;
/** Limits of moves to choose from, and of parts to keep in mind. */
const MAX_MOVES = 150;
const MAX_PARTS = 7;
/** Starts of a rung that are kept for each seat. */
const MAX_STARTS = 12;

/** What a position may cost, and what all of a ladder may cost together: about a second on a phone. */
const STATES_A_POSITION = 800;
export const STATES = 8_000;

/**
 * Where the games of a ladder begin. Positions of games that are played at random are put in the order of how hard they are, and
 * every rung has its share, so that none is easier than the one below. The same for a game every time, as long as no position costs too
 * much; null where there is no such game. Takes `STATES` and one position more, whatever the game; `bytes` as in a budget.
 */
export function* ladderStarts(game: string, bytes?: number): Computation<LadderStarts | null> {
  const family = findFamily(game);
  const read = family && readGame(game, family.presets[0].params);
  if (!family || !read?.ok) return null;
  const { rules, params } = read.value;
  const fair = yield* gathered(read.value, { states: STATES_A_POSITION, ...(bytes === undefined ? {} : { bytes }) });
  const of = (seat: Seat) => fair.filter((start) => start.seat === seat).toSorted((one, other) => one.hardness - other.hardness);
  const [first, second] = SEATS.map((seat) =>
    of(seat).map(({ position, hardness }) => ({ position: rules.position.format(position), hardness })),
  );
  const rungs = rungsOf(game).map((_, at, { length }) => ({
    first: shareOf(first ?? [], at, length),
    second: shareOf(second ?? [], at, length),
  }));
  return { game, params, rungs };
}

/** One of the starts of a rung for a seat, another for nearly every number of games that were played; null where there is none. */
export function drawnFrom({ rungs }: LadderStarts, rung: number, seat: Seat, games: number): string | null {
  const starts = rungs[rung]?.[seat] ?? [];
  return starts.length > 0 ? randomItem(starts, seededRandom(games * MAX_RUNGS + rung)).position : null;
}

/** The positions worth playing that go by the same rules. */
function sourcesOf({ family: { id, presets }, params: usual }: Game): readonly string[] {
  const goesBy = (params: unknown) => {
    const game = readGame(id, params);
    return game.ok && paramsKey(game.value.params) === paramsKey(usual);
  };
  return presets.filter(({ params }) => goesBy(params)).map(({ start }) => start);
}

/** Positions that are written in numbers and signs between them. */
const NUMBERS = /^\d+([,.:|]\d+)*$/;

/**
 * A position to play from: one of the presets, or a variation with other numbers, none larger than its largest, and two parts instead of
 * one.
 */
function varied(game: Game, source: string, random: () => number): string {
  if (!NUMBERS.test(source)) return source;
  const largest = Math.max(...source.split(/\D/).map(Number));
  const others = [/\D/.test(source) ? source : `${source},${source}`, source].map((text) =>
    text.replace(/\d+/g, () => String(1 + Math.floor(random() * largest))),
  );
  return others.find((text) => readStart(game, text).ok) ?? source;
}

/** The share of one rung in all starts, thinned out to as many as are kept. */
function shareOf<T>(starts: readonly T[], rung: number, rungs: number): readonly T[] {
  const share = starts.slice(Math.floor((rung * starts.length) / rungs), Math.floor(((rung + 1) * starts.length) / rungs));
  const step = Math.max(1, share.length / MAX_STARTS);
  return share.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

/** Fair starts of a game, each once, in no order. */
function* gathered(game: Game, budget: Budget): Computation<readonly Fair[]> {
  const { rules } = game;
  const sources = sourcesOf(game);
  const random = seededRandom(sources.length);
  const spent: Spent = { states: 0 };
  const seen = new Set<unknown>();
  const fair = new Map<string, Fair>();
  for (let played = 0; played < MAX_GAMES; played++) {
    // Every other game begins at a position worth playing.
    const source = sources[(played >> 1) % sources.length] as string;
    for (const each of yield* playedFrom(rules, played % 2 === 0 ? source : varied(game, source, random), random)) {
      const position = withoutDeadParts(rules, each);
      const key = memoKey(rules, position);
      yield spent;
      if (seen.has(key) || !isFit(rules, position)) continue;
      seen.add(key);
      for (const start of yield* fairAt(rules, position, { budget, random, spent })) {
        fair.set(`${start.seat} ${memoKey(rules, start.position)}`, start);
      }
      if (spent.states > STATES || seen.size === MAX_EXAMINED) return [...fair.values()];
    }
  }
  return [...fair.values()];
}

function isFit(rules: Ruleset, position: unknown): boolean {
  if (partsIn(rules, position) > MAX_PARTS || !movesOf(rules, position, MAX_MOVES)) return false;
  const length = lasting(rules, position);
  return length >= MIN_PLIES && length <= MAX_PLIES;
}

interface Means {
  readonly budget: Budget;
  readonly random: () => number;
  readonly spent: Spent;
}

/** The position, by who wins in it; if that is the side to move, also what a winning move leaves, for the second player. */
function* fairAt(rules: Ruleset, position: unknown, means: Means): Computation<readonly Fair[]> {
  const solution = yield* solved(rules, position, means);
  if (solution.outcome === 'unknown') return [];
  if (solution.outcome === 'P') return yield* secondAt(rules, position, means);
  // If a winning move ends the game, there is nothing to think about.
  if (solution.winningMoves.some((move) => isOver(rules, after(rules, position, move)))) return [];
  const left = after(rules, position, randomItem(solution.winningMoves, means.random));
  return [
    { seat: 'first', position, hardness: hardnessOf(rules, position, solution) },
    ...(isFit(rules, left) ? yield* secondAt(rules, left, means) : []),
  ];
}

/** A position that is lost for the bot, which begins: as hard as what some move of it leaves to the person. */
function* secondAt(rules: Ruleset, position: unknown, means: Means): Computation<readonly Fair[]> {
  const moves = movesOf(rules, position, MAX_MOVES);
  if (!moves?.length) return [];
  const left = after(rules, position, randomItem(moves, means.random));
  const solution = yield* solved(rules, left, means);
  return solution.outcome === 'N' ? [{ seat: 'second', position, hardness: hardnessOf(rules, left, solution) }] : [];
}

/**
 * How hard it is to keep a win: how much there is to look at, and for how long. Square roots, because the hundredth move is hardly harder
 * than the ninetieth.
 */
function hardnessOf(rules: Ruleset, position: unknown, { winningMoves }: Solution<unknown, unknown>): number {
  const moves = movesOf(rules, position, MAX_MOVES)?.length ?? MAX_MOVES;
  const ways = new Set(winningMoves.map((move) => classOf(rules, position, move))).size;
  return Math.round(85 * Math.sqrt(moves / ways) + 75 * Math.sqrt(lasting(rules, position)));
}

/** Solves a position, and counts its cost. */
function* solved(rules: Ruleset, position: unknown, { budget, spent }: Means): Computation<Solution<unknown, unknown>> {
  const before = spent.states;
  const steps = analyse(rules, position, { misere: false, budget });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    spent.states = before + step.value.states;
    yield { states: spent.states };
  }
}
