import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { RoomIndex } from '@nimhall/server/store/append';
import type { LoggedEntry } from '@nimhall/server/store/logged-entry';
import { openSqlite } from '@nimhall/server/store/sqlite';
import { alarmOf } from '@nimhall/shared/room/alarm';
import type { ClockRule } from '@nimhall/shared/room/clock-rule';
import type { Actor, RoomCommand } from '@nimhall/shared/room/commands';
import { decide } from '@nimhall/shared/room/decide';
import { applyEntry } from '@nimhall/shared/room/evolve';
import { listingOf } from '@nimhall/shared/room/listing';
import type { Player, Room } from '@nimhall/shared/room/room';
import { SEATS, type Seat } from '@nimhall/shared/room/seat';
import Database from 'better-sqlite3';
import pino from 'pino';

/** Fills a store directly with what servers are measured with, because playing it would take hours. */

/** Rooms written in one batch. */
const AT_ONCE = 1_000;
const BOT_PACE = 700;

export interface Shape {
  readonly start: string;
  readonly clock: ClockRule | null;
  /** Moves played so far, each taking one object of the first heap. */
  readonly plies: number;
  /** When the last entry was made, in milliseconds since 1970. */
  readonly at: number;
  /** What follows the last move: the first player resigns, both leave, or nothing. */
  readonly end: 'resigned' | 'deserted' | 'open';
}

/** The code of a prepared room, and the credential of a seated player. */
export function codeOf(index: number): string {
  return `room${index}`;
}
export function secretOf(index: number, seat: Seat): string {
  return `secret of ${playerOf(index, seat).id}`;
}

function playerOf(index: number, seat: Seat): Player {
  return { id: `${seat}-${index}`, name: seat === 'first' ? 'Ann' : 'Ben' };
}

/**
 * Writes rooms of two people into the store of a folder, as a server would have done, and the players of the first
 * `known` rooms too, so that they can return. Rooms of one shape differ in their codes and players. Returns how many
 * entries were written.
 */
export async function fill(
  dataDir: string,
  rooms: readonly { readonly shape: Shape; readonly from: number; readonly count: number }[],
  { lastBeat, known }: { readonly lastBeat: number; readonly known: number },
): Promise<number> {
  const store = openSqlite(dataDir, pino({ level: 'silent' }));
  const db = new Database(join(dataDir, 'nimhall.sqlite'));
  db.pragma('synchronous = OFF');
  const addEntry = db.prepare('INSERT INTO log (room, version, at, actor, command, events) VALUES (?, ?, ?, ?, ?, ?)');
  const note = db.prepare('UPDATE room SET listed = ? WHERE code = ?');
  const addRest = db.transaction((logs: readonly Log[]) => {
    for (const { room, entries } of logs) {
      for (const { version, at, receipt, events } of entries.slice(1)) {
        addEntry.run(room, version, at, receipt?.actor ?? null, receipt?.id ?? null, JSON.stringify(events));
      }
      // Otherwise the lists seem to be behind in every room, as after a crash.
      note.run(entries.length, room);
    }
  });
  let written = 0;
  for (const { shape, from, count } of rooms) {
    const template = JSON.stringify(play(shape));
    for (let first = from; first < from + count; first += AT_ONCE) {
      const logs = Array.from({ length: Math.min(AT_ONCE, from + count - first) }, (_, each) => logOf(template, first + each));
      await Promise.all(logs.map(({ room, entries, index }) => store.append({ room, ...opening(entries), index, played: [] })));
      addRest(logs);
      written += logs.reduce((sum, { entries }) => sum + entries.length, 0);
      await Promise.all(logs.filter(({ number }) => number < known).flatMap(({ number }) => SEATS.map((seat) => enrol(number, seat))));
    }
  }
  await store.beat(lastBeat);
  db.close();
  await store.close();
  return written;

  function enrol(index: number, seat: Seat): Promise<void> {
    const secret = createHash('sha256').update(secretOf(index, seat)).digest();
    return store.addPlayer(playerOf(index, seat), secret, lastBeat);
  }
}

interface Log {
  readonly number: number;
  readonly room: string;
  readonly entries: readonly LoggedEntry[];
  readonly index: RoomIndex;
}

/** A log like the one of room 0. */
function logOf(template: string, number: number): Log {
  const text = template
    .replaceAll(`"${codeOf(0)}"`, `"${codeOf(number)}"`)
    .replaceAll('"first-0"', `"first-${number}"`)
    .replaceAll('"second-0"', `"second-${number}"`);
  const { entries, index } = JSON.parse(text) as Pick<Log, 'entries' | 'index'>;
  return { number, room: codeOf(number), entries, index };
}

/** The first entry of a room, as the store takes it. */
function opening([first]: readonly LoggedEntry[]): { readonly entry: LoggedEntry; readonly receipt: LoggedEntry['receipt'] } {
  if (!first) throw new Error('A log has an entry');
  return { entry: first, receipt: first.receipt };
}

/** The log of room 0, and how to find it later. */
function play({ start, clock, plies, at, end }: Shape): Pick<Log, 'entries' | 'index'> {
  const entries: LoggedEntry[] = [];
  let room: Room | null = null;
  const order = (command: RoomCommand, actor: Actor, id: string | null): void => {
    const decision = decide(room, command, actor, at);
    if (!decision.ok) throw new Error(decision.error.message);
    const receipt = id !== null && actor.kind === 'player' ? { actor: actor.player.id, id } : null;
    const entry = { version: entries.length + 1, at, events: decision.value };
    entries.push({ ...entry, receipt });
    room = applyEntry(room, entry);
  };
  const [first, second] = SEATS.map((seat): Actor => ({ kind: 'player', player: playerOf(0, seat) })) as [Actor, Actor];
  const opened = { game: 'nim', start, listed: true, seats: { first: 'me', second: 'open' }, ...(clock ? { clock } : {}) } as const;
  order({ kind: 'create', room: codeOf(0), ...opened }, first, 'open');
  order({ kind: 'sit', seat: 'second' }, second, 'sit');
  for (let ply = 0; ply < plies; ply++) {
    order({ kind: 'move', branch: 0, ply, move: 'a1', lag: 0 }, ply % 2 === 0 ? first : second, `m${ply}`);
  }
  if (end === 'resigned') order({ kind: 'resign' }, first, 'resign');
  if (end === 'deserted') for (const seat of SEATS) order({ kind: 'note-presence', seat, present: false }, { kind: 'clockwork' }, null);
  const last = room as Room | null;
  if (!last) throw new Error('Nothing was played');
  return { entries, index: { alarmAt: alarmOf(last, BOT_PACE)?.at ?? null, listing: listingOf(last) } };
}
