import type { RoomEvent } from '@nimhall/shared/room/events';
import { endingsIn, type Played, playedBy } from '@nimhall/shared/room/played';
import type { ClientBase, QueryResult } from 'pg';
import type { Logger } from 'pino';
import { rowOf } from './played-rows.ts';
import { SCAN_BATCH } from './unused-rooms.ts';

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

/** Puts all games of the log on the lists of their players, in schema 8. Of a log that cannot be understood there are those before it breaks off. */
export async function listOldGames(client: ClientBase, log: Logger): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const { rows }: QueryResult<{ code: string; hasEnded: boolean }> = await client.query(
      `SELECT code, EXISTS (SELECT FROM log WHERE room = code AND events::text LIKE '%"kind":"ended"%') AS "hasEnded"
        FROM room WHERE code > $1 ORDER BY code LIMIT $2`,
      [after, SCAN_BATCH],
    );
    for (const { code, hasEnded } of rows) if (hasEnded) await listGamesOf(client, code, log);
    after = rows.at(-1)?.code;
  }
}

async function listGamesOf(client: ClientBase, code: string, log: Logger): Promise<void> {
  const { rows } = await client.query<{ version: number; at: number; events: RoomEvent[] }>(
    'SELECT version, at, events FROM log WHERE room = $1 ORDER BY version',
    [code],
  );
  const played: Played[] = [];
  try {
    for (const { room, entry } of endingsIn(rows)) played.push(...playedBy(room, entry));
  } catch (error) {
    log.warn({ err: error, room: code }, 'some games of a room are on no list: its log cannot be understood');
  }
  await client.query(
    `INSERT INTO played (player, ended_at, room, version, game, outcome, told)
      SELECT ended_by.player, ended_at, room, version, game, outcome, told
      FROM unnest($1::text[], $2::bigint[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[], $8::boolean[], $9::text[]) AS ended_by (${PLAYED})
      JOIN player ON player.id = ended_by.player
      ON CONFLICT DO NOTHING`,
    playedColumns(played),
  );
}
