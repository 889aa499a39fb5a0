import { poolOf } from '../../duel/draw.ts';
import { randomItem } from '../../game/random-item.ts';
import type { Start } from '../../puzzle/puzzle.ts';
import type { TournamentGame } from './tournament.ts';

/** Positions drawn for boards that are paired at once: more boards share them, so that what is sent stays small. */
const MAX_STARTS = 16;

/** Whether there are hard positions from which this game can be played by this convention. */
export function hasPool(game: string, misere: boolean): boolean {
  return poolOf(game).some((start) => start.misere === misere);
}

/** Positions for this many boards where this is played: different ones, as far as there are some. `random` gives [0, 1). */
export function drawStarts({ start, ...game }: TournamentGame, boards: number, random: () => number): Start[] {
  if (start !== null) return [{ ...game, start }];
  const pool = poolOf(game.game).filter(({ misere }) => misere === game.misere);
  return Array.from({ length: Math.min(boards, MAX_STARTS, pool.length) }, () => {
    const drawn = randomItem(pool, random);
    pool.splice(pool.indexOf(drawn), 1);
    return drawn;
  });
}
