import type { Explanation } from '@nimhall/shared/game/explanation';
import { describe, expect, test } from 'vitest';
import { analyseText, rulesOf } from '../../support/games.ts';
import { PRESETS } from '../../support/playouts.ts';

describe.each(PRESETS)('$title', ({ preset, rules }) => {
  test.each([false, true])('its answer is plain data and agrees with itself, misère %s', (misere) => {
    const found = analyseText(rules, preset.start, misere, { states: 100_000 });
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
    expect(found.explanation.misere).toBe(misere);
    expect(found.winningMoves.length > 0 || (misere && found.outcome === 'N')).toBe(found.outcome === 'N');
    expect(found.winningCount).toBeGreaterThanOrEqual(found.winningMoves.length);
    if (misere) expect(found.nimber).toBeNull();
    else expect(found.nimber === null || (found.nimber === 0) === (found.outcome === 'P')).toBe(true);
    expect(found.method.source).not.toBe('');
  });
});

interface Shown {
  readonly game: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly position: string;
  readonly misere?: boolean;
  readonly explanation: Partial<Explanation>;
}

const SHOWN: readonly Shown[] = [
  {
    game: 'nim',
    position: '3,4,5',
    explanation: { kind: 'xor-columns', of: 'heaps', sizes: [3, 4, 5], nimSum: 2, repairs: [0], turned: false },
  },
  { game: 'nim', position: '1,1', misere: true, explanation: { kind: 'xor-columns', nimSum: 0, repairs: [0, 1], turned: true } },
  {
    game: 'subtraction',
    params: { max: 3 },
    position: '7,4',
    explanation: { kind: 'residues', sizes: [7, 4], values: [3, 0], preperiod: 0, period: 4, saltus: 0, table: [0, 1, 2, 3, 0, 1, 2, 3] },
  },
  {
    game: 'subtraction',
    params: { except: [1] },
    position: '6',
    explanation: { kind: 'residues', values: [3], preperiod: 0, period: 2, saltus: 1, table: [0, 0, 1, 1] },
  },
  {
    game: 'colourful',
    position: '1.2.2.2',
    explanation: {
      kind: 'eeny-meeny',
      piles: [
        {
          sections: [1, 2, 2, 2],
          steps: [
            { said: 'eeny', against: 2, result: 'tie' },
            { said: 'meeny', against: 1, result: 'tie' },
            { said: 'eeny', against: 0, result: 'fails' },
          ],
          nimber: 2,
        },
      ],
    },
  },
  {
    game: 'colourful',
    position: '2.2',
    explanation: { kind: 'eeny-meeny', piles: [{ sections: [2, 2], steps: [{ said: 'eeny', against: 0, result: 'holds' }], nimber: 1 }] },
  },
  {
    game: 'colourful',
    params: { ends: 'both' },
    position: '4.3.5',
    explanation: { kind: 'end-nim', sections: [4, 3, 5], below: 3, above: 3, needed: 5, turned: false },
  },
  {
    game: 'moore',
    position: '3,5,6,7',
    explanation: { kind: 'moore-columns', sizes: [3, 5, 6, 7], k: 2, columns: [3, 3, 3], turned: false },
  },
  { game: 'moore', position: '1,1,1', misere: true, explanation: { kind: 'moore-columns', columns: [3], turned: true } },
  { game: 'slow', position: '5,2,6,3', explanation: { kind: 'parity', sorted: [2, 3, 5, 6], odd: 2 } },
  { game: 'slow', position: '1,1,1,1,1,1', explanation: { kind: 'table', computed: 'All positions of 6 heaps up to 1' } },
  {
    game: 'chromatic',
    params: { red: 'set:2,3' },
    position: '1,4',
    explanation: { kind: 'partner', sizes: [1, 4], red: [false, false], partners: [2, null] },
  },
  {
    game: 'rook',
    position: '7.5,3.3',
    explanation: { kind: 'xor-columns', of: 'rooks', sizes: [7, 5, 3, 3], nimSum: 2, repairs: [0, 2, 3], turned: false },
  },
  { game: 'rook', position: '1.1', misere: true, explanation: { kind: 'xor-columns', nimSum: 0, turned: true } },
  { game: 'corner', params: { piece: 'king' }, position: '3.5,2.2', explanation: { kind: 'table', values: [2, 0] } },
  {
    game: 'wythoff',
    position: '7.5',
    explanation: { kind: 'golden-pairs', column: 7, row: 5, lost: false, misere: false },
  },
  { game: 'wythoff', position: '0.0,2.2', misere: true, explanation: { kind: 'golden-pairs', lost: true, misere: true } },
  { game: 'wythoff', position: '4.7,1.0', explanation: { kind: 'table', values: [0, 1] } },
  {
    game: 'kayles',
    position: '7,3',
    explanation: { kind: 'residues', sizes: [7, 3], values: [2, 3], preperiod: 71, period: 12, saltus: 0 },
  },
  {
    game: 'grundys-game',
    position: '8',
    explanation: { kind: 'table', values: [2], computed: 'Every size up to 8, worked out from the smaller ones' },
  },
  { game: 'dawsons-kayles', position: '10,3', misere: true, explanation: { kind: 'search' } },
];

test.each(SHOWN)('$game $params on $position, misère $misere', ({ game, params, position, misere, explanation }) => {
  expect(analyseText(rulesOf(game, params), position, misere).explanation).toMatchObject(explanation);
});

test('what could not be settled says so', () => {
  const { explanation } = analyseText(rulesOf('dawsons-kayles'), '60,61,62', true, { states: 300 });
  expect(explanation).toMatchObject({ kind: 'unknown', misere: true });
});
