import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import express, { type Express } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Metrics } from '../metrics.ts';
import { TRUSTED_PROXIES } from '../origin.ts';
import { type ApiParts, api } from './api.ts';
import { answerErrors, noSuchRoute } from './errors.ts';
import { type PageParts, pages } from './pages.ts';

interface Parts extends ApiParts, PageParts {
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Whether the server can do its work; throws or gives the reason why not. */
  readonly readiness: () => Promise<void>;
}

/** The HTTP side: health, the API, and the built client for every other address. */
export function httpApp({ log, metrics, client, readiness, ...parts }: Parts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(requestLog(log));
  app.set('trust proxy', TRUSTED_PROXIES);
  const [unframed, framed] = [security(parts.secure, "'none'"), security(parts.secure, '*')];
  app.use((request, response, next) => (request.path.startsWith('/embed/') ? framed : unframed)(request, response, next));

  app.get('/healthz', (_request, response) => {
    response.json({ ok: true });
  });
  app.get('/readyz', async (_request, response) => {
    await readiness();
    response.json({ ok: true });
  });
  app.get('/metrics', async (_request, response) => {
    const { type, body } = await metrics.text();
    response.type(type).send(body);
  });
  app.use('/api/v1', api(parts));
  app.use('/api', noSuchRoute);

  // From here on there are pages and their files, which are texts: a third of the size when compressed.
  app.use(compression({ threshold: 200, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } }));
  // Built files carry a hash of their content in their name, so they never change; the page that names them does.
  app.use('/assets', express.static(join(client, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }));
  // A browser asks for the service worker to learn of a new version.
  app.use('/sw.js', express.static(join(client, 'sw.js'), { cacheControl: false, setHeaders: noCache }));
  app.use(express.static(client, { index: false, maxAge: '1h' }));
  app.use(pages({ client, ...parts }));
  app.use(noSuchRoute);
  app.use(answerErrors);
  return app;
}

function noCache(response: express.Response): void {
  response.set('Cache-Control', 'no-cache');
}

/** Asked by machines, every few seconds. */
const QUIET: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** One line for each request, without its headers: they carry secrets. */
function requestLog(log: Logger) {
  return pinoHttp({
    logger: log,
    autoLogging: { ignore: (request) => QUIET.has(request.url ?? '') },
    serializers: {
      req: ({ id, method, url }: { id: unknown; method: string; url: string }) => ({ id, method, url }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
}

/**
 * Headers that keep a page to our own scripts and styles. `framedBy` says whose pages may show it in a frame: nobody's,
 * but for boards that are made to be put into other pages. There nothing can be pressed that does anything.
 */
function security(secure: boolean, framedBy: "'none'" | '*') {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: [framedBy],
      },
    },
    frameguard: framedBy === "'none'" && { action: 'deny' },
    strictTransportSecurity: secure,
  });
}
