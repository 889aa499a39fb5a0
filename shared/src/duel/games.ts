/** Families in which there are duels: those with more hard positions, in pool.ts, than two who meet again and again should see. */
export const DUEL_GAMES: readonly string[] = [
  'nim',
  'moore',
  'slow',
  'princess-and-roses',
  'fibonacci',
  'staircase',
  'chromatic',
  'corner',
  'octal',
  'kayles',
  'dawsons-kayles',
  'chomp',
  'nimble',
  'turtles',
  'coin-strip',
  'hackenbush',
];
