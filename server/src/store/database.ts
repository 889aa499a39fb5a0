import { type Compilable, type Expression, type ExpressionBuilder, type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import { COLUMN_TYPES, type Dialect } from './dialect.ts';
import type { Expectation } from './expectation.ts';
import { type Kind, TABLES, type Tables } from './tables.ts';

/** A statement of a transaction. */
export interface Step {
  readonly query: Compilable;
  /** How many rows it must change or return. If it does not, the whole transaction is rolled back. */
  readonly expect?: Expectation | undefined;
}

/** The result of a transaction: how many rows each step changed or returned, or the step that did not meet its expectation. */
export type Outcome = { readonly counts: readonly number[] } | { readonly unmet: number };

/** A database and its tables. Queries are built once for both dialects, and ask for the dialect only where these differ. */
export abstract class Database {
  abstract readonly dialect: Dialect;
  /** Builds queries, but does not run them. */
  abstract readonly sql: Kysely<Tables>;

  /** The rows that a query gives. */
  abstract all<Row>(query: Compilable<Row>): Promise<Row[]>;

  /**
   * Runs the steps in one transaction, and resolves when it is on disk. On Postgres other transactions may write between two steps, so what
   * must not change is locked by a step, guarded by a unique key, or written under a `lock`, a name that one transaction holds at a time.
   */
  abstract transact(steps: readonly Step[], lock?: string): Promise<Outcome>;

  /** The first row that a query gives. */
  async first<Row>(query: Compilable<Row>): Promise<Row | undefined> {
    return (await this.all(query))[0];
  }

  /** Runs one statement; resolves when it is on disk, with the number of changed rows. */
  async write(query: Compilable): Promise<number> {
    const outcome = await this.transact([{ query }]);
    return 'counts' in outcome ? (outcome.counts[0] ?? 0) : 0;
  }
}

/** Inserts a row if a condition holds. */
export function insertWhere<T extends keyof Tables>(
  { sql: builder, dialect }: Database,
  table: T,
  row: Insertable<Tables[T]>,
  condition: (expressions: ExpressionBuilder<Tables, never>) => Expression<SqlBool>,
) {
  const kinds: Readonly<Record<string, Kind | `${Kind}?`>> = TABLES[table];
  // Postgres needs the types of parameters in a SELECT.
  const values = Object.entries(row).map(([column, value]) => {
    const kind = (kinds[column] ?? 'text').replace('?', '') as Kind;
    return sql`cast(${value} as ${sql.raw(COLUMN_TYPES[dialect][kind])})`.as(column);
  });
  return builder
    .insertInto(table)
    .columns(Object.keys(row) as never)
    .expression(builder.selectNoFrom(values).where(condition as never) as never);
}

/** A query whose rows cannot be deleted before the transaction ends. */
export function holding<Query extends { forKeyShare(): Query }>({ dialect }: Database, query: Query): Query {
  return dialect === 'postgres' ? query.forKeyShare() : query;
}

/** A step that locks the row of an existing player, so that they are not erased meanwhile; without it the transaction fails. */
export function playerIsThere(db: Database, player: string): Step {
  return { query: holding(db, db.sql.selectFrom('player').select('id').where('id', '=', player)), expect: { exactly: 1 } };
}

/**
 * Steps that lock a room if this is its newest entry, so that nobody adds to it; if it is not, or the room is in use, the transaction
 * fails.
 */
export function roomIsUnused({ sql: builder, dialect }: Database, room: string, version: number): Step[] {
  const row = builder.selectFrom('room').select('code').where('code', '=', room);
  const newer = builder.selectFrom('log').select('version').where('room', '=', room).where('version', '>', version);
  return [
    { query: dialect === 'postgres' ? row.forUpdate().skipLocked() : row, expect: { exactly: 1 } },
    { query: newer, expect: { exactly: 0 } },
  ];
}

/** A query whose text is built once; its values come in the order in which they appear in it. */
export function template<Row>(query: Compilable<Row>): (...parameters: readonly unknown[]) => Compilable<Row> {
  const compiled = query.compile();
  return (...parameters) => ({ compile: () => ({ ...compiled, parameters }) });
}
