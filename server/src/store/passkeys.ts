import type { Player } from '@nimhall/shared/room/room';

/** Passkeys that somebody has at most. */
export const MOST_PASSKEYS = 20;

/** A passkey as it is kept: what proves that a device holds it, and nothing that lets anybody in. */
export interface NewPasskey {
  /** That of the credential, as WebAuthn writes it. */
  readonly id: string;
  /** COSE. */
  readonly publicKey: Buffer;
  /** How often it signed, as far as it counts. */
  readonly counter: number;
  /** How a device may reach it, as its browser said. */
  readonly transports: readonly string[];
  /** What its owner calls it; may be empty. */
  readonly name: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

export interface KeptPasskey extends Omit<NewPasskey, 'at'> {
  readonly createdAt: number;
  readonly usedAt: number;
}

/** Passkeys, by which players are kept, and the challenges that prove them. */
export interface Passkeys {
  /**
   * Keeps a player by one more passkey, and by their name, which looks so. False where there is no player of this name, where somebody else
   * is kept by one that looks so, where they have `MOST_PASSKEYS`, and for a passkey that is somebody's.
   */
  add(player: Player, looks: string, passkey: NewPasskey): Promise<boolean>;
  /** Who is kept by a name that looks so. */
  holder(looks: string): Promise<string | null>;
  /** Those of a player, the newest first. */
  of(player: string): Promise<KeptPasskey[]>;
  /** A passkey by its id, and whose it is. */
  find(id: string): Promise<{ readonly passkey: KeptPasskey; readonly player: Player } | null>;
  /** Notes that it was shown. */
  use(id: string, counter: number, at: number): Promise<void>;
  rename(player: string, id: string, name: string): Promise<void>;
  /** With their last one a player is kept by their name no more. */
  remove(player: string, id: string): Promise<void>;
  /** Keeps a challenge (by its hash) until then, for this player, or for whoever shows a passkey; forgets those of before `now`. */
  challenge(hash: Buffer, player: string | null, until: number, now: number): Promise<void>;
  /** Whether this was a challenge for them that holds at `now`; from now on it does not. */
  redeem(hash: Buffer, player: string | null, now: number): Promise<boolean>;
}
