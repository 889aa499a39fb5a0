import type { Family, Preset } from '@nimhall/shared/game/contract';
import { GAMES } from '@nimhall/shared/games/all';

/** A preset with the game it belongs to. */
export interface Tile {
  readonly family: Family;
  readonly preset: Preset;
}

/** The first preset of every game, and then the second of the first ones, until there are enough to choose from. */
export function tilesOf(families: readonly Family[], most: number): Tile[] {
  const tiles: Tile[] = [];
  for (let rank = 0; families.some(({ presets }) => rank < presets.length); rank++) {
    for (const family of families) {
      const preset = family.presets[rank];
      if (preset && tiles.length < most) tiles.push({ family, preset });
    }
  }
  return tiles;
}

/** What the lobby shows. */
export const TILES: readonly Tile[] = tilesOf(GAMES, 8);
