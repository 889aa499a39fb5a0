import { parentPort, workerData } from 'node:worker_threads';
import { OpenFiles, openForWriting } from './sqlite-files.ts';
import { type Reply, type Write, writesTo } from './sqlite-writes.ts';

/** The writing thread: takes groups of writes, each in one transaction that is flushed to disk. */
const file = workerData as string;
const db = openForWriting(file);
const write = writesTo(db);
const files = new OpenFiles(file);

function replyTo(group: readonly Write[]): Reply {
  try {
    const reply = write(group);
    // Written to a file that was deleted meanwhile, nobody would ever find it again.
    files.check();
    return reply;
  } catch (error) {
    return group.map(() => ({ error }));
  }
}

parentPort?.on('message', (group: readonly Write[] | null) => {
  if (group) return parentPort?.postMessage(replyTo(group));
  db.close();
  parentPort?.close();
});
