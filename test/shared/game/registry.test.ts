import { openGame } from '@nimhall/shared/catalogue/registry';
import { expect, test } from 'vitest';

/** The rules of a game that takes up to this many. */
function rulesFor(max: number): unknown {
  const game = openGame('subtraction', { max });
  return game.ok ? game.value.rules : game.error;
}

test('a game in use stays the same object with its tables, and one not used for long is released', () => {
  const [used, unused] = [rulesFor(1_001), rulesFor(1_002)];
  expect(rulesFor(1_002)).toBe(unused);
  for (let other = 0; other < 250; other++) {
    rulesFor(2_000 + other);
    expect(rulesFor(1_001), `after ${other} others`).toBe(used);
  }
  expect(rulesFor(1_002)).not.toBe(unused);
});
