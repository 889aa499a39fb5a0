import { parentPort } from 'node:worker_threads';
import { OpenFiles, openForWriting } from './sqlite-files.ts';
import { type Reply, type SentTransaction, transactionsOn } from './sqlite-transactions.ts';

/** A database that the writing thread has open. */
interface OpenDatabase {
  /** Writes a group of transactions in one that is flushed to disk. */
  replyTo(group: readonly SentTransaction[]): Reply;
  close(): void;
}

let database: OpenDatabase | null = null;

function open(file: string): OpenDatabase {
  const db = openForWriting(file);
  const write = transactionsOn(db);
  const files = new OpenFiles(file);
  return {
    replyTo: (group) => {
      try {
        const reply = write(group);
        // Writes to a file that was deleted meanwhile would be lost.
        files.check();
        return reply;
      } catch (error) {
        return group.map(() => ({ error }));
      }
    },
    close: () => void db.close(),
  };
}

/** Is given the path of a database, then groups of transactions, and null when all are done; then the next database. */
parentPort?.on('message', (message: string | readonly SentTransaction[] | null) => {
  if (typeof message === 'string') database = open(message);
  else if (message) parentPort?.postMessage(database?.replyTo(message));
  else {
    database?.close();
    parentPort?.postMessage(null);
  }
});
