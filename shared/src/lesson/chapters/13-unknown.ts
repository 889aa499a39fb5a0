import { type Drawing, tell } from '../../game/explanation.ts';
import { say } from '../../phrase.ts';
import { all, type Chapter } from '../lesson.ts';

/** Sprouts with this many spots: the first of every six are lost for the first player, as far as computers have checked. */
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
  title: say`What no one knows`,
  about: say`Small games with big open questions.`,
  steps: [
    {
      id: 'bite',
      kind: 'play',
      game: 'chomp',
      position: '3,3,3',
      says: [
        tell(say`Your bite takes a square and everything above it and to its right. The poisoned square must stay.`),
        tell(say`Find the winning bite.`),
      ],
      remember: [tell(say`Two equal arms are left. From now on, use the mirror.`, { kind: 'winning', moves: ['b2'], misere: false })],
      goal: { kind: 'winning-move' },
    },
    {
      id: 'stealing',
      kind: 'choose',
      says: [
        tell(say`You bite off just the far corner. Suppose your opponent has a bite that beats this.`),
        tell(say`What does that tell you?`),
      ],
      remember: [tell(say`So on any bar bigger than one square, some first bite wins. No one knows a rule for finding it on every bar.`)],
      shows: { game: 'chomp', position: '4,4,4' },
      options: [
        {
          says: say`I could start with that bite`,
          right: true,
          because: tell(say`Any bite also takes the far corner, so it leaves the same bar either way.`, {
            kind: 'outcome',
            misere: false,
            is: 'N',
          }),
        },
        { says: say`I am lost`, because: tell(say`You could start differently, with the very bite that would beat you.`) },
      ],
    },
    {
      id: 'queens',
      kind: 'choose',
      says: [
        tell(say`One queen is solved by the golden pairs. With two queens, you need the nimber of each.`),
        tell(say`Which rule gives a queen’s nimber?`),
      ],
      remember: [tell(say`On small boards you can work them out square by square. They look wild.`)],
      shows: { game: 'corner', position: '5.7,3.4' },
      options: [
        { says: say`No one knows one`, right: true, because: tell(say`The golden pairs only show where the nimber is 0.`) },
        { says: say`The nim-sum of its two numbers`, because: tell(say`That works for the rook. The queen can also move diagonally.`) },
      ],
    },
    {
      id: 'repeat',
      kind: 'choose',
      says: [
        tell(say`From 71 pins on, the nimbers of Kayles repeat every 12. For some similar games no one has found a repeat.`),
        tell(say`Does every such game repeat in the end?`),
      ],
      remember: [tell(say`People have asked since 1956. Computers have checked many millions of pins.`)],
      shows: { game: 'kayles', position: '12' },
      options: [
        {
          says: say`No one knows`,
          right: true,
          because: tell(say`For some games no repeat was found. For none is it proved that they never repeat.`),
        },
        { says: say`Yes`, because: tell(say`Many people think so, but no one has proved it.`) },
        { says: say`No`, because: tell(say`No one has proved that any of these games never repeats.`) },
      ],
    },
    {
      id: 'six-heaps',
      kind: 'choose',
      says: [
        tell(say`In slow Nim you take one stone from one or two heaps. The rule is known for up to five heaps.`),
        tell(say`And for six heaps?`),
      ],
      remember: [tell(say`For seven heaps and up to four at a time, this site found a rule by trying. Later it was proved.`)],
      shows: { game: 'slow', params: { k: 2 }, position: '1,2,2,3,4,5' },
      options: [
        {
          says: say`No one has found a rule`,
          right: true,
          because: tell(say`A computer can list small heaps, but a list isn’t a rule.`),
        },
        { says: say`Odd and even decide`, because: tell(say`That is enough for two or three heaps, but not for more.`) },
      ],
    },
    {
      id: 'method',
      kind: 'choose',
      says: [
        tell(say`This is how you solved Nim. Play it, solve the simplest case, solve more cases, then find a rule.`),
        tell(say`Sprouts is new. What comes right after playing it?`),
      ],
      shows: { game: 'sprouts', position: '1' },
      options: [
        {
          says: say`Solve it with one spot`,
          right: true,
          because: tell(say`Yes. One spot is the simplest case, and you solve it in the next step.`),
        },
        { says: say`Guess a rule`, because: tell(say`A guess needs a few solved cases. Start with the simplest one.`) },
        { says: say`Solve it with 44 spots`, because: tell(say`That is far too much to do by hand. Start small.`) },
      ],
    },
    {
      id: 'one-spot',
      kind: 'tree',
      game: 'sprouts',
      position: '1',
      says: [
        tell(say`A move draws a line from spot to spot, with a new spot on it. Lines never cross, and a spot holds three line ends.`),
        tell(say`Start at the bottom. What is the smallest number that no line leads down to?`),
      ],
      remember: [
        tell(say`One spot is worth 0, so it is P. Next come two spots, then three, and a rule may appear.`, { kind: 'nimber', is: 0 }),
      ],
    },
    {
      id: 'sprouts',
      kind: 'choose',
      says: [
        tell(say`Computers have solved Sprouts for up to 44 spots. The pattern so far repeats every 6 spots.`),
        tell(say`Does it always go on like that?`),
      ],
      shows: SPROUTS,
      remember: [tell(say`It is a conjecture. Many people believe it, and no one has a proof. Perhaps you will find one.`)],
      options: [
        { says: say`No one can be sure`, right: true, because: tell(say`Right 44 times isn’t a proof. Remember chapter 8.`) },
        { says: say`Yes, for sure`, because: tell(say`Seeing it repeat isn’t a proof. Remember chapter 8.`) },
      ],
    },
    {
      id: 'last',
      kind: 'play',
      position: '1,3,5,7',
      says: [tell(say`One last game, with what you know for sure.`), tell(say`This time Presto starts. Win!`)],
      remember: [tell(say`You beat Presto with Presto’s own trick. You have come a long way since chapter 1.`, ...all('P', ['1,3,5,7']))],
      answers: true,
      goal: { kind: 'win' },
    },
  ],
};
