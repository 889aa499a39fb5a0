import { type Compilable, type Expression, type ExpressionBuilder, type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import { COLUMN_TYPES, type Dialect } from './dialect.ts';
import { type Kind, TABLES, type Tables } from './tables.ts';

/** A statement of a transaction. */
export interface Step {
  readonly query: Compilable;
  /** How many rows it has to change or, where it reads, to give. Where it does not, the whole transaction leaves no trace. */
  readonly expect?: Expectation | undefined;
}

export type Expectation = { readonly atLeast: number } | { readonly exactly: number };

/** What came of a transaction: how many rows each step changed or gave, or nothing, because of the step that was not as expected. */
export type Outcome = { readonly counts: readonly number[] } | { readonly unmet: number };

/** A database and its tables. Queries are built once for both dialects, and ask for the dialect only where these differ. */
export abstract class Database {
  abstract readonly dialect: Dialect;
  /** Builds queries; it does not run them. */
  abstract readonly sql: Kysely<Tables>;

  /** The rows that a query gives. */
  abstract all<Row>(query: Compilable<Row>): Promise<Row[]>;

  /**
   * Runs the steps in one transaction, and resolves when it is on the disk. Postgres lets other transactions write between two steps: what must not change
   * meanwhile is locked by a step, is guarded by a unique key, or is written under a `lock`, a name that one transaction has at a time.
   */
  abstract transact(steps: readonly Step[], lock?: string): Promise<Outcome>;

  /** The first row that a query gives. */
  async first<Row>(query: Compilable<Row>): Promise<Row | undefined> {
    return (await this.all(query))[0];
  }

  /** Runs one statement, and resolves with the number of rows that it changed when that is on the disk. */
  async write(query: Compilable): Promise<number> {
    const outcome = await this.transact([{ query }]);
    return 'counts' in outcome ? (outcome.counts[0] ?? 0) : 0;
  }
}

export function isAsExpected(expect: Expectation | undefined, count: number): boolean {
  if (!expect) return true;
  return 'exactly' in expect ? count === expect.exactly : count >= expect.atLeast;
}

/** Inserts a row where a condition holds. */
export function insertWhere<T extends keyof Tables>(
  { sql: builder, dialect }: Database,
  table: T,
  row: Insertable<Tables[T]>,
  condition: (expressions: ExpressionBuilder<Tables, never>) => Expression<SqlBool>,
) {
  const kinds: Readonly<Record<string, Kind | `${Kind}?`>> = TABLES[table];
  // Postgres has to be told the types of parameters that stand in a SELECT.
  const values = Object.entries(row).map(([column, value]) => {
    const kind = (kinds[column] ?? 'text').replace('?', '') as Kind;
    return sql`cast(${value} as ${sql.raw(COLUMN_TYPES[dialect][kind])})`.as(column);
  });
  return builder
    .insertInto(table)
    .columns(Object.keys(row) as never)
    .expression(builder.selectNoFrom(values).where(condition as never) as never);
}

/** A query whose rows nobody removes before the transaction ends. */
export function holding<Query extends { forKeyShare(): Query }>({ dialect }: Database, query: Query): Query {
  return dialect === 'postgres' ? query.forKeyShare() : query;
}

/** A step that holds the row of a player who is there, so that they are not erased meanwhile; without them the transaction is not made. */
export function playerIsThere(db: Database, player: string): Step {
  return { query: holding(db, db.sql.selectFrom('player').select('id').where('id', '=', player)), expect: { exactly: 1 } };
}

/** Steps that hold a room of which this is the newest entry, so that nobody adds to it; where it is not, or the room is in use, the transaction is not made. */
export function roomIsUnused({ sql: builder, dialect }: Database, room: string, version: number): Step[] {
  const row = builder.selectFrom('room').select('code').where('code', '=', room);
  const newer = builder.selectFrom('log').select('version').where('room', '=', room).where('version', '>', version);
  return [
    { query: dialect === 'postgres' ? row.forUpdate().skipLocked() : row, expect: { exactly: 1 } },
    { query: newer, expect: { exactly: 0 } },
  ];
}

/** A query whose text is put together once, for values that come in the order in which they stand in it. */
export function template<Row>(query: Compilable<Row>): (...parameters: readonly unknown[]) => Compilable<Row> {
  const compiled = query.compile();
  return (...parameters) => ({ compile: () => ({ ...compiled, parameters }) });
}
