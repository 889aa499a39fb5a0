import type Sqlite from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { type Expectation, isAsExpected, type Outcome } from './database.ts';

/** A step of a transaction, compiled. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly expect: Expectation | undefined;
}

const MAX_PREPARED = 500;

/** Runs transactions within the one that is under way: those whose steps are not as expected leave no trace, and neither do those that fail. */
export function transactionsOn(db: Sqlite.Database): (steps: readonly Statement[]) => Outcome {
  const prepared = new LRUCache<string, Sqlite.Statement>({ max: MAX_PREPARED });
  const [save, undo, release] = ['SAVEPOINT one', 'ROLLBACK TO one', 'RELEASE one'].map((sql) => db.prepare(sql)) as [
    Sqlite.Statement,
    Sqlite.Statement,
    Sqlite.Statement,
  ];

  function count({ sql, parameters }: Statement): number {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = db.prepare(sql);
      prepared.set(sql, statement);
    }
    return statement.reader ? statement.all(...parameters).length : statement.run(...parameters).changes;
  }

  function run(steps: readonly Statement[]): Outcome {
    const counts: number[] = [];
    for (const [index, step] of steps.entries()) {
      counts.push(count(step));
      if (!isAsExpected(step.expect, counts[index] ?? 0)) return { unmet: index };
    }
    return { counts };
  }

  return (steps) => {
    // A single statement is undone by the database itself.
    if (steps.length === 1 && !steps[0]?.expect) return run(steps);
    save.run();
    try {
      const outcome = run(steps);
      if ('unmet' in outcome) undo.run();
      release.run();
      return outcome;
    } catch (error) {
      if (db.inTransaction) {
        undo.run();
        release.run();
      }
      throw error;
    }
  };
}
