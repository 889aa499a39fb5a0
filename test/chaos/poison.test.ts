import { openSqlite } from '@nimhall/server/store/sqlite';
import type { RoomEvent } from '@nimhall/shared/room/events';
import Database from 'better-sqlite3';
import pino from 'pino';
import { expect, test } from 'vitest';
import { connect, newToken, temporaryFolder } from '../support/harness.ts';
import { Convergence } from './convergence.ts';
import { fileOf, logIn } from './log-file.ts';
import { dies, startMortal } from './mortal.ts';
import { HALF, rounds, TIMEOUT } from './plan.ts';
import { playRound } from './round.ts';
import { History } from './trouble.ts';

/** Rooms of each kind. */
const ROOMS = 30;

/** A game of bots that wait to move. */
const begun = (room: string, game: string): RoomEvent[] => [
  { kind: 'created', room, host: 'somebody', listed: true, overlay: 'spectators', game, params: {}, misere: false, start: '3,4,5' },
  { kind: 'seated', seat: 'first', occupant: { kind: 'bot', level: 'random' } },
  { kind: 'seated', seat: 'second', occupant: { kind: 'bot', level: 'random' } },
  { kind: 'started' },
];

/** Logs as no version of this server writes them, but a later one, or a bad disk, might: for each the texts of its entries. */
const POISON: Readonly<Record<string, (room: string) => readonly string[]>> = {
  'a bot that cannot think': (room) => [JSON.stringify(begun(room, 'a-game-of-tomorrow'))],
  'an event of a kind that nobody knows': (room) => [JSON.stringify(begun(room, 'nim')), '[{"kind":"dawned"}]'],
  'an entry cut short': (room) => [JSON.stringify(begun(room, 'nim')), '[{"kind":"mov'],
};

test('rooms that cannot go on stop nobody else, nor a start', { timeout: TIMEOUT }, async () => {
  const dataDir = await temporaryFolder();
  const rooms = await poison(dataDir);
  const [history, convergence] = [new History(), new Convergence()];
  const node = await startMortal(history.giveUp, { dataDir });
  for (const round of rounds([dies(node, 'the node', 'everybody')], { faults: HALF, brief: true })) {
    await playRound({ ...round, urls: [node.url], history, convergence, log: async (room) => logIn(dataDir, room) });
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

/** Writes rooms into an empty store, all of them with something overdue; their codes, with what is wrong with them. */
async function poison(dataDir: string): Promise<Map<string, string>> {
  await openSqlite(dataDir, pino({ level: 'silent' })).close();
  const db = new Database(fileOf(dataDir));
  const addRoom = db.prepare('INSERT INTO room (code, open, alarm_at, used_at) VALUES (?, 1, 1, ?)');
  const addEntry = db.prepare('INSERT INTO log (room, version, at, events) VALUES (?, ?, ?, ?)');
  const rooms = new Map<string, string>();
  for (const [kind, entries] of Object.entries(POISON)) {
    for (let index = 0; index < ROOMS; index++) {
      const room = `poison${rooms.size}`;
      rooms.set(room, kind);
      addRoom.run(room, Date.now());
      for (const [before, events] of entries(room).entries()) addEntry.run(room, before + 1, Date.now(), events);
    }
  }
  db.close();
  return rooms;
}
