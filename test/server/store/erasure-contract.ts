import type { NewPasskey } from '@nimhall/server/passkeys/queries';
import { ERASE_BATCH } from '@nimhall/server/store/erasure';
import { gatheringKey } from '@nimhall/server/store/logged-entry';
import type { Store } from '@nimhall/server/store/store';
import type { ClassEvent } from '@nimhall/shared/gathering/class/events';
import type { PlayedGame } from '@nimhall/shared/room/played';
import type { Player } from '@nimhall/shared/room/room';
import { expect, test } from 'vitest';

const ann: Player = { id: 'ann', name: 'Ann "A"' };
const ben: Player = { id: 'ben', name: 'Ben' };
const bytes = (text: string): Buffer => Buffer.from(`bytes of ${text}`);
const passkey: NewPasskey = { id: 'key', publicKey: bytes('key'), counter: 0, transports: [], name: 'Phone', at: 1 };

/** What every store must do with players who are to be erased. */
export function erasureContract(current: () => Store): void {
  const keep = async (): Promise<void> => {
    for (const player of [ann, ben]) await current().addPlayer(player, bytes(player.id), 1);
  };
  const sit = (room: string, player: Player, version = 1): Promise<boolean> =>
    current().append({
      room,
      entry: { version, at: version, events: [{ kind: 'seated', seat: 'first', occupant: { kind: 'human', player } }] },
      receipt: null,
      index: null,
      played: [],
    });
  /** Adds an entry that ends a game between both. */
  const end = (room: string, version: number): Promise<boolean> => {
    const game = (seat: 'first' | 'second', opponent: Player): PlayedGame => ({
      room,
      version,
      endedAt: version,
      game: 'nim',
      misere: false,
      seat,
      opponent: { kind: 'human', player: opponent },
      outcome: seat === 'first' ? 'won' : 'lost',
      reason: 'resigned',
      ply: 1,
    });
    return current().append({
      room,
      entry: { version, at: version, events: [{ kind: 'ended', winner: 'first', reason: 'resigned' }] },
      receipt: null,
      index: null,
      played: [
        { player: 'ann', listed: true, game: game('first', ben) },
        { player: 'ben', listed: true, game: game('second', ann) },
      ],
    });
  };
  const say = (room: string, from: Player, id: string): Promise<boolean> =>
    current().addLine(room, { id, at: 1, channel: 'everyone', from, text: id });
  const eraseAll = async (): Promise<void> => {
    while (await current().erasure.erase('ann'));
  };
  const played = async (player: string) =>
    (await current().played(player, { after: null, game: null, outcome: null, listed: false, most: 1_000 })).items;
  /** Every name in a room: in its log, and in its chat. */
  const names = async (room: string): Promise<string[]> => {
    const events = (await current().entries(room, 0)).flatMap((entry) => entry.events);
    const seated = events.flatMap((event) =>
      event.kind === 'seated' && event.occupant.kind === 'human' ? [event.occupant.player.name] : [],
    );
    return [...seated, ...(await current().lines(room, 1_000)).map(({ from }) => from.name)];
  };

  test('a player who asks to be erased cannot sign in by anything from then on, and their name is free', async () => {
    const { erasure, passkeys, credentials } = current();
    await keep();
    await credentials.add('ann', { hash: bytes('token'), kind: 'program', name: 'Bot', at: 1 });
    await credentials.invite('ann', bytes('code'), 100);
    await passkeys.add(ann, 'ann a', passkey);
    await passkeys.challenge(bytes('challenge'), 'ann', 100, 1);
    expect(await erasure.begin('ann', 5)).toBe(true);
    expect(await Promise.all([bytes('ann'), bytes('token')].map((hash) => current().findPlayer(hash, 5)))).toEqual([null, null]);
    expect([await credentials.of('ann'), await passkeys.of('ann'), await passkeys.find('key')]).toEqual([[], [], null]);
    expect(await credentials.accept(bytes('code'), { hash: bytes('other'), kind: 'browser', name: '', at: 6 })).toBeNull();
    expect(await passkeys.redeem(bytes('challenge'), 'ann', 6)).toBe(false);
    expect(await passkeys.holder('ann a')).toBeNull();
    expect(await current().renamePlayer('ann', 'Anna', 'anna')).toBe(false);
    expect(await credentials.add('ann', { hash: bytes('late'), kind: 'browser', name: '', at: 6 })).toBe(false);
    expect(await current().findPlayer(bytes('ben'), 5), 'others are who they were').toEqual(ben);
  });

  test('pending erasures are stored until they are done, with who asked recently', async () => {
    const { erasure } = current();
    await keep();
    expect(await erasure.under(0)).toEqual([]);
    await erasure.begin('ann', 50);
    expect(await erasure.begin('ann', 60), 'once').toBe(false);
    expect(await erasure.begin('nobody', 60)).toBe(false);
    expect(await erasure.under(90)).toEqual([{ player: 'ann', at: 50 }]);
    await erasure.finish('ann');
    expect([await erasure.under(51), await erasure.under(50)]).toEqual([[], [{ player: 'ann', at: 50 }]]);
  });

  test('the erased player’s name is removed from the log of a class, and other names stay', async () => {
    await keep();
    const room = gatheringKey('kx4t9m');
    const join = (version: number, ...events: ClassEvent[]) =>
      current().append({
        room,
        entry: { version, at: version, events },
        receipt: null,
        index: { alarmAt: null, listing: null },
        played: [],
      });
    await join(1, { kind: 'gathered', gathering: 'class', code: 'kx4t9m', prefix: 'kx4t9m_a', host: 'ben' });
    await join(2, { kind: 'joined', player: ann });
    await join(3, { kind: 'joined', player: ben });
    await join(4, { kind: 'renamed', member: 0, player: { id: 'ann', name: 'Annie' } });
    await current().erasure.begin('ann', 5);
    await eraseAll();
    const events = (await current().entries<ClassEvent>(room, 0)).flatMap((entry) => entry.events);
    expect(events.flatMap((event) => ('player' in event ? [event.player] : []))).toEqual([
      { id: 'ann', name: '' },
      ben,
      { id: 'ann', name: '' },
    ]);
    expect(await join(5, { kind: 'renamed', member: 0, player: ann }), 'they are nobody any more').toBe(false);
  });

  test('the name is removed from logs, chat and the lists of others, and nothing else is', async () => {
    await keep();
    await sit('a', ann);
    await sit('a', ben, 2);
    await sit('a', ann, 3);
    await end('a', 4);
    await sit('b', ben);
    await say('a', ann, 'one');
    await say('b', ben, 'two');
    const before = await current().entries('a', 0);
    expect(await current().erasure.roomsWithChatBy('ann')).toEqual(['a']);
    await current().erasure.begin('ann', 5);
    await eraseAll();
    expect([await names('a'), await names('b')]).toEqual([
      ['', 'Ben', '', ''],
      ['Ben', 'Ben'],
    ]);
    const shape = before.map((entry) => JSON.parse(JSON.stringify(entry).replaceAll(JSON.stringify(ann.name), '""')));
    expect(await current().entries('a', 0)).toEqual(shape);
    expect(await played('ben')).toMatchObject([
      { room: 'a', outcome: 'lost', opponent: { kind: 'human', player: { id: 'ann', name: '' } } },
    ]);
    expect(await played('ann')).toEqual([]);
    expect((await current().lines('a', 9)).map(({ from, text }) => `${from.id}: ${text}`)).toEqual(['ann: one']);
    expect(await current().erasure.roomsWithChatBy('ann')).toEqual([]);
  });

  test('any amount is erased in small steps, and repeating it changes nothing', async () => {
    await keep();
    const many = ERASE_BATCH + 20;
    await Promise.all(Array.from({ length: many }, (_, index) => sit(`room${index}`, ann)));
    await Promise.all(Array.from({ length: many }, (_, index) => end(`room${index}`, 2)));
    await Promise.all(Array.from({ length: many }, (_, index) => say('room0', ann, `${index}`)));
    await current().erasure.begin('ann', 5);
    expect(await current().erasure.erase('ann')).toBe(true);
    const left = (await Promise.all(Array.from({ length: many }, (_, index) => names(`room${index}`)))).flat();
    expect(
      left.filter((name) => name !== ''),
      'after one piece',
    ).toHaveLength(2 * 20);
    await Promise.all([eraseAll(), eraseAll()]);
    const all = (await Promise.all(Array.from({ length: many }, (_, index) => names(`room${index}`)))).flat();
    expect(all.filter((name) => name !== '')).toEqual([]);
    expect(new Set((await played('ben')).map(({ opponent }) => JSON.stringify(opponent)))).toEqual(
      new Set([JSON.stringify({ kind: 'human', player: { id: 'ann', name: '' } })]),
    );
    expect(await current().erasure.erase('ann')).toBe(false);
  });

  test('anything they would still do under their name is refused', async () => {
    await keep();
    await sit('a', ben);
    await current().erasure.begin('ann', 5);
    expect([await sit('a', ann, 2), await sit('new', ann), await say('a', ann, 'late')]).toEqual([false, false, false]);
    expect([await names('a'), await names('new')]).toEqual([['Ben'], []]);
    expect(await sit('a', ben, 2)).toBe(true);
  });

  test('a room that is deleted meanwhile does not stop the erasure', async () => {
    await keep();
    for (const room of ['a', 'b']) {
      await sit(room, ann);
      await say(room, ann, 'x');
    }
    await current().erasure.begin('ann', 5);
    while (await current().retention.pruneRoom({ room: 'a', usedAt: 9 }));
    await eraseAll();
    expect([await current().entries('a', 0), await names('b')]).toEqual([[], ['', '']]);
  });
}
