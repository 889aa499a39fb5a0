import type { Player } from '@nimhall/shared/room/room';
import type { LoggedEntry } from '../store/logged-entry.ts';

/** Messages between nodes. The store has everything as well, so a lost message delays things and breaks nothing. */
export interface NodeToNode {
  /** A node has made an entry. */
  entry(message: { readonly room: string; readonly listed: boolean; readonly entry: LoggedEntry }): void;
  renamed(player: Player): void;
  /** A player is to be erased. */
  forget(): void;
  /** A program came, went, or has another number of boards free. */
  programs(): void;
  /** The operator did something. */
  done(): void;
}
