import type { Page } from 'playwright-core';

/** Holds back the requests of a page to these addresses until the returned function is called. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
