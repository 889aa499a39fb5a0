import { randomUUID } from 'node:crypto';
import { type ChatLine, channelOf, mayRead } from '@nimhall/shared/room/chat';
import { type Player, type Room, seatedPlayers } from '@nimhall/shared/room/room';
import type { Limits } from '../people/limits.ts';
import type { Store } from '../store/store.ts';
import { channels } from './channels.ts';
import type { Io } from './connection.ts';

/** Lines that somebody who comes in is shown at most. */
const MOST_SHOWN = 100;

interface Deps {
  readonly io: Io;
  readonly store: Store;
  readonly limits: Limits;
  readonly now: () => number;
}

/** What people say in rooms: kept, and sent to those who may read it. */
export class Chat {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Keeps a line, then sends it; one that this person has said there with the same id is not said again. Refused when its readers
   * hear too much already: of spectators, say, while players still talk.
   */
  async say(room: Room, from: Player, text: string, id: string = randomUUID()): Promise<void> {
    const channel = channelOf(room, from.id);
    this.#deps.limits.spend('hear', { room: `${room.room} ${channel}` });
    const line: ChatLine = { id, at: this.#deps.now(), channel, from, text };
    if (await this.#deps.store.addLine(room.room, line)) this.#readers(room, line).emit('chat', { room: room.room, line });
  }

  /** What was said lately, as far as this player may read it now; the oldest line first. */
  async lines(room: Room, player: string): Promise<ChatLine[]> {
    const lines = await this.#deps.store.lines(room.room, MOST_SHOWN);
    return lines.filter((line) => mayRead(room, player, line));
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
