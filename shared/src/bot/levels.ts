/** How a bot chooses, for any game: with probability `perfect` a best move, otherwise as `otherwise` says. */
export interface BotLevel {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly perfect: number;
  readonly otherwise: 'random' | 'greedy';
}

/**
 * Where the solver says `unknown`, a best move is the greedy one. From a lost position a best move is the one after
 * which the fewest replies win ("enough rope").
 */
export const BOT_LEVELS = [
  { id: 'random', name: 'Random', about: 'Plays any legal move.', perfect: 0, otherwise: 'random' },
  {
    id: 'greedy',
    name: 'Greedy',
    about: 'Wins when it can at once and never hands over an immediate win.',
    perfect: 0,
    otherwise: 'greedy',
  },
  { id: 'student', name: 'Student', about: 'Finds the perfect move half of the time.', perfect: 0.5, otherwise: 'random' },
  {
    id: 'teacher',
    name: 'Teacher',
    about: 'Perfect wherever the game is solved; when lost, it leaves you the fewest ways to win. Elsewhere it only looks a move ahead.',
    perfect: 1,
    otherwise: 'greedy',
  },
] as const satisfies readonly BotLevel[];

export type BotLevelId = (typeof BOT_LEVELS)[number]['id'];

export const BOT_LEVEL_IDS = BOT_LEVELS.map((level) => level.id) as [BotLevelId, ...BotLevelId[]];

export function botLevel(id: BotLevelId): BotLevel {
  return BOT_LEVELS.find((level) => level.id === id) as BotLevel;
}
