import { isOver, type Ruleset } from '../game/contract.ts';
import { analyse } from '../solver/analyse.ts';
import type { Budget } from '../solver/search.ts';
import type { Steps } from '../solver/theory.ts';
import type { BotLevel } from './levels.ts';

/** What a bot sees: the rules, where the game stands, and who the last object favours. */
export interface Turn<Position, Move> {
  readonly rules: Ruleset<Position, Move>;
  readonly position: Position;
  readonly misere: boolean;
}

export interface Means {
  /** Uniform in [0, 1). */
  readonly random: () => number;
  readonly budget: Budget;
}

/** Most moves a bot weighs one by one; where there are more it weighs a sample. */
const MOST_WEIGHED = 300;

/** A legal move for a position that is not over. */
export function* chooseMove<Position, Move>(level: BotLevel, turn: Turn<Position, Move>, means: Means): Steps<Move> {
  if (means.random() < level.perfect) {
    const best = yield* perfect(turn, means);
    if (best !== null) return best;
    return yield* greedy(turn, means);
  }
  return level.otherwise === 'greedy' ? yield* greedy(turn, means) : pick(candidates(turn, means), means);
}

/** A winning move, or from a lost position the move that leaves the fewest winning replies; null where nothing is known. */
function* perfect<Position, Move>(turn: Turn<Position, Move>, means: Means): Steps<Move | null> {
  const solution = yield* analyse(turn.rules, turn.position, { misere: turn.misere, budget: means.budget });
  if (solution.outcome === 'unknown') return null;
  if (solution.winningMoves.length > 0) return pick(solution.winningMoves, means);
  let best: Move[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (const move of candidates(turn, means)) {
    const reply = yield* analyse(turn.rules, after(turn, move), { misere: turn.misere, budget: means.budget });
    const ways = reply.outcome === 'unknown' ? Number.MAX_SAFE_INTEGER : reply.winningCount;
    if (ways > fewest) continue;
    if (ways < fewest) best = [];
    fewest = ways;
    best.push(move);
  }
  return pick(best, means);
}

/** Wins at once if it can; else avoids every move that lets the other side win at once. */
function* greedy<Position, Move>(turn: Turn<Position, Move>, means: Means): Steps<Move> {
  const moves = candidates(turn, means);
  const safe: Move[] = [];
  let looked = 0;
  for (const move of moves) {
    const next = after(turn, move);
    if (isOver(turn.rules, next)) {
      if (!turn.misere) return move;
      continue;
    }
    if (!winsAtOnce({ ...turn, position: next }, means)) safe.push(move);
    if (++looked % 20 === 0) yield { states: looked };
  }
  return pick(safe.length > 0 ? safe : moves, means);
}

/**
 * Normal play: some move ends the game. Misère: the side to move has a move after which every reply ends the game.
 */
function winsAtOnce<Position, Move>(turn: Turn<Position, Move>, means: Means): boolean {
  return candidates(turn, means).some((move) => {
    const next = after(turn, move);
    if (!turn.misere) return isOver(turn.rules, next);
    return (
      !isOver(turn.rules, next) &&
      candidates({ ...turn, position: next }, means).every((reply) => isOver(turn.rules, after({ ...turn, position: next }, reply)))
    );
  });
}

/** All legal moves, or a sample where there are too many to weigh. */
function candidates<Position, Move>({ rules, position }: Turn<Position, Move>, { random }: Means): Move[] {
  const moves: Move[] = [];
  for (const move of rules.moves(position)) {
    if (moves.length < MOST_WEIGHED) moves.push(move);
    else if (rules.sample) return Array.from(moves, () => rules.sample?.(position, random) as Move);
    else break;
  }
  return moves;
}

function after<Position, Move>({ rules, position }: Turn<Position, Move>, move: Move): Position {
  const next = rules.play(position, move);
  if (!next.ok) throw new Error(`A bot chose an illegal move: ${rules.move.format(move)}: ${next.error.message}`);
  return next.value;
}

function pick<T>(items: readonly T[], { random }: Means): T {
  return items[Math.floor(random() * items.length)] as T;
}
