/** Boards of classes and tournaments are on their pages, and no longer in the lists of ongoing games. */
export function withoutBoards(): string {
  return String.raw`DELETE FROM unfinished WHERE room LIKE '%\_%' ESCAPE '\';`;
}
