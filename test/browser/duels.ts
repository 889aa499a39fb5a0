import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The messages a page sends and receives. */
export interface Wire {
  /** Waits until at least one command of this name was sent and all of them are answered. */
  answered(command: string): Promise<void>;
}

/** Opens the page of duels and waits until all of it is loaded. */
export async function openDuels(page: Page, server: string, game = 'nim'): Promise<Wire> {
  const sent: string[] = [];
  const received: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => sent.push(String(payload)));
    socket.on('framereceived', ({ payload }) => received.push(String(payload)));
  });
  await page.goto(`${server}/duels?game=${game}`);
  await page.getByText(/^No one is ranked yet/).waitFor();
  return {
    answered: async (command) => {
      const open = (): readonly string[] | null => {
        const ids = sent.flatMap((frame) => (frame.includes(`["${command}"`) ? [/^42(\d+)/.exec(frame)?.[1] ?? frame] : []));
        return ids.length === 0 ? null : ids.filter((id) => !received.some((frame) => frame.startsWith(`43${id}[`)));
      };
      await expect.poll(open).toEqual([]);
    },
  };
}

/** Looks for an opponent, and waits until the server knows. */
export async function seekDuel(page: Page, wire: Wire): Promise<void> {
  await page.getByRole('button', { name: 'Find opponent' }).click();
  await page.getByText(/^Looking for an opponent near your rating/).waitFor();
  await wire.answered('duel');
  await wire.answered('room:enter');
}

/** Resigns the current game of a duel. */
export async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
}
