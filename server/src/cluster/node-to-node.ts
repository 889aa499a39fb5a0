import type { Player } from '@nimhall/shared/room/room';
import type { LoggedEntry } from '../store/logged-entry.ts';

/** What nodes tell one another. All of it is in the store too, so that losing a message delays things and breaks nothing. */
export interface NodeToNode {
  /** A node has made an entry. */
  entry(message: { readonly room: string; readonly listed: boolean; readonly entry: LoggedEntry }): void;
  renamed(player: Player): void;
  /** Somebody is to be forgotten. */
  forget(): void;
  /** A program came, went, or has another number of boards free. */
  programs(): void;
  /** The operator did something. */
  done(): void;
}
