import { openGame } from '@nimhall/shared/game/registry';
import { describe, expect, test } from 'vitest';
import { positionOf, rulesOf } from '../../support/games.ts';

interface Refused {
  readonly game: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly kind: 'malformed' | 'limit';
  readonly at: number | undefined;
}

const parts = (count: number, part: string) => new Array(count).fill(part).join(',');

const POSITIONS: readonly Refused[] = [
  { game: 'nim', text: '', kind: 'malformed', at: 0 },
  { game: 'nim', text: '3,,5', kind: 'malformed', at: 2 },
  { game: 'nim', text: '3, x ,5', kind: 'malformed', at: 3 },
  { game: 'nim', text: '3,-1', kind: 'malformed', at: 2 },
  { game: 'nim', text: '3,1e3', kind: 'malformed', at: 2 },
  { game: 'nim', text: '3,9007199254740992', kind: 'limit', at: 2 },
  { game: 'nim', text: parts(27, '1'), kind: 'limit', at: 52 },
  { game: 'nim', text: '1'.repeat(8001), kind: 'limit', at: undefined },
  { game: 'subtraction', text: '7;4', kind: 'malformed', at: 0 },
  { game: 'colourful', text: '1.0.2', kind: 'malformed', at: 2 },
  { game: 'colourful', text: '1..2', kind: 'malformed', at: 2 },
  { game: 'colourful', text: 'r1.2', kind: 'malformed', at: 3 },
  { game: 'colourful', text: '1.r2', kind: 'malformed', at: 2 },
  { game: 'colourful', text: '3,z1', kind: 'malformed', at: 2 },
  { game: 'colourful', text: '3,r', kind: 'malformed', at: 3 },
  { game: 'colourful', text: '1,9007199254740991.1', kind: 'limit', at: 19 },
  { game: 'colourful', text: parts(27, '1.1'), kind: 'limit', at: 104 },
  { game: 'colourful', text: new Array(401).fill('1').join('.'), kind: 'limit', at: 800 },
];

test.each(POSITIONS)('$game refuses the position $text at $at', ({ game, params, text, kind, at }) => {
  const { error } = { error: undefined, ...rulesOf(game, params).position.parse(text) };
  expect(error).toMatchObject({ kind, ...(at === undefined ? {} : { at }) });
  expect(error?.message).toMatch(/^.{10,}[.]$/);
});

const MOVES: readonly Refused[] = [
  { game: 'nim', text: '', kind: 'malformed', at: 0 },
  { game: 'nim', text: '3', kind: 'malformed', at: 0 },
  { game: 'nim', text: ' b', kind: 'malformed', at: 2 },
  { game: 'nim', text: 'b0', kind: 'malformed', at: 1 },
  { game: 'nim', text: 'b1.5', kind: 'malformed', at: 1 },
  { game: 'nim', text: 'b99999999999999999', kind: 'limit', at: 1 },
  { game: 'colourful', text: 'a_', kind: 'malformed', at: 2 },
  { game: 'colourful', text: 'a_0', kind: 'malformed', at: 2 },
  { game: 'colourful', text: '_2', kind: 'malformed', at: 0 },
];

test.each(MOVES)('$game refuses the move $text at $at', ({ game, params, text, kind, at }) => {
  const { error } = { error: undefined, ...rulesOf(game, params).move.parse(text) };
  expect(error).toMatchObject({ kind, at });
});

const ILLEGAL: readonly { game: string; params?: Readonly<Record<string, unknown>>; position: string; move: string; says: string }[] = [
  { game: 'nim', position: '3,5', move: 'c1', says: 'There is no heap C.' },
  { game: 'nim', position: '3,5', move: 'a4', says: 'Heap A has only 3.' },
  { game: 'nim', position: '0,5', move: 'a1', says: 'Heap A has nothing left.' },
  { game: 'subtraction', position: '9', move: 'a4', says: 'You may not take 4: take 1 to 3 objects.' },
  { game: 'subtraction', params: { take: [1, 3, 4] }, position: '9', move: 'a2', says: 'You may not take 2: take 1, 3 or 4 objects.' },
  {
    game: 'subtraction',
    params: { except: [2] },
    position: '9',
    move: 'a2',
    says: 'You may not take 2: take any number of objects but 2.',
  },
  { game: 'colourful', position: '1.2', move: 'a3', says: 'The top section of pile A has only 2.' },
  { game: 'colourful', position: '1.2', move: 'a_1', says: 'Take from the top of a pile only.' },
  { game: 'colourful', params: { ends: 'both' }, position: '1.2', move: 'a_2', says: 'The bottom section of pile A has only 1.' },
  { game: 'colourful', position: '1.2,0', move: 'b1', says: 'Pile B has nothing left.' },
  { game: 'colourful', position: '1.2,0', move: 'c1', says: 'There is no pile C.' },
];

test.each(ILLEGAL)('$game on $position refuses $move', ({ game, params, position, move, says }) => {
  const rules = rulesOf(game, params);
  const parsed = rules.move.parse(move);
  if (!parsed.ok) throw new Error(parsed.error.message);
  expect(rules.play(positionOf(rules, position), parsed.value)).toEqual({ ok: false, error: { kind: 'illegal', message: says } });
});

const PARAMS: readonly { game: string; params: unknown; kind: 'malformed' | 'limit' }[] = [
  { game: 'nim', params: { k: 2 }, kind: 'malformed' },
  { game: 'nim', params: [], kind: 'malformed' },
  { game: 'nim', params: null, kind: 'malformed' },
  { game: 'twenty-one', params: { max: 4 }, kind: 'malformed' },
  { game: 'subtraction', params: { max: 0 }, kind: 'malformed' },
  { game: 'subtraction', params: { max: 2.5 }, kind: 'malformed' },
  { game: 'subtraction', params: { max: '3' }, kind: 'malformed' },
  { game: 'subtraction', params: { max: 2 ** 53 }, kind: 'malformed' },
  { game: 'subtraction', params: { take: [] }, kind: 'malformed' },
  { game: 'subtraction', params: { take: [0] }, kind: 'malformed' },
  { game: 'subtraction', params: { take: [1001] }, kind: 'limit' },
  { game: 'subtraction', params: { except: Array.from({ length: 65 }, (_, index) => index + 1) }, kind: 'limit' },
  { game: 'subtraction', params: { max: 3, take: [1] }, kind: 'malformed' },
  { game: 'colourful', params: { ends: 'left' }, kind: 'malformed' },
];

test.each(PARAMS)('$game refuses parameters $params', ({ game, params, kind }) => {
  expect(openGame(game, params)).toMatchObject({ ok: false, error: { what: 'params', fault: { kind } } });
});

describe('parameters', () => {
  test('lists come back sorted, each member once, and equal parameters open the same rules', () => {
    const game = openGame('subtraction', { take: [4, 1, 3, 4] });
    expect(game.ok && game.value.params).toEqual({ take: [1, 3, 4] });
    expect(game.ok && game.value.rules).toBe(rulesOf('subtraction', { take: [1, 3, 4] }));
  });

  test('there is no such game', () => {
    expect(openGame('chess', undefined)).toMatchObject({ ok: false, error: { what: 'game' } });
  });
});
