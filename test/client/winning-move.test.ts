import type { Analysis } from '@nimhall/shared/solver/analysis';
import { expect, test } from 'vitest';
import { winningMoveInWords } from '../../client/src/pages/class/winning-move.ts';
import { analyseText, rulesOf } from '../support/games.ts';

test('a class is told a winning move, or that there is none, but nothing that is not known', () => {
  const nim = rulesOf('nim');
  const says = (analysis: Analysis) => winningMoveInWords(analysis, null);
  expect(says(analyseText(nim, '1,2'))).toBe('This move wins: b1.');
  expect(says(analyseText(nim, '1,1'))).toBe('No move wins here.');
  const { winningMoves: _, ...won } = analyseText(nim, '1,2');
  expect(says({ ...won, winningMoves: [], mayBeMore: true }), 'somebody wins, but it is not known how').toBe('');
  expect(says({ ...won, winningMoves: [], outcome: 'unknown' })).toBe('');
});
