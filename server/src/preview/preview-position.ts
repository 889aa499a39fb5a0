import { readGame } from '@nimhall/shared/catalogue/read';
import { type Game, paramsKey } from '@nimhall/shared/catalogue/registry';
import { readJson } from '@nimhall/shared/json';
import type { Room } from '@nimhall/shared/room/room';
import type { Place } from './worker.ts';

/** A position that a page is about. */
export interface PreviewPosition {
  readonly game: Game;
  /** In canonical text. */
  readonly position: string;
  /** True if the game is over and this is the position before the last move. */
  readonly before?: true;
  /** How a game came to this position, if its boards show that. */
  readonly played?: Pick<Room, 'start' | 'moves' | 'inks'>;
}

/** A position of a game that is in canonical text already; null where the game is none of ours. */
export function previewPosition(id: string, params: unknown, position: string): PreviewPosition | null {
  const game = readGame(id, params);
  return game.ok ? { game: game.value, position } : null;
}

/** Where the first preset of a game starts; null for a game that is none of ours. */
export function firstPreset(id: string): PreviewPosition | null {
  const game = readGame(id, undefined);
  if (!game.ok) return null;
  const { params, start } = game.value.family.presets[0];
  return previewPosition(id, params, start);
}

/** The position before the move that ended a game, because it shows more; null if no move ended it. */
export function beforeLastMove({ game, params, start, moves, result }: Room): Place | null {
  return result?.reason === 'last-object' ? { game, params, position: start, moves: moves.slice(0, -1) } : null;
}

/** Reads a query such as `game=octal&params={"code":"0.77"}&position=7&moves=a2@3+b1`; `position` may have another name. */
export function placeInQuery(query: Readonly<Record<string, unknown>>, name: 'position' | 'start' = 'position'): Place | null {
  const { game, params, moves, [name]: position } = query;
  if (typeof game !== 'string' || typeof position !== 'string') return null;
  return {
    game,
    params: typeof params === 'string' ? readJson(params) : undefined,
    position,
    moves: typeof moves === 'string' ? moves.split(' ') : [],
  };
}

/** Adds how a room came to its position, if its lines stay as they were drawn. */
export function withCourse(shown: PreviewPosition, { start, moves, inks }: Room): PreviewPosition {
  return shown.game.rules.ink ? { ...shown, played: { start, moves: shown.before ? moves.slice(0, -1) : moves, inks: inks ?? [] } } : shown;
}

/** The query that asks for a position. */
export function queryOf({ game: { family, params }, position }: PreviewPosition): string {
  return new URLSearchParams({ game: family.id, params: paramsKey(params), position }).toString();
}
