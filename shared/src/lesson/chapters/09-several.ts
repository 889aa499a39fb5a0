import { tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import type { Chapter } from '../lesson.ts';

const TWO_HEAPS = { k: 2 };

/** Of these heaps, two at a time, who wins. */
const outcome = (position: string, is: 'N' | 'P') => ({ kind: 'outcome', position, misere: false, is }) as const;

export const several: Chapter = {
  id: 'several',
  title: say`Several heaps at once`,
  about: say`Columns that count in threes, and heaps that only odd and even tell apart.`,
  steps: [
    {
      id: 'ones',
      kind: 'play',
      game: 'moore',
      params: TWO_HEAPS,
      position: '1,1,1',
      says: [tell(say`Now a move takes from one heap or from two, as many stones as you like from each.`), tell(say`Try three moves.`)],
      remember: [
        tell(
          say`Three equal heaps are lost: take from one or two, and your opponent makes all three as small as the smallest.`,
          outcome('1,1,1', 'P'),
          outcome('4,4,4', 'P'),
        ),
      ],
      goal: { kind: 'try', moves: 3 },
    },
    {
      id: 'threes',
      kind: 'play',
      game: 'moore',
      params: TWO_HEAPS,
      position: '4,4,7',
      says: [tell(say`Make three equal heaps.`)],
      remember: [tell(say`Three of a kind now cancel, as pairs did before.`, { kind: 'winning', moves: ['c3'], misere: false })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'columns',
      kind: 'who',
      says: [tell(say`Break heaps into powers of two. A position is P exactly when each power comes 0, 3, 6 … times.`), tell(say`N or P?`)],
      remember: [
        tell(say`In 3, 5, 6 and 7 there are three each of 4, 2 and 1. E. H. Moore found this rule in 1910.`, outcome('3,5,6,7', 'P')),
      ],
      positions: [
        { game: 'moore', params: TWO_HEAPS, position: '3,3,3' },
        { game: 'moore', params: TWO_HEAPS, position: '2,5' },
        { game: 'moore', params: TWO_HEAPS, position: '1,2,3' },
        { game: 'moore', params: TWO_HEAPS, position: '3,5,6,7' },
      ],
      words: 'letters',
    },
    {
      id: 'mend',
      kind: 'play',
      game: 'moore',
      params: TWO_HEAPS,
      position: '1,2,3',
      says: [tell(say`There are two 2s and two 1s. A move may change two heaps.`), tell(say`Win!`)],
      remember: [tell(say`Both 2s had to go, and a 1 had to come: 1, 1 and 1.`, { kind: 'winning', moves: ['b1,c2'], misere: false })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'slow',
      kind: 'play',
      game: 'slow',
      params: TWO_HEAPS,
      position: '2,2',
      says: [tell(say`Another game, a slow one: a move takes one stone from one heap, or one each from two.`), tell(say`Try three moves.`)],
      remember: [tell(say`When both are even, each move can be made a second time.`, outcome('2,2', 'P'))],
      goal: { kind: 'try', moves: 3 },
    },
    {
      id: 'even',
      kind: 'play',
      game: 'slow',
      params: TWO_HEAPS,
      position: '5,7',
      says: [tell(say`Leave both heaps even.`)],
      remember: [tell(say`With two heaps, those are just the P-positions.`, { kind: 'winning', moves: ['a1,b1'], misere: false })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'three-slow',
      kind: 'who',
      says: [tell(say`Three heaps, and still one stone from one or two of them.`), tell(say`N or P?`)],
      remember: [
        tell(
          say`Three heaps are P when all are even, and when all are odd.`,
          ...['2,2,4', '2,4,6', '1,1,1', '1,3,5'].map((position) => outcome(position, 'P')),
          ...['1,2,3', '1,2,2', '1,1,2', '2,3,3'].map((position) => outcome(position, 'N')),
        ),
      ],
      positions: [
        { game: 'slow', params: TWO_HEAPS, position: '2,2,4' },
        { game: 'slow', params: TWO_HEAPS, position: '1,1,1' },
        { game: 'slow', params: TWO_HEAPS, position: '1,2,2' },
        { game: 'slow', params: TWO_HEAPS, position: '1,3,3' },
      ],
      words: 'letters',
    },
    {
      id: 'win-slow',
      kind: 'play',
      game: 'slow',
      params: TWO_HEAPS,
      position: '2,3,3',
      says: [tell(say`All even or all odd: both can be reached from here.`), tell(say`Win to the end.`)],
      remember: [
        tell(say`After each of your moves all were even, or all odd.`, {
          kind: 'lost',
          when: { kind: 'parities', patterns: ['000', '111'] },
          misere: false,
        }),
      ],
      goal: { kind: 'win' },
    },
  ],
};
