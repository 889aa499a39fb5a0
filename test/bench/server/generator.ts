import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nextMessage } from '../process.ts';
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
  const ask = (request: LoadRequest): Promise<unknown> => {
    const answered = nextMessage(load);
    load.send(request);
    return answered;
  };
  await nextMessage(load);
  return {
    play: async (ms) => void (await ask({ playMs: ms })),
    result: async () => (await ask('result')) as LoadResult,
    stop: () => void load.kill('SIGKILL'),
  };
}
