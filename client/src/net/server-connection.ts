import type { Message, MessageName } from '@nimhall/shared/player/link';
import type { CommandBody, CommandName } from '@nimhall/shared/protocol/commands';
import type { Ack } from '@nimhall/shared/protocol/messages';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Player } from '@nimhall/shared/room/room';
import type { Readable, Unbind } from '../reactive/store.ts';

/** How the page is connected just now. */
export type ConnectionState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'online' }
  /** `since`: when the connection was lost, in milliseconds since 1970. */
  | { readonly kind: 'reconnecting'; readonly since: number }
  /** The device itself has no network. */
  | { readonly kind: 'offline' }
  /** The server will not have us, for instance because this page is older than its protocol. */
  | { readonly kind: 'refused'; readonly refusal: Pick<Refusal, 'message' | 'phrase'> };

export type { Message, MessageName };

/** What stores need of a connection: the socket in the page, a fake in tests. */
export interface ServerConnection {
  /** Whether it is there just now. */
  readonly state: Readable<ConnectionState>;
  /** Who we are; null until the server has said so. */
  readonly player: Readable<Player | null>;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly offset: Readable<number>;
  /** Identifies the server's log; null until it is known. If it changes, all cached rooms are invalid. */
  readonly epoch: Readable<string | null>;
  /** Sends a command and resolves with its answer, however often the connection is lost in between: see `Link`. */
  send<Name extends CommandName>(name: Name, body: CommandBody<Name>): Promise<Ack<Name>>;
  on<Name extends MessageName>(name: Name, listener: (message: Message<Name>) => void): Unbind;
}
