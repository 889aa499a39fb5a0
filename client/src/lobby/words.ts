import { findFamily } from '@nimhall/shared/game/registry';
import type { RoomSummary } from '@nimhall/shared/protocol/messages';
import { type Occupant, SEATS } from '@nimhall/shared/room/room';
import { conventionInShort } from '../game/words.ts';
import { occupantName } from '../room/names.ts';

/** Who sits in a room, as the lobby says it: `Ann – Teacher`, `Ann – open seat`. */
export function playersInWords({ seats }: RoomSummary): string {
  return SEATS.map((seat) => (seats[seat] ? occupantName(seats[seat]) : 'open seat')).join(' – ');
}

/** `open` to sit down, `live` to watch, or `yours`. */
export function standingOf(room: RoomSummary, player: string): 'yours' | 'open' | 'live' {
  if (SEATS.some((seat) => isPlayer(room.seats[seat], player))) return 'yours';
  return room.status === 'waiting' ? 'open' : 'live';
}

export function gameName({ game, misere }: Pick<RoomSummary, 'game' | 'misere'>): string {
  return `${findFamily(game)?.name ?? game}, ${conventionInShort(misere)}`;
}

function isPlayer(occupant: Occupant | null, player: string): boolean {
  return occupant?.kind === 'human' && occupant.player.id === player;
}
