import type { CommandBody, CommandName } from '@nimhall/shared/protocol/commands';
import type { Ack, ServerToClient } from '@nimhall/shared/protocol/messages';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Player } from '@nimhall/shared/room/room';
import type { Readable, Unbind } from '../reactive/store.ts';

/** How the page is connected just now. */
export type Connection =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'online' }
  /** `since`: when the connection was lost, in milliseconds since 1970. */
  | { readonly kind: 'reconnecting'; readonly since: number }
  /** The device itself has no network. */
  | { readonly kind: 'offline' }
  /** The server will not have us, for instance because this page is older than its protocol. */
  | { readonly kind: 'refused'; readonly refusal: Pick<Refusal, 'message' | 'phrase'> };

export type MessageName = keyof ServerToClient;
export type Message<Name extends MessageName> = Parameters<ServerToClient[Name]>[0];

/** What stores need of a connection: the socket in the page, a fake in tests. */
export interface Port {
  readonly connection: Readable<Connection>;
  /** Who we are; null until the server has said so. */
  readonly player: Readable<Player | null>;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly offset: Readable<number>;
  /** Names the log that the server has; null until it has said so. With another one, what is known of rooms is worth nothing. */
  readonly epoch: Readable<string | null>;
  /**
   * Sends a command and resolves with its answer, however often the connection is lost in between: a command without
   * an answer is sent again, with the same id, and so is one that was `unavailable`, a few times in as many seconds. Only what concerns the connection itself (entering and leaving rooms, the
   * overlay, the lobby) is answered with `unavailable` when there is none, or when it is lost before the answer.
   */
  send<Name extends CommandName>(name: Name, body: CommandBody<Name>): Promise<Ack<Name>>;
  on<Name extends MessageName>(name: Name, listener: (message: Message<Name>) => void): Unbind;
}
