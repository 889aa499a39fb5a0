import type { Rank } from '@nimhall/shared/duel/ratings';
import { SETTLED } from '@nimhall/shared/rating';
import type { Player } from '@nimhall/shared/room/room';
import type { ClientBase, Pool } from 'pg';
import { LOOKED_AT } from './attic.ts';
import { inTransaction } from './postgres-pool.ts';
import { writeAlone } from './postgres-writer.ts';
import { RATED, type RatingRow, rankedOf, rankOf, rowOf } from './rating-rows.ts';
import type { Ratings } from './ratings.ts';
import type { Append } from './store.ts';

/** Any number that no other lock of this database has: duels end one at a time. */
const LOCK = 6_246_426;

export function postgresRatings(pool: Pool): Ratings {
  return {
    of: async (players) => {
      const { rows } = await pool.query<RatingRow>({
        name: 'ratings',
        text: 'SELECT player, scope, rating, deviation, volatility, duels, at FROM rating WHERE player = ANY($1)',
        values: [players],
      });
      return rows.map(rankOf);
    },
    best: async (scope, most) => {
      const { rows } = await pool.query<RatingRow & Pick<Player, 'name'>>({
        name: 'best',
        text: `SELECT player, name, scope, rating, deviation, volatility, duels, at FROM rating JOIN player ON player.id = rating.player
          WHERE scope = $1 AND duels >= ${SETTLED.duels} AND deviation <= ${SETTLED.deviation} ORDER BY rating DESC, player LIMIT $2`,
        values: [scope, most],
      });
      return rows.map(rankedOf);
    },
    rooms: async (after) => {
      const { rows } = await pool.query<{ room: string }>(
        `SELECT DISTINCT room FROM log WHERE room > $1 AND events::text LIKE '%${RATED}%' ORDER BY room LIMIT $2`,
        [after, LOOKED_AT],
      );
      const items = rows.map(({ room }) => room);
      return { items, next: items.length < LOOKED_AT ? null : (items.at(-1) ?? null) };
    },
    put: (ranks) => put(pool, ranks),
  };
}

/** Appends the entry that ends a duel, with the ratings that it changes: both or neither, and neither where another duel of theirs ended first. */
export function appendRated(pool: Pool, append: Append): Promise<boolean> {
  const { rated = [] } = append;
  return inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await client.query<RatingRow>('SELECT player, scope, at FROM rating WHERE player = ANY($1)', [
      rated.map(({ player }) => player),
    ]);
    const before = new Map(rows.map(({ player, scope, at }) => [`${scope} ${player}`, at]));
    const areAsBefore = rated.every(({ player, scope, previous }) => (before.get(`${scope} ${player}`) ?? null) === previous);
    if (!areAsBefore || !(await writeAlone(client, append))) return false;
    await put(client, rated);
    return true;
  });
}

async function put(client: Pool | ClientBase, ranks: readonly Rank[]): Promise<void> {
  const rows = ranks.map(rowOf);
  await client.query(
    `INSERT INTO rating (player, scope, rating, deviation, volatility, duels, at)
      SELECT * FROM unnest($1::text[], $2::text[], $3::float8[], $4::float8[], $5::float8[], $6::int[], $7::bigint[])
      ON CONFLICT (player, scope) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
        volatility = excluded.volatility, duels = excluded.duels, at = excluded.at WHERE rating.at <= excluded.at`,
    [
      rows.map(({ player }) => player),
      rows.map(({ scope }) => scope),
      rows.map(({ rating }) => rating),
      rows.map(({ deviation }) => deviation),
      rows.map(({ volatility }) => volatility),
      rows.map(({ duels }) => duels),
      rows.map(({ at }) => at),
    ],
  );
}
