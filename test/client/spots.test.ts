import type { MapView } from '@nimhall/shared/game/view';
import { MAX_SPOTS } from '@nimhall/shared/games/sprouts/map';
import { mapNotation } from '@nimhall/shared/games/sprouts/map-notation';
import { expect, test } from 'vitest';
import { withoutSpot, withSpot } from '../../client/src/components/new-game/spots.ts';

function view(text: string): MapView {
  const map = mapNotation.parse(text);
  if (!map.ok) throw new Error(map.error.message);
  return { kind: 'map', ...map.value };
}

test('an added spot goes into the first region of a drawing', () => {
  expect(withSpot(view('2'))).toBe('a,b,c');
  expect(withSpot(view('adbd,ce;ce'))).toBe('adbd,ce,f;ce');
});

test('removing takes away the last spot, but not one with lines, nor the only one', () => {
  expect(withoutSpot(view('3'))).toBe('a,b');
  expect(withoutSpot(view('adbd,ce,f;ce'))).toBe('adbd,ce;ce');
  expect(withoutSpot(view('adbd,ce;ce'))).toBe('adbd,ce;ce');
  expect(withoutSpot(view('1'))).toBe('a');
});

test('one spot more than the maximum is not a drawing', () => {
  expect(mapNotation.parse(withSpot(view(`${MAX_SPOTS - 1}`))).ok).toBe(true);
  expect(mapNotation.parse(withSpot(view(`${MAX_SPOTS}`))).ok).toBe(false);
});
