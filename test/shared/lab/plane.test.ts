import { readGame, readPosition } from '@nimhall/shared/catalogue/read';
import { GAMES } from '@nimhall/shared/games/all';
import { partnersUpTo } from '@nimhall/shared/games/chromatic/partners';
import { readRed } from '@nimhall/shared/games/chromatic/red';
import { type Field, type PlaneQuery, planeField, UNKNOWN } from '@nimhall/shared/lab/plane/field';
import { planesOf } from '@nimhall/shared/lab/plane/planes';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { describe, expect, test } from 'vitest';
import { Oracle } from '../../support/oracle.ts';
import { scaled } from '../../support/scale.ts';

/** Columns and rows that are compared with the definition. */
const SIDE = scaled(5, 6);
/** Columns and rows of a plane as large as it may be; in `npm test`, of a quarter of it. */
const WHOLE = scaled(512, 1_024);

const PARAMS: Readonly<Record<string, readonly object[]>> = {
  subtraction: [{ max: 2 }, { take: [1, 3] }, { except: [2] }],
  octal: [{ code: '0.07' }, { code: '4.7' }],
  slow: [{ k: 1 }, { k: 2 }, { k: 3 }, { k: 2, exact: true }, { k: 3, exact: true }],
  corner: ['rook', 'queen', 'king', 'knight'].map((piece) => ({ piece })),
  chromatic: [{}, { red: 'evil' }],
  colourful: [{}, { ends: 'both' }],
  moore: [{ k: 1 }, { k: 2 }],
};

const ASKED: readonly PlaneQuery[] = GAMES.flatMap(({ id }) =>
  planesOf(id).flatMap(({ id: plane, mostThird }) =>
    (PARAMS[id] ?? [{}]).flatMap((params) =>
      [false, true].flatMap((misere) =>
        (mostThird > 0 ? [0, 2] : [0]).map((third) => ({ game: id, params, misere, plane, size: SIDE, third })),
      ),
    ),
  ),
);

describe.each(ASKED.map((asked) => [JSON.stringify(asked), asked] as const))('%s', (_, asked) => {
  test('every value agrees with the definition', () => {
    const plane = planesOf(asked.game).find(({ id }) => id === asked.plane);
    const game = readGame(asked.game, asked.params);
    if (!plane || !game.ok) throw new Error('There is no such plane');
    const { rules } = game.value;
    const oracle = new Oracle(rules);
    const { values, worth, from, size } = fieldOf(asked);
    expect([size, values.length]).toEqual([SIDE, SIDE * SIDE]);
    const defined = Array.from(values, (value, cell) => {
      const position = readPosition(rules, plane.at(from + (cell % SIDE), from + Math.floor(cell / SIDE), asked.third));
      if (!position.ok) throw new Error(position.error.message);
      if (value === UNKNOWN) return UNKNOWN;
      return worth === 'outcomes' ? Number(oracle.wins(position.value, asked.misere)) : oracle.nimber(position.value, asked.misere);
    });
    expect(Array.from(values)).toEqual(defined);
    expect(values.filter((value) => value !== UNKNOWN).length).toBeGreaterThan(3);
  });
});

test('a rook is Nim, and both show the nim-sums over the whole plane', () => {
  const asked = { misere: false, params: {}, size: WHOLE, third: 0 };
  const nim = fieldOf({ ...asked, game: 'nim' });
  expect(nim.values.every((value, cell) => value === ((cell % WHOLE) ^ Math.floor(cell / WHOLE)))).toBe(true);
  expect(fieldOf({ ...asked, game: 'rook' }).values).toEqual(nim.values);
});

test('over the whole plane, Moore’s Nim with two heaps at a time counts both, and two chromatic stacks are lost as they pair off', () => {
  const asked = { misere: false, size: 300, third: 0 };
  const moore = fieldOf({ ...asked, game: 'moore', params: { k: 2 } });
  expect(moore.values.every((value, cell) => value === (cell % 300) + Math.floor(cell / 300))).toBe(true);
  for (const misere of [false, true]) {
    const { values } = fieldOf({ ...asked, misere, game: 'chromatic', params: { red: 'beatty:(3+sqrt(5))/2' } });
    const red = readRed('beatty:(3+sqrt(5))/2');
    if (!red.ok) throw new Error(red.error.message);
    const partners = runToEnd(partnersUpTo(299, red.value.isRed, misere));
    const wrong = [...values.keys()].filter((cell) => (values[cell] === 0) !== (partners[cell % 300] === Math.floor(cell / 300)));
    expect(wrong).toEqual([]);
  }
});

test('the lost squares of a queen are the golden pairs', () => {
  const { values } = fieldOf({ game: 'wythoff', params: {}, misere: false, size: 400, third: 0 });
  const golden = (1 + Math.sqrt(5)) / 2;
  const lost = Array.from(values.keys()).filter((cell) => values[cell] === 0 && cell % 400 <= Math.floor(cell / 400));
  expect(lost.map((cell) => [cell % 400, Math.floor(cell / 400)])).toEqual(
    lost.map((_, pair) => [Math.floor(pair * golden), Math.floor(pair * golden * golden)]),
  );
  expect(lost.length).toBe(153);
});

test('a larger request is limited to the plane, and an unknown game is refused', () => {
  expect(fieldOf({ game: 'stack', params: {}, misere: false, size: 5_000_000, third: 0 }).size).toBeLessThan(100);
  const steps = planeField({ game: 'no-such-game', params: {}, misere: false, size: 4, third: 0 });
  expect(steps.next()).toMatchObject({ done: true, value: { ok: false } });
});

function fieldOf(asked: PlaneQuery): Field {
  const steps = planeField(asked);
  for (let step = steps.next(); ; step = steps.next()) {
    if (!step.done) continue;
    if (!step.value.ok || step.value.value === null) throw new Error('There is no such field');
    return step.value.value;
  }
}
