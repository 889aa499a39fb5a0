import type { Dialect } from '../dialect.ts';

/** The ratings after each duel, and reviews that say where games were decided: earlier ones are made again when somebody looks. */
export function reviewsAnew(dialect: Dialect): string {
  const isSqlite = dialect === 'sqlite';
  const rated = isSqlite
    ? `SELECT json_extract(event.value, '$.overall.' || json_extract(played.told, '$.seat') || '.after.rating')
        FROM played JOIN log USING (room, version), json_each(log.events) AS event
        WHERE played.player = duel.player AND played.room = duel.room AND json_extract(event.value, '$.kind') = 'rated' LIMIT 1`
    : `SELECT (event -> 'overall' -> (played.told::json ->> 'seat') -> 'after' ->> 'rating')::float8
        FROM played JOIN log USING (room, version), json_array_elements(log.events::json) AS event
        WHERE played.player = duel.player AND played.room = duel.room AND event ->> 'kind' = 'rated' LIMIT 1`;
  return `
    -- What somebody was worth in all games together after a duel; null while it runs, and for an old one whose log is archived.
    ALTER TABLE duel ADD COLUMN rating ${isSqlite ? 'real' : 'double precision'};
    UPDATE duel SET rating = (${rated}) WHERE ended_at IS NOT NULL;
    CREATE INDEX duel_ended ON duel (player, ended_at, voided, rating) WHERE ended_at IS NOT NULL;
    DELETE FROM review;`;
}
