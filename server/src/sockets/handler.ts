import type { CommandBody, CommandName } from '@nimhall/shared/protocol/commands';
import type { Ack } from '@nimhall/shared/protocol/messages';
import type { Connection } from './connection.ts';

/** Answers one command; `answer` is called exactly once unless the promise rejects. */
type Handler<Name extends CommandName> = (socket: Connection, body: CommandBody<Name>, answer: (ack: Ack<Name>) => void) => Promise<void>;

export type CommandHandlers = { readonly [Name in CommandName]: Handler<Name> };
