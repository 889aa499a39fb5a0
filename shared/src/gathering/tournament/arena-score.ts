import { otherSeat, SEATS } from '../../room/seat.ts';
import type { ScoredBoard } from './events.ts';
import { outcomeOf } from './match.ts';
import type { Arena, ArenaBoard, ArenaTally } from './tournament.ts';

/** Points of an arena: a match won, one in which each won a game, and one lost. */
const ARENA_POINTS = { won: 2, drawn: 1, lost: 0 } as const;
/** After this many wins in a row every match counts double, until one is not won. */
const STREAK_AFTER = 2;
/** Matches whose points are kept for each player, so that a tournament does not grow with them. */
export const MAX_SHEET = 12;

/** What somebody begins an arena with who waits from this time on. */
export function startTally(at: number): ArenaTally {
  return { points: 0, streak: 0, won: 0, drawn: 0, lost: 0, sheet: [], lastOpponent: null, board: null, freeSince: at };
}

/** The points for a match after this many wins in a row before it. */
export function arenaPoints(outcome: keyof typeof ARENA_POINTS, streak: number): number {
  return ARENA_POINTS[outcome] * (streak >= STREAK_AFTER ? 2 : 1);
}

/** The arena once these boards are over. */
export function scoreArena(arena: Arena, scores: readonly ScoredBoard[], at: number): Arena {
  const boards: Record<string, ArenaBoard> = { ...arena.boards };
  const tallies = [...arena.tallies];
  for (const [number, first, second, ending] of scores) {
    const board = boards[number];
    if (!board) continue;
    delete boards[number];
    const result = { won: { first, second }, ending };
    for (const seat of SEATS) {
      const entrant = board.seats[seat];
      const tally = tallies[entrant];
      if (!tally) continue;
      const freed = { ...tally, board: null, freeSince: at, lastOpponent: board.seats[otherSeat(seat)] };
      tallies[entrant] = ending === 'void' ? freed : tallied(freed, outcomeOf(result, seat));
    }
  }
  return { ...arena, boards, tallies };
}

function tallied(tally: ArenaTally, outcome: keyof typeof ARENA_POINTS): ArenaTally {
  const points = arenaPoints(outcome, tally.streak);
  return {
    ...tally,
    points: tally.points + points,
    streak: outcome === 'won' ? tally.streak + 1 : 0,
    [outcome]: tally[outcome] + 1,
    sheet: [...tally.sheet, points].slice(-MAX_SHEET),
  };
}
