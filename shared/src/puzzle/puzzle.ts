import { readGame, readPosition } from '../catalogue/read.ts';
import { type Game, paramsKey } from '../catalogue/registry.ts';
import { memoKey } from '../game/contract.ts';

/** The question: the only winning move, up to moves that people see as the same; or who wins with perfect play. */
export const PUZZLE_KINDS = ['find', 'who'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** A position to begin from, as text. */
export interface Start {
  readonly game: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly misere: boolean;
  readonly start: string;
}

/** A question about a position, with the solver’s answer; `analyse` gives the same answer again. */
export interface Puzzle extends Omit<Start, 'start'> {
  readonly kind: PuzzleKind;
  readonly position: string;
  /** How hard it is, on the scale of players: see grade.ts. */
  readonly rating: number;
}

/** Equal for puzzles that ask the same, up to symmetry; null where the texts make no position. */
export function puzzleKey(puzzle: Puzzle): string | null {
  const read = readPuzzle(puzzle);
  return read && keyOf(read.game, read.position, puzzle);
}

/** The key of what has been read already. */
export function keyOf({ family, params, rules }: Game, position: unknown, { kind, misere }: Pick<Puzzle, 'kind' | 'misere'>): string {
  return JSON.stringify([kind, family.id, paramsKey(params), misere, memoKey(rules, position)]);
}

/** A puzzle from untrusted data, such as what a device has stored, with its game and position; null where it makes none. */
export function readPuzzle(given: unknown): { readonly puzzle: Puzzle; readonly game: Game; readonly position: unknown } | null {
  if (typeof given !== 'object' || given === null) return null;
  const { kind, game: id, params, misere, position: text, rating } = given as Readonly<Record<string, unknown>>;
  const known = PUZZLE_KINDS.find((each) => each === kind);
  if (!known || typeof id !== 'string' || typeof text !== 'string' || typeof rating !== 'number' || !Number.isFinite(rating)) return null;
  const game = readGame(id, params ?? {});
  if (!game.ok) return null;
  const position = readPosition(game.value.rules, text);
  if (!position.ok) return null;
  const puzzle: Puzzle = { kind: known, game: id, params: game.value.params, misere: misere === true, position: text, rating };
  return { puzzle, game: game.value, position: position.value };
}
