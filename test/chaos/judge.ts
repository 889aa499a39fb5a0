import type { LoggedEntry } from '@nimhall/server/store/logged-entry';
import type { Store } from '@nimhall/server/store/store';
import { fold } from '@nimhall/shared/room/evolve';
import { expect } from 'vitest';
import { judgeClock } from './clock-judge.ts';
import { type ChaosPlayer, entryText } from './player.ts';
import type { Failure } from './trouble.ts';

/** What a store has about games, and about the faults meanwhile. */
export interface Records extends Pick<Store, 'outages'> {
  /** The whole log of a room. */
  entries(room: string, since: 0): Promise<readonly LoggedEntry[]>;
}

interface Case {
  readonly room: string;
  readonly players: readonly ChaosPlayer[];
  readonly records: Records;
  readonly failures: readonly Failure[];
  /** Whether a backup was restored: then answers of earlier epochs may be missing. */
  readonly restored: boolean;
}

/** Compares what every client was told about a room with its log, which must agree whatever went wrong. */
export async function judge({ room: code, players, records, failures, restored }: Case): Promise<void> {
  const log = await records.entries(code, 0);
  expect(log.map(({ version }) => version)).toEqual(log.map((_, index) => index + 1));
  const receipts = log.flatMap(({ receipt }) => (receipt ? [`${receipt.actor} ${receipt.id}`] : []));
  expect(new Set(receipts).size, 'a command was carried out twice').toBe(receipts.length);
  // Entries after the game (a player leaves, say) may still be on their way.
  await Promise.all(players.map((player) => player.reaches(({ version }) => version >= log.length)));
  const room = fold(log);
  for (const { room: known, told } of players) {
    expect(known, 'a client ended with another room than the log tells of').toEqual(room);
    for (const { seen, acks } of restored ? told.slice(-1) : told) {
      for (const [version, texts] of seen) {
        expect([...texts], 'a client saw what is not in the log').toEqual(log.slice(version - 1, version).map(entryText));
      }
      for (const [id, versions] of acks) {
        expect(versions.size, `${id} was answered in two ways`).toBe(1);
        for (const version of versions) expect(log[version - 1]?.receipt?.id, 'an acknowledged move was lost').toBe(id);
      }
    }
  }
  judgeClock(log, { failures, outages: await records.outages() });
}
