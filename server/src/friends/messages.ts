import { challengeOf } from '@nimhall/shared/room/challenge';
import type { Rooms } from '../rooms/rooms.ts';
import { channels } from '../sockets/channels.ts';
import type { Io } from '../sockets/connection.ts';
import type { Store } from '../store/store.ts';

/**
 * Sends the state of a challenge to the challenged player on all connections until its game has begun, unless one has blocked the other.
 */
export function notifyChallenges(
  io: Io,
  rooms: Rooms,
  { relationships }: Pick<Store, 'relationships'>,
  onFailure: (error: unknown) => void,
): void {
  const tell = async (code: string, host: string, invited: string, game: ReturnType<typeof challengeOf>): Promise<void> => {
    if ((await relationships.blockedWith(invited)).includes(host)) return;
    io.to(channels.player(invited)).emit('challenges', { room: code, game });
  };
  rooms.onMilestone(({ isLocal, room }) => {
    if (!isLocal || !room.invited || room.ply > 0) return;
    tell(room.room, room.host, room.invited.player, challengeOf(room)).catch(onFailure);
  });
}
