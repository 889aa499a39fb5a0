import type { View } from '@nimhall/shared/game/view';

/** The move that led to the view of a board, and the view before it. */
export interface LastMove<Kind extends View = View> {
  readonly before: Kind;
  readonly move: string;
}

/** Views of the same position are the same object, so a repeated move is recognised. */
export function isOtherMove(one: LastMove | null, other: LastMove | null | undefined): boolean {
  return one?.before !== other?.before || one?.move !== other?.move;
}
