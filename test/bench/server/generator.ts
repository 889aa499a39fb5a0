import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadPlan, LoadRequest, LoadResult } from './plan.ts';

const LOAD = fileURLToPath(new URL('./load.ts', import.meta.url));

/** A load generator in a process of its own, whose server is warm. */
export interface Generator {
  /** Lets all rooms play for so many milliseconds, and resolves when the last move has arrived. */
  play(ms: number): Promise<void>;
  result(): Promise<LoadResult>;
  stop(): void;
}

/** Connects everybody and warms the server up. */
export async function startGenerator(plan: LoadPlan): Promise<Generator> {
  const load = fork(LOAD, [JSON.stringify(plan)]);
  const stopped = once(load, 'exit').then(([code]) => {
    throw new Error(`The load generator stopped with ${code}`);
  });
  stopped.catch(() => undefined);
  const answer = async (): Promise<unknown> => (await Promise.race([once(load, 'message'), stopped]))[0];
  const ask = (request: LoadRequest): Promise<unknown> => {
    const answered = answer();
    load.send(request);
    return answered;
  };
  await answer();
  return {
    play: async (ms) => void (await ask({ playMs: ms })),
    result: async () => (await ask('result')) as LoadResult,
    stop: () => void load.kill('SIGKILL'),
  };
}
