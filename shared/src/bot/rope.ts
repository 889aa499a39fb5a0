import { isOver, type Ruleset } from '../game/contract.ts';
import { randomItem } from '../game/random-item.ts';
import type { Computation, Solution } from '../game/theory.ts';

/** What it takes to draw games from a position. */
interface Sight<Position, Move> {
  readonly rules: Ruleset<Position, Move>;
  /** Uniform in [0, 1). */
  readonly random: () => number;
  readonly after: (move: Move, position?: Position) => Position;
  readonly solve: (position: Position) => Computation<Solution<Position, Move>>;
  /** The number of moves, up to a limit. */
  readonly replies: (position: Position) => Computation<number>;
  readonly anyMove: (position: Position) => Computation<Move>;
  /** Positions looked at and moves played until now. */
  readonly work: () => number;
  /** Whether the budget of the whole choice is spent. */
  readonly isSpent: () => boolean;
}

/** A move, how many games were drawn from it, and the mean chance in them that the opponent goes wrong. */
interface Line<Move> {
  readonly move: Move;
  readonly games: number;
  readonly chance: number;
}

/** How often the opponent is taken to move without a look at the position. */
const SLIPS = 0.15;
/** Games from each move in the first round. */
const FIRST_GAMES = 4;
/** Moves that are tried in whole games; of more moves, those after which the next turn is hardest. */
const MAX_TRIED = 24;
/** How many turns of the opponent are looked ahead. */
const HORIZON = 30;
/** Positions and moves that are looked at, at most: some hundredths of a second in most games. */
const MAX_WORK = 30_000;

/**
 * Of the moves from a lost position, the one after which the opponent is most likely to make a mistake before the end. Random games are
 * played from each move, and in every round twice as many from the better half. In them the opponent finds a winning move and we play
 * anything, so the chosen move does at least as well as a random one, as far as a sample can tell.
 */
export function* mostRope<Position, Move>(moves: readonly Move[], sight: Sight<Position, Move>): Computation<Move> {
  const end = sight.work() + MAX_WORK;
  const isEnough = () => sight.isSpent() || sight.work() > end;
  // None takes so long that others have no turn in the first round.
  const tried = moves.length > MAX_TRIED ? yield* hardest(moves, sight) : moves;
  const mostWork = MAX_WORK / (FIRST_GAMES * tried.length);
  let lines: Line<Move>[] = tried.map((move) => ({ move, games: 0, chance: 0 }));
  for (let more = FIRST_GAMES; lines.length > 1 && !isEnough(); more *= 2) {
    for (let game = 0; game < more; game++) {
      for (const [at, { move, games, chance }] of lines.entries()) {
        if (isEnough()) break;
        const drawn = yield* chanceAfter(move, sight, mostWork);
        lines[at] = { move, games: games + 1, chance: chance + (drawn - chance) / (games + 1) };
      }
    }
    lines = lines.toSorted((a, b) => b.chance - a.chance).slice(0, Math.ceil(lines.length / 2));
  }
  return (lines[0] as Line<Move>).move;
}

/** The moves after which the smallest share of replies wins. */
function* hardest<Position, Move>(moves: readonly Move[], sight: Sight<Position, Move>): Computation<readonly Move[]> {
  const weighed: { readonly move: Move; readonly chance: number }[] = [];
  for (const move of moves) {
    if (weighed.length > 0 && sight.isSpent()) break;
    weighed.push({ move, chance: yield* chanceAfter(move, sight, MAX_WORK / moves.length, 1) });
  }
  return weighed
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, MAX_TRIED)
    .map(({ move }) => move);
}

/** In one random game from a move, up to the limits of work and turns: the chance that the opponent makes a mistake. */
function* chanceAfter<Position, Move>(first: Move, sight: Sight<Position, Move>, mostWork: number, turns = HORIZON): Computation<number> {
  const { rules, random, after, solve, replies, anyMove, work } = sight;
  const end = work() + mostWork;
  let right = 1;
  let position = after(first);
  for (let turn = 0; turn < turns; turn++) {
    const solution = yield* asFarAs(solve(position), () => work() > end);
    if (!solution || solution.winningMoves.length === 0) break;
    right *= 1 - SLIPS * (1 - Math.min(1, solution.winningCount / (yield* replies(position))));
    position = after(randomItem(solution.winningMoves, random), position);
    if (isOver(rules, position)) break;
    position = after(yield* anyMove(position), position);
  }
  return 1 - right;
}

/** The result of a computation; null if it was given up. */
function* asFarAs<T>(steps: Computation<T>, isEnough: () => boolean): Computation<T | null> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    // First others have their turn: of many positions, each may be given up after a single step.
    yield step.value;
    if (isEnough()) return null;
  }
}
