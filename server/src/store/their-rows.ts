/**
 * The rows that are somebody's, by table and column: what proves who they are, by what they are kept, their games that wait, their ratings, whom
 * they chose and who chose them, their vacations, the player, and at last how far they climbed, which is put down only for who is there.
 */
export const THEIR_ROWS: readonly { readonly table: string; readonly column: string }[] = [
  ...['secret', 'invitation', 'passkey', 'kept_name', 'challenge', 'rating', 'muted', 'tie', 'vacation'].map((table) => ({
    table,
    column: 'player',
  })),
  { table: 'unfinished', column: 'mover' },
  { table: 'unfinished', column: 'waiter' },
  { table: 'report', column: 'reporter' },
  { table: 'report', column: 'reported' },
  { table: 'tie', column: 'other' },
  { table: 'player', column: 'id' },
  { table: 'ladder', column: 'player' },
];
