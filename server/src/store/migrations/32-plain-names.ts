import type { Dialect } from '../dialect.ts';

/** Tables and columns with the names that an engineer would look for. */
export function plainNames(dialect: Dialect): string {
  return `
    ALTER TABLE tie RENAME TO relationship;
    ALTER TABLE relationship RENAME COLUMN tie TO kind;
    ALTER TABLE deed RENAME TO moderation_action;
    ALTER TABLE moderation_action RENAME COLUMN doer TO operator;
    ALTER TABLE kept_name RENAME TO reserved_name;
    ALTER TABLE reserved_name RENAME COLUMN looks TO skeleton;
    ALTER TABLE forgotten RENAME TO erasure;
    ALTER TABLE bears_name RENAME TO name_occurrence;
    ALTER TABLE chore RENAME TO job_run;
    ${dialect === 'sqlite' ? ONLY_SQLITE : ONLY_POSTGRES}`;
}

const ONLY_SQLITE = `
    DROP INDEX tie_other;
    CREATE INDEX relationship_other ON relationship (other);
    DROP INDEX deed_at;
    CREATE INDEX moderation_action_at ON moderation_action (at);
    DROP INDEX forgotten_at;
    CREATE INDEX erasure_at ON erasure (at);
    DROP INDEX forgotten_undone;
    CREATE INDEX erasure_undone ON erasure (player) WHERE done = 0;
    DROP INDEX bears_name_player;
    CREATE INDEX name_occurrence_player ON name_occurrence (player);`;

const ONLY_POSTGRES = `
    ALTER INDEX tie_pkey RENAME TO relationship_pkey;
    ALTER INDEX tie_other RENAME TO relationship_other;
    ALTER INDEX deed_pkey RENAME TO moderation_action_pkey;
    ALTER INDEX deed_at RENAME TO moderation_action_at;
    ALTER INDEX kept_name_pkey RENAME TO reserved_name_pkey;
    ALTER INDEX kept_name_player_key RENAME TO reserved_name_player_key;
    ALTER INDEX forgotten_pkey RENAME TO erasure_pkey;
    ALTER INDEX forgotten_at RENAME TO erasure_at;
    ALTER INDEX forgotten_undone RENAME TO erasure_undone;
    ALTER INDEX bears_name_pkey RENAME TO name_occurrence_pkey;
    ALTER INDEX bears_name_player RENAME TO name_occurrence_player;
    ALTER INDEX chore_pkey RENAME TO job_run_pkey;
    -- Nodes of the previous version, which may run until they are upgraded as well, read and write these. The next migration drops them.
    CREATE VIEW tie AS SELECT player, other, kind AS tie FROM relationship;
    CREATE VIEW deed AS SELECT id, at, operator AS doer, kind, target, detail, outcome FROM moderation_action;
    CREATE VIEW kept_name AS SELECT skeleton AS looks, player FROM reserved_name;
    CREATE VIEW forgotten AS SELECT * FROM erasure;
    CREATE VIEW bears_name AS SELECT * FROM name_occurrence;
    CREATE VIEW chore AS SELECT * FROM job_run;`;
