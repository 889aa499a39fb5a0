import { createServer, type Server as HttpServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { say } from '@nimhall/shared/phrase';
import { type Refusal, refusal } from '@nimhall/shared/refusal';
import type { Server as Engine } from 'engine.io';
import type { Logger } from 'pino';
import { type Limits, MAX_CONNECTIONS } from '../people/limits.ts';
import { RefusalError } from '../refusal-error.ts';
import type { TransportRegistry } from './transports.ts';

/** How long a request may take to arrive, and how often slow ones are looked for, in milliseconds. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 } as const;
/**
 * How long an idle connection is kept open, in milliseconds: longer than proxies do, which would otherwise send a request while it closes.
 */
const KEPT_ALIVE = 75_000;
/** How long requests under way may take when the listener closes, in milliseconds. */
const GRACE = 1_000;

interface Deps {
  readonly engine: Engine;
  readonly transports: TransportRegistry;
  readonly limits: Limits;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly isDraining: () => boolean;
  readonly log: Logger;
}

/**
 * The HTTP listener. It passes allowed WebSocket upgrades on to the engine. An upgrade to anything else (`h2c`, say) is answered like an
 * ordinary request, as RFC 9110 has it.
 */
export class HttpListener {
  readonly http: HttpServer;
  readonly #deps: Deps;
  readonly #sockets = new Set<Socket>();
  readonly #refusals = new WeakMap<IncomingMessage, Refusal>();

  constructor(deps: Deps) {
    this.#deps = deps;
    this.http = createServer({ ...PATIENCE, keepAliveTimeout: KEPT_ALIVE, shouldUpgradeCallback: (request) => this.#mayUpgrade(request) });
    this.http.on('upgrade', (request, socket, head) => deps.engine.handleUpgrade(request, socket, head));
    this.http.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  /** Starts to listen; gives the port. Rejects if the port is not available. */
  async listen(port: number, host: string): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.http.once('error', reject);
      this.http.listen(port, host, () => {
        this.http.off('error', reject);
        resolve();
      });
    });
    // For example out of file descriptors: it continues as soon as there are some.
    this.http.on('error', (error) => this.#deps.log.error({ err: error }, 'cannot take a connection'));
    return (this.http.address() as AddressInfo).port;
  }

  /** Stops accepting connections. Resolves when all are closed; those still open after a grace period are destroyed. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.http.close(() => resolve()));
    const late = setTimeout(() => {
      for (const socket of this.#sockets) socket.destroy();
    }, GRACE);
    await closed;
    clearTimeout(late);
  }

  /** Why a request to open a socket was refused. */
  refusalOf(request: IncomingMessage): Refusal {
    return this.#refusals.get(request) ?? refusal('protocol', say`Connect by WebSocket, with ?EIO=4&transport=websocket.`);
  }

  #mayUpgrade(request: IncomingMessage): boolean {
    if (!opensSocket(request)) return false;
    const refusal = this.#objection(request);
    if (refusal) this.#refusals.set(request, refusal);
    return refusal === null;
  }

  #objection(request: IncomingMessage): Refusal | null {
    const { limits, transports, addressOf, isDraining } = this.#deps;
    if (isDraining()) return refusal('unavailable', say`The server is restarting.`);
    const address = addressOf(request);
    if (transports.countFrom(address) >= MAX_CONNECTIONS * limits.times) {
      return refusal('rate-limited', say`Too many connections are open from your network.`);
    }
    try {
      limits.consume('request', { address });
      return null;
    } catch (error) {
      if (error instanceof RefusalError) return error.refusal;
      throw error;
    }
  }
}

/** Whether a request opens a socket; one that names a session would change the connection of another. */
function opensSocket({ method, headers, url = '' }: IncomingMessage): boolean {
  if (method !== 'GET' || headers.upgrade?.toLowerCase() !== 'websocket' || !url.startsWith('/socket.io/?')) return false;
  const query = new URLSearchParams(url.slice(url.indexOf('?')));
  return query.get('EIO') === '4' && query.get('transport') === 'websocket' && !query.has('sid');
}
