import { playText, readGame, readPosition } from '../catalogue/read.ts';
import { isOver } from '../game/contract.ts';
import { patternOf } from '../lesson/coach.ts';
import type { Room } from './room.ts';

/** What a player who gave the win away could have done: end the game, leave pairs of equal heaps, leave single stones in an odd number, or something else. */
export const MISTAKE_KINDS = ['finish', 'pairs', 'ones', 'other'] as const;
export type MistakeKind = (typeof MISTAKE_KINDS)[number];

/** How often a player made mistakes of each kind; absent for never. */
export type Mistakes = { readonly [Kind in MistakeKind]?: number };

/** Winning moves that are looked at, of positions that have thousands. */
const MAX_LOOKED_AT = 20;

/** What kind of mistake it is to make none of these winning moves; the first kind that fits one of them. */
export function mistakeKind(
  { game: id, params, misere }: Pick<Room, 'game' | 'params' | 'misere'>,
  before: string,
  winningMoves: readonly string[],
): MistakeKind {
  const game = readGame(id, params);
  const position = game.ok ? readPosition(game.value.rules, before) : game;
  if (!game.ok || !position.ok) return 'other';
  const { rules } = game.value;
  const kinds = winningMoves.slice(0, MAX_LOOKED_AT).map((move): MistakeKind => {
    const played = playText(rules, position.value, move);
    if (!played.ok) return 'other';
    if (isOver(rules, played.value.value)) return 'finish';
    const pattern = patternOf({ game: id, params: {}, misere, position: played.value.position })?.kind;
    return pattern === 'mirror' || pattern === 'pairs' ? 'pairs' : pattern === 'odd-ones' ? 'ones' : 'other';
  });
  return MISTAKE_KINDS.find((kind) => kinds.includes(kind)) ?? 'other';
}

/** Both together. */
export function mistakesTogether(one: Mistakes, other: Mistakes): Mistakes {
  const sums = MISTAKE_KINDS.map((kind) => [kind, (one[kind] ?? 0) + (other[kind] ?? 0)] as const);
  return Object.fromEntries(sums.filter(([, sum]) => sum > 0));
}
