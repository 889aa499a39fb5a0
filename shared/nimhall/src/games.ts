import { readGame } from '../../src/catalogue/read.ts';
import type { Family } from '../../src/game/contract.ts';
import type { Params } from '../../src/game/params.ts';
import { GAMES } from '../../src/games/all.ts';
import { say } from '../../src/phrase.ts';
import { refuse } from '../../src/refusal.ts';
import type { Game } from './game.ts';
import { orThrow } from './refused.ts';

/** Every game of the hall: its id, name, rule, parameters, and positions to start from. */
export const games: readonly Family[] = GAMES;

/** A game by its id: `game('kayles')`, `game('octal', { code: '0.137' })`. The same id and parameters give the same game while it is in use. */
export function game(id: string, params?: Params): Game {
  if (typeof id !== 'string') return orThrow(refuse('unknown-game', say`The id of a game is a text, such as "nim".`));
  return orThrow(readGame(id, params));
}
