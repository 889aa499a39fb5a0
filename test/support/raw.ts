import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

/** A raw WebSocket to the server's socket endpoint, which sends what it is given and keeps what it receives. */
export interface RawSocket {
  readonly socket: WebSocket;
  readonly got: readonly string[];
  send(frame: string | Buffer): void;
  /** The first frame, past or future, with this prefix; null when the connection ends before. */
  waitFor(beginning: string): Promise<string | null>;
  /** Resolves when the server has closed it, now or earlier. */
  readonly ended: Promise<void>;
}

/** Opens one; with `hello` it also authenticates as an anonymous guest, and waits until it is accepted. */
export async function openRaw(url: string, { hello = true } = {}): Promise<RawSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  onTestFinished(() => socket.terminate());
  const got: string[] = [];
  const looks = new Set<() => void>();
  const tell = (): void => {
    for (const look of looks) look();
  };
  const ended = new Promise<void>((resolve) => {
    socket.once('close', () => {
      tell();
      resolve();
    });
  });
  socket.on('message', (message) => {
    got.push(message.toString());
    if (got.at(-1) === '2') socket.send('3');
    tell();
  });
  await once(socket, 'open');
  // A WebSocket reports a cut connection as an error, which is expected here.
  socket.on('error', () => undefined);
  const raw: RawSocket = {
    socket,
    got,
    ended,
    send: (frame) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(frame);
    },
    waitFor: (beginning) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = got.find((frame) => frame.startsWith(beginning));
          if (found === undefined && socket.readyState !== WebSocket.CLOSED) return;
          looks.delete(look);
          resolve(found ?? null);
        };
        looks.add(look);
        look();
      }),
  };
  if (hello) {
    raw.send('40{"protocol":1}');
    await raw.waitFor('42["welcome"');
  }
  return raw;
}

/** The value of a metric with its labels in Prometheus notation; 0 when it is missing. */
export async function figure(url: string, name: string): Promise<number> {
  const text = await fetch(`${url}/metrics`).then((response) => response.text());
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line ? Number(line.slice(name.length + 1)) : 0;
}
