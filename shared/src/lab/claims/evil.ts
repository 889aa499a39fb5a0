import { say } from '../../phrase.ts';
import { mex } from '../../solver/nimbers.ts';
import type { Claim, Range } from '../claim.ts';
import { isTrue, sameNumber } from '../judge.ts';
import { aboutPairs, type Partners } from './two-stacks.ts';

const NUMBERS: Range = { of: say`Numbers up to`, from: 0, usual: 200_000, most: 999_999 };

/** The numbers of the example after Theorem 14. */
const Q = 1_750_917_509;
const P = 17_509;

/** Fisher and Larsson, Chromatic Nim, section 6: red are the evil levels, with an even number of ones in binary. */
export const EVIL: readonly Claim[] = [
  aboutNumbers(
    {
      id: 'chromatic-observation-8',
      where: say`Observation ${'8'}`,
      says: say`Evil numbers have an even number of ones in binary, odious numbers an odd number. No three numbers in a row are all evil or all odious.`,
      standing: 'holds',
    },
    () => (n) => isTrue(`n = ${n}`, isEvil(n) !== isEvil(n + 1) || isEvil(n) !== isEvil(n + 2)),
  ),
  aboutNumbers(
    {
      id: 'chromatic-lemma-10',
      where: say`Lemma ${'10'}`,
      says: say`From 0 up to any number, the counts of odious and evil numbers differ by at most 1.`,
      standing: 'holds',
    },
    () => {
      let odious = 0;
      return (n) => {
        odious += isEvil(n) ? -1 : 1;
        return isTrue(`n = ${n}`, Math.abs(odious) <= 1);
      };
    },
  ),
  chromaticNumber(
    {
      id: 'chromatic-definition-11',
      where: say`Definition ${'11'}`,
      says: say`With Definition 11 as printed, Lemma 12 gives the number of odious minus evil numbers from 1 to k, plus one.`,
      standing: 'misprint',
      corrected: 'chromatic-lemma-12',
    },
    1,
  ),
  chromaticNumber(
    {
      id: 'chromatic-lemma-12',
      where: say`Lemma ${'12'}`,
      says: say`From 1 to k, count the odious numbers minus the evil ones. The result is 1 for odd k. For even k it is 2 if k is odious and 0 if k is evil.`,
      standing: 'holds',
    },
    0,
  ),
  aboutPairs(
    {
      id: 'chromatic-theorem-13-misprint',
      where: say`Theorem ${'13'}`,
      says: say`With evil levels red, build the lost pairs in turn after 0 and 0. Take a, the smallest number in no earlier pair, and b, the smallest evil number above a.`,
      standing: 'misprint',
      corrected: 'chromatic-theorem-13',
    },
    ['evil'],
    () => recursively(() => true),
  ),
  aboutPairs(
    {
      id: 'chromatic-theorem-13',
      where: say`Theorem ${'13'}`,
      says: say`With evil levels red, build the lost pairs in turn after 0 and 0. Take a, the smallest number in no earlier pair, and b, the smallest evil number above a in no earlier pair.`,
      standing: 'holds',
    },
    ['evil'],
    () => recursively((used, b) => !used.has(b)),
  ),
  aboutPairs(
    {
      id: 'chromatic-theorem-14',
      where: say`Theorem ${'14'}`,
      says: say`With evil levels red, the n-th lost pair after 0 and 0 is a and b. For evil n, b = 2n, otherwise 2n + 1. If n ends in an even number of zeros in binary, a = b − 2. Otherwise a = b − 1 for evil n and b − 3 for odious n.`,
      standing: 'holds',
    },
    ['evil'],
    () => (b) => {
      if (b === 0) return [0];
      const n = Math.floor(b / 2);
      if (b !== 2 * n + (isEvil(n) ? 0 : 1)) return [];
      return [b - (isVile(n) ? 2 : isEvil(n) ? 1 : 3)];
    },
  ),
  {
    id: 'chromatic-example-q',
    paper: 'chromatic',
    where: say`Example`,
    says: say`q = ${Q} is evil and ends in an even number of zeros in binary, and ${P} is prime number ${2_015}.`,
    standing: 'holds',
    range: null,
    cost: () => 20_000,
    begin: () =>
      function* () {
        yield isTrue(`q = ${Q}`, isEvil(Q) && isVile(Q));
        yield sameNumber(`p = ${P}`, 2_015, primesUpTo(P).length);
        yield sameNumber(`p = ${P}`, P, primesUpTo(P).at(-1) ?? 0);
      },
  },
];

/** Whether a number has an even number of ones in binary; otherwise it is odious. */
function isEvil(number: number): boolean {
  let even = true;
  for (let rest = number; rest > 0; rest = Math.floor(rest / 2)) if (rest % 2 === 1) even = !even;
  return even;
}

/** Whether a number ends in an even number of zeros in binary; otherwise it is dopey. */
function isVile(number: number): boolean {
  let vile = true;
  for (let rest = number; rest > 0 && rest % 2 === 0; rest /= 2) vile = !vile;
  return vile;
}

function aboutNumbers(
  claim: Omit<Claim, 'paper' | 'range' | 'cost' | 'begin'>,
  begin: () => (n: number) => ReturnType<typeof isTrue>,
  from = 0,
): Claim {
  return {
    ...claim,
    paper: 'chromatic',
    range: { ...NUMBERS, from },
    cost: (to) => to + 1,
    begin() {
      const about = begin();
      return (n) => [about(n)];
    },
  };
}

/** Lemma 12, for a chromatic number that is `more` than the odious less the evil numbers from 1 up. */
function chromaticNumber(claim: Omit<Claim, 'paper' | 'range' | 'cost' | 'begin'>, more: number): Claim {
  const begin = () => {
    let odious = 0;
    return (k: number) => {
      odious += isEvil(k) ? -1 : 1;
      return sameNumber(`k = ${k}`, k % 2 === 1 ? 1 : isEvil(k) ? 0 : 2, odious + more);
    };
  };
  return aboutNumbers(claim, begin, 1);
}

/** The pairs one after the other; `mayTake` decides whether an evil number may be the next b. */
function recursively(mayTake: (used: ReadonlySet<number>, b: number) => boolean): Partners {
  const used = new Set([0]);
  const pairs: (readonly [number, number])[] = [[0, 0]];
  return (higher) => {
    for (let a = mex(used); a <= higher; a = mex(used)) {
      let b = a + 1;
      while (!isEvil(b) || !mayTake(used, b)) b++;
      pairs.push([a, b]);
      used.add(a).add(b);
    }
    return pairs.filter(([, b]) => b === higher).map(([a]) => a);
  };
}

function primesUpTo(most: number): number[] {
  const primes: number[] = [];
  for (let number = 2; number <= most; number++) {
    let prime = true;
    for (const divisor of primes) {
      if (divisor * divisor > number) break;
      prime = number % divisor !== 0;
      if (!prime) break;
    }
    if (prime) primes.push(number);
  }
  return primes;
}
