import type { Database } from 'better-sqlite3';
import type { RoomIndex } from './append.ts';
import { FORGOTTEN_AT_ONCE } from './attic.ts';
import type { Outcome } from './database.ts';
import type { NewRatingRow } from './ratings.ts';
import { type ArchiveWrite, archiveWriter } from './sqlite-archive.ts';
import { by, type Doing } from './sqlite-doing.ts';
import { type ForgettingWrite, forgettingWriter, NOTE_NAME } from './sqlite-forgetting.ts';
import { ADD_PLAYED, type NewlyPlayed } from './sqlite-played.ts';
import { ratingWriter } from './sqlite-ratings.ts';
import { type RelistWrite, relister } from './sqlite-relist.ts';
import { type Statement, transactionsOn } from './sqlite-transactions.ts';
import { unfinishedWriter } from './sqlite-unfinished.ts';
import type { UnfinishedRow } from './unfinished-rows.ts';

/** What is written together with an entry, and stands or falls with it. */
export interface Beside {
  readonly index: RoomIndex | null;
  /** Who sits down with this entry. */
  readonly sitter: string | null;
  /** Games that it ends. */
  readonly played: readonly NewlyPlayed[];
  /** How its game waits for its players from now on; the code of its room where it does so no more. */
  readonly unfinished: UnfinishedRow | string | null;
  /** Ratings that it changes. */
  readonly rated: readonly NewRatingRow[];
}

/** One thing to write. */
export type Write =
  | { readonly kind: 'transaction'; readonly steps: readonly Statement[] }
  | {
      readonly kind: 'append';
      readonly room: string;
      readonly version: number;
      readonly at: number;
      readonly actor: string | null;
      readonly command: string | null;
      /** JSON. */
      readonly events: string;
      /** Null where there is nothing but the log to be written, as for most moves. */
      readonly beside: Beside | null;
    }
  | RelistWrite
  | ForgettingWrite
  | ArchiveWrite
  | { readonly kind: 'claim'; readonly chore: string; readonly at: number; readonly every: number }
  | { readonly kind: 'forget-room'; readonly room: string; readonly usedAt: number }
  | { readonly kind: 'forget-lines'; readonly before: number };

/** What came of each write of a group: how much it changed, which is 0 when something stood against it, or why it failed. */
export type Reply = readonly ({ readonly outcome: number | Outcome } | { readonly error: unknown })[];

const UNLISTED = { place: null, host: null, since: null, seeks: null };

/** Prepares a database for writing; what it gives writes a group in one transaction. Throws where all of the group is lost. */
export function writesTo(db: Database): (group: readonly Write[]) => Reply {
  const addRoom = db.prepare(
    `INSERT OR IGNORE INTO room (code, alarm_at, used_at, creator, creation, place, host, since, seeks, listed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1)`,
  );
  const addFirst = db.prepare('INSERT OR IGNORE INTO log (room, version, at, actor, command, events) VALUES (?, 1, ?, ?, ?, ?)');
  const addNext = db.prepare(`INSERT OR IGNORE INTO log (room, version, at, actor, command, events)
    SELECT ?, ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM log WHERE room = ? AND version = ?)`);
  const setRoom = db.prepare(
    'UPDATE room SET alarm_at = ?, used_at = ?, place = ?, host = ?, since = ?, seeks = ?, listed = ? WHERE code = ?',
  );
  const setPlayed = db.prepare('UPDATE player SET has_played = 1 WHERE id = ? AND has_played = 0');
  const noteName = db.prepare(NOTE_NAME);
  const isForgotten = db.prepare('SELECT 1 FROM forgotten WHERE player = ?');
  const addPlayed = db.prepare(ADD_PLAYED);
  const writeUnfinished = unfinishedWriter(db);
  const archive = archiveWriter(db);
  const ratings = ratingWriter(db);
  const claim = db.prepare(`INSERT INTO chore (name, at) VALUES (@chore, @at)
  ON CONFLICT (name) DO UPDATE SET at = excluded.at WHERE at <= @at - @every`);
  const lastUse = db.prepare<[string], { version: number; at: number }>(
    'SELECT version, at FROM log WHERE room = ? ORDER BY version DESC LIMIT 1',
  );
  const forgetEntries = db.prepare('DELETE FROM log WHERE room = ? AND version > ?');
  const forgetNotes = db.prepare('DELETE FROM bears_name WHERE room = ? AND version > ?');
  const forgetLinesIn = db.prepare('DELETE FROM chat WHERE number IN (SELECT number FROM chat WHERE room = ? LIMIT ?)');
  const forgetLines = db.prepare('DELETE FROM chat WHERE number IN (SELECT number FROM chat ORDER BY number LIMIT ?) AND at < ?');
  const forgetReports = db.prepare(`DELETE FROM report WHERE (reporter, reported, room) IN (
  SELECT reporter, reported, room FROM report WHERE at < ? LIMIT ?)`);
  const forgetGamesIn = db.prepare(`DELETE FROM played WHERE (player, ended_at, room, version) IN (
  SELECT player, ended_at, room, version FROM played WHERE room = ? LIMIT ?)`);
  const forgetReviewsIn = db.prepare(
    'DELETE FROM review WHERE (room, version) IN (SELECT room, version FROM review WHERE room = ? LIMIT ?)',
  );
  const forgetRoom = db.prepare('DELETE FROM room WHERE code = ?');

  const transact = transactionsOn(db);
  const doing: Doing<Exclude<Write, { kind: 'transaction' }>> = {
    append,
    relist: relister(db, writeUnfinished),
    claim: by(claim),
    'forget-room': forget,
    'forget-lines': ({ before }) =>
      forgetLines.run(FORGOTTEN_AT_ONCE, before).changes + forgetReports.run(before, FORGOTTEN_AT_ONCE).changes,
    'put-away': (room) => archive.putAway(room),
    ...forgettingWriter(db, archive.erase),
  };

  function write(each: Write): number | Outcome {
    if (each.kind === 'transaction') return transact(each.steps);
    // Of its own kind, which the compiler cannot see.
    return (doing[each.kind] as (write: Write) => number)(each);
  }

  /** 0 leaves everything as it was: see `append` in store.ts. */
  function append(write: Extract<Write, { kind: 'append' }>): number {
    const { room, version, at, actor, command, events, beside } = write;
    if (!beside) return addNext.run(room, version, at, actor, command, events, room, version - 1).changes;
    const { index, sitter, played, unfinished, rated } = beside;
    if (!ratings.areAsBefore(rated)) return 0;
    if (sitter !== null && isForgotten.get(sitter)) return 0;
    const alarmAt = index?.alarmAt ?? null;
    const { place, host, since, seeks } = index?.listing ?? UNLISTED;
    if (version === 1) {
      if (addRoom.run(room, alarmAt, at, actor, command, place, host, since, seeks).changes === 0) return 0;
      addFirst.run(room, at, actor, command, events);
    } else {
      if (addNext.run(room, version, at, actor, command, events, room, version - 1).changes === 0) return 0;
      if (index) setRoom.run(alarmAt, at, place, host, since, seeks, version, room);
    }
    if (sitter !== null) {
      setPlayed.run(sitter);
      noteName.run(room, version, sitter);
    }
    for (const game of played) addPlayed.run(game);
    if (unfinished) writeUnfinished(unfinished);
    ratings.put(rated);
    return 1;
  }

  /** From its end: what is left at any moment is a room that was used even longer ago. */
  function forget({ room, usedAt }: Extract<Write, { kind: 'forget-room' }>): number {
    const last = lastUse.get(room);
    if (last && last.at > usedAt) return 0;
    const kept = (last?.version ?? 0) - FORGOTTEN_AT_ONCE;
    forgetNotes.run(room, kept);
    if (last && forgetEntries.run(room, kept).changes === FORGOTTEN_AT_ONCE) return 1;
    if (forgetLinesIn.run(room, FORGOTTEN_AT_ONCE).changes === FORGOTTEN_AT_ONCE) return 1;
    if (forgetGamesIn.run(room, FORGOTTEN_AT_ONCE).changes === FORGOTTEN_AT_ONCE) return 1;
    if (forgetReviewsIn.run(room, FORGOTTEN_AT_ONCE).changes === FORGOTTEN_AT_ONCE) return 1;
    archive.forget(room);
    writeUnfinished(room);
    forgetRoom.run(room);
    return 0;
  }

  // Immediate: whoever runs the hall may be writing from a process of their own, and what was read before that would be too old to write by.
  const all = db.transaction((group: readonly Write[]): Reply => group.map((each) => ({ outcome: write(each) })));
  const one = db.transaction(write);
  /** One that fails leaves no trace of itself, and the others are made, unless the whole transaction is lost with it. */
  const eachByItself = db.transaction(
    (group: readonly Write[]): Reply =>
      group.map((each) => {
        try {
          return { outcome: one(each) };
        } catch (error) {
          if (!db.inTransaction) throw error;
          return { error };
        }
      }),
  );

  return (group) => {
    try {
      return all.immediate(group);
    } catch {
      return eachByItself.immediate(group);
    }
  };
}
