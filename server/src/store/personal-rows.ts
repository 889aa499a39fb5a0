/**
 * The rows that belong to a player, by table and column: credentials, account, ongoing games, ratings, relationships in both directions,
 * vacations, the player, and at last their progress, which is stored only for existing players.
 */
export const PERSONAL_ROWS = [
  ...(
    [
      'secret',
      'invitation',
      'passkey',
      'reserved_name',
      'challenge',
      'rating',
      'duel',
      'barred',
      'muted',
      'relationship',
      'vacation',
    ] as const
  ).map((table) => ({
    table,
    column: 'player' as const,
  })),
  { table: 'guest', column: 'player' },
  { table: 'guest', column: 'guest' },
  { table: 'unfinished', column: 'mover' },
  { table: 'unfinished', column: 'waiter' },
  { table: 'report', column: 'reporter' },
  { table: 'relationship', column: 'other' },
  { table: 'program', column: 'player' },
  { table: 'program_board', column: 'program' },
  { table: 'program_count', column: 'program' },
  { table: 'player', column: 'id' },
  { table: 'learnt', column: 'player' },
] as const;
