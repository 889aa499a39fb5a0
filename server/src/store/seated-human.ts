import type { Entry } from '@nimhall/shared/room/events';
import type { LogEvent } from './logged-entry.ts';

/** The person who takes a seat by an entry, or joins a class, if any: players are kept longer, and their name is in that entry. */
export function seatedHuman({ events }: Entry<LogEvent>): string | null {
  for (const event of events) {
    if (event.kind === 'seated' && event.occupant.kind === 'human') return event.occupant.player.id;
    if (event.kind === 'joined' || event.kind === 'renamed') return event.player.id;
  }
  return null;
}
