import type { Page } from 'playwright-core';

/** Reads a number that Chromium counts for a page, from here on: `TaskDuration`, in seconds, is how long its main thread was busy. */
export async function countOn(page: Page, metric: 'LayoutCount' | 'TaskDuration'): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === metric)?.value ?? Number.NaN;
  };
}
