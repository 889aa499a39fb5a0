import type Sqlite from 'better-sqlite3';
import { type Expectation, isAsExpected } from './expectation.ts';

/**
 * A step of a transaction as the writing thread is given it: the number of its text, its parameters, what is expected of it, and the first time its
 * text. By place and not by name: names would be copied with every move.
 */
export type SentStep = readonly [id: number, values: readonly unknown[], expect?: Expectation | undefined, sql?: string | undefined];

export type SentTransaction = readonly SentStep[];

/** What came of each transaction of a group: how many rows each step changed or gave, or why it was not made. */
export type Reply = readonly (number[] | { readonly unmet: number } | { readonly error: unknown })[];

interface Prepared {
  readonly statement: Sqlite.Statement;
  /** True where it gives rows. */
  readonly reads: boolean;
}

/**
 * Writes groups of transactions to a database, each group in one transaction that is flushed to the disk when it is over. One whose steps are not as expected
 * leaves no trace, and neither does one that fails; the others are made. Throws where all of the group is lost.
 */
export function transactionsOn(db: Sqlite.Database): (group: readonly SentTransaction[]) => Reply {
  const texts: string[] = [];
  const prepared: Prepared[] = [];
  const save = db.prepare('SAVEPOINT one');
  const undo = db.prepare('ROLLBACK TO one');
  const release = db.prepare('RELEASE one');

  function prepare(id: number): Prepared {
    const statement = db.prepare(texts[id] ?? '');
    const made = { statement, reads: statement.reader };
    prepared[id] = made;
    return made;
  }

  function run(steps: SentTransaction): number[] | { unmet: number; hasWritten: boolean } {
    const counts: number[] = [];
    let hasWritten = false;
    for (const [id, values, expect] of steps) {
      const { statement, reads } = prepared[id] ?? prepare(id);
      const count = reads ? statement.all(...values).length : statement.run(...values).changes;
      if (!isAsExpected(expect, count)) return { unmet: counts.length, hasWritten };
      hasWritten ||= count > 0 && !reads;
      counts.push(count);
    }
    return counts;
  }

  function runAlone(steps: SentTransaction): Reply[number] {
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
  function runTogether(steps: SentTransaction): Reply[number] {
    const outcome = run(steps);
    if ('hasWritten' in outcome && outcome.hasWritten) throw new Error('This transaction has to be undone by itself.');
    return outcome;
  }

  // Immediate: an operator may be writing from a process of their own, and what was read before that would be too old to write by.
  const together = db.transaction((group: readonly SentTransaction[]): Reply => group.map(runTogether));
  const eachAlone = db.transaction((group: readonly SentTransaction[]): Reply => group.map(runAlone));

  return (group) => {
    for (const steps of group) for (const [id, , , sql] of steps) if (sql !== undefined) texts[id] = sql;
    try {
      return together.immediate(group);
    } catch {
      return eachAlone.immediate(group);
    }
  };
}
