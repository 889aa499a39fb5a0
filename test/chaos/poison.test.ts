import { openSqlite } from '@nimhall/server/store/sqlite';
import type { RoomEvent } from '@nimhall/shared/room/events';
import { applyEntry } from '@nimhall/shared/room/evolve';
import { listingOf } from '@nimhall/shared/room/listing';
import Database from 'better-sqlite3';
import pino from 'pino';
import { expect, test } from 'vitest';
import { connect, newToken, temporaryFolder } from '../support/harness.ts';
import { scaled } from '../support/scale.ts';
import { Convergence } from './convergence.ts';
import { fileOf, recordsIn } from './log-file.ts';
import { dies, startMortal } from './mortal.ts';
import { OF_ONE_KIND, rounds, TIMEOUT } from './plan.ts';
import { playRound } from './round.ts';
import { History } from './trouble.ts';

/** Rooms of each kind: many more than there are processes for bots. */
const ROOMS = scaled(10, 30);

interface Poison {
  readonly game: string;
  readonly start?: string;
  /** The text of its second entry. */
  readonly next?: string;
}

/** A game of bots that are about to move. */
const begun = (room: string, { game, start = '3,4,5' }: Poison): RoomEvent[] => [
  { kind: 'created', room, host: 'somebody', listed: true, overlay: 'spectators', game, params: {}, misere: false, start },
  { kind: 'seated', seat: 'first', occupant: { kind: 'bot', level: 'teacher' } },
  { kind: 'seated', seat: 'second', occupant: { kind: 'bot', level: 'teacher' } },
  { kind: 'started' },
];

/** What a later version or a bad disk may have written, and a room from when limits were higher. */
const POISON: Readonly<Record<string, Poison>> = {
  'a bot that cannot think': { game: 'a-game-of-tomorrow' },
  'a position that would take for ever': { game: 'stack', start: '1|3.934910,34359738368|3.1' },
  'an event of a kind that nobody knows': { game: 'nim', next: '[{"kind":"dawned"}]' },
  'an entry cut short': { game: 'nim', next: '[{"kind":"mov' },
};

test('rooms that cannot go on do not stop other rooms, nor a start', { timeout: TIMEOUT }, async () => {
  const dataDir = await temporaryFolder();
  const rooms = await poison(dataDir);
  const [history, convergence] = [new History(), new Convergence()];
  const node = await startMortal(history.giveUp, { dataDir });
  for (const round of rounds([dies(node, 'the node', 'everybody')], { faults: scaled(1, OF_ONE_KIND), brief: true })) {
    await playRound({ ...round, urls: [node.url], history, convergence, records: recordsIn(dataDir) });
  }
  expect((await fetch(`${node.url}/readyz`)).status).toBe(200);
  const { token } = await newToken(node.url, 'Ann');
  const somebody = await connect(node.url, { protocol: 1, token });
  for (const [room, kind] of rooms) {
    const ack = await somebody.send('room:enter', { room });
    if (!ack.ok) expect(ack.error.code, `a room with ${kind}`).toBe('unavailable');
  }
  process.stdout.write(`${history.report()}. ${convergence.report()}.\n`);
});

/**
 * Writes rooms into an empty store, all of them listed and overdue; returns their codes, with what is wrong with them.
 */
async function poison(dataDir: string): Promise<Map<string, string>> {
  const store = openSqlite(dataDir, pino({ level: 'silent' }));
  const rooms = new Map<string, string>();
  for (const kind of Object.keys(POISON)) for (let left = ROOMS; left > 0; left--) rooms.set(`poison${rooms.size}`, kind);
  const at = Date.now();
  for (const [room, kind] of rooms) {
    const entry = { version: 1, at, events: begun(room, POISON[kind] as Poison) };
    const listing = listingOf(applyEntry(null, entry));
    await store.append({ room, entry, receipt: null, index: { alarmAt: 1, listing }, played: [] });
  }
  await store.close();
  const db = new Database(fileOf(dataDir));
  const add = db.prepare('INSERT INTO log (room, version, at, events) VALUES (?, 2, ?, ?)');
  for (const [room, kind] of rooms) if (POISON[kind]?.next) add.run(room, at, POISON[kind].next);
  db.close();
  return rooms;
}
