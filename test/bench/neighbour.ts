import { setTimeout as after } from 'node:timers/promises';
import { accepted, connect, inBatches, newToken, percentiles } from './client.ts';
import { machine, NIMHALL, startNode } from './process.ts';

/**
 * `npm run bench:neighbour`: how much a client at another address that does everything it may slows others down: how
 * soon they get a bot's move,
 * an analysis and a picture. The baseline is the same without that client.
 */

/** Guests at the other address, and rooms that each opens per second. */
const GUESTS = Number(process.env.BENCH_GUESTS ?? 100);
const ROOMS_PER_SECOND = 6;
/** Concurrent requests for pictures, and for pages with a position in their heads. */
const LOOKERS = 40;
const TRIES = Number(process.env.BENCH_TRIES ?? 20);
/** Time until the other address has as many requests running as it may have. */
const WARM_UP_MS = 6_000;

/** Positions that take the longest analysis allowed, and the largest ones to draw. */
const HARD = [
  ['corner', '9999999999.99999999,9999999.9999999'],
  ['knight', '10000.1000'],
  ['corner', '100000.10000000,1000000.100000'],
] as const;
const LARGE = [
  ['stack', Array<string>(12).fill(Array<string>(20).fill('9.9.9.9').join('|')).join(',').slice(0, 1_895)],
  ['kayles', Array<string>(240).fill('1000000').join(',')],
  ['sprouts', '20'],
  ['corner', Array<string>(60).fill('900719925474.900719925474').join(',')],
] as const;

const OURS = { 'x-forwarded-for': '203.0.113.9' };
const JSON_TYPE = { 'content-type': 'application/json' };

/** Ignores that the other address is refused or disconnected. */
const ignore = (): void => undefined;

interface Felt {
  readonly bot: number[];
  readonly analysis: number[];
  readonly picture: number[];
}

process.stdout.write(`${machine()}, ${TRIES} tries\n\n`);
const node = await startNode(NIMHALL, { RATE_LIMITS: 'on', BOT_PACE_MS: '100' });
const { url } = node;
const token = await newToken(url, 'Ann');
const ann = await connect(url, { protocol: 1, token: token }, OURS);
const alone = await feel();
const bots = await besides(await botRooms());
const pictures = await besides(looks());
process.stdout.write(`| ms, p50 / worst | alone | beside rooms of two bots | beside pictures |\n|---|---:|---:|---:|\n`);
for (const what of ['bot', 'analysis', 'picture'] as const) {
  process.stdout.write(`| ${what} | ${[alone, bots, pictures].map((felt) => inWords(felt[what])).join(' | ')} |\n`);
}
const metrics = await (await fetch(`${url}/metrics`)).text();
process.stdout.write(`\n${/^nimhall_hasty_moves_total.*$/m.exec(metrics)?.[0] ?? 'no metrics'}\n`);
await node.stop();
process.exit(0);

function inWords(times: readonly number[]): string {
  const inMs = (time: number): string => (Number.isFinite(time) ? time.toFixed(0) : 'refused');
  return `${inMs(percentiles(times).p50)} / ${inMs(Math.max(...times))}`;
}

/** Measures what Ann experiences while the other address does something. */
async function besides(stop: () => void): Promise<Felt> {
  await after(WARM_UP_MS);
  const felt = await feel();
  stop();
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

/**
 * Guests at another address open rooms with two perfect bots and ask for analyses as fast as they may, until they are
 * stopped.
 */
async function botRooms(): Promise<() => void> {
  let stopped = false;
  const guests = await inBatches(GUESTS, async (index) => {
    const secret = await newToken(url, `E${index}`);
    return { secret, socket: await connect(url, { protocol: 1, token: secret }, {}) };
  });
  const seats = { first: { bot: 'teacher' }, second: { bot: 'teacher' } };
  guests.forEach(async ({ secret, socket }, index) => {
    for (let nth = 0; !stopped; nth++) {
      const [game, text] = HARD[(nth + index) % HARD.length] as (typeof HARD)[number];
      const start = text.replace(/\d+/g, (digits) => String(Math.max(1, Number(digits) - ((nth * 7 + index * 13) % 997))));
      const headers = { ...JSON_TYPE, authorization: `Bearer ${secret}` };
      const body = JSON.stringify({ game, position: start });
      void fetch(`${url}/api/v1/analysis`, { method: 'POST', headers, body }).then((answer) => answer.arrayBuffer(), ignore);
      // Refusals are answered too; a client that is disconnected gets no answer.
      await socket.timeout(10_000).emitWithAck('room:create', { game, start, seats }).catch(ignore);
      if (nth % ROOMS_PER_SECOND === 0) await after(1_000);
    }
    socket.disconnect();
  });
  return () => {
    stopped = true;
  };
}

/** Another address asks for large pictures, and for pages that name positions after many moves. */
function looks(): () => void {
  let stopped = false;
  for (let looker = 0; looker < LOOKERS; looker++) {
    void (async () => {
      for (let nth = 0; !stopped; nth++) {
        const [game, text] = LARGE[(nth + looker) % LARGE.length] as (typeof LARGE)[number];
        const position = encodeURIComponent(text);
        const picture = `/preview.png?game=${game}&params={}&position=${position}&x=${nth}`;
        const page = `/analysis?game=${game}&position=${position}&moves=${Array<string>(200).fill('a1').join('+')}&x=${nth}`;
        await look(nth % 2 ? picture : page).catch(ignore);
      }
    })();
  }
  return () => {
    stopped = true;
  };
}
