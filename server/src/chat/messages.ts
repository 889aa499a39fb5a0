import { randomUUID } from 'node:crypto';
import { count, type Phrase, say } from '@nimhall/shared/phrase';
import { refusal } from '@nimhall/shared/refusal';
import { type ChatLine, channelOf, mayRead } from '@nimhall/shared/room/chat';
import { closed } from '@nimhall/shared/room/decide/close';
import { type Player, type Room, seatedPlayers } from '@nimhall/shared/room/room';
import type { Limits } from '../people/limits.ts';
import { RefusalError } from '../refusal-error.ts';
import { channels } from '../sockets/channels.ts';
import type { Io } from '../sockets/connection.ts';
import type { Store } from '../store/store.ts';

/** Lines that are shown to somebody who joins. */
const MAX_SHOWN = 100;

interface Deps {
  readonly io: Io;
  readonly store: Store;
  readonly limits: Limits;
  readonly now: () => number;
}

/** Chat in rooms: stored, and sent to those who may read it. Two people of whom one has blocked the other do not see each other's lines. */
export class Chat {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Stores a line, then sends it; a line with the same id is not repeated. Refused when its readers already get too many, and for
   * spectators while players talk.
   */
  async say(room: Room, from: Player, text: string, id: string = randomUUID()): Promise<void> {
    if (room.closed) throw new RefusalError(closed().error);
    await this.#expectUnmuted(from);
    const channel = channelOf(room, from.id);
    this.#deps.limits.consume('hear', { room: `${room.room} ${channel}` });
    const line: ChatLine = { id, at: this.#deps.now(), channel, from, text };
    if (!(await this.#deps.store.addLine(room.room, line))) return;
    const deaf = (await this.#deps.store.relationships.blockedWith(from.id)).map((id) => channels.player(id));
    this.#readers(room, line).except(deaf).emit('chat', { room: room.room, line });
  }

  /** Throws a refusal for anybody whom the operator has muted. */
  async #expectUnmuted({ id }: Player): Promise<void> {
    const until = await this.#deps.store.moderation.mutedUntil(id);
    const left = (until ?? 0) - this.#deps.now();
    if (left > 0) throw new RefusalError(refusal('muted', mutedFor(left)));
  }

  /** Recent lines that this player may read now, the oldest first. */
  async lines(room: Room, player: string): Promise<ChatLine[]> {
    const { store } = this.#deps;
    const lines = await store.lines(room.room, MAX_SHOWN);
    // Most rooms have none, and everybody who enters a room asks.
    if (lines.length === 0) return [];
    const blocked = await store.relationships.blockedWith(player);
    return lines.filter((line) => mayRead(room, player, line) && !blocked.includes(line.from.id));
  }

  #readers(room: Room, { channel }: ChatLine) {
    const { io } = this.#deps;
    const players = seatedPlayers(room).map(({ id }) => channels.player(id));
    switch (channel) {
      case 'players':
        return io.to(players);
      case 'spectators':
        return io.to(channels.room(room.room)).except(players);
      case 'everyone':
        return io.to(channels.room(room.room));
      default:
        return channel satisfies never;
    }
  }
}

/** Tells somebody that they are muted for this many milliseconds. */
function mutedFor(left: number): Phrase {
  const minutes = Math.ceil(left / 60_000);
  if (minutes <= 90) return count(minutes, 'You can’t chat for another minute.', 'You can’t chat for another {0} minutes.');
  const hours = Math.ceil(minutes / 60);
  if (hours <= 48) return count(hours, 'You can’t chat for another hour.', 'You can’t chat for another {0} hours.');
  const days = Math.ceil(hours / 24);
  if (days <= 3_650) return count(days, 'You can’t chat for another day.', 'You can’t chat for another {0} days.');
  return say`You can’t chat here.`;
}
