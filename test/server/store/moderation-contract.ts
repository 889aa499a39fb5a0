import { FOR_GOOD } from '@nimhall/server/moderation/queries';
import type { Store } from '@nimhall/server/store/store';
import { expect, test } from 'vitest';

const deed = (id: string, at: number, more = {}) => ({
  id,
  at,
  by: 'root',
  kind: 'mute' as const,
  target: 'ann',
  detail: '2h',
  ...more,
});

/** What every store must do for the operator. */
export function moderationContract(current: () => Store): void {
  const keep = (id: string, name: string, at: number) => current().addPlayer({ id, name }, Buffer.from(id), at);
  const idsOf = async (text: string, most = 10) => (await current().moderation.people(text, most)).map(({ id }) => id);

  test('finds people by part of a name, or by id or exact name alone where asked', async () => {
    await keep('ann', 'Ann 50%', 10);
    await keep('ben', 'Ben', 30);
    await keep('bea', 'Ben', 20);
    expect(await idsOf('')).toEqual(['ben', 'bea', 'ann']);
    expect([await idsOf('NN'), await idsOf('%'), await idsOf('_'), await idsOf('e', 1)]).toEqual([['ann'], ['ann'], [], ['ben']]);
    const found = async (text: string) => (await current().moderation.find(text)).map(({ id }) => id);
    expect([await found('ben'), await found('Ben'), await found('Be')]).toEqual([['ben'], ['ben', 'bea'], []]);
    expect(await current().moderation.find('ann')).toEqual([
      { id: 'ann', name: 'Ann 50%', hasPasskey: false, createdAt: 10, seenAt: 10, mutedUntil: null, barredUntil: null },
    ]);
  });

  test('lists rooms, and those of one player', async () => {
    await keep('ann', 'Ann', 1);
    const add = (room: string, at: number, player: string) =>
      current().append({
        room,
        entry: {
          version: 1,
          at,
          events: [{ kind: 'seated', seat: 'first', occupant: { kind: 'human', player: { id: player, name: player } } }],
        },
        receipt: null,
        index: { alarmAt: null, listing: { place: 'waiting', host: player, since: at, seeks: null } },
        played: [],
      });
    await add('old', 5, 'ann');
    await add('new', 9, 'eve');
    const rooms = [
      { room: 'new', usedAt: 9, place: 'waiting' },
      { room: 'old', usedAt: 5, place: 'waiting' },
    ];
    expect(await current().moderation.rooms(null, 10)).toEqual(rooms);
    expect([await current().moderation.rooms(null, 1), await current().moderation.rooms('ann', 10)]).toEqual([[rooms[0]], [rooms[1]]]);
  });

  test('mutes stored players, for a while or for good, and unmutes them', async () => {
    const { moderation } = current();
    await keep('ann', 'Ann', 1);
    expect(await moderation.mutedUntil('ann')).toBeNull();
    expect([await moderation.mute('ann', 500), await moderation.mutedUntil('ann')]).toEqual([true, 500]);
    expect([await moderation.mute('ann', FOR_GOOD), await moderation.mutedUntil('ann')]).toEqual([true, FOR_GOOD]);
    expect((await moderation.find('ann'))[0]?.mutedUntil).toBe(FOR_GOOD);
    expect([await moderation.mute('ann', null), await moderation.mute('ann', null), await moderation.mutedUntil('ann')]).toEqual([
      true,
      true,
      null,
    ]);
    expect([await moderation.mute('nobody', 500), await moderation.mute('nobody', null), await moderation.mutedUntil('nobody')]).toEqual([
      false,
      false,
      null,
    ]);
  });

  test('bars a player from new games and from ratings separately, and lifts each', async () => {
    const { moderation } = current();
    await keep('ann', 'Ann', 1);
    expect(await moderation.barredUntil('ann', 'play')).toBeNull();
    expect([await moderation.bar('ann', 'play', 500), await moderation.bar('ann', 'ratings', 900)]).toEqual([true, true]);
    expect([await moderation.barredUntil('ann', 'play'), await moderation.barredUntil('ann', 'ratings')]).toEqual([500, 900]);
    expect((await moderation.find('ann'))[0]?.barredUntil).toBe(500);
    expect([await moderation.bar('ann', 'play', null), await moderation.barredUntil('ann', 'play')]).toEqual([true, null]);
    expect(await moderation.barredUntil('ann', 'ratings')).toBe(900);
  });

  test('the notice is the last one that was posted and not removed', async () => {
    const { moderation } = current();
    const deed = async (id: string, at: number, kind: 'notice' | 'unnotice' | 'rename', outcome = 'done') => {
      await moderation.begin({ id, at, by: 'root', kind, target: 'everybody', detail: `text of ${id}` });
      await moderation.finish(id, outcome);
    };
    expect(await moderation.notice()).toBeNull();
    await deed('one', 1, 'notice');
    await deed('two', 2, 'rename');
    await deed('three', 3, 'notice', 'unavailable');
    expect(await moderation.notice()).toEqual({ id: 'one', text: 'text of one' });
    await deed('four', 4, 'unnotice');
    expect(await moderation.notice()).toBeNull();
    await deed('five', 5, 'notice');
    expect(await moderation.notice()).toEqual({ id: 'five', text: 'text of five' });
  });

  const report = (reporter: string, reported: string, room: string, at: number) => ({
    at,
    reporter,
    reported,
    name: 'Ann',
    reason: 'words' as const,
    room,
    said: 'boo',
  });
  const reported = async () =>
    (await current().moderation.reports(10)).map(({ reporter, reported, room }) => `${reporter} ${reported} ${room}`);

  test('keeps one report per reporter, player and room, as long as the chat is kept and the reporter exists', async () => {
    const { moderation, erasure, retention } = current();
    for (const id of ['ann', 'ben', 'eve']) await keep(id, id, 1);
    await moderation.report(report('ben', 'ann', 'room', 5));
    await moderation.report({ ...report('ben', 'ann', 'room', 6), reason: 'other', said: 'something else' });
    await moderation.report(report('ben', 'ann', '', 7));
    await moderation.report(report('eve', 'ben', 'room', 8));
    await moderation.report(report('eve', 'passing', 'room', 9));
    expect(await reported()).toEqual(['eve passing room', 'eve ben room', 'ben ann ', 'ben ann room']);
    expect((await moderation.reports(10)).at(-1), 'the first').toEqual({ ...report('ben', 'ann', 'room', 5), done: null });
    expect(await moderation.reports(1)).toHaveLength(1);
    while (await retention.pruneLines(6));
    expect(await reported()).toEqual(['eve passing room', 'eve ben room', 'ben ann ']);
    await erasure.begin('ann', 9);
    await moderation.report(report('ben', 'ann', 'other', 9));
    expect(await reported(), 'nothing new about the erased player').toEqual(['eve passing room', 'eve ben room', 'ben ann ']);
    expect((await moderation.reports(10)).at(-1), 'without their name').toEqual({ ...report('ben', 'ann', '', 7), name: '', done: null });
    await retention.prunePlayers({ games: 0, guests: 9 }, '');
    expect(await reported()).toEqual([]);
  });

  test('erasing a player also erases reports that an operator has seen, and nothing else', async () => {
    const { moderation, erasure } = current();
    for (const id of ['ann', 'ben', 'eve']) await keep(id, id, 1);
    await moderation.report(report('ben', 'ann', 'room', 5));
    await moderation.resolve('ann', { at: 6, by: 'root', note: '' });
    await moderation.report(report('eve', 'ann', 'room', 7));
    await erasure.begin('ann', 9);
    expect(await reported()).toEqual(['eve ann room']);
    expect(await moderation.resolve('ann', { at: 10, by: 'root', note: 'gone' })).toBe(1);
  });

  test('resolves the reports about a player, lists open ones first, and accepts a new report afterwards', async () => {
    const { moderation } = current();
    await moderation.report(report('ben', 'ann', 'room', 5));
    await moderation.report(report('eve', 'ann', '', 6));
    await moderation.report(report('ann', 'ben', 'room', 4));
    const done = { at: 9, by: 'root', note: 'muted for a day' };
    expect([
      await moderation.resolve('ann', done),
      await moderation.resolve('ann', { ...done, at: 10 }),
      await moderation.resolve('nobody', done),
    ]).toEqual([2, 0, 0]);
    expect(await moderation.reports(10)).toEqual([
      { ...report('ann', 'ben', 'room', 4), done: null },
      { ...report('eve', 'ann', '', 6), done },
      { ...report('ben', 'ann', 'room', 5), done },
    ]);
    await moderation.report({ ...report('ben', 'ann', 'room', 11), said: 'again' });
    expect((await moderation.reports(1))[0]).toEqual({ ...report('ben', 'ann', 'room', 11), said: 'again', done: null });
    expect(await moderation.resolve('ann', { ...done, at: 12 })).toBe(1);
  });

  test('stores each action’s start and result once', async () => {
    const { moderation } = current();
    await moderation.begin(deed('a', 5));
    await moderation.begin(deed('a', 6));
    await moderation.begin(deed('b', 7, { kind: 'close', target: 'room', detail: '' }));
    await moderation.finish('b', 'done');
    const [b, a] = [
      { ...deed('b', 7, { kind: 'close', target: 'room', detail: '' }), outcome: 'done' },
      { ...deed('a', 5), outcome: null },
    ];
    expect(await moderation.actions(0, 10)).toEqual([b, a]);
    expect([await moderation.actions(6, 10), await moderation.actions(0, 1)]).toEqual([[b], [b]]);
  });

  test('an erased player’s mute is removed, and actions about them name nobody', async () => {
    const { moderation, erasure, retention } = current();
    await keep('ann', 'Ann', 1);
    await keep('ben', 'Ben', 1);
    await moderation.mute('ann', 500);
    await moderation.mute('ben', 500);
    await moderation.begin(deed('a', 5, { kind: 'rename', detail: 'Anna' }));
    await erasure.begin('ann', 9);
    expect(await moderation.mutedUntil('ann')).toBeNull();
    expect(await moderation.actions(0, 10)).toMatchObject([{ kind: 'rename', target: 'ann', detail: '' }]);
    await retention.prunePlayers({ games: 10, guests: 10 }, '');
    expect(await moderation.mutedUntil('ben')).toBeNull();
  });
}
