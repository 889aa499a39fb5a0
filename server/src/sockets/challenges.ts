import { challengeOf } from '@nimhall/shared/room/challenge';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { channels } from './channels.ts';
import type { Io } from './connection.ts';

/** Tells who is challenged how the challenge stands until its game has begun, wherever they are connected; nothing, where one of both has blocked the other. */
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
  rooms.onEntry(({ isLocal, room }) => {
    if (!isLocal || !room.invited || room.ply > 0) return;
    tell(room.room, room.host, room.invited.player, challengeOf(room)).catch(onFailure);
  });
}
