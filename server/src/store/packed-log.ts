import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { redactName } from '@nimhall/shared/room/erased-name';
import type { RoomEvent } from '@nimhall/shared/room/events';
import { entryOf, type LoggedEntry, UnreadableEntry } from './logged-entry.ts';

/** Logs with this many entries are worth packing and quick to pack. */
export const PACKED = { least: 5, most: 2_000 } as const;

/** Packed logs from which a name is erased in one go: the longest block the main thread for some 5 ms each. */
export const PACKED_ERASED_AT_ONCE = 3;

/** The first log entry of a duel contains this text as JSON. These logs are kept, so that ratings can be recomputed. */
export const DUEL = '"duel":true';

const compress = promisify(brotliCompress);

/** Brotli's quality, above which packing becomes slow. */
const QUALITY = 6;

/** Version, time, actor and command of an entry, and its events. */
type PackedEntry = readonly [number, number, string | null, string | null, readonly unknown[]];

/**
 * The log of a room except for its last entry, as JSON packed by Brotli into a fifth of the bytes or less. The last entry says when it was
 * used and what comes next.
 */
export async function pack(entries: readonly LoggedEntry[]): Promise<Buffer> {
  const packed = entries.map(
    ({ version, at, receipt, events }): PackedEntry => [version, at, receipt?.actor ?? null, receipt?.id ?? null, events],
  );
  return await compress(JSON.stringify(packed), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}

/** The unpacked entries. Throws `UnreadableEntry` if damaged. */
export function unpack<Event = RoomEvent>(bytes: Buffer): LoggedEntry<Event>[] {
  try {
    const packed = JSON.parse(brotliDecompressSync(bytes).toString()) as readonly PackedEntry[];
    return packed.map(([version, at, actor, command, events]) => entryOf<Event>({ version, at, actor, command, events }));
  } catch (error) {
    throw new UnreadableEntry('The packed log of a room is damaged', { cause: error });
  }
}

/** The same without the name of a player; null if damaged, because nobody can open that room. */
export async function packedWithoutName(player: string, bytes: Buffer): Promise<Buffer | null> {
  try {
    return await pack(unpack(bytes).map((entry) => ({ ...entry, events: redactName(player, entry.events) })));
  } catch (error) {
    if (error instanceof UnreadableEntry) return null;
    throw error;
  }
}

/** Whether somebody moved: rooms without moves are removed instead. */
export function wasPlayed(entries: readonly LoggedEntry[]): boolean {
  return entries.some(({ events }) => events.some(({ kind }) => kind === 'moved'));
}
