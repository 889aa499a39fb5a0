import type { View } from '@nimhall/shared/game/view';

/** The move that led to what a board shows, and what it was made on. */
export interface LastMove<Kind extends View = View> {
  readonly before: Kind;
  readonly move: string;
}

/** Views of the same position are the same object, so a move told again is no other move. */
export function isOtherMove(one: LastMove | null, other: LastMove | null | undefined): boolean {
  return one?.before !== other?.before || one?.move !== other?.move;
}
