import { openGame } from '@nimhall/shared/catalogue/registry';
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
  { game: 'moore', text: '3,4,x', kind: 'malformed', at: 4 },
  { game: 'slow', text: '3,1000001', kind: 'limit', at: 2 },
  { game: 'chromatic', text: '3,1000001', kind: 'limit', at: 2 },
  { game: 'octal', text: '7,', kind: 'malformed', at: 2 },
  { game: 'octal', text: '7,1000000001', kind: 'limit', at: 2 },
  { game: 'octal', text: parts(501, '1'), kind: 'limit', at: 1000 },
  { game: 'corner', text: '3', kind: 'malformed', at: 0 },
  { game: 'nimble', text: '3,64', kind: 'limit', at: 2 },
  { game: 'nimble', text: parts(27, '1'), kind: 'limit', at: 52 },
  { game: 'corner', text: '3.4,1.2.3', kind: 'malformed', at: 8 },
  { game: 'corner', text: '3.4,1.x', kind: 'malformed', at: 6 },
  { game: 'corner', text: parts(27, '1.1'), kind: 'limit', at: 104 },
  { game: 'stack', text: '1||2', kind: 'malformed', at: 2 },
  { game: 'stack', text: '1|2.,3', kind: 'malformed', at: 4 },
  { game: 'stack', text: new Array(101).fill('1').join('|'), kind: 'limit', at: 200 },
  { game: 'stack', text: new Array(27).fill('1').join('.'), kind: 'limit', at: 52 },
  { game: 'stack', text: parts(27, '1'), kind: 'limit', at: 52 },
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
  { game: 'moore', text: 'a1,b', kind: 'malformed', at: 4 },
  { game: 'moore', text: 'a1, c0', kind: 'malformed', at: 5 },
  { game: 'moore', text: 'a1,b2,a3', kind: 'malformed', at: 6 },
  { game: 'octal', text: '2@3', kind: 'malformed', at: 0 },
  { game: 'octal', text: 'a2@', kind: 'malformed', at: 3 },
  { game: 'octal', text: 'a@1', kind: 'malformed', at: 1 },
  { game: 'octal', text: 'a1@1@1', kind: 'malformed', at: 5 },
  { game: 'octal', text: 'a1@1/', kind: 'malformed', at: 5 },
  { game: 'octal', text: 'a1@1/2/3', kind: 'malformed', at: 7 },
  { game: 'octal', text: 'a1/2', kind: 'malformed', at: 1 },
  { game: 'octal', text: 'zzz1@1', kind: 'malformed', at: 0 },
  { game: 'corner', text: 'a14', kind: 'malformed', at: 1 },
  { game: 'corner', text: '1.4', kind: 'malformed', at: 0 },
  { game: 'stack', text: 'a2', kind: 'malformed', at: 1 },
  { game: 'stack', text: 'a0:1', kind: 'malformed', at: 1 },
  { game: 'stack', text: 'a2:1:1', kind: 'malformed', at: 5 },
  { game: 'stack', text: 'a2:0', kind: 'malformed', at: 3 },
];

test.each(MOVES)('$game refuses the move $text at $at', ({ game, params, text, kind, at }) => {
  const { error } = { error: undefined, ...rulesOf(game, params).move.parse(text) };
  expect(error).toMatchObject({ kind, at });
});

const ILLEGAL: readonly { game: string; params?: Readonly<Record<string, unknown>>; position: string; move: string; says: string }[] = [
  { game: 'nim', position: '3,5', move: 'c1', says: 'There is no heap C.' },
  { game: 'nim', position: '3,5', move: 'a4', says: 'Heap A has only 3.' },
  { game: 'nim', position: '0,5', move: 'a1', says: 'Heap A is empty. Choose another one.' },
  { game: 'subtraction', position: '9', move: 'a4', says: 'You may not take 4. Take 1, 2 or 3 stones.' },
  { game: 'subtraction', params: { take: [1, 3, 4] }, position: '9', move: 'a2', says: 'You may not take 2. Take 1, 3 or 4 stones.' },
  {
    game: 'subtraction',
    params: { except: [2] },
    position: '9',
    move: 'a2',
    says: 'You may not take 2. Take any number of stones but 2.',
  },
  { game: 'colourful', position: '1.2', move: 'a3', says: 'The top section of pile A has only 2.' },
  { game: 'colourful', position: '1.2', move: 'a_1', says: 'Take from the top of a pile only.' },
  { game: 'colourful', params: { ends: 'both' }, position: '1.2', move: 'a_2', says: 'The left section of string A has only 1.' },
  { game: 'colourful', position: '1.2,0', move: 'b1', says: 'Pile B is empty. Choose another one.' },
  { game: 'colourful', position: '1.2,0', move: 'c1', says: 'There is no pile C.' },
  { game: 'moore', position: '1,2,3', move: 'a1,b1,c1', says: 'Take from 2 heaps at most.' },
  { game: 'moore', position: '1,2,3', move: 'a1,b3', says: 'Heap B has only 2.' },
  { game: 'slow', position: '1,2,3', move: 'b2', says: 'Take only one stone from heap B.' },
  { game: 'slow', params: { k: 2, exact: true }, position: '1,2,3', move: 'b1', says: 'Take from exactly 2 heaps.' },
  { game: 'slow', position: '0,2,3', move: 'a1,b1', says: 'Heap A is empty. Choose another one.' },
  { game: 'chromatic', position: '4,2', move: 'a1,b1', says: 'Stack B has red on top. Take from one stack only.' },
  { game: 'octal', position: '7,3', move: 'c1@0', says: 'There is no row C.' },
  { game: 'octal', position: '7,3', move: 'b3@1', says: 'Row B has only 3.' },
  { game: 'octal', params: { code: '0.07' }, position: '7,3', move: 'b1@1', says: 'You may not take one pin here. Choose another number.' },
  {
    game: 'octal',
    params: { code: 'grundy' },
    position: '4',
    move: 'a0@2',
    says: 'The two parts must differ in size. Split somewhere else.',
  },
  { game: 'corner', position: '3.4', move: 'b1.1', says: 'There is no piece B.' },
  { game: 'corner', position: '3.4', move: 'a1.1', says: 'The piece on 3.4 can’t move to 1.1. Choose a marked square nearer the corner.' },
  { game: 'corner', position: '3.4', move: 'a3.4', says: 'The piece on 3.4 can’t move to 3.4. Choose a marked square nearer the corner.' },
  { game: 'stack', position: '1|2.2', move: 'a3:1', says: 'The top stage of stack A has no heap 3.' },
  { game: 'stack', position: '1|2.2', move: 'a2:3', says: 'Heap 2 of stack A has only 2.' },
  { game: 'stack', position: '0,1', move: 'a1:1', says: 'Stack A is empty. Choose another one.' },
  { game: 'stack', position: '0,1', move: 'c1:1', says: 'There is no stack C.' },
];

test.each(ILLEGAL)('$game on $position refuses $move', ({ game, params, position, move, says }) => {
  const rules = rulesOf(game, params);
  const parsed = rules.move.parse(move);
  if (!parsed.ok) throw new Error(parsed.error.message);
  expect(rules.play(positionOf(rules, position), parsed.value)).toMatchObject({ ok: false, error: { kind: 'illegal', message: says } });
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
  { game: 'moore', params: { k: 0 }, kind: 'malformed' },
  { game: 'moore', params: { k: 27 }, kind: 'limit' },
  { game: 'slow', params: { k: 0 }, kind: 'malformed' },
  { game: 'slow', params: { exact: 'yes' }, kind: 'malformed' },
  { game: 'corner', params: { piece: 'pawn' }, kind: 'malformed' },
  { game: 'octal', params: { code: '' }, kind: 'malformed' },
  { game: 'octal', params: { code: 77 }, kind: 'malformed' },
  { game: 'octal', params: { code: `0.${'7'.repeat(78)}` }, kind: 'limit' },
  { game: 'octal', params: { code: `0.${'7'.repeat(200)}` }, kind: 'limit' },
  { game: 'chromatic', params: { red: `set:${'1,'.repeat(300)}1` }, kind: 'limit' },
];

test.each(PARAMS)('$game refuses parameters $params', ({ game, params, kind }) => {
  expect(openGame(game, params)).toMatchObject({ ok: false, error: { what: 'params', fault: { kind } } });
});

const TEXT_PARAMS: readonly { game: string; params: Readonly<Record<string, string>>; kind: 'malformed' | 'limit'; at: number }[] = [
  { game: 'octal', params: { code: '0.7-' }, kind: 'malformed', at: 3 },
  { game: 'octal', params: { code: '0.7g' }, kind: 'malformed', at: 3 },
  { game: 'octal', params: { code: '0.7(3' }, kind: 'malformed', at: 0 },
  { game: 'octal', params: { code: '3.7' }, kind: 'malformed', at: 0 },
  { game: 'octal', params: { code: '0.00' }, kind: 'malformed', at: 0 },
  { game: 'octal', params: { code: '0.(0)' }, kind: 'malformed', at: 0 },
  { game: 'octal', params: { code: '77' }, kind: 'malformed', at: 0 },
  { game: 'chromatic', params: { red: '' }, kind: 'malformed', at: 0 },
  { game: 'chromatic', params: { red: 'odious' }, kind: 'malformed', at: 0 },
  { game: 'chromatic', params: { red: 'beatty:' }, kind: 'malformed', at: 7 },
  { game: 'chromatic', params: { red: 'beatty:1.5' }, kind: 'malformed', at: 7 },
  { game: 'chromatic', params: { red: 'beatty:0/0' }, kind: 'malformed', at: 9 },
  { game: 'chromatic', params: { red: 'beatty:0' }, kind: 'malformed', at: 7 },
  { game: 'chromatic', params: { red: 'beatty:2/3' }, kind: 'malformed', at: 7 },
  { game: 'chromatic', params: { red: 'beatty:sqrt(9)' }, kind: 'malformed', at: 12 },
  { game: 'chromatic', params: { red: 'beatty:(3+sqrt(5))/0' }, kind: 'malformed', at: 19 },
  { game: 'chromatic', params: { red: 'beatty:(3-sqrt(5))/2' }, kind: 'malformed', at: 7 },
  { game: 'chromatic', params: { red: 'beatty:(3+sqrt(5)/2' }, kind: 'malformed', at: 7 },
  { game: 'chromatic', params: { red: 'beatty:3+sqrt(5)/2' }, kind: 'malformed', at: 7 },
  { game: 'chromatic', params: { red: 'beatty:(3+0sqrt(5))/2' }, kind: 'malformed', at: 10 },
  { game: 'chromatic', params: { red: 'beatty:1+sqrt(9999)' }, kind: 'limit', at: 14 },
  { game: 'chromatic', params: { red: 'beatty:99999999999999999999/7' }, kind: 'limit', at: 7 },
  { game: 'chromatic', params: { red: 'set:1,x' }, kind: 'malformed', at: 6 },
  { game: 'chromatic', params: { red: 'set:1,0' }, kind: 'malformed', at: 6 },
  { game: 'chromatic', params: { red: 'set:1,9999999' }, kind: 'limit', at: 6 },
];

test.each(TEXT_PARAMS)('$game refuses $params at $at', ({ game, params, kind, at }) => {
  expect(openGame(game, params)).toMatchObject({ ok: false, error: { what: 'params', fault: { kind, at } } });
});

describe('parameters', () => {
  test('lists come back sorted, without duplicates, and equal parameters open the same rules', () => {
    const game = openGame('subtraction', { take: [4, 1, 3, 4] });
    expect(game.ok && game.value.params).toEqual({ take: [1, 3, 4] });
    expect(game.ok && game.value.rules).toBe(rulesOf('subtraction', { take: [1, 3, 4] }));
  });

  test('an unknown game is refused', () => {
    expect(openGame('chess', undefined)).toMatchObject({ ok: false, error: { what: 'game' } });
  });
});
