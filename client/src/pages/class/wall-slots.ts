import type { Board, Round } from '@nimhall/shared/gathering/class/classroom';

/** A place on the wall, and the board in it by its number. */
export interface WallSlot {
  readonly at: number;
  readonly board: Board;
  /** The first game of two who play from both sides, with the seats as they were; absent where this is it. */
  readonly firstGame?: Board;
}

/** The boards of a round as the wall shows them: a second game takes the place of the first one once it is open. */
export function wallSlots({ boards, opened }: Pick<Round, 'boards' | 'opened'>): WallSlot[] {
  const key = (one: unknown, other: unknown): string => `${one} ${other}`;
  const seconds = new Map<string, number>();
  for (const [at, { seats, isSecondGame }] of boards.entries()) {
    if (isSecondGame && at < opened) seconds.set(key(seats.second, seats.first), at);
  }
  return boards.flatMap((board, at): WallSlot[] => {
    if (board.isSecondGame) return [];
    const second = seconds.get(key(board.seats.first, board.seats.second));
    const later = second === undefined ? undefined : boards[second];
    return [second === undefined || !later ? { at, board } : { at: second, board: later, firstGame: board }];
  });
}
