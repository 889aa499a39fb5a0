/** Between the parts of the code of a board. No other room has it in its code. */
export const BOARD_MARK = '_';

/** Whether a room is a board of a class or a tournament, which says who plays there. */
export function isBoard({ room }: { readonly room: string }): boolean {
  return room.includes(BOARD_MARK);
}
