import { test } from 'vitest';
import { openPartsPage } from '../support/parts-page.ts';

const parts = openPartsPage();

/** Longer than a busy machine takes to look. */
const HOUR = 3_600_000;

// What the page knows of the server's clock is behind by as long as the message took that told it, and a move may come sooner after it was made.
test('a clock that is told to run from a moment yet to come runs once it is there', async () => {
  await parts.page.clock.install();
  await parts.page.evaluate((hour) => window.parts.showClock(hour), HOUR);
  await parts.page.getByRole('timer').filter({ hasText: '1:00' }).waitFor();
  await parts.page.clock.fastForward(HOUR + 1_000);
  await parts.page.getByRole('timer').filter({ hasText: '0:' }).waitFor();
});
