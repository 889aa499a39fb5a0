import { letterOf } from '@nimhall/shared/game/letters';
import type { Browser, Page } from 'playwright-core';
import { typeMove } from '../../browser/gestures.ts';
import { countOn } from '../../support/page-metrics.ts';

/** How many movements of the pointer are measured, and how many times slower than here the page runs: about as a small phone. */
const MOVEMENTS = 100;
const SLOWED = 6;

/**
 * What a movement of the pointer costs the page while a line is drawn in Sprouts, after as many moves as lines, beside one that draws nothing,
 * which is what the browser itself needs. A frame has 16.7 ms.
 */
export async function measureDrawing(browser: Browser, url: string): Promise<string> {
  const rows: string[] = [];
  for (const [spots, lines] of [
    [6, 2],
    [12, 10],
    [22, 20],
  ] as const) {
    const page = await (await browser.newContext({ viewport: { width: 390, height: 664 } })).newPage();
    await page.goto(`${url}/here?game=sprouts&start=${spots}`);
    for (let line = 0; line < lines; line++) await typeMove(page, [line, line + 1].map((end) => letterOf(end % spots)).join('-'));
    await page
      .locator('nh-map-board path.line')
      .nth(2 * lines - 1)
      .waitFor();
    const busy = await countOn(page, 'TaskDuration');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const spot = page.getByRole('button', { name: /^Spot A, / });
    const idle = await perMovement(page, busy, spot);
    await spot.hover();
    await page.mouse.down();
    const drawing = await perMovement(page, busy, spot);
    if ((await page.locator('.scrawl:not(.wrong):not([d=""])').count()) === 0) throw new Error('Nothing was drawn');
    rows.push(`| ${spots} spots, ${lines} lines | ${drawing.toFixed(1)} | ${idle.toFixed(1)} |`);
    await page.context().close();
  }
  return `| a movement of the pointer, ${SLOWED} times slower | drawing, ms | not drawing, ms |\n| --- | --- | --- |\n${rows.join('\n')}`;
}

/** Milliseconds of the main thread for each small movement beside a spot. */
async function perMovement(page: Page, busy: () => Promise<number>, spot: ReturnType<Page['getByRole']>): Promise<number> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await spot.boundingBox()) ?? {};
  // Away from the other spots and all lines.
  const [across, down] = [x + width / 2 - 12, y + height / 2];
  await page.mouse.move(across, down);
  const before = await busy();
  for (let nth = 0; nth < MOVEMENTS; nth++) await page.mouse.move(across - 0.05 * nth, down + (nth % 2) / 2);
  return (1_000 * ((await busy()) - before)) / MOVEMENTS;
}
