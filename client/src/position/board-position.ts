import { playText, readGame, readPosition } from '@nimhall/shared/catalogue/read';
import { type Game, paramsKey } from '@nimhall/shared/catalogue/registry';
import type { Ruleset } from '@nimhall/shared/game/contract';
import type { View } from '@nimhall/shared/game/view';
import { LruMap } from '@nimhall/shared/lru-map';
import type { Phrase } from '@nimhall/shared/phrase';
import type { Refusal } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import type { LastMove } from './last-move.ts';
import type { Check } from './legality.ts';

/** A position of a game, ready for a board. */
export interface BoardPosition {
  readonly game: Game;
  readonly view: View;
  readonly check: Check;
  /** The canonical texts of a move and of the position after it. */
  readonly play: (move: string) => Result<{ readonly move: string; readonly position: string }, Refusal>;
  /** Hidden state of the position; null if there is none. */
  readonly now: Phrase | null;
  /** A legal move, to show how moves are written; empty when the game is over. */
  readonly example: string;
}

export interface Placed {
  readonly game: string;
  readonly params?: unknown;
  readonly position: string;
}

/** Scenes made lately, so that the same position is the same object and boards need not draw it again. */
const made = new LruMap<string, BoardPosition>(200);

/** The scene of a position; a refusal when the texts make none. */
export function boardPositionOf({ game: id, params, position: text }: Placed): Result<BoardPosition, Refusal> {
  const game = readGame(id, params);
  if (!game.ok) return game;
  const key = `${id} ${paramsKey(game.value.params)} ${text}`;
  const known = made.get(key);
  if (known) return ok(known);
  const position = readPosition(game.value.rules, text);
  if (!position.ok) return position;
  const scene = sceneAt(game.value, position.value);
  made.keep(key, scene);
  return ok(scene);
}

/** A move that was made on a position, as boards show it; null when the texts make none. */
export function lastMoveOn(placed: Placed, move: string | undefined): LastMove | null {
  const before = boardPositionOf(placed);
  return before.ok && move !== undefined ? { before: before.value.view, move } : null;
}

function sceneAt(game: Game, position: unknown): BoardPosition {
  const { rules } = game;
  const play = (move: string) => playText(rules, position, move);
  return { game, view: rules.view(position), now: rules.now?.(position) ?? null, check: play, play, example: exampleOf(rules, position) };
}

function exampleOf(rules: Ruleset, position: unknown): string {
  for (const move of rules.moves(position)) return rules.move.format(move);
  return '';
}
