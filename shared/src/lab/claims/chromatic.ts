import type { Heaps } from '../../game/heaps.ts';
import { say } from '../../phrase.ts';
import { pairsWith, subsetsWith } from '../boxes.ts';
import type { Claim, Counterexample, Range } from '../claim.ts';
import { type Judge, judge } from '../judge.ts';
import { aboutPairs, LEVELS, pairsAre, redLevels } from './two-stacks.ts';

/** Irrational β > 2, as the game reads them and as numbers; exact enough for n in the hundreds. */
const IRRATIONAL: Readonly<Record<string, number>> = {
  'beatty:(3+sqrt(5))/2': (3 + Math.sqrt(5)) / 2,
  'beatty:(2+sqrt(2))/1': 2 + Math.sqrt(2),
  'beatty:(1+sqrt(13))/2': (1 + Math.sqrt(13)) / 2,
  'beatty:(5+sqrt(3))/3': (5 + Math.sqrt(3)) / 3,
};

const SETS: Range = { of: say`Highest red level`, from: 0, usual: 9, most: 12 };

/** Levels ⌊nβ⌋ for some β < 2, where red dominates. */
const RED_DOMINATED = ['3/2', '4/3', '5/3', '7/4', '9/5', '11/6', '(1+sqrt(5))/2', '(0+sqrt(2))/1'].map((beta) => `beatty:${beta}`);

/** Fisher and Larsson, Chromatic Nim: sections 2, 3 and 5. */
export const CHROMATIC: readonly Claim[] = [
  example(
    'chromatic-figure-1',
    say`Figure ${'1'}`,
    say`With red levels ⌊nφ²⌋, stacks of 4 and 2 have one winning move. It takes three from the first.`,
    (judged) => [judged('beatty:(3+sqrt(5))/2').winningMoves([4, 2], ['a3'])],
  ),
  aboutPairs(
    {
      id: 'chromatic-theorem-1',
      where: say`Theorem ${'1'}`,
      says: say`With red levels ⌊nβ⌋ for an irrational β > 2, the lost pairs are ⌊nα⌋ and ⌊nβ⌋ for n = 0, 1, 2, …, where 1/α + 1/β = 1. Tried for four β.`,
      standing: 'holds',
    },
    Object.keys(IRRATIONAL),
    (red) => {
      const beta = IRRATIONAL[red] as number;
      const alpha = beta / (beta - 1);
      return (higher) => {
        const n = Math.ceil(higher / beta);
        return Math.floor(n * beta) === higher ? [Math.floor(n * alpha)] : [];
      };
    },
  ),
  aboutPairs(
    {
      id: 'chromatic-theorem-2',
      where: say`Theorem ${'2'}`,
      says: say`With the multiples of a whole number β red, the lost pairs are 0 and 0, and βn + t and β((β − 1)n + t) for 0 ≤ n and t from 1 to β − 1. Tried for β from 2 to 7.`,
      standing: 'holds',
    },
    ['2', '3', '4', '5', '6', '7'].map((beta) => `beatty:${beta}`),
    (red) => {
      const beta = Number(red.split(':')[1]);
      return (higher) => {
        if (higher % beta !== 0) return [];
        const times = higher / beta;
        const n = times === 0 ? 0 : Math.floor((times - 1) / (beta - 1));
        return [beta * n + times - (beta - 1) * n];
      };
    },
  ),
  overDominated(
    {
      id: 'chromatic-lemma-3',
      where: say`Lemma ${'3'}`,
      says: say`If green dominates, the lost pairs are the i-th green level with the i-th red one, and 0 with 0.`,
      standing: 'holds',
    },
    function* (stacks, { greens, reds }, highest) {
      for (let higher = 0; higher <= highest; higher++) {
        const place = reds.indexOf(higher);
        yield* pairsAre(stacks, higher, higher === 0 ? [0] : place < 0 ? [] : [greens[place] as number]);
      }
    },
  ),
  overDominated(
    {
      id: 'chromatic-lemma-3-misprint',
      where: say`Lemma ${'3'}`,
      says: say`If green dominates, every position with tops of one color is won.`,
      standing: 'misprint',
      corrected: 'chromatic-lemma-3-corrected',
    },
    (stacks, levels, highest) => ofOneColour(stacks, levels, highest, true),
  ),
  overDominated(
    {
      id: 'chromatic-lemma-3-corrected',
      where: say`Lemma ${'3'}`,
      says: say`If green dominates, every position with tops of one color is won, except the empty one.`,
      standing: 'holds',
    },
    (stacks, levels, highest) => ofOneColour(stacks, levels, highest, false),
  ),
  overDominated(
    {
      id: 'chromatic-proposition-4-misprint',
      where: say`Proposition ${'4'}`,
      says: say`If green dominates, the move that the paper describes wins. With tops of both colors it leaves as many red levels as green ones and keeps the colors.`,
      standing: 'misprint',
      corrected: 'chromatic-proposition-4',
    },
    (stacks, levels, highest) => wonAsDescribed(stacks, levels, highest, false),
  ),
  overDominated(
    {
      id: 'chromatic-proposition-4',
      where: say`Proposition ${'4'}`,
      says: say`The same, but if one stack is empty, take everything.`,
      standing: 'holds',
    },
    (stacks, levels, highest) => wonAsDescribed(stacks, levels, highest, true),
  ),
  example(
    'chromatic-figure-2',
    say`Figure ${'2'}`,
    say`With red levels ⌊3n/2⌋, the first lost pairs are 0 and 0, 1 and 1, 2 and 3.`,
    (judged) =>
      [0, 1, 2, 3].flatMap((higher) => [...pairsAre(judged('beatty:3/2'), higher, higher < 2 ? [higher] : higher === 3 ? [2] : [])]),
  ),
  equalStacks(
    {
      id: 'chromatic-definition-5-misprint',
      where: say`Definition ${'5'}`,
      says: say`If red dominates, two stacks of the same red height d are lost exactly when green dominates from no red level k up to d. (The paper has k ∈ S.)`,
      standing: 'misprint',
      corrected: 'chromatic-proposition-6',
    },
    true,
  ),
  equalStacks(
    {
      id: 'chromatic-proposition-6',
      where: say`Proposition ${'6'}`,
      says: say`If red dominates, two stacks of the same red height d are lost exactly when green dominates from no green level k up to d.`,
      standing: 'holds',
    },
    false,
  ),
];

function example(
  id: string,
  where: Claim['where'],
  says: Claim['says'],
  cases: (judged: (red: string) => Judge<Heaps>) => readonly (Counterexample | null)[],
): Claim {
  return {
    ...{ id, where, says, paper: 'chromatic', standing: 'holds', range: null },
    cost: () => 100,
    begin: () => () => cases((red) => judge('chromatic', { red })),
  };
}

/** The levels of each colour, from below. */
interface Levels {
  readonly reds: readonly number[];
  readonly greens: readonly number[];
}

/** A statement about every set of red levels with a given highest one in which the i-th green level is below the i-th red one. */
function overDominated(
  claim: Omit<Claim, 'paper' | 'range' | 'cost' | 'begin'>,
  cases: (stacks: Judge<Heaps>, levels: Levels, highest: number) => Iterable<Counterexample | null>,
): Claim {
  return {
    ...claim,
    paper: 'chromatic',
    range: SETS,
    cost: (to) => 2 ** to * (to + 2),
    begin: () =>
      function* (highest) {
        for (const reds of subsetsWith(highest)) {
          const greens = Array.from({ length: highest }, (_, below) => below + 1).filter((level) => !reds.includes(level));
          if (reds.some((level, place) => !((greens[place] ?? level) < level))) continue;
          yield* cases(judge('chromatic', { red: `set:${reds}` }), { reds, greens }, highest);
        }
      },
  };
}

function* ofOneColour(stacks: Judge<Heaps>, { reds }: Levels, highest: number, withEmpty: boolean) {
  for (let higher = withEmpty ? 0 : 1; higher <= highest; higher++) {
    for (const pair of pairsWith(higher)) {
      if (reds.includes(pair[0]) === reds.includes(higher)) yield stacks.lost(pair, false);
    }
  }
}

/** Every won pair, and the pair that the described move leads to; null where there is no such move. */
function* wonAsDescribed(stacks: Judge<Heaps>, { reds, greens }: Levels, highest: number, mended: boolean) {
  const upTo = (levels: readonly number[], level: number) => levels.filter((each) => each <= level).length;
  for (let higher = 1; higher <= highest; higher++) {
    for (const [lower] of pairsWith(higher)) {
      const [low, high] = [reds.includes(lower), reds.includes(higher)];
      const pair = [lower, higher];
      if (mended && lower === 0) yield stacks.wonByMovingTo(pair, [0, 0]);
      else if (!low && !high) yield stacks.wonByMovingTo(pair, [0, 0]);
      else if (low && high) yield stacks.wonByMovingTo(pair, [lower, greens[upTo(reds, lower) - 1] as number]);
      else {
        const [red, green] = low ? [lower, higher] : [higher, lower];
        const [r, g] = [upTo(reds, red), upTo(greens, green)];
        if (r === g) continue;
        const target = r > g ? reds[g - 1] : greens[r - 1];
        yield stacks.wonByMovingTo(pair, target === undefined ? null : r > g ? [green, target] : [red, target]);
      }
    }
  }
}

/** A statement about two stacks of the same height; `fromRed` where the levels are counted from a red one, as printed. */
function equalStacks(claim: Omit<Claim, 'paper' | 'range' | 'cost' | 'begin'>, fromRed: boolean): Claim {
  return {
    ...claim,
    paper: 'chromatic',
    range: { ...LEVELS, from: 1 },
    cost: (to) => (RED_DOMINATED.length * (to + 1) * (to + 2)) / 2,
    begin() {
      const tried = RED_DOMINATED.map((red) => ({ stacks: judge<Heaps>('chromatic', { red }), isRed: redLevels(red) }));
      return function* (height) {
        for (const { stacks, isRed } of tried) {
          if (isRed(height)) yield stacks.lost([height, height], !greenDominatesFromSome(height, isRed, fromRed));
        }
      };
    },
  };
}

/** Whether from some level of the colour asked for, going up to a height, there are never more red levels than green ones. */
function greenDominatesFromSome(height: number, isRed: (level: number) => boolean, fromRed: boolean): boolean {
  for (let from = 1; from <= height; from++) {
    if (isRed(from) !== fromRed) continue;
    let greens = 0;
    let level = from;
    while (level <= height && greens >= 0) greens += isRed(level++) ? -1 : 1;
    if (greens >= 0) return true;
  }
  return false;
}
