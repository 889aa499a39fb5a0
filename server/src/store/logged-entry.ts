import type { Entry, RoomEvent } from '@nimhall/shared/room/events';

/** Names a command once and for all: the actor that gave it and the id it chose. */
export interface Receipt {
  readonly actor: string;
  readonly id: string;
}

/** Ids of quick pairing begin so, and no others: ids that clients choose have no control characters. Logs and indexes hold it. */
export const PAIRING = 'pair\u001f';

export interface LoggedEntry extends Entry {
  readonly receipt: Receipt | null;
}

/** An entry on the disk that is none: its room cannot be read, and others can. */
export class UnreadableEntry extends Error {}

/** An entry of a log as a row of its table: `actor` and `command` are those of its receipt, null for an entry without one. */
export interface EntryRow {
  readonly version: number;
  readonly at: number;
  readonly actor: string | null;
  readonly command: string | null;
  /** As text, or parsed. */
  readonly events: unknown;
}

/** Throws `UnreadableEntry` for a row whose events are not JSON. */
export function entryOf({ version, at, actor, command, events }: EntryRow): LoggedEntry {
  return { version, at, events: eventsIn(events), receipt: actor !== null && command !== null ? { actor, id: command } : null };
}

function eventsIn(events: unknown): readonly RoomEvent[] {
  if (typeof events !== 'string') return events as readonly RoomEvent[];
  try {
    return JSON.parse(events) as RoomEvent[];
  } catch (error) {
    throw new UnreadableEntry('The events of an entry are not JSON', { cause: error });
  }
}
