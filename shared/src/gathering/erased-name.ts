import { namelessPlayer } from '../room/erased-name.ts';
import type { ClassEvent } from './class/events.ts';

type Named = Extract<ClassEvent, { kind: 'joined' | 'renamed' }>;

/** An event of any log without the name by which a player is in a gathering. */
export function gatheringEventWithoutName<Event extends { readonly kind: string }>(player: string, event: Event): Event {
  return isNamed(event) && event.player.id === player ? { ...event, player: namelessPlayer(event.player) } : event;
}

function isNamed(event: { readonly kind: string }): event is Named {
  return event.kind === 'joined' || event.kind === 'renamed';
}
