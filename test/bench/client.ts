import { io, type Socket } from 'socket.io-client';

/** Code that all load generators share. */

/** Connections that are opened at the same time. */
const AT_ONCE = 50;

/** A bare connection that does not reconnect: the client library costs something itself, which must not be measured. */
export function connect(url: string, auth: object, extraHeaders: Readonly<Record<string, string>> = {}): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = io(url, { transports: ['websocket'], auth, extraHeaders, forceNew: true, reconnection: false });
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

/** A new identity. */
export async function newToken(url: string, name: string): Promise<string> {
  const response = await fetch(`${url}/api/v1/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  return ((await response.json()) as { token: string }).token;
}

/** Returns the answer to a command, and throws when it was refused. */
export async function accepted<Answer = object>(socket: Socket, command: string, body: object): Promise<Answer> {
  const answer = (await socket.emitWithAck(command, body)) as { ok: boolean };
  if (!answer.ok) throw new Error(`${command} was refused: ${JSON.stringify(answer)}`);
  return answer as Answer;
}

/** Opens this many connections, batch by batch. */
export async function inBatches<T>(count: number, open: (index: number) => Promise<T>, atOnce = AT_ONCE): Promise<T[]> {
  const opened: T[] = [];
  while (opened.length < count) {
    const size = Math.min(atOnce, count - opened.length);
    opened.push(...(await Promise.all(Array.from({ length: size }, (_, index) => open(opened.length + index)))));
  }
  return opened;
}

/** Lets this many waiting callbacks run each second, spread over steps of 5 ms. */
export function pace(perSecond: number, waiting: (() => void)[]): NodeJS.Timeout {
  const began = performance.now();
  let allowed = 0;
  return setInterval(() => {
    const due = ((performance.now() - began) / 1000) * perSecond;
    for (; allowed < due; allowed++) waiting.shift()?.();
  }, 5);
}

export interface Percentiles {
  readonly p50: number;
  readonly p99: number;
}

export function percentiles(values: readonly number[]): Percentiles {
  const sorted = Float64Array.from(values).sort();
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}
