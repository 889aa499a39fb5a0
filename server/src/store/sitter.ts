import type { Entry } from '@nimhall/shared/room/events';

/** The person who sits down with an entry, if one does: whoever has played is remembered for longer. */
export function sitterOf({ events }: Entry): string | null {
  for (const event of events) if (event.kind === 'seated' && event.occupant.kind === 'human') return event.occupant.player.id;
  return null;
}
