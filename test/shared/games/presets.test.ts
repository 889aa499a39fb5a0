import { GAMES } from '@nimhall/shared/games/all';
import { expect, test } from 'vitest';
import { analyseText } from '../../support/games.ts';
import { PRESETS } from '../../support/playouts.ts';

test.each(PRESETS)('$title has the outcome it claims', ({ preset, rules }) => {
  expect(analyseText(rules, preset.start, preset.misere).outcome).toBe(preset.outcome);
});

test('ids are plain and unique', () => {
  for (const ids of [GAMES.map(({ id }) => id), ...GAMES.map(({ presets }) => presets.map(({ id }) => id))]) {
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});
