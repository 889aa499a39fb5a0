import type { Store } from '@nimhall/server/store/store';
import type { PlayedGame, PlayerResult } from '@nimhall/shared/room/played';
import { expect, test } from 'vitest';

const bytes = (text: string): Buffer => Buffer.from(`bytes of ${text}`);

/** What every store must do with public profiles. */
export function profilesContract(current: () => Store): void {
  const keep = async (...ids: string[]): Promise<void> => {
    for (const id of ids) await current().addPlayer({ id, name: id.toUpperCase() }, bytes(id), 1);
  };
  const passkey = (id: string) => ({ id, publicKey: bytes(id), counter: 0, transports: [], name: '', at: 1 });
  let at = 0;
  /** Adds a game of Ann's against an opponent; null is a bot. */
  const play = (opponent: string | null, game: string, outcome: PlayerResult, listed = true): Promise<boolean> => {
    at++;
    const played: PlayedGame = {
      room: `room${at}`,
      version: 1,
      endedAt: at,
      game,
      misere: false,
      seat: 'first',
      opponent: opponent === null ? { kind: 'bot', level: 'random' } : { kind: 'human', player: { id: opponent, name: 'as then' } },
      outcome,
      reason: 'last-object',
      ply: 3,
    };
    return current().append({
      room: played.room,
      entry: { version: 1, at, events: [{ kind: 'ended', winner: 'first', reason: 'last-object' }] },
      receipt: null,
      index: null,
      played: [{ player: 'ann', listed, game: played }],
    });
  };

  test('a player is found by the look-alike of their registered name, and nobody else is', async () => {
    await keep('ann', 'ben');
    await current().passkeys.add({ id: 'ann', name: 'ANN' }, 'ann', passkey('key'));
    const { profiles } = current();
    expect([await profiles.accountNamed('ann'), await profiles.accountNamed('ben')]).toEqual([{ id: 'ann', name: 'ANN' }, null]);
    await current().passkeys.remove('ann', 'key');
    expect(await profiles.accountNamed('ann')).toBeNull();
  });

  test('counts results by game and by opponent', async () => {
    await keep('ann', 'ben', 'cleo');
    await current().passkeys.add({ id: 'ben', name: 'BEN' }, 'ben', passkey('key'));
    for (const outcome of ['won', 'won', 'lost'] as const) await play('ben', 'nim', outcome);
    await play('cleo', 'chomp', 'undecided');
    await play(null, 'nim', 'won');
    await play('passing guest', 'cram', 'lost');
    const { profiles } = current();
    expect(await profiles.standing('ann')).toEqual({
      games: [
        { game: 'nim', won: 3, lost: 1, undecided: 0 },
        { game: 'chomp', won: 0, lost: 0, undecided: 1 },
        { game: 'cram', won: 0, lost: 1, undecided: 0 },
      ],
      rivals: [
        { name: 'BEN', kept: true, won: 2, lost: 1, undecided: 0 },
        { name: 'CLEO', kept: false, won: 0, lost: 0, undecided: 1 },
      ],
    });
    expect(await profiles.between('ann', 'ben')).toEqual({ won: 2, lost: 1, undecided: 0 });
    expect(await profiles.between('ben', 'ann')).toEqual({ won: 0, lost: 0, undecided: 0 });
    expect(await profiles.standing('ben')).toEqual({ games: [], rivals: [] });
  });

  test('an erased player is no opponent any more, and their games count', async () => {
    await keep('ann', 'ben');
    await play('ben', 'nim', 'won');
    await current().erasure.begin('ben', 5);
    while (await current().erasure.erase('ben'));
    expect(await current().profiles.standing('ann')).toEqual({ games: [{ game: 'nim', won: 1, lost: 0, undecided: 0 }], rivals: [] });
  });

  test('only games of listed rooms are public', async () => {
    await keep('ann');
    await play(null, 'nim', 'won', false);
    await play(null, 'chomp', 'lost');
    const games = async (listed: boolean) =>
      (await current().played('ann', { after: null, game: null, outcome: null, listed, most: 9 })).items.map(({ game }) => game);
    expect([await games(true), await games(false)]).toEqual([['chomp'], ['chomp', 'nim']]);
  });

  test('keeps the accuracy of a game, once, as long as its room exists', async () => {
    await keep('ann');
    await play(null, 'nim', 'won');
    const { reviews } = current();
    const [game] = (await current().played('ann', { after: null, game: null, outcome: null, listed: false, most: 1 })).items;
    if (!game) throw new Error('no game');
    expect((await reviews.of([game])).size).toBe(0);
    await reviews.keep(game.room, game.version, { first: { had: 3, kept: 2 }, second: 'unknown', decided: { position: '1,2', move: 3 } });
    await reviews.keep(game.room, game.version, { first: 'unknown', second: 'unknown', decided: null });
    await reviews.keep('nowhere', 1, { first: 'unknown', second: 'unknown', decided: null });
    const known = await reviews.of([game, { room: 'nowhere', version: 1 }, { ...game, version: 2 }]);
    expect([...known]).toEqual([
      [`${game.room} ${game.version}`, { first: { had: 3, kept: 2 }, second: 'unknown', decided: { position: '1,2', move: 3 } }],
    ]);
    while (await current().retention.pruneRoom({ room: game.room, usedAt: game.endedAt }));
    expect((await reviews.of([game])).size).toBe(0);
  });
}
