import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { withoutName } from '@nimhall/shared/room/erased-name';
import type { RoomEvent } from '@nimhall/shared/room/events';
import { entryOf, type LoggedEntry, UnreadableEntry } from './logged-entry.ts';

/** Entries of a log that is worth packing, and that is packed in a moment. */
export const PACKED = { least: 5, most: 2_000 } as const;

/** Packed logs from which a name is erased in one go: the longest take some 5 ms of the main thread each. */
export const PACKED_ERASED_AT_ONCE = 3;

/** The first entry of the log of a duel, as JSON, has this text in it: these logs stay, so that ratings can be worked out from them again. */
export const DUEL = '"duel":true';

const compress = promisify(brotliCompress);

/** Of ever better packing this is where it begins to take its time. */
const QUALITY = 6;

/** Version, time, actor and command of an entry, and its events. */
type PackedEntry = readonly [number, number, string | null, string | null, readonly unknown[]];

/** The log of a room but for its last entry, in a fifth of the bytes or less: JSON by Brotli. Its last entry
 * says when it was used and what comes next. */
export async function pack(entries: readonly LoggedEntry[]): Promise<Buffer> {
  const packed = entries.map(
    ({ version, at, receipt, events }): PackedEntry => [version, at, receipt?.actor ?? null, receipt?.id ?? null, events],
  );
  return await compress(JSON.stringify(packed), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}

/** What was packed. Throws `UnreadableEntry` for what is damaged. */
export function unpack<Event = RoomEvent>(bytes: Buffer): LoggedEntry<Event>[] {
  try {
    const packed = JSON.parse(brotliDecompressSync(bytes).toString()) as readonly PackedEntry[];
    return packed.map(([version, at, actor, command, events]) => entryOf<Event>({ version, at, actor, command, events }));
  } catch (error) {
    throw new UnreadableEntry('The packed log of a room is damaged', { cause: error });
  }
}

/** The same without the name of a player; null for what is damaged: nobody can open its room. */
export async function packedWithoutName(player: string, bytes: Buffer): Promise<Buffer | null> {
  try {
    return await pack(unpack(bytes).map((entry) => ({ ...entry, events: withoutName(player, entry.events) })));
  } catch (error) {
    if (error instanceof UnreadableEntry) return null;
    throw error;
  }
}

/** Whether somebody moved: rooms in which nobody did are forgotten instead. */
export function wasPlayed(entries: readonly LoggedEntry[]): boolean {
  return entries.some(({ events }) => events.some(({ kind }) => kind === 'moved'));
}
