import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** At most how long a test hesitates, in milliseconds; 0 for one that acts at once. */
const HESITATION = Number(process.env.TEST_HESITANT ?? 0);

/** Spreads what multiples of it leave evenly between 0 and 1. */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

const DONE = new WeakSet<object>();
let steps = 0;

/**
 * With `npm run test:often -- 1 --hesitant`, makes tests act on pages as slowly as people do, each time differently: a while after they saw something,
 * and holding what they press. So whoever relies on a page not having gone on, or moves what is being pressed, is found out.
 */
export function hesitate(page: Page): void {
  if (HESITATION === 0) return;
  const [pages, locators] = [page, page.locator('html')].map(Object.getPrototypeOf);
  for (const kind of [pages, locators]) {
    if (DONE.has(kind)) continue;
    DONE.add(kind);
    for (const [name, { value, ...rest }] of Object.entries(Object.getOwnPropertyDescriptors(kind))) {
      if (typeof value !== 'function' || name === 'constructor' || name.startsWith('_')) continue;
      Object.defineProperty(kind, name, {
        ...rest,
        value(this: unknown, ...given: unknown[]) {
          const isPress = kind === locators && name === 'click';
          const done = value.apply(this, isPress ? [{ delay: aWhile(), ...(given[0] as object) }] : given);
          return done instanceof Promise ? done.then((result) => setTimeout(aWhile(), result)) : done;
        },
      });
    }
  }
}

function aWhile(): number {
  steps += 1;
  return HESITATION * ((steps * GOLDEN_RATIO) % 1);
}
