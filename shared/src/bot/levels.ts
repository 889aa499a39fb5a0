import { CHAPTER_BOTS, type GuardId } from './chapter-bots.ts';
import type { BotLevel } from './level.ts';

/**
 * From the weakest to the strongest, in every game: `npm run bench:bots` plays each against the next. Where the solver says
 * `unknown`, a best move is the greedy one. From a lost position a best move gives enough rope: see mostRope.
 */
export const BOT_LEVELS = [
  { id: 'random', name: 'Chick', about: 'Plays any move. Good for a first win.', strength: 1, perfect: 0, otherwise: 'random' },
  {
    id: 'greedy',
    name: 'Magpie',
    about: 'Grabs a quick win and tries not to give you one.',
    strength: 4,
    perfect: 0,
    otherwise: 'greedy',
  },
  {
    id: 'pupil',
    name: 'Finch',
    about: 'Sees the end coming and sometimes finds the best move.',
    strength: 5,
    perfect: 0.25,
    otherwise: 'greedy',
  },
  { id: 'student', name: 'Jay', about: 'Finds the best move about half of the time.', strength: 6, perfect: 0.5, otherwise: 'greedy' },
  { id: 'scholar', name: 'Crane', about: 'Rarely makes a mistake.', strength: 7, perfect: 0.85, otherwise: 'greedy' },
  {
    id: 'teacher',
    name: 'Owl',
    about: 'Never makes a mistake where the game is solved.',
    strength: 8,
    perfect: 1,
    otherwise: 'greedy',
  },
] as const satisfies readonly BotLevel[];

/** A level of strength, from `random` to `teacher`. */
export type BotLevelId = (typeof BOT_LEVELS)[number]['id'];

export const BOT_LEVEL_IDS = BOT_LEVELS.map((level) => level.id) as [BotLevelId, ...BotLevelId[]];

/** The next stronger level; null after the strongest, and for one that is no level of every game. */
export function strongerThan(id: BotId): BotLevelId | null {
  const at = (BOT_LEVEL_IDS as readonly BotId[]).indexOf(id);
  return (at >= 0 && BOT_LEVEL_IDS[at + 1]) || null;
}

/** Every bot: a level, or a guard of a chapter of the course. */
export type BotId = BotLevelId | GuardId;

export const BOT_IDS: [BotId, ...BotId[]] = [...BOT_LEVEL_IDS, ...CHAPTER_BOTS.map(({ id }) => id)];

/** The bots of a game: all levels, and in Nim where the last stone wins also the bots of the course. */
export function botsOf(game: string, misere: boolean): readonly (BotLevel & { readonly id: BotId })[] {
  return game === 'nim' && !misere ? [...BOT_LEVELS, ...CHAPTER_BOTS] : BOT_LEVELS;
}

/** The bot seated in place of this one: another if it does not play this game, the weakest that is right as often. */
export function seatedIn(game: string, misere: boolean, wanted: BotId): BotId {
  const bots = botsOf(game, misere);
  const { perfect } = botLevel(wanted);
  return (bots.find(({ id }) => id === wanted) ?? bots.find((bot) => bot.perfect >= perfect) ?? BOT_LEVELS[0]).id;
}

export function botLevel(id: BotId): BotLevel {
  return [...BOT_LEVELS, ...CHAPTER_BOTS].find((level) => level.id === id) as BotLevel;
}
