import { test } from 'vitest';
import { openPartsPage } from '../support/parts-page.ts';

const parts = openPartsPage();

/** Longer than the check takes on a busy machine. */
const HOUR = 3_600_000;

// The page's estimate of the server's clock lags by the delay of the message it came from, and a move may arrive
// sooner than that after it was made.
test('a clock that starts at a future moment runs once that moment is reached', async () => {
  await parts.page.clock.install();
  await parts.page.evaluate((hour) => window.parts.showClock(hour), HOUR);
  await parts.page.getByRole('timer').filter({ hasText: '1:00' }).waitFor();
  await parts.page.clock.fastForward(HOUR + 1_000);
  await parts.page.getByRole('timer').filter({ hasText: '0:' }).waitFor();
});
