import { readGame } from '@nimhall/shared/catalogue/read';
import { publishedRows } from '@nimhall/shared/lab/series/published';
import { seriesTerms } from '@nimhall/shared/lab/series/terms';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { expect, test } from 'vitest';

/** As in the encyclopedia, with the number of their first term. */
const TERMS: Readonly<Record<string, readonly [from: number, terms: string]>> = {
  A002186: [0, '0,1,2,3,1,4,3,2,1,4,2,6,4,1,2,7,1,4,3,2,1,4,6,7,4,1,2,8,5,4,7,2,1,8'],
  A002187: [0, '0,1,1,2,0,3,1,1,0,3,3,2,2,4,0,5,2,2,3,3,0,1,1,3,0,2,1,1,0,4,5,2,7,4'],
  A002188: [0, '0,0,0,1,0,2,1,0,2,1,0,2,1,3,2,1,3,2,4,3,0,4,3,0,4,3,0,4,1,2,3,1,2,4'],
  A071074: [0, '0,1,2,3,4,5,6,7,3,2,8,9,7,6,5,4,3,2,8,9,4,5,12,13,9,8,2,3,4,5,15,14'],
  A071434: [1, '1,1,2,2,3,3,1,1,4,4,3,3,2,2,1,1,4,4,2,2,6,6,4,4,1,1,2,2,7,7,1,1'],
  A071435: [1, '1,1,2,2,3,1,1,4,4,3,2,2,1,1,4,2,2,6,4,4,1,1,2,2,7,1,1,4,4,3,2,2'],
  A071436: [1, '1,0,2,2,4,1,1,3,2,4,4,6,6,2,1,1,7,6,8,4,1,1,6,5,4,8,1,1,12,4,5,6'],
  A071451: [1, '1,1,1,2,2,2,3,3,3,1,1,1,4,4,4,3,3,3,2,2,2,1,1,1,4,4,4,2,2,2,6,6'],
  A071452: [1, '1,1,1,2,2,2,3,3,1,1,1,4,4,4,3,3,2,2,2,1,1,1,4,4,2,2,2,6,6,4,4,4'],
  A071453: [1, '1,1,1,0,2,2,1,3,4,0,1,1,1,3,2,2,2,3,4,0,1,5,4,3,2,2,2,3,1,0,1,0'],
  A071464: [1, '1,0,2,2,1,0,4,4,1,2,2,0,1,4,4,6,1,7,7,0,1,2,2,6,1,4,4,8,1,2,7,8'],
  A071509: [1, '1,1,2,2,3,4,1,1,6,6,3,2,2,1,1,6,6,8,4,4,5,10,1,1,8,3,3,4,4,7,6,6'],
  A125927: [0, '0,1,1,2,2,1,0,2,2,4,0,1,2,2,1,1,2,2,4,1,1,2,2,1,1,2,2,4,1,1,2,2'],
};

test.each([
  ...['kayles', 'dawsons-chess', 'dawsons-kayles', 'grundys-game'].map((game) => [game, undefined] as const),
  ...[
    '0.7777',
    '0.1377',
    '0.177',
    '0.56',
    '0.113377',
    '0.0077',
    '0.11377',
    '0.0177',
    '0.117',
    '0.051',
    '0.053',
    '0.127',
    '0.1777',
    '0.53',
  ].map((code) => ['octal', code] as const),
])('%s %s matches its published terms', (id, code) => {
  const params = code ? { code } : {};
  const game = readGame(id, params);
  if (!game.ok) throw new Error(game.error.message);
  const { number, shift } = publishedRows(game.value.family, game.value.params) ?? { number: '', shift: 0 };
  const [from, terms] = TERMS[number] ?? [0, ''];
  const values = runToEnd(seriesTerms({ game: id, params, misere: false }, 60));
  const first = from + shift;
  const known = values.ok && values.value ? values.value.values : [];
  expect(Array.from(known).slice(first, first + terms.split(',').length)).toEqual(terms.split(',').map(Number));
});

test('other games and codes have no published terms', () => {
  for (const [id, params] of [
    ['nim', {}],
    ['octal', { code: '0.106' }],
    ['officers', {}],
    ['subtraction', {}],
  ] as const) {
    const game = readGame(id, params);
    expect([id, game.ok && publishedRows(game.value.family, game.value.params)]).toEqual([id, null]);
  }
});
