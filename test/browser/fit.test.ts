import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PRESETS } from '../support/playouts.ts';
import { playPreset } from '../support/preset-rooms.ts';
import { SIZES } from '../support/sizes.ts';
import { openHall, person } from './people.ts';

const hall = openHall();

describe.each(PRESETS)('$title', ({ game, preset }) => {
  test('board and Play are in sight together in every window, and stay in their places when a move is chosen', async () => {
    const { page, troubles } = await person(hall.browser, { hasTouch: true, reducedMotion: 'reduce' });
    await playPreset(page, hall.server.url, game, preset);
    for (const { name, width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      const before = await look(page);
      expect(before.hidden, name).toEqual([]);
      await page.locator('button[data-cell]:not([aria-disabled="true"])').first().tap();
      const chosen = await look(page);
      expect(chosen.selected, `${name}: the tap chose no move`).not.toBe('');
      expect(chosen.places, `${name}: before and after the tap`).toEqual(before.places);
      await page.getByRole('button', { name: 'Cancel' }).tap();
    }
    expect(troubles).toEqual([]);
  });
});

interface Look {
  /** What is not wholly in the window, or does not fit into its own box. */
  readonly hidden: readonly string[];
  /** Where the prompt and the buttons are. */
  readonly places: readonly string[];
  /** The move that is chosen, as text. */
  readonly selected: string;
}

/** What a person sees of the table once it has been drawn in the window as it is. */
function look(page: Page): Promise<Look> {
  return page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const room = document.querySelector('nh-app')?.shadowRoot?.querySelector('nh-room-page');
    const table = room?.shadowRoot?.querySelector('nh-table')?.shadowRoot;
    const board = table?.querySelector('.board > *');
    const [prompt, play, cancel] = ['.words', 'button[type=submit]', '.buttons'].map((selector) => table?.querySelector(selector));
    const hidden: string[] = [];
    for (const [name, element] of Object.entries({ board, prompt, play })) {
      const box = element?.getBoundingClientRect();
      if (!box || box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) {
        hidden.push(`${name} at ${JSON.stringify(box)} in ${innerWidth} × ${innerHeight}`);
      }
    }
    if (scrollY !== 0) hidden.push(`the page is scrolled by ${scrollY}`);
    if (document.documentElement.scrollWidth > innerWidth) hidden.push('the page is wider than the window');
    if (board && (board.scrollHeight > board.clientHeight || board.scrollWidth > board.clientWidth)) {
      hidden.push(`the board shows ${board.clientWidth} × ${board.clientHeight} of ${board.scrollWidth} × ${board.scrollHeight}`);
    }
    const places = Object.entries({ prompt, play, cancel }).map(([name, element]) => {
      const { x, y } = element?.getBoundingClientRect() ?? new DOMRect();
      return `${name} at ${x}, ${y}`;
    });
    return { hidden, places, selected: table?.querySelector('input')?.value ?? '' };
  });
}
