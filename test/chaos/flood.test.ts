import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished, test } from 'vitest';
import { Convergence } from './convergence.ts';
import { recordsIn } from './log-file.ts';
import { type Mortal, startMortal } from './mortal.ts';
import { OF_ONE_KIND, rounds, TIMEOUT } from './plan.ts';
import { playRound } from './round.ts';
import { History, type Trouble } from './trouble.ts';

const FLOODER = fileURLToPath(new URL('../support/flooder.ts', import.meta.url));

test('connections that send as fast as they can are closed, and players beside them play on', { timeout: TIMEOUT }, async () => {
  const [history, convergence] = [new History(), new Convergence()];
  const node = await startMortal(history.giveUp, { env: { RATE_LIMITS: 'on' } });
  const troubles = (['moves', 'nonsense', 'connects'] as const).map((kind) => flood(node, kind));
  for (const round of rounds(troubles, { faults: OF_ONE_KIND })) {
    await playRound({ ...round, urls: [node.url], history, convergence, records: recordsIn(node.dataDir) });
  }
  process.stdout.write(`${history.report()}. ${convergence.report()}.\n`);
});

/** Floods the server with packets of one kind until it is disconnected. */
function flood(node: Mortal, kind: string): Trouble {
  let flooder: ChildProcess;
  let cut: Promise<unknown[]>;
  return {
    name: `a flood of ${kind}`,
    stops: 'nobody',
    breaks: async () => {
      flooder = spawn(process.execPath, [FLOODER, node.url, kind], { stdio: 'inherit' });
      const { pid } = flooder;
      onTestFinished(() => void flooder.kill('SIGKILL'));
      cut = once(flooder, 'exit');
      if (pid === undefined) throw new Error('The flooder does not start');
    },
    mends: async () => {
      const [code] = await cut;
      if (code !== 0) throw new Error(`Nobody stopped a flood of ${kind}`);
    },
  };
}
