import type { PushAddress } from '@nimhall/shared/protocol/push';

/** Devices of one player that are told: of more those go that asked first. */
export const MOST_PUSHES = 10;

/** Where devices are told that it is somebody's turn: with the secret by which a device is known, its address goes. */
export interface Pushes {
  /** Tells a player on the device that has this secret (by its hash) from now on there, and nobody else. False where it is no secret of theirs. */
  put(player: string, secret: Buffer, address: PushAddress, at: number): Promise<boolean>;
  /** Where a player is told. */
  of(player: string): Promise<PushAddress[]>;
  /** Whether the device that has this secret is told. */
  has(secret: Buffer): Promise<boolean>;
  remove(secret: Buffer): Promise<void>;
  /** The device that has the new secret is told where the one with the old one was, if both are the same player's. */
  pass(from: Buffer, to: Buffer): Promise<void>;
  /** Nobody is there any more. */
  drop(endpoint: string): Promise<void>;
}
