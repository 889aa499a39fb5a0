/** How a bot chooses, for any game: with probability `perfect` a best move, otherwise as `otherwise` says. */
export interface BotLevel {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly perfect: number;
  readonly otherwise: 'random' | 'greedy';
}

/**
 * From the weakest to the strongest, in every game: `npm run bench:bots` plays each against the next. Where the solver says
 * `unknown`, a best move is the greedy one. From a lost position a best move gives enough rope: see chooseMove.
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
  {
    id: 'pupil',
    name: 'Pupil',
    about: 'Sees the end of the game coming, and finds one perfect move in four.',
    perfect: 0.25,
    otherwise: 'greedy',
  },
  { id: 'student', name: 'Student', about: 'Finds the perfect move half of the time.', perfect: 0.5, otherwise: 'greedy' },
  { id: 'scholar', name: 'Scholar', about: 'Slips only once in a while.', perfect: 0.85, otherwise: 'greedy' },
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

/** The next stronger level; null after the strongest. */
export function strongerThan(id: BotLevelId): BotLevelId | null {
  return BOT_LEVEL_IDS[BOT_LEVEL_IDS.indexOf(id) + 1] ?? null;
}

export function botLevel(id: BotLevelId): BotLevel {
  return BOT_LEVELS.find((level) => level.id === id) as BotLevel;
}
