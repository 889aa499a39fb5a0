import type { RowGame } from '@nimhall/shared/game/row-game';
import { readCode } from '@nimhall/shared/games/octal/code';
import { codeRows } from '@nimhall/shared/games/octal/row-game';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { PartialQuotient } from '@nimhall/shared/solver/quotient/partial-quotient';
import { isMonoid, type Quotient } from '@nimhall/shared/solver/quotient/quotient';
import { Soundness } from '@nimhall/shared/solver/quotient/sound';
import { Work } from '@nimhall/shared/solver/quotient/work';
import { RecursiveSolver } from '@nimhall/shared/solver/recursive-solver';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partitions } from '../../support/boxes.ts';
import { rulesOf } from '../../support/games.ts';
import { scaled } from '../../support/scale.ts';

/** Published values, and those of a second program; `to` is requested, `range` is reached. */
const ORDERS: readonly {
  readonly code: string;
  readonly to: number;
  readonly range: number;
  readonly order: number;
  readonly lost: number;
}[] = [
  // Plambeck and Siegel 2008: Kayles 40, Guiles 42, 0.123 20.
  { code: '0.77', to: 300, range: Number.POSITIVE_INFINITY, order: 40, lost: 9 },
  { code: '0.15', to: 200, range: Number.POSITIVE_INFINITY, order: 42, lost: 12 },
  { code: '0.123', to: 100, range: Number.POSITIVE_INFINITY, order: 20, lost: 5 },
  { code: '0.75', to: 100, range: Number.POSITIVE_INFINITY, order: 8, lost: 2 },
  { code: '0.71', to: 100, range: Number.POSITIVE_INFINITY, order: 36, lost: 9 },
  { code: '0.53', to: 100, range: Number.POSITIVE_INFINITY, order: 16, lost: 3 },
  { code: '0.07', to: 24, range: 24, order: 24, lost: 5 },
  { code: '0.137', to: 23, range: 23, order: 24, lost: 5 },
  { code: 'grundy', to: 28, range: 28, order: 48, lost: 7 },
  { code: '0.6', to: 15, range: 15, order: 96, lost: 12 },
  { code: '0.36', to: 19, range: 19, order: 96, lost: 12 },
  { code: '0.007', to: 35, range: 35, order: 48, lost: 7 },
  // Nim: 2^k + 2 for heaps up to 2^k − 1.
  { code: '0.(3)', to: 7, range: 7, order: 10, lost: 2 },
];

test.each(ORDERS)('$code up to $to has a quotient of order $order', ({ code, to, range, order, lost }) => {
  const found = quotientOf(code, to);
  expect([found.range, found.quotient.order, sum(found.quotient.lost)]).toEqual([range, order, lost]);
});

describe.each([...ORDERS.map(({ code }) => code), '4.7', '0.26', '0.16', '0.64', '4.56'])('code %s', (code) => {
  const quotient = quotientOf(code, 12);
  const definition = new RecursiveSolver(rulesOf('octal', { code }), true);

  test('every sum of 18 pins or fewer agrees with the definition', () => {
    const wrong = [...sums(18, quotient.range)].filter((rows) => quotient.isLost(quotient.elementOfSum(rows)) === definition.wins(rows));
    expect(wrong).toEqual([]);
  });

  test('the lightest rows of an element lead to it, and any two elements are distinguished by a third', () => {
    const { order } = quotient.quotient;
    for (let element = 0; element < order; element++) {
      expect(quotient.elementOfSum(quotient.rowsOf(element))).toBe(element);
      for (let other = 0; other < element; other++)
        expect([element, other, isToldApart(quotient.quotient, element, other)]).toEqual([element, other, true]);
    }
  });
});

test('for random codes every claimed sum agrees with the definition', () => {
  const codes = fc.stringMatching(/^[04][.][0-7]{1,4}$/).filter((text) => /[1-7]/.test(text));
  fc.assert(
    fc.property(codes, (code) => {
      const quotient = new PartialQuotient(codeOf(code), { looks: 2e6 });
      runToEnd(quotient.reach(10));
      const definition = new RecursiveSolver(rulesOf('octal', { code }), true);
      for (const rows of sums(12, Math.min(10, quotient.range))) {
        if (quotient.isLost(quotient.elementOfSum(rows)) === definition.wins(rows)) throw new Error(`${code}: ${rows.join()}`);
      }
    }),
    { numRuns: scaled(15, 30) },
  );
});

describe('a wrong quotient is not proven', () => {
  const { quotient, elements } = quotientOf('0.15', 30);
  const rows = rowsOf(codeOf('0.15'), quotient, elements);
  const isOne = (changed: Quotient) => runToEnd(isMonoid(changed, [...new Set(elements)], new Work()));
  const holds = (changed: Quotient) => runToEnd(new Soundness(changed).holdsWith(rows, new Work()));

  test('as found, it is valid', () => {
    expect([isOne(quotient), holds(quotient)]).toEqual([true, true]);
  });

  test.each(Array.from({ length: quotient.order }, (_, element) => element))('with the verdict of element %i inverted', (element) => {
    expect(holds({ ...quotient, lost: quotient.lost.map((lost, other) => (other === element ? 1 - lost : lost)) })).toBe(false);
  });

  test('with one product changed it is not a monoid, or wrong', () => {
    for (let place = quotient.order + 1; place < quotient.products.length; place += 7) {
      const products = quotient.products.map((element, at) => (at === place ? (element + 1) % quotient.order : element));
      const changed = { ...quotient, products };
      expect([place, isOne(changed) && holds(changed)]).toEqual([place, false]);
    }
  });

  test('with one row exchanged for another', () => {
    for (const [size, { options }] of rows.entries()) {
      if (options.length === 0) continue;
      const element = ((elements[size] as number) + 1) % quotient.order;
      const changed = rows.with(size, { element, options });
      expect([size, runToEnd(new Soundness(quotient).holdsWith(changed, new Work()))]).toEqual([size, false]);
    }
  });
});

test.each(['0.77', '0.75', '0.71', '0.53', '0.15'])('the period of %s agrees with computing row by row', (code) => {
  const proven = quotientOf(code, 400);
  const one = new PartialQuotient({ ...codeOf(code), byTake: false });
  expect([runToEnd(one.reach(250)), one.period]).toEqual([true, null]);
  expect(one.elements).toEqual(Array.from(one.elements, (_, size) => proven.elementOf(size)));
});

test('two concurrent searches, one of which stops, give the same result as one', () => {
  const together = new PartialQuotient(codeOf('grundy'));
  const first = together.reach(28);
  const second = together.reach(24);
  for (let turn = 0; turn < 7; turn++) {
    first.next();
    second.next();
  }
  expect(runToEnd(together.reach(28))).toBe(true);
  const alone = quotientOf('grundy', 28);
  expect([together.quotient, together.elements]).toEqual([alone.quotient, alone.elements]);
});

test('it stops at its limit, and says why', () => {
  const ends = (code: string, limits: ConstructorParameters<typeof PartialQuotient>[1]) => {
    const quotient = new PartialQuotient(codeOf(code), limits);
    return [runToEnd(quotient.reach(100)), quotient.range, quotient.ends];
  };
  expect(ends('0.(3)', { order: scaled(6, 10) })).toEqual([false, scaled(3, 7), 'stuck']);
  expect(ends('0.(3)', { longest: 9 })).toEqual([false, 9, 'longest']);
  expect(ends('grundy', { looks: 1e4 })).toEqual([false, 12, 'stuck']);
});

test('where rows have at most one kind and no guess can be right, it gives up soon', () => {
  for (const [code, order, range] of [
    ['0.3', 1, 0],
    ['0.6', 3, 2],
  ] as const) {
    const quotient = new PartialQuotient(codeOf(code), { order });
    let most = 0;
    for (const { states } of quotient.reach(100)) most = Math.max(most, states);
    expect({ code, range: quotient.range, ends: quotient.ends, isSoon: most < 10_000 }).toEqual({
      code,
      range,
      ends: 'stuck',
      isSoon: true,
    });
  }
});

function codeOf(text: string): RowGame {
  const code = readCode(text);
  if (!code.ok) throw new Error(text);
  return codeRows(code.value);
}

function quotientOf(code: string, to: number): PartialQuotient {
  const quotient = new PartialQuotient(codeOf(code));
  runToEnd(quotient.reach(to));
  return quotient;
}

function rowsOf({ pieces }: RowGame, { order, products }: Quotient, elements: readonly number[]) {
  return elements.map((element, size) => ({
    element,
    options: pieces(size).map(([one, other]) => products[(elements[one] as number) * order + (elements[other] as number)] as number),
  }));
}

function isToldApart({ order, products, lost }: Quotient, one: number, other: number): boolean {
  return Array.from({ length: order }, (_, beside) => beside).some(
    (beside) => lost[products[one * order + beside] as number] !== lost[products[other * order + beside] as number],
  );
}

/** Rows with at most this many pins together, none longer than `longest`. */
function* sums(pins: number, longest: number): Generator<number[]> {
  for (const rows of partitions(pins)) {
    if ((rows.at(-1) ?? 0) <= longest) yield rows.length === 0 ? [0] : [...rows];
  }
}

function sum(values: Uint8Array): number {
  return values.reduce((all, value) => all + value, 0);
}
