import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, test } from 'vitest';
import { openPartsPage } from '../support/parts-page.ts';

declare const window: { readonly axe: { run(options: RunOptions): Promise<AxeResults> } };

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const parts = openPartsPage();

test('every color and shared component is legible and large enough to tap, in all themes and on the smallest phone', async () => {
  const { page } = parts;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(new URL('/styleguide/', page.url()).href);
  await page.getByRole('heading', { name: 'Faces' }).waitFor();
  await page.evaluate(AXE);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const contrast of ['no-preference', 'more'] as const) {
      await page.emulateMedia({ colorScheme, contrast });
      const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }));
      for (const { id, nodes } of violations)
        found.push(`${colorScheme}, contrast ${contrast}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    }
  }
  expect(found).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const target of await page.locator('button, .button, select, input:not([type]), summary, nav a, .choice').all()) {
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    expect(Math.min(width, height), await target.innerText()).toBeGreaterThanOrEqual(44);
  }
});
