import type { Family, Group, Preset } from '@nimhall/shared/game/contract';
import { GROUPED } from '../../parts/words/groups.ts';

/** A position to start from, with the game it belongs to. */
export interface Tile {
  readonly family: Family;
  readonly preset: Preset;
}

/** Every game by its first position, in its group. */
export const TILES: readonly { readonly group: Group; readonly tiles: readonly Tile[] }[] = GROUPED.map(({ group, games }) => ({
  group,
  tiles: games.map((family) => ({ family, preset: family.presets[0] })),
}));
