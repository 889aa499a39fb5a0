/**
 * The rows that are somebody's, by table and column: what proves who they are, what their account is, their games that wait, their ratings, whom
 * they chose and who chose them, their vacations, the player, and at last what they have learnt, which is stored only for who is there.
 */
export const PERSONAL_ROWS = [
  ...(['secret', 'invitation', 'passkey', 'kept_name', 'challenge', 'rating', 'duel', 'barred', 'muted', 'tie', 'vacation'] as const).map(
    (table) => ({
      table,
      column: 'player' as const,
    }),
  ),
  { table: 'guest', column: 'player' },
  { table: 'guest', column: 'guest' },
  { table: 'unfinished', column: 'mover' },
  { table: 'unfinished', column: 'waiter' },
  { table: 'report', column: 'reporter' },
  { table: 'tie', column: 'other' },
  { table: 'program', column: 'player' },
  { table: 'program_board', column: 'program' },
  { table: 'program_count', column: 'program' },
  { table: 'player', column: 'id' },
  { table: 'learnt', column: 'player' },
] as const;
