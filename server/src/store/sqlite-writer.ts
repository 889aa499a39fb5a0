import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { OpenFiles } from './sqlite-files.ts';
import { type PasskeyWrite, passkeyWriter } from './sqlite-passkeys.ts';
import { ADD_PLAYED, type NewlyPlayed } from './sqlite-played.ts';
import { type SecretWrite, secretWriter } from './sqlite-secrets.ts';
import { FORGOTTEN_AT_ONCE, OUTAGES_KEPT, type Outage, type RoomIndex, type SecretKind } from './store.ts';

/** One thing to write. */
export type Write =
  | {
      readonly kind: 'append';
      readonly room: string;
      readonly version: number;
      readonly at: number;
      readonly actor: string | null;
      readonly command: string | null;
      /** JSON. */
      readonly events: string;
      readonly index: RoomIndex | null;
      /** Who sits down with this entry. */
      readonly sitter: string | null;
      /** Games that it ends. */
      readonly played: readonly NewlyPlayed[];
    }
  | {
      readonly kind: 'add-player';
      readonly id: string;
      readonly name: string;
      readonly secret: Uint8Array;
      readonly shownBy: SecretKind;
      readonly at: number;
    }
  | SecretWrite
  | PasskeyWrite
  | {
      readonly kind: 'add-line';
      readonly room: string;
      readonly id: string;
      readonly at: number;
      readonly channel: string;
      readonly player: string;
      readonly name: string;
      readonly text: string;
    }
  | { readonly kind: 'postpone'; readonly room: string; readonly now: number; readonly until: number }
  | { readonly kind: 'beat'; readonly at: number }
  | ({ readonly kind: 'note-outage' } & Outage)
  | { readonly kind: 'renew-epoch'; readonly name: string }
  | { readonly kind: 'see-player'; readonly id: string; readonly secret: Uint8Array; readonly at: number }
  /** Changes nothing that matters, but is written. */
  | { readonly kind: 'check' }
  | { readonly kind: 'claim'; readonly chore: string; readonly at: number; readonly every: number }
  | { readonly kind: 'forget-room'; readonly room: string; readonly usedAt: number }
  | { readonly kind: 'forget-lines'; readonly before: number }
  | { readonly kind: 'forget-player'; readonly id: string; readonly seenAt: number };

/** What came of each write of a group: how much it changed, which is 0 when something stood against it, or why it failed. */
export type Reply = readonly ({ readonly changes: number } | { readonly error: unknown })[];

/** The writing thread: takes groups of writes, each in one transaction that is flushed to disk (`synchronous=FULL`). */
const file = workerData as string;
const db = new Database(file);
db.pragma('synchronous = FULL');
db.pragma('busy_timeout = 5000');
// A page that was written a hundred times is brought home once: of what is written in 16 MiB most is the same few pages.
db.pragma('wal_autocheckpoint = 4000');

const addRoom = db.prepare(
  `INSERT OR IGNORE INTO room (code, alarm_at, used_at, creator, creation, place, host, since, seeks) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
);
const addEntry = db.prepare('INSERT OR IGNORE INTO log (room, version, at, actor, command, events) VALUES (?, ?, ?, ?, ?, ?)');
const isThere = db.prepare('SELECT 1 FROM log WHERE room = ? AND version = ?');
const setRoom = db.prepare('UPDATE room SET alarm_at = ?, used_at = ?, place = ?, host = ?, since = ?, seeks = ? WHERE code = ?');
const postpone = db.prepare('UPDATE room SET alarm_at = ? WHERE code = ? AND alarm_at <= ?');
const setPlayed = db.prepare('UPDATE player SET has_played = 1 WHERE id = ? AND has_played = 0');
const addPlayed = db.prepare(ADD_PLAYED);
const addLine = db.prepare('INSERT OR IGNORE INTO chat (room, id, at, channel, player, name, text) VALUES (?, ?, ?, ?, ?, ?, ?)');
const addPlayer = db.prepare('INSERT INTO player (id, name, created_at, seen_at) VALUES (?, ?, ?, ?)');
const writeSecret = secretWriter(db);
const writePasskey = passkeyWriter(db);
const setBeat = db.prepare('INSERT INTO heartbeat (one, at) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at');
const setEpoch = db.prepare('UPDATE epoch SET name = ?');
const addOutage = db.prepare('INSERT OR IGNORE INTO outage (began, ended) VALUES (?, ?)');
const forgetOutages = db.prepare('DELETE FROM outage WHERE ended < ?');
// Something must be another than before: SQLite does not write what it finds written.
const check = db.prepare(`INSERT INTO chore (name, at) VALUES ('check', 0) ON CONFLICT (name) DO UPDATE SET at = at + 1`);
const setSeen = db.prepare('UPDATE player SET seen_at = max(seen_at, ?) WHERE id = ?');
const setUsed = db.prepare('UPDATE secret SET used_at = max(used_at, ?) WHERE hash = ?');
const claim = db.prepare(`INSERT INTO chore (name, at) VALUES (@chore, @at)
  ON CONFLICT (name) DO UPDATE SET at = excluded.at WHERE at <= @at - @every`);
const lastUse = db.prepare<[string], { version: number; at: number }>(
  'SELECT version, at FROM log WHERE room = ? ORDER BY version DESC LIMIT 1',
);
const forgetEntries = db.prepare('DELETE FROM log WHERE room = ? AND version > ?');
const forgetLinesIn = db.prepare('DELETE FROM chat WHERE number IN (SELECT number FROM chat WHERE room = ? LIMIT ?)');
const forgetLines = db.prepare('DELETE FROM chat WHERE number IN (SELECT number FROM chat ORDER BY number LIMIT ?) AND at < ?');
const forgetGamesIn = db.prepare(`DELETE FROM played WHERE (player, ended_at, room, version) IN (
  SELECT player, ended_at, room, version FROM played WHERE room = ? LIMIT ?)`);
const forgetRoom = db.prepare('DELETE FROM room WHERE code = ?');
const forgetSecretsOf = db.prepare('DELETE FROM secret WHERE player = ?');
const forgetPasskeysOf = db.prepare('DELETE FROM passkey WHERE player = ?');
const forgetNameOf = db.prepare('DELETE FROM kept_name WHERE player = ?');
const forgetInvitationOf = db.prepare('DELETE FROM invitation WHERE player = ?');
const forgetPlayer = db.prepare('DELETE FROM player WHERE id = ? AND seen_at <= ?');

function write(each: Write): number {
  switch (each.kind) {
    case 'append':
      return append(each);
    case 'add-player':
      addPlayer.run(each.id, each.name, each.at, each.at);
      return writeSecret({
        kind: 'add-secret',
        player: each.id,
        code: null,
        hash: each.secret,
        shownBy: each.shownBy,
        name: '',
        at: each.at,
      });
    case 'add-line':
      return addLine.run(each.room, each.id, each.at, each.channel, each.player, each.name, each.text).changes;
    case 'postpone':
      return postpone.run(each.until, each.room, each.now).changes;
    case 'note-outage':
      forgetOutages.run(each.to - OUTAGES_KEPT);
      return addOutage.run(each.from, each.to).changes;
    case 'beat':
      return setBeat.run(each.at).changes;
    case 'renew-epoch':
      return setEpoch.run(each.name).changes;
    case 'check':
      return check.run().changes;
    case 'see-player':
      setUsed.run(each.at, each.secret);
      return setSeen.run(each.at, each.id).changes;
    case 'claim':
      return claim.run(each).changes;
    case 'forget-room':
      return forget(each);
    case 'forget-lines':
      return forgetLines.run(FORGOTTEN_AT_ONCE, each.before).changes;
    case 'forget-player':
      if (forgetPlayer.run(each.id, each.seenAt).changes === 0) return 0;
      forgetSecretsOf.run(each.id);
      forgetInvitationOf.run(each.id);
      forgetPasskeysOf.run(each.id);
      forgetNameOf.run(each.id);
      return 1;
    case 'add-secret':
    case 'rename-secret':
    case 'remove-secret':
    case 'remove-other-secrets':
    case 'invite':
      return writeSecret(each);
    default:
      return writePasskey(each);
  }
}

const UNLISTED = { place: null, host: null, since: null, seeks: null };

/** 0 leaves everything as it was: see `append` in store.ts. */
function append({ room, version, at, actor, command, events, index, sitter, played }: Extract<Write, { kind: 'append' }>): number {
  const alarmAt = index?.alarmAt ?? null;
  const { place, host, since, seeks } = index?.listing ?? UNLISTED;
  if (version === 1 && addRoom.run(room, alarmAt, at, actor, command, place, host, since, seeks).changes === 0) return 0;
  if (version > 1 && !isThere.get(room, version - 1)) return 0;
  if (addEntry.run(room, version, at, actor, command, events).changes === 0) return 0;
  if (version > 1 && index) setRoom.run(alarmAt, at, place, host, since, seeks, room);
  if (sitter !== null) setPlayed.run(sitter);
  for (const game of played) addPlayed.run(game);
  return 1;
}

/** From its end: what is left at any moment is a room that was used even longer ago. */
function forget({ room, usedAt }: Extract<Write, { kind: 'forget-room' }>): number {
  const last = lastUse.get(room);
  if (last && last.at > usedAt) return 0;
  if (last && forgetEntries.run(room, last.version - FORGOTTEN_AT_ONCE).changes === FORGOTTEN_AT_ONCE) return 1;
  if (forgetLinesIn.run(room, FORGOTTEN_AT_ONCE).changes === FORGOTTEN_AT_ONCE) return 1;
  if (forgetGamesIn.run(room, FORGOTTEN_AT_ONCE).changes === FORGOTTEN_AT_ONCE) return 1;
  forgetRoom.run(room);
  return 0;
}

const all = db.transaction((group: readonly Write[]): Reply => group.map((each) => ({ changes: write(each) })));
const one = db.transaction(write);
/** One that fails leaves no trace of itself, and the others are made, unless the whole transaction is lost with it. */
const eachByItself = db.transaction(
  (group: readonly Write[]): Reply =>
    group.map((each) => {
      try {
        return { changes: one(each) };
      } catch (error) {
        if (!db.inTransaction) throw error;
        return { error };
      }
    }),
);

const files = new OpenFiles(file);

function replyTo(group: readonly Write[]): Reply {
  try {
    const reply = inOneGo(group);
    // Written to a file that was deleted meanwhile, nobody would ever find it again.
    files.check();
    return reply;
  } catch (error) {
    return group.map(() => ({ error }));
  }
}

function inOneGo(group: readonly Write[]): Reply {
  try {
    return all(group);
  } catch {
    return eachByItself(group);
  }
}

parentPort?.on('message', (group: readonly Write[] | null) => {
  if (group) return parentPort?.postMessage(replyTo(group));
  db.close();
  parentPort?.close();
});
