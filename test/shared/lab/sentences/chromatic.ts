import { firstFalse, isEven, levelSets, pairs, type Reading, search, smallestMissing, so, upTo } from './reading.ts';

type Pairs = readonly (readonly [number, number])[];

const has = (lost: Pairs, [low, high]: readonly [number, number]) =>
  lost.some(([one, other]) => Math.min(one, other) === low && Math.max(one, other) === high);

/** Whether, with these red levels, exactly these pairs of heights up to a limit are lost. */
const lostAre = (red: string, most: number, lost: Pairs): boolean => {
  const game = search('chromatic', { red });
  return pairs(most).every((pair) => game.lost(`${pair}`) === has(lost, pair));
};

/** Sets of red levels up to a highest one whose i-th red level is above the i-th green one. */
function dominated() {
  const highest = 7;
  return [...levelSets(highest)]
    .map((reds) => ({ reds, greens: upTo(highest, 1).filter((level) => !reds.includes(level)) }))
    .filter(({ reds, greens }) => reds.every((level, i) => (greens[i] ?? Number.POSITIVE_INFINITY) < level))
    .map(({ reds, greens }) => ({ reds, greens, highest, game: search('chromatic', { red: `set:${reds}` }) }));
}

const oneColour = (withEmpty: boolean) => () =>
  firstFalse(dominated(), ({ reds, highest, game }) =>
    pairs(highest).every((pair) => {
      const tops = pair.filter((height) => height > 0).map((height) => reds.includes(height));
      const isAsSaid = new Set(tops).size <= 1 && (withEmpty || tops.length > 0);
      return !isAsSaid || !game.lost(`${pair}`);
    }),
  );

/**
 * Whether a move wins as described: when the tops have both colours, it leaves as many red levels as green ones and
 * keeps the colours.
 */
const asDescribed = (emptyIsGreen: boolean) => () =>
  firstFalse(dominated(), ({ reds, highest, game }) =>
    pairs(highest).every((pair) => {
      if (game.lost(`${pair}`) || (!emptyIsGreen && pair[0] === 0)) return true;
      const red = pair.filter((height) => reds.includes(height));
      if (red.length !== 1) return true;
      const fits = game
        .winning(`${pair}`)
        .split(' ')
        .filter(Boolean)
        .map((move) => game.after(`${pair}`, move).split(',').map(Number))
        .some((left) => {
          const [r = -1, g = -1] = [
            left.find((height) => reds.includes(height)),
            left.find((height) => height > 0 && !reds.includes(height)),
          ];
          return r > 0 && g > 0 && reds.filter((level) => level <= r).length === upTo(g, 1).filter((level) => !reds.includes(level)).length;
        });
      return fits;
    }),
  );

/** Levels ⌊nβ⌋ for some β below 2, and whether two stacks of a red height d are lost exactly where green dominates from no such level. */
const equalStacks = (from: 'red' | 'green') => () =>
  firstFalse(Object.entries({ '3/2': 1.5, '5/3': 5 / 3, '(1+sqrt(5))/2': (1 + Math.sqrt(5)) / 2 }), ([text, beta]) => {
    const game = search('chromatic', { red: `beatty:${text}` });
    const isRed = (level: number) => upTo(40, 1).some((n) => Math.floor(n * beta + 1e-9) === level);
    const dominates = (k: number, d: number) => upTo(d, k).every((end) => upTo(end, k).filter(isRed).length * 2 <= end - k + 1);
    return upTo(14, 1)
      .filter(isRed)
      .every((d) => game.lost(`${d},${d}`) === upTo(d, 1).every((k) => isRed(k) !== (from === 'red') || !dominates(k, d)));
  });

const ones = (n: number) => n.toString(2).replaceAll('0', '').length;
const isEvil = (n: number) => isEven(ones(n));
const endsInEvenZeros = (n: number) => isEven(/0*$/.exec(n.toString(2))?.[0].length ?? 0);
const odiousLessEvil = (k: number) => upTo(k, 1).reduce((sum, n) => sum + (isEvil(n) ? -1 : 1), 0);
const byLemma12 = (k: number) => (k % 2 === 1 ? 1 : isEvil(k) ? 0 : 2);

/**
 * Pairs one after the other: the smallest number in no earlier pair, and the smallest evil number above it that fits.
 */
function evilPairs(most: number, mayRepeat: boolean): Pairs {
  const made: [number, number][] = [[0, 0]];
  for (let a = 1; a <= most; a = smallestMissing(made.flat())) {
    const b = upTo(8 * most, a + 1).find((n) => isEvil(n) && (mayRepeat || !made.flat().includes(n))) ?? 0;
    made.push([a, b]);
  }
  return made;
}

const isPrime = (n: number) => n > 1 && upTo(Math.floor(Math.sqrt(n)), 2).every((by) => n % by !== 0);

/** Fisher and Larsson, Chromatic Nim. */
export const CHROMATIC: Readonly<Record<string, Reading>> = {
  'chromatic-figure-1': { breaksAt: () => so(search('chromatic', { red: 'beatty:(3+sqrt(5))/2' }).winning('4,2') === 'a3') },
  'chromatic-theorem-1': {
    breaksAt: () =>
      firstFalse(Object.entries({ '(3+sqrt(5))/2': (3 + Math.sqrt(5)) / 2, '(2+sqrt(2))/1': 2 + Math.sqrt(2) }), ([text, beta]) => {
        const alpha = 1 / (1 - 1 / beta);
        return lostAre(
          `beatty:${text}`,
          20,
          upTo(20).map((n) => [Math.floor(n * alpha), Math.floor(n * beta)] as const),
        );
      }),
  },
  'chromatic-theorem-2': {
    breaksAt: () =>
      firstFalse(upTo(5, 2), (beta) => {
        const ofN = (n: number) => upTo(beta - 1, 1).map((t): [number, number] => [beta * n + t, beta * ((beta - 1) * n + t)]);
        return lostAre(`beatty:${beta}`, 24, [[0, 0], ...upTo(24).flatMap(ofN)]);
      }),
  },
  'chromatic-lemma-3': {
    breaksAt: () =>
      firstFalse(dominated(), ({ reds, greens, highest }) =>
        lostAre(`set:${reds}`, highest, [[0, 0], ...reds.map((level, i): [number, number] => [greens[i] ?? -1, level])]),
      ),
  },
  'chromatic-lemma-3-misprint': { breaksAt: oneColour(true) },
  'chromatic-lemma-3-corrected': { breaksAt: oneColour(false) },
  'chromatic-proposition-4-misprint': { breaksAt: asDescribed(true) },
  'chromatic-proposition-4': { breaksAt: asDescribed(false) },
  'chromatic-figure-2': {
    breaksAt: () =>
      so(
        lostAre('beatty:3/2', 3, [
          [0, 0],
          [1, 1],
          [2, 3],
        ]),
      ),
  },
  'chromatic-definition-5-misprint': { breaksAt: equalStacks('red') },
  'chromatic-proposition-6': { breaksAt: equalStacks('green') },
  'chromatic-observation-8': { breaksAt: () => firstFalse(upTo(2_000), (n) => new Set([n, n + 1, n + 2].map(isEvil)).size === 2) },
  'chromatic-lemma-10': { breaksAt: () => firstFalse(upTo(500), (n) => Math.abs(odiousLessEvil(n) - 1) <= 1) },
  'chromatic-definition-11': { breaksAt: () => firstFalse(upTo(500, 1), (k) => byLemma12(k) === odiousLessEvil(k) + 1) },
  'chromatic-lemma-12': { breaksAt: () => firstFalse(upTo(500, 1), (k) => byLemma12(k) === odiousLessEvil(k)) },
  'chromatic-theorem-13-misprint': { breaksAt: () => so(lostAre('evil', 20, evilPairs(20, true))) },
  'chromatic-theorem-13': { breaksAt: () => so(lostAre('evil', 20, evilPairs(20, false))) },
  'chromatic-theorem-14': {
    breaksAt: () => {
      const nth = (n: number): [number, number] => {
        const b = isEvil(n) ? 2 * n : 2 * n + 1;
        return [endsInEvenZeros(n) ? b - 2 : isEvil(n) ? b - 1 : b - 3, b];
      };
      return so(lostAre('evil', 30, [[0, 0], ...upTo(30, 1).map(nth)]));
    },
  },
  'chromatic-example-q': {
    breaksAt: () => {
      const [q, p] = [1_750_917_509, 17_509];
      return so(isEvil(q) && endsInEvenZeros(q) && isPrime(p) && upTo(p).filter(isPrime).length === 2_015);
    },
  },
};
