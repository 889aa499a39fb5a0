import { readPosition } from '../catalogue/read.ts';
import type { Game } from '../catalogue/registry.ts';
import type { Budget } from '../game/budget.ts';
import { type Computation, listsAll } from '../game/theory.ts';
import { classOf, movesOf } from '../puzzle/features.ts';
import { type FinishedGame, finishedGameIn } from '../room/accuracy.ts';
import { gameOf } from '../room/decide/decision.ts';
import type { Entry } from '../room/events.ts';
import { endingsIn } from '../room/played.ts';
import { moverOf, type Seat } from '../room/seat.ts';
import { analyse } from '../solver/analyse.ts';
import { isHard } from './hard.ts';
import { duelResultOf } from './ratings.ts';

/** A hard decision in a rated duel, where few of many moves won and no common wrong rule led to one. */
export interface HardPlay {
  readonly player: string;
  readonly room: string;
  /** When the duel ended, in milliseconds since 1970. */
  readonly at: number;
  /** A family of games. */
  readonly game: string;
  /** Hard decisions, and those of them in which the winning move was found. */
  readonly hard: number;
  readonly found: number;
  /** What they were rated in this game before, and two deviations more: all that they may well be worth. */
  readonly rating: number;
}

/** What it may cost to look at a position: as much as composing a puzzle of it. */
const BUDGET: Budget = { states: 3_000 };
/** Positions with more moves are skipped, because nobody looks at them one by one. */
const MAX_MOVES = 200;
/** At most one of this many moves wins. */
const MOVES_FOR_A_WIN = 6;

/** The hard decisions of both people in a duel; none for unrated duels and for bots. Throws if the log cannot be folded. */
export function* hardPlays(log: readonly Entry[]): Computation<HardPlay[]> {
  const endings = [...endingsIn(log)];
  const result = endings.map(({ room }) => duelResultOf(room)).find((each) => each?.rated);
  if (!result?.rated) return [];
  const { room, at, game, rated } = result;
  const plays: HardPlay[] = [];
  for (const seat of ['first', 'second'] as const) {
    const occupant = result.seats[seat];
    if (occupant?.kind !== 'human') continue;
    const player = occupant.player.id;
    let [hard, found] = [0, 0];
    for (const { entry } of endings) {
      const course = finishedGameIn(log, entry.version);
      const decided = course ? yield* decisions(course, player) : [];
      hard += decided.length;
      found += decided.filter(Boolean).length;
    }
    const { rating, deviation } = rated.family[seat].before;
    plays.push({ player, room, at, game, hard, found, rating: rating + 2 * deviation });
  }
  return plays;
}

/** Whether they found the winning move, for each hard decision that a player had in a game. */
function* decisions({ room, positions }: FinishedGame, player: string): Computation<boolean[]> {
  const game = gameOf(room);
  const decided: boolean[] = [];
  for (const [ply, move] of room.moves.entries()) {
    if (!isPlayedBy(player, moverOf(ply), room)) continue;
    const found = yield* foundAt(game, room.misere, positions[ply] as string, move);
    if (found !== null) decided.push(found);
  }
  return decided;
}

function isPlayedBy(player: string, seat: Seat, { seats }: FinishedGame['room']): boolean {
  const occupant = seats[seat];
  return occupant?.kind === 'human' && occupant.player.id === player;
}

/**
 * Whether a move wins where that is hard to see: few of many moves do, and no common wrong rule leads to one. Null where it is not hard, or not
 * known well enough.
 */
function* foundAt({ rules }: Game, misere: boolean, text: string, played: string): Computation<boolean | null> {
  const position = readPosition(rules, text);
  const move = rules.move.parse(played);
  const moves = position.ok ? movesOf(rules, position.value, MAX_MOVES) : null;
  if (!position.ok || !move.ok || !moves || moves.length < MOVES_FOR_A_WIN) return null;
  const solution = yield* analyse(rules, position.value, { misere, budget: BUDGET });
  const { outcome, winningMoves } = solution;
  if (outcome !== 'N' || !listsAll(solution)) return null;
  const wins = new Set(winningMoves.map((each) => classOf(rules, position.value, each)));
  if (wins.size * MOVES_FOR_A_WIN > moves.length || !isHard({ rules, position: position.value, moves, winningMoves })) return null;
  return wins.has(classOf(rules, position.value, move.value));
}
