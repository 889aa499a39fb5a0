import { GUARDS, type GuardId } from './guards.ts';

/** How a bot chooses, for any game: with probability `perfect` a best move, otherwise as `otherwise` says. */
export interface BotLevel {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly perfect: number;
  /** `familiar`: a move that leaves a position it knows to be lost, any where there is none. */
  readonly otherwise: 'random' | 'greedy' | 'familiar';
  /** Which positions it knows to be lost for the side to move, by the values of their parts that are not 0; without it, none. */
  readonly familiar?: (values: readonly number[]) => boolean;
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

/** The next stronger level; null after the strongest, and for one that is no level of every game. */
export function strongerThan(id: BotId): BotLevelId | null {
  const at = BOT_LEVEL_IDS.findIndex((each) => each === id);
  return (at >= 0 && BOT_LEVEL_IDS[at + 1]) || null;
}

/** Whoever may be asked for a move: a level, or one of those who guard the chapters of the course. */
export type BotId = BotLevelId | GuardId;

export const BOT_IDS: [BotId, ...BotId[]] = [...BOT_LEVEL_IDS, ...GUARDS.map(({ id }) => id)];

export function botLevel(id: BotId): BotLevel {
  return [...BOT_LEVELS, ...GUARDS].find((level) => level.id === id) as BotLevel;
}
