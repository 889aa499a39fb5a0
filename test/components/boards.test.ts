import { CATALOGUE } from '@nimhall/shared/game/catalogue';
import { playText, readGame, readPosition } from '@nimhall/shared/game/read';
import { expect, test } from 'vitest';
import { openPartsPage } from '../support/parts-page.ts';

const parts = openPartsPage();

const presets = CATALOGUE.flatMap(({ id, presets }) =>
  presets.slice(0, 3).map(({ start, params }) => ({ game: id, params, position: start, name: `${id} ${start}` })),
);

test.each(presets)('$name: what can be tapped is a legal move in words, and Play plays it', async ({ game, params, position }) => {
  const { rules } = expectOk(readGame(game, params));
  const at = expectOk(readPosition(rules, position));
  const taps = await parts.page.evaluate((placed) => window.parts.tapEverything(placed), { game, params, position });
  for (const { label, isOpen, selected, words, played } of taps) {
    if (!isOpen) {
      expect(played, `${label}: cannot be tapped, but something was played`).toBeNull();
      continue;
    }
    expect(selected, label).not.toBeNull();
    if (!playText(rules, at, selected ?? '').ok) {
      // The beginning of a move that takes from a certain number of heaps.
      expect(words, label).toMatch(/^Take from exactly \d heaps\.$/);
      expect(played, label).toBeNull();
      continue;
    }
    expect(words, label).toMatch(/\. Tap again or press Play\.$/);
    expect(words, `${label}: the move has no words of its own`).not.toMatch(/^Move \S+\. Tap/);
    expect(played, label).toBe(selected);
    const result = playText(rules, at, played ?? '');
    expect(result.ok, `${label}: ${played} is not legal`).toBe(true);
  }
  expect(new Set(taps.map(({ label }) => label)).size, 'two objects are called the same').toBe(taps.length);
});

function expectOk<T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}
