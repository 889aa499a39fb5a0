import { tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import type { Chapter } from '../lesson.ts';

const TWO_HEAPS = { k: 2 };

/** Of these heaps, two at a time, who wins. */
const outcome = (position: string, is: 'N' | 'P') => ({ kind: 'outcome', position, misere: false, is }) as const;

export const several: Chapter = {
  id: 'several',
  title: say`Several heaps at once`,
  about: say`Counting in threes, and heaps where only odd or even matters.`,
  steps: [
    {
      id: 'ones',
      kind: 'play',
      game: 'moore',
      params: TWO_HEAPS,
      position: '1,1,1',
      says: [tell(say`Now you take from one heap or from two, as many stones as you like from each.`), tell(say`Try three moves.`)],
      remember: [
        tell(
          say`Three equal heaps are lost. Take from one or two, and your opponent makes all three equal again.`,
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
      remember: [tell(say`Now three equal heaps cancel, as pairs did before.`, { kind: 'winning', moves: ['c3'], misere: false })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'columns',
      kind: 'who',
      says: [tell(say`Split the heaps into powers of two. A position is P if each power appears 0, 3, 6, … times.`), tell(say`N or P?`)],
      remember: [
        tell(say`3, 5, 6 and 7 contain three 4s, three 2s and three 1s. E. H. Moore found this rule in 1910.`, outcome('3,5,6,7', 'P')),
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
      says: [tell(say`There are two 2s and two 1s, and you can change two heaps.`), tell(say`Win!`)],
      remember: [
        tell(say`Both 2s had to go, and a third 1 had to appear. You left 1, 1 and 1.`, {
          kind: 'winning',
          moves: ['b1,c2'],
          misere: false,
        }),
      ],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'slow',
      kind: 'play',
      game: 'slow',
      params: TWO_HEAPS,
      position: '2,2',
      says: [tell(say`A slow game now. Take one stone from one heap, or one from each of two.`), tell(say`Try three moves.`)],
      remember: [tell(say`When both heaps are even, your opponent can repeat every move you make.`, outcome('2,2', 'P'))],
      goal: { kind: 'try', moves: 3 },
    },
    {
      id: 'even',
      kind: 'play',
      game: 'slow',
      params: TWO_HEAPS,
      position: '5,7',
      says: [tell(say`Leave both heaps even.`)],
      remember: [tell(say`With two heaps, both even is exactly what P means.`, { kind: 'winning', moves: ['a1,b1'], misere: false })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'three-slow',
      kind: 'who',
      says: [tell(say`Three heaps, and still one stone from one or two of them.`), tell(say`N or P?`)],
      remember: [
        tell(
          say`Three heaps are P when all are even or all are odd.`,
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
      says: [tell(say`From here you can make all three even, or all three odd.`), tell(say`Play to the end and win.`)],
      remember: [
        tell(say`After each of your moves the heaps were all even or all odd.`, {
          kind: 'lost',
          when: { kind: 'parities', patterns: ['000', '111'] },
          misere: false,
        }),
      ],
      goal: { kind: 'win' },
    },
  ],
};
