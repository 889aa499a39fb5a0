import type { AnyGatheringEvent } from '@nimhall/shared/gathering/kinds';
import type { Entry, RoomEvent } from '@nimhall/shared/room/events';

/** Names a command once and for all: the actor that gave it and the id it chose. */
export interface Receipt {
  readonly actor: string;
  readonly id: string;
}

/** Ids of quick pairing begin so, and no others: ids that clients choose have no control characters. Logs and indexes hold it. */
export const PAIRING = 'pair\u001f';

/** The logs of gatherings stand among those of rooms, by their codes behind this: no client can send it. */
const GATHERING = 'gathering\u001f';

/** By what the log of a gathering is found. */
export function gatheringKey(code: string): string {
  return GATHERING + code;
}

/** The code of the gathering that has this key; null where it is the code of a room. */
export function gatheringIn(key: string): string | null {
  return key.startsWith(GATHERING) ? key.slice(GATHERING.length) : null;
}

/** What can stand in a log. */
export type LogEvent = RoomEvent | AnyGatheringEvent;

export interface LoggedEntry<Event = RoomEvent> extends Entry<Event> {
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
