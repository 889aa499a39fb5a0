import { ATTEMPTS } from '@nimhall/shared/learnt/attempts';
import { rowOn } from '@nimhall/shared/learnt/days';
import { KEPT_SETTINGS } from '@nimhall/shared/learnt/kept-settings';
import { isSame, type Learnt, learntFrom, learntTogether, NOTHING_LEARNT } from '@nimhall/shared/learnt/learnt';
import { MAX_MISTAKES } from '@nimhall/shared/learnt/mistakes';
import { MAX_LEARNT_BYTES } from '@nimhall/shared/protocol/learnt';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import '../../support/properties.ts';

const TODAY = 20_780;
const day = fc.integer({ min: TODAY - 6, max: TODAY });
const time = fc.integer({ min: 1, max: 12 });
const id = fc.constantFrom('a', 'b', 'c', 'd');
const attempt = fc.constantFrom(...ATTEMPTS);

/** The data of a device, with few days, puzzles and moments, so that two often overlap. */
const some: fc.Arbitrary<Learnt> = fc
  .record({
    course: fc.dictionary(id, fc.array(id, { maxLength: 3 }), { maxKeys: 3 }),
    practice: fc.record({
      before: fc.option(
        fc.record({
          rating: fc.constantFrom(700, 900),
          deviation: fc.constantFrom(80, 90),
          volatility: fc.constant(0.06),
          rated: fc.nat(3),
        }),
      ),
      tried: fc.array(fc.tuple(time, id, fc.constantFrom(600, 700), attempt), { maxLength: 4 }),
      counts: fc.dictionary(id, fc.nat(9), { maxKeys: 3 }),
      days: fc.record({
        results: fc.dictionary(day.map(String), fc.stringMatching(/^[fhm-]{3}$/), { maxKeys: 3 }),
        whole: fc.array(
          fc.tuple(day, day).map(([one, other]) => [Math.min(one, other), Math.max(one, other)]),
          { maxLength: 2 },
        ),
        longest: fc.nat(3),
      }),
      mistakes: fc.array(
        fc.record({
          id,
          missed: time,
          solved: fc.array(time, { maxLength: 3 }),
          puzzle: fc.record({
            kind: fc.constant('find'),
            game: fc.constant('nim'),
            params: fc.constant({}),
            misere: fc.boolean(),
            position: fc.constant('3,4,5'),
            rating: fc.constant(700),
          }),
        }),
        { maxLength: 4 },
      ),
    }),
    ladders: fc.constantFrom({}, { nim: { beaten: ['solo'], won: null, games: 2 } }, { kayles: { beaten: [], won: 'first', games: 1 } }),
    settings: fc.dictionary(fc.constantFrom(...KEPT_SETTINGS), fc.tuple(fc.constantFrom('wood', 'felt', true), time), { maxKeys: 3 }),
  })
  .map((told) => learntFrom(told));

test('merging progress is independent of order and repetition', () => {
  fc.assert(
    fc.property(some, some, some, (one, other, third) => {
      const both = learntTogether(one, other);
      expect(learntTogether(other, one)).toEqual(both);
      expect(learntTogether(both, other)).toEqual(both);
      expect(learntTogether(one, NOTHING_LEARNT)).toEqual(one);
      expect(learntTogether(both, third)).toEqual(learntTogether(one, learntTogether(other, third)));
      expect(learntFrom(JSON.parse(JSON.stringify(both))), 'as it is kept').toEqual(both);
    }),
    { numRuns: 400 },
  );
});

test('a step done, a day completed or a bot beaten on one device is so on both', () => {
  fc.assert(
    fc.property(some, some, (one, other) => {
      const both = learntTogether(one, other);
      for (const each of [one, other]) {
        for (const [chapter, steps] of Object.entries(each.course))
          expect(both.course[chapter]).toEqual(expect.arrayContaining([...steps]));
        for (let on = TODAY - 6; on <= TODAY; on++) {
          expect(rowOn(both.practice.days, on), `on ${on}`).toBeGreaterThanOrEqual(rowOn(each.practice.days, on));
        }
        expect(both.practice.tried).toEqual(expect.arrayContaining([...each.practice.tried]));
        for (const [game, climb] of Object.entries(each.ladders))
          expect(both.ladders[game]?.beaten).toEqual(expect.arrayContaining([...climb.beaten]));
      }
      expect(isSame(both, one) && isSame(both, other)).toBe(isSame(one, other));
    }),
  );
});

test.each([null, 7, [], 'x', { course: 7, practice: [], ladders: null, settings: 'x' }, { course: { __proto__: ['x'], a: [7] } }])(
  '%j contains nothing valid',
  (given) => expect(learntFrom(given)).toEqual(NOTHING_LEARNT),
);

test('activity dated after tomorrow is ignored', () => {
  const told = {
    practice: {
      tried: [[100, 'a', 700, 'found']],
      days: { results: { [TODAY + 1]: 'f--' }, whole: [[TODAY, TODAY + 1]], longest: 9_999_999 },
      mistakes: [
        { id: 'a', missed: 100, solved: [], puzzle: { kind: 'who', game: 'nim', params: {}, misere: false, position: '1', rating: 1 } },
      ],
    },
    settings: { material: ['felt', 100] },
  };
  const { practice, settings } = learntFrom(told, { time: 99, day: TODAY });
  expect([practice.tried, practice.mistakes, practice.days.results, practice.days.whole, settings]).toEqual([[], [], {}, [], {}]);
  expect(practice.days.longest).toBe(TODAY - 20_000 + 1);
});

test('the largest data that a client can make the server store fits into one message', () => {
  const puzzle = (at: number) => ({
    kind: 'find',
    game: 'nim',
    params: {},
    misere: false,
    position: `${at}`.padEnd(480, '9'),
    rating: 700,
  });
  let kept = NOTHING_LEARNT;
  for (let nth = 0; nth < 20; nth++) {
    const told = {
      practice: {
        tried: Array.from({ length: 400 }, (_, at) => [nth * 1_000 + at, 'zzzzzzz', 700, 'helped']),
        counts: Object.fromEntries(Array.from({ length: 99 }, (_, at) => [`device${nth}x${at}`.slice(0, 12), 999_999])),
        days: {
          results: Object.fromEntries(Array.from({ length: 900 }, (_, at) => [20_000 + at, 'f--'])),
          whole: Array.from({ length: 450 }, (_, at) => [20_001 + 2 * at, 20_001 + 2 * at]),
          longest: 1,
        },
        mistakes: Array.from({ length: 99 }, (_, at) => ({ id: `z${nth}x${at}`, missed: nth * 99 + at, solved: [], puzzle: puzzle(at) })),
      },
    };
    kept = learntTogether(kept, learntFrom(told, { time: 2_000_000, day: TODAY }));
  }
  expect(kept.practice.mistakes).toHaveLength(MAX_MISTAKES);
  expect(JSON.stringify(kept).length).toBeLessThan(MAX_LEARNT_BYTES / 2);
});
