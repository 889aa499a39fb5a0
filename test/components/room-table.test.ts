import type { RoomSummary } from '@nimhall/shared/room/listing';
import type { Occupant } from '@nimhall/shared/room/room';
import { expect, test } from 'vitest';
import { focused } from '../browser/gestures.ts';
import { openPartsPage } from '../support/parts-page.ts';

const parts = openPartsPage();

const human = (name: string): Occupant => ({ kind: 'human', player: { id: name, name } });

/** A game of Nim between Ann and an opponent. */
function room(code: string, name: string, more: Partial<RoomSummary> = {}): RoomSummary {
  return {
    room: code,
    game: 'nim',
    params: {},
    misere: false,
    start: '3,4,5',
    position: '3,4,5',
    status: 'playing',
    turn: 'first',
    ply: 0,
    seats: { first: human('Ann'), second: human(name) },
    clock: null,
    since: 0,
    updatedAt: 0,
    ...more,
  };
}

const open = (code: string) => room(code, '', { status: 'waiting', turn: null, seats: { first: human('Zoe'), second: null } });
const many = Array.from({ length: 40 }, (_, index) => room(`room${index}`, `Player ${index}`));

const show = (rooms: readonly RoomSummary[]): Promise<void> => parts.page.evaluate((each) => window.parts.showRooms(each), rooms);
const links = (): Promise<string[]> =>
  parts.page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

test('a table shows for each room who plays what, and links to it', async () => {
  await show([open('aaa'), room('bbb', 'Ben', { ply: 4, misere: true })]);
  await parts.page.getByRole('table', { name: 'Rooms' }).waitFor();
  await parts.page.getByRole('link', { name: 'Join: Nim, last one wins, Zoe – open seat' }).waitFor();
  await parts.page.getByRole('link', { name: 'Watch: Nim, last one loses, Ann – Ben' }).waitFor();
  expect(await links()).toEqual(['/r/aaa', '/r/bbb']);
});

test('only a row whose room changed is redrawn, and the focus stays where it is', async () => {
  await show(many);
  await parts.page.getByRole('link', { name: 'Watch: Nim, last one wins, Ann – Player 7', exact: true }).focus();
  const changed = many.map((each, index) => (index === 8 ? { ...each, ply: 1, position: '1,4,5', turn: 'second' as const } : each));
  const redrawn = await parts.page.evaluate((rooms) => window.parts.countRedrawn(rooms), changed);
  expect(redrawn, 'rows that were touched').toBe(1);
  expect(await focused(parts.page)).toBe('Watch: Nim, last one wins, Ann – Player 7');
  // The most recently used room comes first; the focused one only moves down.
  await show([open('new'), ...changed]);
  expect((await links())[0]).toBe('/r/new');
  expect(await focused(parts.page)).toBe('Watch: Nim, last one wins, Ann – Player 7');
});

test('shows ten rooms at a time, turns the pages, and starts on the first page when the filter changes', async () => {
  await show(many);
  const next = parts.page.getByRole('button', { name: 'Next rooms' });
  const previous = parts.page.getByRole('button', { name: 'Previous rooms' });
  expect([await previous.getAttribute('aria-disabled'), (await links()).length]).toEqual(['true', 10]);
  await next.click();
  await parts.page.getByText('11 to 20 of 40').waitFor();
  expect((await links())[0]).toBe('/r/room10');
  // When rooms disappear, so does the last page.
  for (let page = 0; page < 2; page++) await next.click();
  await show(many.slice(0, 25));
  await parts.page.getByText('21 to 25 of 25').waitFor();
  expect([await next.getAttribute('aria-disabled'), (await links()).length]).toEqual(['true', 5]);
  await parts.page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Live games' });
  expect((await links())[0]).toBe('/r/room0');
  await parts.page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'All rooms' });
});

test('sorts by a column in both directions, and filters', async () => {
  await show([room('bbb', 'Ben'), open('aaa'), room('ccc', 'Cleo', { game: 'kayles', start: '9', position: '9' })]);
  const heading = parts.page.getByRole('columnheader', { name: 'Game' });
  await heading.getByRole('button').click();
  expect(await heading.getAttribute('aria-sort')).toBe('ascending');
  expect((await links())[0]).toBe('/r/ccc');
  await heading.getByRole('button').click();
  expect(await heading.getAttribute('aria-sort')).toBe('descending');
  expect((await links()).at(-1)).toBe('/r/ccc');
  await parts.page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Open seats' });
  expect(await links()).toEqual(['/r/aaa']);
  await parts.page.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Kayles' });
  await parts.page.getByText('No rooms match these filters.').waitFor();
  await parts.page.getByRole('button', { name: 'All rooms' }).click();
  expect((await links()).length).toBe(3);
});
