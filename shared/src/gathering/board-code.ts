import { BOARD_MARK, isBoard } from '../room/board-mark.ts';

/** In the codes of the boards of tournaments, so that no move there has to ask whether a teacher has paused it. */
const TOURNAMENT_MARK = 't';

/** The first part of the codes of the rooms of a gathering; nobody can guess the `secret` in it. */
export function boardPrefix(kind: 'class' | 'tournament', code: string, secret: string): string {
  return [code, ...(kind === 'tournament' ? [TOURNAMENT_MARK] : []), secret].join(BOARD_MARK);
}

/** The code of the room where a board is played: the same on every node, and however often it is opened. */
export function boardCode({ prefix }: { readonly prefix: string }, round: number, board: number): string {
  return [prefix, round, board + 1].join(BOARD_MARK);
}

/** Where the room of a board belongs: to which gathering, round and board. */
export interface PlaceOfBoard {
  readonly kind: 'class' | 'tournament';
  readonly code: string;
  readonly round: number;
  readonly board: number;
}

/** Where a room belongs, by its code. Null for a room by itself. */
export function placeOfBoard(room: string): PlaceOfBoard | null {
  if (!isBoard({ room })) return null;
  const [, code, mark, round, board] = /^([a-z0-9]+)_(t_)?[a-z0-9]+_(\d{1,3})_(\d{1,7})$/.exec(room) ?? [];
  return code ? { kind: mark ? 'tournament' : 'class', code, round: Number(round), board: Number(board) - 1 } : null;
}
