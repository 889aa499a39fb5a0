import type { Entry } from '@nimhall/shared/room/events';
import type { LogEvent } from './logged-entry.ts';

/** The person who sits down with an entry, or joins, if one does: whoever has played is remembered for longer, and their name is in it. */
export function sitterOf({ events }: Entry<LogEvent>): string | null {
  for (const event of events) {
    if (event.kind === 'seated' && event.occupant.kind === 'human') return event.occupant.player.id;
    if (event.kind === 'joined' || event.kind === 'renamed') return event.player.id;
  }
  return null;
}
