import type { ClientToServer, ServerToClient } from '@nimhall/shared/protocol/messages';
import type { Player } from '@nimhall/shared/room/room';
import type { Server, Socket } from 'socket.io';
import type { NodeToNode } from '../cluster/node-to-node.ts';

/** What the server knows of a connection. */
export interface Session {
  player: Player;
  /** Where it comes from. */
  readonly address: string;
  /** Key of the bucket that counts its traffic, besides its identity. */
  readonly bucketKey: string;
  /** Whether entries of its own commands are also sent to it as events, and not only in the answer. */
  readonly echo: boolean;
  /** Its round trip, in milliseconds. */
  readonly lag: () => number;
  /** Rooms it has entered. */
  readonly rooms: Set<string>;
}

export type Io = Server<ClientToServer, ServerToClient, NodeToNode, Session>;
export type Connection = Socket<ClientToServer, ServerToClient, NodeToNode, Session>;
