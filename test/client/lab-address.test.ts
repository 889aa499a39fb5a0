import { expect, test } from 'vitest';
import { unread } from '../../client/src/pages/lab/game/invalid-link-notice.ts';
import { readWhole } from '../../client/src/pages/lab/game/whole-number.ts';

const STANDS = '?game=slow&params=%7B%22k%22%3A2%2C%22exact%22%3Afalse%7D&line=three&to=200';

test.each([
  ['game=slow&to=200', []],
  ['game=slow&params={"k":2}&to=200&misere=0', []],
  ['game=no-such-game&to=200', ['game=no-such-game']],
  ['game=slow&params={"k":1e30}', ['params={"k":1e30}']],
  ['game=slow&params={', ['params={']],
  ['to=-1&line=\u0000', ['to=-1', 'line=U+0000']],
  [`to=${'9'.repeat(5_000)}`, [`to=${'9'.repeat(37)}…`]],
  ['a=1&b=2&c=3&d=4', ['a=1', 'b=2', 'c=3']],
])('of %s, the parts that could not be read are reported', (given, told) => {
  expect(unread(given, STANDS)).toEqual(told);
});

test.each([
  ['to=12', 12],
  ['to=0', 0],
  ['', null],
  ['to=', null],
  ['to=%20', null],
  ['to=1e1', null],
  ['to=0x10', null],
  ['to=1.5', null],
  ['to=-1', null],
  ['to=101', null],
])('%s is read as %s', (query, number) => {
  expect(readWhole(new URLSearchParams(query), 'to', 0, 100)).toBe(number);
});
