import type { Page } from 'playwright-core';

/** What has visibly moved since the page began to load: by more than a thousandth of the window. */
export function shifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        interface Shift extends PerformanceEntry {
          readonly value: number;
          readonly sources: readonly { readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
        }
        const seen: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            const [from, to] = [sources[0]?.previousRect, sources[0]?.currentRect];
            if (value > 0.001) seen.push(`${value.toFixed(4)}: ${JSON.stringify(from)} to ${JSON.stringify(to)}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(seen)));
      }),
  );
}

/** Resolves when the page has been drawn: its second frame from now begins after the first was shown. */
export async function twoPictures(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
