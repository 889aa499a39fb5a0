import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import type { NodeToNode } from './node-to-node.ts';
import { connectRedis } from './redis.ts';

/** How long to wait for Redis, in milliseconds: nodes poll the store soon afterwards anyway. */
const PATIENCE = 2_000;

/** Makes all nodes look at once for what the operator did, if Redis can be reached. */
export async function wakeNodes(redisUrl: string, log: Logger): Promise<void> {
  const fanOut = connectRedis(redisUrl, log);
  const io = new Server<object, object, NodeToNode>({ adapter: fanOut.adapter, serveClient: false });
  const tell = async (): Promise<void> => {
    await fanOut.reached;
    io.serverSideEmit('done');
    await fanOut.taken();
  };
  try {
    await Promise.race([tell(), wait(PATIENCE, undefined, { ref: false })]);
  } catch (error) {
    log.debug({ err: error }, 'Redis is away: nodes look by themselves');
  } finally {
    fanOut.close();
  }
}
