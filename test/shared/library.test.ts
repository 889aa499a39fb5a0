import { expect, test } from 'vitest';
import { analyse, choose, game, legalMoves, NimhallError, parse, picture, play } from '../../shared/nimhall/src/index.ts';

/** The code of the error of what JavaScript lets people write. */
function codeOf(act: () => unknown): string {
  try {
    return `no error, but ${act()}`;
  } catch (error) {
    return error instanceof NimhallError ? error.code : String(error);
  }
}

const kayles = game('kayles');
const anything = (value: unknown) => value as never;

test.each([
  ['bad-position', () => parse(kayles, anything(12))],
  ['bad-position', () => [...legalMoves(kayles, anything(undefined))]],
  ['bad-move', () => play(kayles, '3', anything(undefined))],
  ['unknown-game', () => game(anything(null))],
  ['unknown-game', () => game('__proto__')],
  ['bad-params', () => game('octal', anything(null))],
  ['bad-request', () => analyse(game('cram'), '..../....', { states: Number.NaN })],
  ['bad-request', () => choose(kayles, '3', { level: 'random', random: () => 1 })],
  ['bad-request', () => choose(kayles, '3', { level: 'random', random: () => Number.NaN })],
  ['bad-request', () => picture(kayles, '3', { width: -4 })],
  ['bad-request', () => picture(kayles, '3', { height: Number.NaN })],
])('what makes no sense is refused: %s, %s', (code, act) => {
  expect(codeOf(act)).toBe(code);
});

test('what is given for a picture stays within its attribute', () => {
  expect(picture(kayles, '3', { background: '"/><script>' })).toContain('fill="&quot;/&gt;&lt;script&gt;"');
});
