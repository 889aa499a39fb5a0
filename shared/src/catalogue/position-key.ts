import { memoKey } from '../game/contract.ts';
import { type Game, paramsKey } from './registry.ts';

/** The family by which a game is known under any of its names, and the text of its parameters: Kayles is octal 0.77. */
export function gameKey({ family, params }: Pick<Game, 'family' | 'params'>): readonly [id: string, params: string] {
  return family.of ? [family.of.family, paramsKey(family.of.params)] : [family.id, paramsKey(params)];
}

/** Equal for positions of equal value of one game, whatever it is called and however they are written: the same heaps in any order. */
export function positionKey(game: Game, position: unknown): string {
  return JSON.stringify([...gameKey(game), memoKey(game.rules, position)]);
}
