import { findFamily } from '@nimhall/shared/catalogue/registry';
import type { Family, Preset } from '@nimhall/shared/game/contract';

/** A preset with the game it belongs to. */
export interface Tile {
  readonly family: Family;
  readonly preset: Preset;
}

/** What the lobby shows first, by game and preset: something of every kind, the easiest before the strangest. */
const FEATURED = [
  ['nim', '3-4-5'],
  ['twenty-one', '21'],
  ['kayles', '12'],
  ['wythoff', '7-5'],
  ['nim', '1-3-5-7-misere'],
  ['colourful', 'three-colours'],
  ['stack', '1-under-2-2'],
  ['chromatic', 'golden'],
] as const;

export const TILES: readonly Tile[] = FEATURED.flatMap(([game, id]) => {
  const family = findFamily(game);
  const preset = family?.presets.find((each) => each.id === id);
  return family && preset ? [{ family, preset }] : [];
});
