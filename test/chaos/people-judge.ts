import { duelLogs } from '@nimhall/server/ratings/duel-logs';
import type { Store } from '@nimhall/server/store/store';
import { type DuelResult, duelResultOf, OVERALL, type Rank, ranksOf } from '@nimhall/shared/duel/ratings';
import { isDuelOver } from '@nimhall/shared/room/duel-phase';
import { fold } from '@nimhall/shared/room/evolve';
import { endingsIn } from '@nimhall/shared/room/played';
import { seatOf } from '@nimhall/shared/room/room';
import { ongoingGameOf } from '@nimhall/shared/room/unfinished';
import pino from 'pino';
import { expect } from 'vitest';
import type { Couple } from './couple.ts';

const silent = pino({ level: 'silent' });

/**
 * Compares what people were told about duels, challenges, blocks and reports with the store, which must agree whatever
 * went wrong.
 */
export async function judgePeople(store: Store, couples: readonly Couple[]): Promise<void> {
  await judgeRatings(store, couples);
  await expect.poll(() => store.behind(), { message: 'rooms whose lists do not follow their logs', timeout: 20_000 }).toEqual([]);
  for (const couple of couples) {
    for (const room of couple.told.duels) expect(await endsRated(store, room), `the duel ${room} was played to its end`).toBe(true);
    await judgeChallenges(store, couple);
    await judgeBlocks(store, couple);
    await judgeReports(store, couple);
    await judgeDevices(store, couple);
  }
}

/**
 * The end of a duel and its ratings are either both stored or both missing, and the ratings list matches the logs to
 * the last digit.
 */
async function judgeRatings(store: Store, couples: readonly Couple[]): Promise<void> {
  const results: DuelResult[] = [];
  for await (const room of duelLogs(store, (log) => endingsIn(log), silent)) {
    const result = duelResultOf(room.room);
    if (result) results.push(result);
  }
  const ids = couples.flatMap(({ ann, ben }) => [ann.id, ben.id]);
  const order = ({ player, scope }: Rank): string => `${player} ${scope}`;
  const sorted = (ranks: readonly Rank[]) => ranks.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
  const ratings = await store.ratings.of(ids);
  expect(sorted(ratings)).toEqual(sorted(ranksOf(results).filter(({ player }) => ids.includes(player))));
  for (const { player, standing } of ratings.filter(({ scope }) => scope === OVERALL)) {
    expect(
      (await store.duels.points(player, 1)).map(({ rating }) => rating),
      'where the curve ends',
    ).toEqual([standing.rating]);
  }
}

/** Whether a room's duel is over and was rated in the entry that ended it. */
async function endsRated(store: Store, room: string): Promise<boolean> {
  const endings = [...endingsIn(await store.entries(room, 0))].filter((ending) => isDuelOver(ending.room));
  return endings.length === 1 && endings.every(({ entry }) => entry.events.some(({ kind }) => kind === 'rated'));
}

/**
 * A challenge is declined at most once and accepted at most once, as often as that was acknowledged; a waiting game is
 * on the lists of its players.
 */
async function judgeChallenges(store: Store, { told, ann, ben }: Couple): Promise<void> {
  const lists = await Promise.all([ann, ben].map(({ id }) => store.unfinished(id)));
  for (const { room: code, declined, seated } of told.challenges) {
    const log = await store.entries(code, 0);
    const events = log.flatMap((entry) => entry.events);
    expect(
      events.filter(({ kind }) => kind === 'declined'),
      `${code} declined`,
    ).toHaveLength(declined);
    expect(
      events.filter((event) => event.kind === 'seated' && event.occupant.kind === 'human' && event.occupant.player.id === ben.id),
      `${code} taken`,
    ).toHaveLength(seated);
    const room = fold(log);
    const stands = room && ongoingGameOf(room);
    expect(
      lists.map((list) => list.find((game) => game.room === code) ?? null),
      `${code} on the lists`,
    ).toEqual([ann, ben].map(({ id }) => (room && seatOf(room, id) ? stands : null)));
  }
}

/** No blocked player sat down. */
async function judgeBlocks(store: Store, { told, ben }: Couple): Promise<void> {
  expect(told.blocked.filter(({ fate }) => fate !== 'seat-taken')).toEqual([]);
  for (const { room } of told.blocked) expect(JSON.stringify(await store.entries(room, 0))).not.toContain(`"id":"${ben.id}"`);
}

/** Every report is stored once. */
async function judgeReports(store: Store, { told, ann, ben }: Couple): Promise<void> {
  const kept = (await store.moderation.reports(10_000)).filter(({ reporter, reported }) => reporter === ann.id && reported === ben.id);
  expect(kept.map(({ room }) => room).sort()).toEqual(told.reported.toSorted());
}

/** A code lets in at most one device, and every device that was let in is still recognised. */
async function judgeDevices(store: Store, { told, ann }: Couple): Promise<void> {
  expect(Math.max(...told.letIn)).toBeLessThanOrEqual(1);
  const brought = (await store.credentials.of(ann.id)).length - 1;
  expect(brought).toBeLessThanOrEqual(told.letIn.length);
  expect(brought).toBeGreaterThanOrEqual(told.letIn.reduce((sum, count) => sum + count, 0));
}
