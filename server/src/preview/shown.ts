import { readGame, readPosition } from '@nimhall/shared/game/read';
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

/** The position that these texts make; null where they make none. */
export function shownAt(id: string, params: unknown, text: string): Shown | null {
  const game = readGame(id, params);
  if (!game.ok) return null;
  const { rules } = game.value;
  const position = readPosition(rules, text);
  return position.ok ? { game: game.value, position: rules.position.format(position.value), view: rules.view(position.value) } : null;
}

/** Where the first preset of a game starts; null for a game that is none of ours. */
export function firstPreset(id: string): Shown | null {
  const game = readGame(id, undefined);
  if (!game.ok) return null;
  const { params, start } = game.value.family.presets[0];
  return shownAt(id, params, start);
}

/** The position a query asks for: `game=octal&params={"code":"0.77"}&position=7`; its position may have another name there. */
export function shownInQuery(query: Readonly<Record<string, unknown>>, name: 'position' | 'start' = 'position'): Shown | null {
  const { game, params, [name]: position } = query;
  if (typeof game !== 'string' || typeof position !== 'string') return null;
  return shownAt(game, typeof params === 'string' ? readJson(params) : undefined, position);
}

/** Such a query. */
export function queryOf({ game: { family, params }, position }: Shown): string {
  return new URLSearchParams({ game: family.id, params: paramsKey(params), position }).toString();
}
