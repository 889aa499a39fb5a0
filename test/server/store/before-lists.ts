import type { Store } from '@nimhall/server/store/store';
import type { Entry, RoomEvent } from '@nimhall/shared/room/events';
import type { Occupant } from '@nimhall/shared/room/room';
import { expect } from 'vitest';

const human = (id: string): Occupant => ({ kind: 'human', player: { id, name: id } });
const moved = (seat: 'first' | 'second', ply: number, branch: number, move: string, position: string): RoomEvent => ({
  kind: 'moved',
  seat,
  ply,
  branch,
  move,
  position,
});

function opened(room: string, second: Occupant): RoomEvent[] {
  return [
    { kind: 'created', room, host: 'ann', listed: true, overlay: 'after', game: 'nim', params: {}, misere: false, start: '2' },
    { kind: 'seated', seat: 'first', occupant: human('ann') },
    { kind: 'seated', seat: 'second', occupant: second },
    { kind: 'started' },
  ];
}

/** A log whose entries come one after the other, from a time on. */
const log = (from: number, ...entries: RoomEvent[][]): Entry[] =>
  entries.map((events, index) => ({ version: index + 1, at: from + index, events }));

/** Logs as they were kept before stores had lists of what people played. */
export const OLD_GAMES: Readonly<Record<string, readonly Entry[]>> = {
  twice: log(
    100,
    opened('twice', human('ben')),
    [moved('first', 0, 0, 'a2', '0'), { kind: 'ended', winner: 'first', reason: 'last-object' }],
    [{ kind: 'rematch-started' }],
    [moved('first', 0, 1, 'a1', '1')],
    [{ kind: 'ended', winner: 'first', reason: 'resigned' }],
  ),
  bot: log(200, opened('bot', { kind: 'bot', level: 'random' }), [
    moved('first', 0, 0, 'a2', '0'),
    { kind: 'ended', winner: 'first', reason: 'last-object' },
  ]),
  aborted: log(300, opened('aborted', human('ben')), [{ kind: 'ended', winner: null, reason: 'aborted' }]),
  running: log(400, opened('running', human('ben')), [moved('first', 0, 0, 'a1', '1')]),
  strange: log(500, [{ kind: 'stood', seat: 'first' }], [{ kind: 'ended', winner: null, reason: 'expired' }]),
};

/** Expects that a store that was brought up to date lists the games of these logs. */
export async function expectOnLists(store: Store): Promise<void> {
  const list = async (player: string) =>
    (await store.played(player, { after: null, game: null, outcome: null, listed: false, most: 10 })).items.map(
      ({ room, version, seat, outcome }) => `${room} ${version} ${seat} ${outcome}`,
    );
  expect(await list('ann')).toEqual(['bot 2 first won', 'twice 5 second lost', 'twice 2 first won']);
  expect(await list('ben')).toEqual(['twice 5 first won', 'twice 2 second lost']);
  for (const player of ['ann', 'ben']) {
    expect(await store.unfinished(player)).toMatchObject([{ room: 'running', turn: 'second', position: '1' }]);
  }
  expect(await store.dueRooms(Number.MAX_SAFE_INTEGER, 10), 'nobody closes it any more').not.toContain('running');
}
