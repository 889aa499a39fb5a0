import { parentPort, workerData } from 'node:worker_threads';
import { OpenFiles, openForWriting } from './sqlite-files.ts';
import { type Reply, type SentTransaction, transactionsOn } from './sqlite-transactions.ts';

/** The writing thread: each group of transactions is written in one that is flushed to disk. */
const file = workerData as string;
const db = openForWriting(file);
const write = transactionsOn(db);
const files = new OpenFiles(file);

function replyTo(group: readonly SentTransaction[]): Reply {
  try {
    const reply = write(group);
    // Writes to a file that was deleted meanwhile would be lost.
    files.check();
    return reply;
  } catch (error) {
    return group.map(() => ({ error }));
  }
}

parentPort?.on('message', (group: readonly SentTransaction[] | null) => {
  if (group) return parentPort?.postMessage(replyTo(group));
  db.close();
  parentPort?.close();
});
