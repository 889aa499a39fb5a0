import type { Actor, RoomCommand } from '@nimhall/shared/room/commands';
import { decide } from '@nimhall/shared/room/decide';
import type { Entry } from '@nimhall/shared/room/events';
import { fold } from '@nimhall/shared/room/evolve';
import { formatRecord } from '@nimhall/shared/room/game-record';
import { endingsIn, picturedAt, playedBy } from '@nimhall/shared/room/played';
import { recordOf } from '@nimhall/shared/room/record';
import { expect, test } from 'vitest';
import { ann, ben, move, open, sit } from '../../support/deciding.ts';

/** The log of these commands, one second apart. */
function logOf(...steps: readonly (readonly [Actor, RoomCommand])[]): Entry[] {
  const log: Entry[] = [];
  for (const [actor, command] of steps) {
    const at = 1_000 * (log.length + 1);
    const decision = decide(fold(log), command, actor, at);
    if (!decision.ok) throw new Error(decision.error.message);
    log.push({ version: log.length + 1, at, events: decision.value });
  }
  return log;
}

const played = (log: readonly Entry[]) => [...endingsIn(log)].flatMap(({ room, entry }) => playedBy(room, entry));

const begun = [
  [ann, open],
  [ben, sit('second')],
] as const;

test('a game is on the lists of both its players, from their points of view', () => {
  const [mine, theirs, ...rest] = played(logOf(...begun, [ann, move(0, 'b1')], [ben, move(1, 'b1')], [ann, move(2, 'a1')]));
  expect(rest).toEqual([]);
  expect(mine).toEqual({
    player: 'ann',
    listed: true,
    game: {
      room: 'code',
      version: 5,
      endedAt: 5_000,
      game: 'nim',
      misere: false,
      seat: 'first',
      opponent: { kind: 'human', player: { id: 'ben', name: 'Ben' } },
      outcome: 'won',
      reason: 'last-object',
      ply: 3,
      params: {},
      start: '1,2',
      position: '0,0',
    },
  });
  expect(theirs).toMatchObject({ player: 'ben', game: { seat: 'second', outcome: 'lost', opponent: { player: { id: 'ann' } } } });
});

test('each game of a room counts separately, and players keep their identity when they change seats', () => {
  const log = logOf(
    ...begun,
    [ann, move(0, 'b1')],
    [ben, { kind: 'resign' }],
    [ann, { kind: 'offer-rematch' }],
    [ben, { kind: 'answer-rematch', accept: true }],
    [ben, move(0, 'b2', 1)],
    [ann, move(1, 'a1', 1)],
  );
  expect(played(log).map(({ player, game }) => `${player} ${game.version} ${game.seat} ${game.outcome}`)).toEqual([
    'ann 4 first won',
    'ben 4 second lost',
    'ben 8 first lost',
    'ann 8 second won',
  ]);
  const records = [...endingsIn(log)].map(({ room }) => formatRecord(recordOf(room)));
  expect(records.map((record) => record.split('\n\n')[1])).toEqual(['1. b1\n', '1. b2 a1\n']);
});

test('an aborted game, or one without moves, does not count, but an unfinished one does', () => {
  expect(played(logOf(...begun, [ben, { kind: 'abort' }]))).toEqual([]);
  expect(played(logOf(...begun, [ann, move(0, 'b1')], [ben, { kind: 'abort' }]))).toEqual([]);
  const abandoned = logOf(...begun, [ann, move(0, 'b1')]);
  const expired: Entry = { version: 4, at: 9_000, events: [{ kind: 'ended', winner: null, reason: 'expired' }] };
  expect(played([...abandoned, expired]).map(({ game }) => game.outcome)).toEqual(['undecided', 'undecided']);
  expect(played(logOf(...begun, [ann, { kind: 'resign' }]))).toEqual([]);
});

test('a game against a bot has one list, with the bot as the opponent', () => {
  const log = logOf([ann, { ...open, seats: { second: { bot: 'random' } } }], [ann, move(0, 'b1')], [ann, { kind: 'resign' }]);
  expect(played(log)).toMatchObject([{ player: 'ann', game: { outcome: 'lost', opponent: { kind: 'bot', level: 'random' } } }]);
});

test('is shown where it was decided, and never with an empty table', () => {
  const [game] = played(logOf(...begun, [ann, move(0, 'b1')], [ben, move(1, 'b1')], [ann, move(2, 'a1')])).map((each) => each.game);
  const [resigned] = played(logOf(...begun, [ann, move(0, 'b1')], [ben, { kind: 'resign' }])).map((each) => each.game);
  if (!game || !resigned) throw new Error('both were played');
  const shown = [game, { ...game, decided: null }, { ...game, decided: { position: '0,1', move: 3 } }, resigned].map(picturedAt);
  expect(shown.map(({ position }) => position)).toEqual(['1,2', '1,2', '0,1', '1,1']);
  expect(shown.map(({ start }) => start)).toEqual(shown.map(({ position }) => position));
  const { position: _, start: __, params: ___, ...long } = game;
  expect(picturedAt(long)).toEqual({});
});

test('a long position is omitted from the list', () => {
  const start = Array.from({ length: 26 }, () => '99999999').join(',');
  const log = logOf([ann, { ...open, start, seats: { second: { bot: 'random' } } }], [ann, move(0, 'a1')], [ann, { kind: 'resign' }]);
  const [one] = played(log);
  expect(one?.game).not.toHaveProperty('position');
  expect(JSON.stringify(one).length).toBeLessThan(400);
  expect(fold(log)?.start).toBe(start);
});
