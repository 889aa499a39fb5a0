import { expect, test } from 'vitest';
import { enter, leave } from './contexts.ts';
import { byName } from './passkeys.ts';
import { openHall } from './people.ts';

const hall = openHall();
/** A language that no other file uses, so that there is no context for it yet. */
const WISHES = { locale: 'cy', viewport: { width: 701, height: 702 }, colorScheme: 'dark' } as const;

test('a used browser comes back without what the last person left, and not at all after a lasting change', async () => {
  const next = () => enter(hall.browser, WISHES, hall.server.url);
  const first = await next();
  expect(await first.evaluate(() => [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches])).toEqual([701, true]);
  const context = first.context();
  await first.goto(`${hall.server.url}/settings`);
  await context.addCookies([{ name: 'left', value: 'here', url: hall.server.url }]);
  await first.evaluate(async () => {
    localStorage.setItem('left', 'here');
    await caches.open('left');
    const opening = indexedDB.open('left');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
  });
  await first.goto(byName(`${hall.server.url}/settings`));
  await first.evaluate(() => localStorage.setItem('left', 'here too'));
  await leave(context);

  const second = await next();
  expect(second.context()).toBe(context);
  expect(context.pages()).toEqual([second]);
  expect(await context.cookies()).toEqual([]);
  await second.goto(`${hall.server.url}/favicon.svg`);
  expect(await second.evaluate(async () => [localStorage.length, await caches.keys(), await indexedDB.databases()])).toEqual([0, [], []]);
  await second.goto(byName(`${hall.server.url}/favicon.svg`));
  expect(await second.evaluate(() => localStorage.length)).toBe(0);
  await second.clock.setFixedTime(0);
  await leave(context);

  const third = await next();
  expect(third.context()).not.toBe(context);
  await leave(third.context());
});
