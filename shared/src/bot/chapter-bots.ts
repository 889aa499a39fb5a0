import type { BotLevel } from './level.ts';
import { isMirror, isTrio, unpaired } from './patterns.ts';

/**
 * The bots that guard the first chapters of the course. Each knows what its chapter teaches and nothing more: it leaves its
 * opponent a position that it knows to be lost where it can, and otherwise plays anything; the first and the last know all.
 */
export const CHAPTER_BOTS = [
  {
    id: 'presto',
    name: 'Presto',
    about: 'Knows all of Nim and never makes a mistake.',
    strength: 8,
    perfect: 1,
    otherwise: 'random',
  },
  {
    id: 'solo',
    name: 'Solo',
    about: 'Knows one trick. It takes the last heap whole.',
    strength: 1,
    perfect: 0,
    otherwise: 'familiar',
    familiar: (values) => values.length === 0,
  },
  {
    id: 'echo',
    name: 'Echo',
    about: 'Makes two heaps equal, then copies you.',
    strength: 6,
    perfect: 0,
    otherwise: 'familiar',
    familiar: (values) => values.length === 0 || isMirror(values),
  },
  {
    id: 'trio',
    name: 'Trio',
    about: 'Knows pairs, and threes such as 1, 2 and 3.',
    strength: 7,
    perfect: 0,
    otherwise: 'familiar',
    familiar: (values) => isFamiliarToTrio(unpaired(values)),
  },
  {
    id: 'tutti',
    name: 'Tutti',
    about: 'Knows all of Nim. Even when losing, it makes you work.',
    strength: 8,
    perfect: 1,
    otherwise: 'random',
  },
] as const satisfies readonly BotLevel[];

export type GuardId = (typeof CHAPTER_BOTS)[number]['id'];

function isFamiliarToTrio(alone: readonly number[]): boolean {
  return alone.length === 0 || isTrio(alone);
}
