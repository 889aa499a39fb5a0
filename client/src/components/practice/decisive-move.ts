import { moverOf, otherSeat } from '@nimhall/shared/room/seat';
import { analysisOf } from '../../analysis-worker/analyses.ts';
import { type Blunder, blunderAt } from './blunder.ts';
import { type Practice, winnerOf } from './practice.ts';

/** What decided a finished game: the last move of the loser that gave the win away, or that the winner had it `all-along`. */
export type Decisive = Blunder | 'all-along' | 'unknown';

/** Looks back from the end of a finished game, and so no farther than it has to. */
export async function decisiveMove(practice: Practice): Promise<Decisive> {
  const { game, params, misere, start, moves } = practice;
  const loser = otherSeat(winnerOf(practice));
  for (let ply = moves.length - 1; ply >= 0; ply -= 1) {
    if (moverOf(ply) !== loser) continue;
    const known = await analysisOf({ game, params, misere, position: moves[ply - 1]?.position ?? start });
    if (known?.outcome === 'N') return (await blunderAt(practice, ply)) ?? 'unknown';
    if (known?.outcome !== 'P') return 'unknown';
  }
  return 'all-along';
}
