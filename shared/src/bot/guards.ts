import type { BotLevel } from './level.ts';
import { isMirror, isTrio, unpaired } from './patterns.ts';

/**
 * The bots that guard the first chapters of the course. Each knows what its chapter teaches and nothing more: it leaves its
 * opponent a position that it knows to be lost where it can, and otherwise plays anything; the first and the last know all.
 */
export const GUARDS = [
  {
    id: 'presto',
    name: 'Presto',
    about: 'Never slips. In the course it only puts out heaps that are lost for whoever begins.',
    perfect: 1,
    otherwise: 'random',
  },
  {
    id: 'solo',
    name: 'Solo',
    about: 'Takes the last heap when it is the only one left. Before that it plays anything.',
    perfect: 0,
    otherwise: 'familiar',
    familiar: (values) => values.length === 0,
  },
  {
    id: 'echo',
    name: 'Echo',
    about: 'Makes two heaps equal and copies. With more heaps it plays anything.',
    perfect: 0,
    otherwise: 'familiar',
    familiar: (values) => values.length === 0 || isMirror(values),
  },
  {
    id: 'trio',
    name: 'Trio',
    about: 'Leaves pairs, and heaps such as 1, 2, 3 or 1, 4, 5. Where it cannot, it plays anything.',
    perfect: 0,
    otherwise: 'familiar',
    familiar: (values) => isFamiliarToTrio(unpaired(values)),
  },
  {
    id: 'tutti',
    name: 'Tutti',
    about: 'Knows all of Nim. When lost, it leaves you the fewest ways to win.',
    perfect: 1,
    otherwise: 'random',
  },
] as const satisfies readonly BotLevel[];

export type GuardId = (typeof GUARDS)[number]['id'];

function isFamiliarToTrio(alone: readonly number[]): boolean {
  return alone.length === 0 || isTrio(alone);
}
