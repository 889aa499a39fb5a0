import type { RoomEvent } from '@nimhall/shared/room/events';
import { type LoggedEntry, UnreadableEntry } from './store.ts';

/** An entry of a log as a row of a table; `actor` and `command` are those of its receipt, null for an entry without one. */
export interface EntryRow<Events = readonly RoomEvent[]> {
  readonly version: number;
  readonly at: number;
  readonly actor: string | null;
  readonly command: string | null;
  readonly events: Events;
}

export function entryOf({ version, at, actor, command, events }: EntryRow): LoggedEntry {
  return { version, at, events, receipt: actor !== null && command !== null ? { actor, id: command } : null };
}

/** The entry of a row whose events are any text, as SQLite keeps them. Throws `UnreadableEntry` where they are not JSON. */
export function entryOfText(row: EntryRow<string>): LoggedEntry {
  return entryOf({ ...row, events: eventsIn(row.events) });
}

function eventsIn(text: string): RoomEvent[] {
  try {
    return JSON.parse(text) as RoomEvent[];
  } catch (error) {
    throw new UnreadableEntry('The events of an entry are not JSON', { cause: error });
  }
}
