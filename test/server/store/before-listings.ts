import type { Store } from '@nimhall/server/store/store';
import type { Entry } from '@nimhall/shared/room/events';
import { fold } from '@nimhall/shared/room/evolve';
import { listingOf, PLACES } from '@nimhall/shared/room/listing';
import type { Occupant, Room } from '@nimhall/shared/room/room';
import { expect } from 'vitest';

const human = (id: string): Occupant => ({ kind: 'human', player: { id, name: '"kind":"started"' } });
const base = { listed: true, overlay: 'spectators', params: {}, misere: false, start: '3,4,5' } as const;

/** Logs as they were kept before stores knew the places of the lobby. */
export const LOGS: Readonly<Record<string, readonly Entry[]>> = {
  timed: [
    {
      version: 1,
      at: 1_000,
      events: [
        { ...base, kind: 'created', room: 'timed', host: 'ann', game: 'nim', clock: { initialMs: 60_000, incrementMs: 1_000 } },
        { kind: 'seated', seat: 'first', occupant: human('ann') },
      ],
    },
  ],
  odd: [
    {
      version: 1,
      at: 2_000,
      events: [
        { ...base, kind: 'created', room: 'odd', host: 'ben', game: 'subtraction', params: { take: [1, 3, 4] }, misere: true, start: '9' },
        { kind: 'seated', seat: 'second', occupant: human('ben') },
      ],
    },
  ],
  played: [
    {
      version: 1,
      at: 3_000,
      events: [
        { ...base, kind: 'created', room: 'played', host: 'cleo', game: 'nim' },
        { kind: 'seated', seat: 'first', occupant: human('cleo') },
      ],
    },
    { version: 2, at: 4_000, events: [{ kind: 'seated', seat: 'second', occupant: human('dan') }, { kind: 'started' }] },
  ],
  hidden: [
    {
      version: 1,
      at: 5_000,
      events: [
        { ...base, kind: 'created', room: 'hidden', host: 'eve', game: 'nim', listed: false },
        { kind: 'seated', seat: 'first', occupant: human('eve') },
      ],
    },
  ],
};

/** Expects that a store that was brought up to date finds these rooms as if they had been opened by this version. */
export async function expectListed(store: Store): Promise<void> {
  const rooms = Object.values(LOGS).map((log) => fold(log) as Room);
  for (const place of PLACES) {
    const here = rooms.filter((room) => listingOf(room)?.place === place).toSorted((a, b) => b.since - a.since);
    expect(await store.openRooms(place, { most: 9, perHost: 9 }), place).toEqual(here.map(({ room }) => room));
  }
  const sought = rooms.flatMap((room) => listingOf(room)?.seeks ?? []);
  expect(sought).toHaveLength(2);
  for (const seeks of sought) expect(await store.soughtRooms(seeks, 9), seeks).toHaveLength(1);
}
