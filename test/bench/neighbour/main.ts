import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { accepted, connect, newToken, percentiles } from '../client.ts';
import { machine, nimhall, processorSeconds, startNode } from '../process.ts';
import type { Attack } from './attack.ts';

/**
 * `npm run bench:neighbour`: how much a client at another address that does everything it may slows others down: how
 * soon they get a bot's move, an analysis and a picture. The baseline is the same without that client.
 */

const TRIES = Number(process.env.BENCH_TRIES ?? 20);
/** Time until the other address has as many requests running as it may have. */
const WARM_UP_MS = 6_000;
const ATTACK = fileURLToPath(new URL('./attack.ts', import.meta.url));

const OURS = { 'x-forwarded-for': '203.0.113.9' };
const JSON_TYPE = { 'content-type': 'application/json' };

interface Felt {
  readonly bot: number[];
  readonly analysis: number[];
  readonly picture: number[];
}

process.stdout.write(`${machine()}, ${TRIES} tries\n\n`);
const node = await startNode(nimhall(), { RATE_LIMITS: 'on', BOT_PACE_MS: '100' });
const { url } = node;
const token = await newToken(url, 'Ann');
const ann = await connect(url, { protocol: 1, token: token }, OURS);
const alone = await feel();
const felt = [alone];
for (const attack of ['bots', 'pictures', 'elsewhere'] as const) felt.push(await besides(attack));
process.stdout.write(
  '\n| ms, p50 / worst | alone | beside rooms of two bots | beside pictures | beside the same client at another server |\n',
);
process.stdout.write('|---|---:|---:|---:|---:|\n');
for (const what of ['bot', 'analysis', 'picture'] as const) {
  process.stdout.write(`| ${what} | ${felt.map((each) => inWords(each[what])).join(' | ')} |\n`);
}
const metrics = await (await fetch(`${url}/metrics`)).text();
process.stdout.write(`\n${/^nimhall_hasty_moves_total.*$/m.exec(metrics)?.[0] ?? 'no metrics'}\n`);
await node.stop();
process.exit(0);

function inWords(times: readonly number[]): string {
  const inMs = (time: number): string => (Number.isFinite(time) ? time.toFixed(0) : 'refused');
  return `${inMs(percentiles(times).p50)} / ${inMs(Math.max(...times))}`;
}

/** Measures what Ann experiences while another address does something. */
async function besides(attack: Attack): Promise<Felt> {
  const attacker = spawn(process.execPath, [ATTACK, attack, url], { stdio: 'inherit' });
  await after(WARM_UP_MS);
  const [began, ofServer, ofAttacker] = [performance.now(), processorSeconds(node.child), processorSeconds(attacker)];
  const felt = await feel();
  const seconds = (performance.now() - began) / 1_000;
  const shares = [processorSeconds(node.child) - ofServer, processorSeconds(attacker) - ofAttacker].map((busy) =>
    ((100 * busy) / seconds).toFixed(0),
  );
  process.stdout.write(
    `${attack}: of one processor the server takes ${shares[0]} %, without its workers, and the other client ${shares[1]} %\n`,
  );
  const gone = once(attacker, 'exit');
  attacker.kill('SIGKILL');
  await gone;
  // Pending work is finished before anything else is measured.
  await after(WARM_UP_MS);
  return felt;
}

async function feel(): Promise<Felt> {
  const felt: Felt = { bot: [], analysis: [], picture: [] };
  for (let nth = 0; nth < TRIES; nth++) {
    felt.bot.push(await timed(botAnswers));
    felt.analysis.push(await timed(() => analyse(nth)));
    felt.picture.push(
      await timed(() => look(`/preview.png?game=nim&params={}&position=${3 + nth},9,${Math.floor(Math.random() * 1_000)}`, OURS)),
    );
  }
  return felt;
}

/** How long it took; Infinity when it was refused. */
async function timed(task: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  return (await task()) ? performance.now() - began : Number.POSITIVE_INFINITY;
}

/** A bot makes the first move of a game that it has to think about. */
async function botAnswers(): Promise<boolean> {
  const moved = new Promise<void>((resolve) => {
    ann.on('room', ({ events }: { events: readonly { kind: string }[] }) => events.some(({ kind }) => kind === 'moved') && resolve());
  });
  const seats = { first: { bot: 'teacher' }, second: 'me' };
  const { room } = await accepted<{ room: string }>(ann, 'room:create', { game: 'cram', start: '..../..../..../....', seats });
  await moved;
  ann.off('room');
  await accepted(ann, 'resign', { room, id: 'r' });
  return true;
}

async function analyse(nth: number): Promise<boolean> {
  const body = { game: 'kayles', misere: true, position: `${3 + (nth % 20)},${5 + Math.floor(Math.random() * 20)},7` };
  const headers = { ...OURS, ...JSON_TYPE, authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/v1/analysis`, { method: 'POST', headers, body: JSON.stringify(body) });
  await answer.text();
  return answer.ok;
}

async function look(path: string, headers: Record<string, string> = {}): Promise<boolean> {
  const answer = await fetch(url + path, { headers });
  await answer.arrayBuffer();
  return answer.ok;
}
