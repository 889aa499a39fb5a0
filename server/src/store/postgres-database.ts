import { type Compilable, DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { type ClientBase, DatabaseError, type Pool, type QueryResult } from 'pg';
import { Database, type Outcome, type Step } from './database.ts';
import { isAsExpected } from './expectation.ts';
import type { Tables } from './tables.ts';

/** Statements that each connection keeps prepared. Those with lists of values differ by the length of the list. */
const MAX_PREPARED = 500;
/** How often a transaction is made again that waited for another one which waited for it. */
const ATTEMPTS = 3;
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';

/** The tables that any number of nodes share. */
export class PostgresDatabase extends Database {
  readonly dialect = 'postgres';
  readonly sql = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  readonly #pool: Pool;
  readonly #names = new Map<string, string>();

  constructor(pool: Pool) {
    super();
    this.#pool = pool;
  }

  override async all<Row>(query: Compilable<Row>): Promise<Row[]> {
    return (await this.#run(this.#pool, query)).rows as Row[];
  }

  override async transact(steps: readonly Step[], lock?: string): Promise<Outcome> {
    for (let attempt = 1; ; attempt++) {
      try {
        const [first, ...more] = steps;
        if (!first || more.length > 0 || first.expect || lock !== undefined) return await this.#inTransaction(steps, lock);
        return { counts: [(await this.#run(this.#pool, first.query)).rowCount ?? 0] };
      } catch (error) {
        if (attempt === ATTEMPTS || !isCode(error, DEADLOCK)) throw error;
      }
    }
  }

  async #inTransaction(steps: readonly Step[], lock: string | undefined): Promise<Outcome> {
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      if (lock !== undefined) await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [lock]);
      const outcome = await this.#runAll(client, steps);
      await client.query('counts' in outcome ? 'COMMIT' : 'ROLLBACK');
      client.release();
      return outcome;
    } catch (error) {
      // With the connection goes whatever it had begun and locked.
      client.release(true);
      throw error;
    }
  }

  async #runAll(client: ClientBase, steps: readonly Step[]): Promise<Outcome> {
    const counts: number[] = [];
    for (const [index, { query, expect }] of steps.entries()) {
      const count = (await this.#run(client, query)).rowCount ?? 0;
      if (!isAsExpected(expect, count)) return { unmet: index };
      counts.push(count);
    }
    return { counts };
  }

  /** Each statement is prepared once on each connection, under a name of its own. */
  #run(client: Pool | ClientBase, query: Compilable): Promise<QueryResult> {
    const { sql: text, parameters } = query.compile();
    const values = [...parameters];
    let name = this.#names.get(text);
    if (name === undefined) {
      if (this.#names.size === MAX_PREPARED) return client.query({ text, values });
      name = `q${this.#names.size}`;
      this.#names.set(text, name);
    }
    return client.query({ name, text, values });
  }
}

/** Whether a row with such a key was there already. */
export function isTaken(error: unknown): boolean {
  return isCode(error, UNIQUE_VIOLATION);
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof DatabaseError && error.code === code;
}
