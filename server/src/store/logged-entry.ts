import type { GatheringEvent } from '@nimhall/shared/gathering/gathering';
import type { Entry, RoomEvent } from '@nimhall/shared/room/events';

/** Identifies a command: its actor and the id that the actor chose. */
export interface Receipt {
  readonly actor: string;
  readonly id: string;
}

/** Prefix of the ids of pairing commands; clients cannot choose ids with control characters. It is stored in logs and indexes. */
export const PAIRING = 'pair\u001f';

/** Prefix of the keys of class logs, which share the table of room logs; no client can send it. */
const GATHERING = 'gathering\u001f';

/** The log key of a class. */
export function gatheringKey(code: string): string {
  return GATHERING + code;
}

/** The code of the class with this key; null for a room. */
export function gatheringIn(key: string): string | null {
  return key.startsWith(GATHERING) ? key.slice(GATHERING.length) : null;
}

/** What can stand in a log. */
export type LogEvent = RoomEvent | GatheringEvent;

export interface LoggedEntry<Event = RoomEvent> extends Entry<Event> {
  readonly receipt: Receipt | null;
}

/** A damaged entry on disk: its room cannot be read, others can. */
export class UnreadableEntry extends Error {}

/** An entry of a log as a table row: `actor` and `command` are those of its receipt, null without one. */
export interface EntryRow {
  readonly version: number;
  readonly at: number;
  readonly actor: string | null;
  readonly command: string | null;
  /** As text, or parsed. */
  readonly events: unknown;
}

/** Throws `UnreadableEntry` for a row whose events are not JSON. */
export function entryOf<Event = RoomEvent>({ version, at, actor, command, events }: EntryRow): LoggedEntry<Event> {
  return { version, at, events: eventsIn<Event>(events), receipt: actor !== null && command !== null ? { actor, id: command } : null };
}

function eventsIn<Event>(events: unknown): readonly Event[] {
  if (typeof events !== 'string') return events as readonly Event[];
  try {
    return JSON.parse(events) as Event[];
  } catch (error) {
    throw new UnreadableEntry('The events of an entry are not JSON', { cause: error });
  }
}
