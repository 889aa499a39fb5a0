import { playText, readGame, readPosition } from '@nimhall/shared/game/read';
import { type Game, paramsKey } from '@nimhall/shared/game/registry';
import type { View } from '@nimhall/shared/game/view';
import { readJson } from '@nimhall/shared/json';

/** A position that a page is about. */
export interface Shown {
  readonly game: Game;
  /** In canonical text. */
  readonly position: string;
  readonly view: View;
}

/** The position that these texts make, after moves as far as they are legal; null where they make none. */
export function shownAt(id: string, params: unknown, text: string, moves: readonly string[] = []): Shown | null {
  const game = readGame(id, params);
  if (!game.ok) return null;
  const { rules } = game.value;
  const start = readPosition(rules, text);
  if (!start.ok) return null;
  let position = start.value;
  for (const move of moves) {
    const played = playText(rules, position, move);
    if (!played.ok) break;
    position = played.value.value;
  }
  return { game: game.value, position: rules.position.format(position), view: rules.view(position) };
}

/** Where the first preset of a game starts; null for a game that is none of ours. */
export function firstPreset(id: string): Shown | null {
  const game = readGame(id, undefined);
  if (!game.ok) return null;
  const { params, start } = game.value.family.presets[0];
  return shownAt(id, params, start);
}

/** The position a query asks for: `game=octal&params={"code":"0.77"}&position=7&moves=a2@3+b1`; `position` may have another name. */
export function shownInQuery(query: Readonly<Record<string, unknown>>, name: 'position' | 'start' = 'position'): Shown | null {
  const { game, params, moves, [name]: position } = query;
  if (typeof game !== 'string' || typeof position !== 'string') return null;
  return shownAt(
    game,
    typeof params === 'string' ? readJson(params) : undefined,
    position,
    typeof moves === 'string' ? moves.split(' ') : [],
  );
}

/** Such a query. */
export function queryOf({ game: { family, params }, position }: Shown): string {
  return new URLSearchParams({ game: family.id, params: paramsKey(params), position }).toString();
}
