import type { Played } from '@nimhall/shared/room/played';
import { rowOf } from './played-rows.ts';

/** The columns of the table of what people played. */
export const PLAYED = 'player, ended_at, room, version, game, outcome, opponent, listed, told';

/** Games for the lists of players by these columns, as `unnest` wants them. */
export function playedColumns(played: readonly Played[]): unknown[] {
  const rows = played.map(({ player, listed, game }) => ({ player, listed, ...rowOf(game) }));
  return [
    rows.map(({ player }) => player),
    rows.map(({ endedAt }) => endedAt),
    rows.map(({ room }) => room),
    rows.map(({ version }) => version),
    rows.map(({ game }) => game),
    rows.map(({ outcome }) => outcome),
    rows.map(({ opponent }) => opponent),
    rows.map(({ listed }) => listed),
    rows.map(({ told }) => told),
  ];
}
