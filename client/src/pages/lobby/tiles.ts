import type { Group, Preset } from '@nimhall/shared/game/contract';
import { type Surface, surfaceOf } from '../../components/board/surface-of.ts';
import { GROUPED } from '../../components/new-game/grouped.ts';
import { boardPositionOf } from '../../position/board-position.ts';

/** A game as the lobby shows it: its first position. Values as JSON has them, and nothing of its rules. */
export interface Tile {
  /** Its id. */
  readonly game: string;
  readonly name: string;
  readonly preset: Preset;
  /** The table it is played on. */
  readonly surface: Surface;
}

/** Every game in its group. Worked out when the pages are built, so that the lobby need not load the rules of all games to show it. */
export const TILES: readonly { readonly group: Group; readonly tiles: readonly Tile[] }[] = GROUPED.map(({ group, games }) => ({
  group,
  tiles: games.map(({ id, name, presets: [preset] }) => {
    const scene = boardPositionOf({ game: id, params: preset.params, position: preset.start });
    if (!scene.ok) throw new Error(`The first preset of ${id} is not a position`);
    return { game: id, name, preset, surface: surfaceOf(scene.value.view) };
  }),
}));

/** The first game for everybody: 3, 4 and 5 stones, which the first player can win. */
export const FIRST_TILE = TILES[0]?.tiles[0] as Tile;
