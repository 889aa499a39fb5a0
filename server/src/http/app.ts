import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Refusal } from '@nimhall/shared/refusal';
import express, { type Express, type RequestHandler } from 'express';
import staticGzip from 'express-static-gzip';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import type { Networks } from '../people/origin.ts';
import { RefusalError } from '../refusal-error.ts';
import type { Rounds } from '../workers/rounds.ts';
import { type ApiDeps, api } from './api.ts';
import { answerErrors, noSuchRoute } from './errors.ts';
import { contentFor, type PageDeps, pages, unknownPages } from './pages.ts';

interface Deps extends ApiDeps, PageDeps {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly rounds: Rounds;
  /** Proxies that are trusted to tell the address and the protocol of a request. */
  readonly proxies: Networks;
  /** Who may read the metrics. */
  readonly metricsFor: Networks;
  /** The level at which requests are logged, unless the server failed. */
  readonly requestLevel: Config['requestLevel'];
  /** Why a request for a socket was refused. */
  readonly refusalOnArrival: (request: IncomingMessage) => Refusal;
  /** True where people reach us by https. */
  readonly secure: boolean;
  /** Whether the server can do its work; throws or gives the reason why not. */
  readonly readiness: () => Promise<void>;
}

/** The HTTP side: health, the API, and the built client for the addresses of its pages. */
export function httpApp({
  log,
  metrics,
  rounds,
  proxies,
  metricsFor,
  requestLevel,
  refusalOnArrival,
  client,
  secure,
  readiness,
  ...deps
}: Deps): Express {
  const { limits, addressOf } = deps;
  const app = express();
  app.disable('x-powered-by');
  app.use(requestLog(log, requestLevel));
  app.set('trust proxy', proxies);
  app.use(unframed(secure));

  app.get('/healthz', (_request, response) => {
    response.json({ ok: true });
  });
  app.use((request, response, next) => {
    const address = addressOf(request);
    limits.consume('request', { address });
    rounds.begin(address, () => !response.destroyed && next());
  });
  app.get('/readyz', async (_request, response) => {
    await readiness();
    response.json({ ok: true });
  });
  app.use('/socket.io', (request) => {
    throw new RefusalError(refusalOnArrival(request));
  });
  // A request passed on by a proxy hides where it comes from, so it is refused.
  app.get('/metrics', async (request, response, next) => {
    const isPassedOn = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
    if (isPassedOn || !metricsFor(request.socket.remoteAddress ?? '')) return void noSuchRoute(request, response, next);
    const { type, body } = await metrics.text();
    response.type(type).send(body);
  });
  app.use('/api/v1', api(deps));
  app.use('/api', noSuchRoute);

  // Built files carry a hash of their content in their name, so they never change; the page that names them does.
  app.use('/assets', built(join(client, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false, setHeaders: forAnyPage }));
  app.use(pages({ client, ...deps }));
  app.use(built(client, { index: false, maxAge: '1h', setHeaders: ofItsKind }));
  app.use(unknownPages({ client, ...deps }));
  app.use(noSuchRoute);
  app.use(answerErrors(metrics));
  return app;
}

/** Files as they were built; compressed versions are sent where the build made them. */
function built(folder: string, serveStatic: NonNullable<staticGzip.ExpressStaticGzipOptions['serveStatic']>): RequestHandler {
  return staticGzip(folder, { enableBrotli: true, orderPreference: ['br', 'gz'], index: false, serveStatic });
}

/** What pages of others load: the board for them, and what it is made of. */
function forAnyPage(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** A browser asks for the service worker and for the board for other sites each time, to learn of a new version. */
function ofItsKind(response: ServerResponse, path: string): void {
  if (/\b(?:sw|nimhall-board)\.js(\.br|\.gz)?$/.test(path)) response.setHeader('Cache-Control', 'no-cache');
  if (/\bnimhall-board\.js(\.br|\.gz)?$/.test(path)) forAnyPage(response);
}

/** Asked by machines, every few seconds. */
const QUIET: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Characters of an address that are worth logging. */
const MAX_LOGGED_LENGTH = 200;

/** One line for each request, without headers because they contain credentials. */
function requestLog(log: Logger, level: Config['requestLevel']) {
  return pinoHttp({
    logger: log,
    // Otherwise everything that is known of a request is put together for each, its query parsed, before the few fields below are taken from that.
    wrapSerializers: false,
    customLogLevel: (_request, { statusCode }) => (statusCode >= 500 ? 'info' : level),
    autoLogging: { ignore: (request) => QUIET.has(request.url ?? '') },
    serializers: {
      req: ({ id, method, url }: { id: unknown; method: string; url: string }) => ({ id, method, url: url.slice(0, MAX_LOGGED_LENGTH) }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
}

/** Headers that keep a page to our own scripts and styles, and out of the frames of others. */
function unframed(secure: boolean): RequestHandler {
  return helmet({
    contentSecurityPolicy: contentFor("'none'"),
    frameguard: { action: 'deny' },
    strictTransportSecurity: secure,
  });
}
