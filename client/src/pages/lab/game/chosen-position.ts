import { findFamily } from '@nimhall/shared/catalogue/registry';
import type { Refusal } from '@nimhall/shared/refusal';
import { type BoardPosition, boardPositionOf } from '../../../position/board-position.ts';
import { type ChosenGame, readChosen, usualGame, writeChosen } from './chosen-game.ts';

/** A position as it was entered, with its game; neither may be valid yet. */
export interface ChosenPosition extends ChosenGame {
  readonly position: string;
}

/** A game with the position of its first preset. */
function placedIn(chosen: ChosenGame): ChosenPosition {
  return { ...chosen, position: findFamily(chosen.game)?.presets[0].start ?? '' };
}

/** Another game, or the same with the position as it was. */
export function withChosen(placed: ChosenPosition, chosen: ChosenGame): ChosenPosition {
  return chosen.game === placed.game ? { ...placed, ...chosen } : placedIn(chosen);
}

export function writeChosenPosition(query: URLSearchParams, placed: ChosenPosition, before = ''): void {
  writeChosen(query, placed, before);
  query.set(`${before}position`, placed.position);
}

/** The position of an address, of a game that `isThere`; where it names none, that of `first`. */
export function readChosenPosition(
  query: URLSearchParams,
  isThere: (game: string) => boolean,
  first: Pick<ChosenPosition, 'game' | 'position'>,
  before = '',
): ChosenPosition {
  const chosen = readChosen(query, isThere, before);
  const position = query.get(`${before}position`);
  if (chosen) return position === null ? placedIn(chosen) : { ...chosen, position };
  return { params: {}, misere: false, ...usualGame(first.game), ...first };
}

/** Its picture, or what is wrong with it. */
export function seen(placed: ChosenPosition): { readonly scene: BoardPosition | null; readonly fault: Refusal | null } {
  const scene = boardPositionOf(placed);
  return scene.ok ? { scene: scene.value, fault: null } : { scene: null, fault: scene.error };
}
