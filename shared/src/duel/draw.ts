import { positionKey } from '../catalogue/position-key.ts';
import { readGame, readPosition } from '../catalogue/read.ts';
import { randomItem } from '../game/random-item.ts';
import type { Start } from '../puzzle/puzzle.ts';
import { POOL } from './pool.ts';

/** A position is drawn that neither player saw in this many duels of the game. */
export const UNSEEN_FOR = 50;

/** The hard positions of a family; none where there are no duels. */
export function poolOf(game: string): Start[] {
  return (POOL[game] ?? []).flatMap(({ params, misere, starts }) => starts.split(' ').map((start) => ({ game, params, misere, start })));
}

/** Draws the start of a duel in a family of games, unlike those with these keys; any, where all have been seen. Throws for a family without duels. */
export function drawStart(game: string, seen: ReadonlySet<string>, random: () => number): Start {
  const pool = poolOf(game);
  const unseen = pool.filter((start) => !seen.has(startKey(start) ?? ''));
  return randomItem(unseen.length > 0 ? unseen : pool, random);
}

/** Equal for starts that are one up to symmetry; null for texts that make no position. */
export function startKey({ game: id, params, misere, start }: Start): string | null {
  const game = readGame(id, params);
  const position = game.ok ? readPosition(game.value.rules, start) : game;
  return game.ok && position.ok ? JSON.stringify([misere, positionKey(game.value, position.value)]) : null;
}
