import { type Expression, sql as raw } from 'kysely';
import type { Database } from './database.ts';

/** Rooms, or players, that are scanned in one go. */
export const SCAN_BATCH = 100;

/** A room that has not been used for a long time, and its last use. */
export interface UnusedRoom {
  readonly room: string;
  readonly usedAt: number;
}

/** Whether nobody is in a room on any node. A single server knows that by itself. */
export function isUnvisited({ dialect }: Pick<Database, 'dialect'>, room: Expression<string>) {
  return dialect === 'sqlite' ? raw<boolean>`1 = 1` : raw<boolean>`not exists (select from visit where visit.room = ${room})`;
}
