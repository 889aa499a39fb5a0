import { type Drawing, tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import { all, type Chapter } from '../lesson.ts';

/** Sprouts with so many spots: the first of every six are lost for who begins, as far as computers have come. */
const SPROUTS: Drawing = {
  kind: 'table',
  title: say`Sprouts: N or P with so many spots`,
  head: ['', 0, 1, 2, 3, 4, 5],
  rows: [0, 6, 12, 18].map((spots) => ({
    name: `${spots} +`,
    cells: [0, 1, 2, 3, 4, 5].map((more) => (more < 3 ? { value: 'P', look: 'key' } : { value: 'N', look: 'soft' })),
  })),
};

export const unknown: Chapter = {
  id: 'unknown',
  title: say`What nobody knows`,
  about: say`Small games, and questions that are still open.`,
  steps: [
    {
      id: 'bite',
      kind: 'play',
      game: 'chomp',
      position: '3,3,3',
      says: [
        tell(
          say`A bar of chocolate: whatever you bite goes with all that is above it and to its right. One square is poisoned and must stay.`,
        ),
        tell(say`Find the bite that wins.`),
      ],
      remember: [tell(say`Two equal arms are left: from there on, the mirror.`, { kind: 'winning', moves: ['b2'], misere: false })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'stealing',
      kind: 'choose',
      says: [
        tell(
          say`On every bar larger than one square, whoever begins can win. Suppose that biting off only the far corner were answered by a winning bite.`,
        ),
        tell(say`What follows?`),
      ],
      remember: [tell(say`So we know that some first bite wins. But nobody has found a rule that says which, for every bar.`)],
      shows: { game: 'chomp', position: '4,4,4' },
      options: [
        {
          says: say`I could begin with that bite`,
          right: true,
          because: tell(say`Every later bite takes the far corner with it, so it leaves the same either way.`, {
            kind: 'outcome',
            misere: false,
            is: 'N',
          }),
        },
        { says: say`I have lost`, because: tell(say`You may begin otherwise: with the very bite that was the answer.`) },
      ],
    },
    {
      id: 'queens',
      kind: 'choose',
      says: [
        tell(say`For one queen we have the golden pairs. With two queens each needs its nimber.`),
        tell(say`Which rule gives the nimber of a queen?`),
      ],
      remember: [tell(say`For small boards they are worked out square by square. To the eye they look wild.`)],
      shows: { game: 'corner', position: '5.7,3.4' },
      options: [
        { says: say`Nobody knows one`, right: true, because: tell(say`The golden pairs only tell where the nimber is 0.`) },
        { says: say`The nim-sum of both numbers`, because: tell(say`That is the rook: the queen has the diagonal as well.`) },
      ],
    },
    {
      id: 'repeat',
      kind: 'choose',
      says: [
        tell(say`The nimbers of Kayles repeat every 12, from 71 pins on. In some games like it nobody has seen them repeat.`),
        tell(say`Do they all repeat at last?`),
      ],
      remember: [tell(say`People have looked since 1956, and computers have gone on for many millions of pins.`)],
      shows: { game: 'kayles', position: '12' },
      options: [
        {
          says: say`That is not known`,
          right: true,
          because: tell(say`None was ever proved to go on without repeating, and for some no period was found.`),
        },
        { says: say`Yes`, because: tell(say`Many think so, but it has never been proved.`) },
        { says: say`No`, because: tell(say`None was ever proved to go on without repeating.`) },
      ],
    },
    {
      id: 'six-heaps',
      kind: 'choose',
      says: [
        tell(say`Slow Nim of chapter 9: one stone from one or two heaps. For up to five heaps it is known when it is lost.`),
        tell(say`And for six?`),
      ],
      remember: [
        tell(
          say`For seven heaps, and up to four of them at once, this hall found a rule by trying. It never failed, and then a proof was found as well.`,
        ),
      ],
      shows: { game: 'slow', params: { k: 2 }, position: '1,2,2,3,4,5' },
      options: [
        {
          says: say`Nobody has found a rule`,
          right: true,
          because: tell(say`A computer can fill a table of small heaps, but a table is no rule.`),
        },
        { says: say`Odd and even decide`, because: tell(say`That is enough for two and three heaps, not for more.`) },
      ],
    },
    {
      id: 'sprouts',
      kind: 'choose',
      says: [
        tell(
          say`In Sprouts two draw lines between spots. Computers have found who wins with up to 44 spots, and a simple pattern: it repeats every 6.`,
        ),
        tell(say`Does it go on like that?`),
      ],
      shows: SPROUTS,
      remember: [tell(say`It is a conjecture: many believe it, and nobody has a proof. Perhaps you will find one.`)],
      options: [
        { says: say`One may only guess`, right: true, because: tell(say`44 times right is no proof. Remember chapter 8.`) },
        { says: say`Surely`, because: tell(say`Seeing something repeat is not a proof: remember chapter 8.`) },
      ],
    },
    {
      id: 'last',
      kind: 'play',
      position: '1,3,5,7',
      says: [tell(say`One more game, with what is known for sure.`), tell(say`Presto begins this time. Win!`)],
      remember: [tell(say`Presto’s own trick. You have come a long way since chapter 1.`, ...all('P', ['1,3,5,7']))],
      answers: true,
      goal: { kind: 'win' },
    },
  ],
};
