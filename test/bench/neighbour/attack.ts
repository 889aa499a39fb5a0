import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { connect, inBatches, newToken, pace } from '../client.ts';

/**
 * The client at another address, in a process of its own so that what it costs itself delays no measurement: `node attack.ts KIND URL`, until it is
 * killed. With `elsewhere` it asks for the same pictures from a server that does nothing, which shows what the client itself takes from a machine.
 */

export type Attack = 'bots' | 'pictures' | 'elsewhere';

/** Guests at the other address, and rooms that each opens per second. */
const GUESTS = Number(process.env.BENCH_GUESTS ?? 100);
const ROOMS_PER_SECOND = 6;
/** Concurrent requests for pictures, and for pages with a position in their heads; as many in a second as one address may send. */
const LOOKERS = 40;
const LOOKS_PER_SECOND = 1_000;

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

const JSON_TYPE = { 'content-type': 'application/json' };

/** Ignores that this address is refused or disconnected. */
const ignore = (): void => undefined;

const [kind, url = ''] = process.argv.slice(2) as [Attack, string];
switch (kind) {
  case 'bots':
    await botRooms(url);
    break;
  case 'pictures':
    looks(url);
    break;
  case 'elsewhere':
    looks(await idleServer());
    break;
  default:
    kind satisfies never;
}

/** A server that answers everything at once. */
async function idleServer(): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(429).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Guests open rooms with two perfect bots and ask for analyses as fast as they may. */
async function botRooms(url: string): Promise<void> {
  const guests = await inBatches(GUESTS, async (index) => {
    const secret = await newToken(url, `E${index}`);
    return { secret, socket: await connect(url, { protocol: 1, token: secret }, {}) };
  });
  const seats = { first: { bot: 'teacher' }, second: { bot: 'teacher' } };
  guests.forEach(async ({ secret, socket }, index) => {
    for (let nth = 0; ; nth++) {
      const [game, text] = HARD[(nth + index) % HARD.length] as (typeof HARD)[number];
      const start = text.replace(/\d+/g, (digits) => String(Math.max(1, Number(digits) - ((nth * 7 + index * 13) % 997))));
      const headers = { ...JSON_TYPE, authorization: `Bearer ${secret}` };
      const body = JSON.stringify({ game, position: start });
      void fetch(`${url}/api/v1/analysis`, { method: 'POST', headers, body }).then((answer) => answer.arrayBuffer(), ignore);
      // Refusals are answered too; a client that is disconnected gets no answer.
      await socket.timeout(10_000).emitWithAck('room:create', { game, start, seats }).catch(ignore);
      if (nth % ROOMS_PER_SECOND === 0) await after(1_000);
    }
  });
}

/** Asks for large pictures, and for pages that name positions after many moves. */
function looks(url: string): void {
  const waiting: (() => void)[] = [];
  pace(LOOKS_PER_SECOND, waiting);
  for (let looker = 0; looker < LOOKERS; looker++) {
    void (async () => {
      for (let nth = 0; ; nth++) {
        await new Promise<void>((resolve) => waiting.push(resolve));
        const [game, text] = LARGE[(nth + looker) % LARGE.length] as (typeof LARGE)[number];
        const position = encodeURIComponent(text);
        const picture = `/preview.png?game=${game}&params={}&position=${position}&x=${nth}`;
        const page = `/analysis?game=${game}&position=${position}&moves=${Array<string>(200).fill('a1').join('+')}&x=${nth}`;
        await fetch(url + (nth % 2 ? picture : page)).then((answer) => answer.arrayBuffer(), ignore);
      }
    })();
  }
}
