import type { Player } from '../room/room.ts';

/** Who gives a command: a person, the server, or its operator. */
export type GatheringActor =
  | { readonly kind: 'player'; readonly player: Player }
  | { readonly kind: 'clockwork' }
  | { readonly kind: 'operator' };
