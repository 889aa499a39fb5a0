import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import type { NodeToNode } from './node-to-node.ts';
import { connectRedis } from './redis.ts';

/** How long Redis may take, in milliseconds: nodes look by themselves a moment later. */
const PATIENCE = 2_000;

/** Lets all nodes look at once what the operator did, as far as Redis can be reached. */
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
