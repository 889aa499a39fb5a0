import type { ChatChannel, ChatLine } from '@nimhall/shared/room/chat';
import { type Database, insertWhere } from '../store/database.ts';

/** Chat of rooms, stored beside their logs. */
export function chatStore(db: Database) {
  const { sql } = db;
  return {
    /** Adds to what was said in a room. False, and nothing added, when this person has said a line with this id there, or was erased. */
    addLine: async (room: string, { id, at, channel, from, text }: ChatLine): Promise<boolean> => {
      const query = insertWhere(db, 'chat', { room, id, at, channel, player: from.id, name: from.name, text }, (eb) =>
        eb.not(eb.exists(eb.selectFrom('erasure').select('player').where('player', '=', from.id))),
      );
      return (await db.write(query.onConflict((conflict) => conflict.doNothing()))) > 0;
    },

    /** The last lines said in a room, the oldest first. */
    lines: async (room: string, limit: number): Promise<ChatLine[]> => {
      const columns = ['id', 'at', 'channel', 'player', 'name', 'text'] as const;
      const rows = await db.all(sql.selectFrom('chat').select(columns).where('room', '=', room).orderBy('number', 'desc').limit(limit));
      return rows
        .map(({ id, at, channel, player, name, text }) => ({ id, at, channel: channel as ChatChannel, from: { id: player, name }, text }))
        .reverse();
    },
  };
}
