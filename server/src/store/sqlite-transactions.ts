import type Sqlite from 'better-sqlite3';
import { type Expectation, isAsExpected, type Outcome } from './database.ts';

/** A step of a transaction as the writing thread is given it. */
export interface SentStep {
  /** The number of its text, which comes with it the first time. */
  readonly id: number;
  readonly sql?: string;
  readonly values: readonly unknown[];
  readonly expect?: Expectation;
}

export type SentTransaction = readonly SentStep[];

/** What came of each transaction of a group, or why it failed. */
export type Reply = readonly (Outcome | { readonly error: unknown })[];

/**
 * Writes groups of transactions to a database, each group in one transaction that is flushed to the disk when it is over. One whose steps are not as expected
 * leaves no trace, and neither does one that fails; the others are made. Throws where all of the group is lost.
 */
export function transactionsOn(db: Sqlite.Database): (group: readonly SentTransaction[]) => Reply {
  const texts: string[] = [];
  const prepared: Sqlite.Statement[] = [];
  const save = db.prepare('SAVEPOINT one');
  const undo = db.prepare('ROLLBACK TO one');
  const release = db.prepare('RELEASE one');

  function run(steps: SentTransaction): Outcome & { hasWritten?: boolean } {
    const counts: number[] = [];
    let hasWritten = false;
    for (const [index, { id, values, expect }] of steps.entries()) {
      prepared[id] ??= db.prepare(texts[id] ?? '');
      const statement = prepared[id];
      const count = statement.reader ? statement.all(...values).length : statement.run(...values).changes;
      if (!isAsExpected(expect, count)) return { unmet: index, hasWritten };
      hasWritten ||= count > 0 && !statement.reader;
      counts.push(count);
    }
    return { counts };
  }

  function runAlone(steps: SentTransaction): Outcome | { error: unknown } {
    save.run();
    try {
      const outcome = run(steps);
      if ('unmet' in outcome) undo.run();
      release.run();
      return outcome;
    } catch (error) {
      if (!db.inTransaction) throw error;
      undo.run();
      release.run();
      return { error };
    }
  }

  /** For a group of which nothing has to be undone, as nearly always. */
  function runTogether(steps: SentTransaction): Outcome {
    const outcome = run(steps);
    if (outcome.hasWritten) throw new Error('This transaction has to be undone by itself.');
    return outcome;
  }

  // Immediate: an operator may be writing from a process of their own, and what was read before that would be too old to write by.
  const together = db.transaction((group: readonly SentTransaction[]): Reply => group.map(runTogether));
  const eachAlone = db.transaction((group: readonly SentTransaction[]): Reply => group.map(runAlone));

  return (group) => {
    for (const { id, sql } of group.flat()) if (sql !== undefined) texts[id] = sql;
    try {
      return together.immediate(group);
    } catch {
      return eachAlone.immediate(group);
    }
  };
}
