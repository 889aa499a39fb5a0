import type { Ruleset } from '../game/contract.ts';
import type { Fault } from '../game/fault.ts';
import { readInk } from '../game/ink.ts';
import { say } from '../phrase.ts';
import { type ErrorCode, type Refusal, refuse } from '../refusal.ts';
import { ok, type Result } from '../result.ts';
import { type Game, openGame } from './registry.ts';

/** The game an untrusted id and parameters name, or a coded refusal. */
export function readGame(id: string, params: unknown): Result<Game, Refusal> {
  const game = openGame(id, params);
  if (game.ok) return game;
  return refuseFor(game.error.what === 'game' ? 'unknown-game' : 'bad-params', game.error.fault);
}

export function readPosition<Position>(rules: Ruleset<Position>, text: string): Result<Position, Refusal> {
  const position = rules.position.parse(text);
  return position.ok ? position : refuseFor('bad-position', position.error);
}

/** The position a game begins with: the one that is named, else that of its first preset. */
export function readStart({ family, rules }: Game, text: string | undefined): Result<unknown, Refusal> {
  const position = readPosition(rules, text ?? family.presets[0].start);
  if (!position.ok) return position;
  const start = rules.start?.(position.value) ?? position;
  return start.ok ? start : refuseFor('bad-position', start.error);
}

export function readMove<Position, Move>(rules: Ruleset<Position, Move>, text: string): Result<Move, Refusal> {
  const move = rules.move.parse(text);
  return move.ok ? move : refuseFor('bad-move', move.error);
}

/** Plays a move given as text; the canonical texts of the move and of the position it leads to, which must not be too large to read. */
export function playText<Position, Move>(
  rules: Ruleset<Position, Move>,
  position: Position,
  text: string,
): Result<{ move: string; position: string; value: Position }, Refusal> {
  const move = readMove(rules, text);
  if (!move.ok) return move;
  const next = rules.play(position, move.value);
  if (!next.ok) return refuseFor('illegal-move', next.error);
  const after = rules.position.format(next.value);
  const readable = readPosition(rules, after);
  if (!readable.ok) return readable;
  const canonical = rules.canonical?.(position, move.value) ?? move.value;
  return ok({ move: rules.move.format(canonical), position: after, value: next.value });
}

/** Ink that goes with a move, where the game has a use for it. */
export function readInkFor(rules: Ruleset, text: string): Result<string, Refusal> {
  if (!rules.ink) return refuse('bad-request', say`Moves in this game aren’t drawn by hand. Send the move without ink.`);
  const stroke = readInk(text);
  return stroke.ok ? ok(text) : refuseFor('bad-request', stroke.error);
}

function refuseFor(code: ErrorCode, { kind, phrase, at }: Fault) {
  return refuse(kind === 'limit' ? 'too-large' : code, phrase, at);
}
