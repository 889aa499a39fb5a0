import type { Player } from '@nimhall/shared/room/room';

/** What shows who somebody is: the cookie of a browser, or the token of a program. */
export type SecretKind = 'browser' | 'program';

/** A secret as it is kept: by its SHA-256. */
export interface NewSecret {
  readonly hash: Buffer;
  readonly kind: SecretKind;
  /** What its owner calls it; may be empty. */
  readonly name: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

export interface KeptSecret extends Omit<NewSecret, 'at'> {
  readonly createdAt: number;
  /** When it was last shown, to the day. */
  readonly usedAt: number;
}

/** Secrets that somebody has at most: of more those go that were not shown for longest. */
export const MOST_SECRETS = 50;

/** By what people are known, and how they bring another device along. */
export interface Secrets {
  /** Gives a player who is kept another one; false where there is no such player. */
  add(player: string, secret: NewSecret): Promise<boolean>;
  /** Those of a player, the newest first. */
  of(player: string): Promise<KeptSecret[]>;
  rename(player: string, hash: Buffer, name: string): Promise<void>;
  remove(player: string, hash: Buffer): Promise<void>;
  /** Removes all of a player but this one. */
  removeOthers(player: string, hash: Buffer): Promise<void>;
  /** Whoever shows this code (by its hash) until then is this player. The code before it holds no longer. */
  invite(player: string, code: Buffer, until: number): Promise<void>;
  /** Makes the secret one of the player's who invited by this code, and the code void; null for a code that does not hold at `secret.at`. */
  accept(code: Buffer, secret: NewSecret): Promise<Player | null>;
}
