import { type RequestHandler, Router } from 'express';
import { openApi, socketCommands } from './open-api.ts';
import { REFERENCE_STYLES, referencePage } from './page.ts';
import { ROUTES } from './routes.ts';

/** How long a browser caches the answer to a preflight request, in seconds. */
const REMEMBERED = 24 * 3600;

/**
 * Routes that pages of other sites may read without a cookie, so they reveal only public data. A client may cache an answer and revalidate
 * it by its ETag.
 */
export function openReads(): Router {
  const router = Router();
  const open: RequestHandler = ({ headers }, response, next) => {
    // `fetch` sends this with every ETag, so it would never get a 304.
    if (headers['if-none-match'] !== undefined) delete headers['cache-control'];
    response.set({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'private, no-cache',
    });
    response.vary('Authorization, Cookie');
    next();
  };
  for (const { path } of ROUTES.filter((route) => route.open)) {
    const pattern = path.replace(/\{(\w+)\}/g, ':$1');
    router.get(pattern, open);
    router.options(pattern, open, (_request, response) => {
      response.set({
        'Access-Control-Allow-Methods': 'GET, HEAD',
        'Access-Control-Allow-Headers': 'If-None-Match',
        'Access-Control-Max-Age': String(REMEMBERED),
      });
      response.status(204).end();
    });
  }
  return router;
}

/** The reference of the HTTP API: for programs, and as a page. Each is generated on first request and then kept. */
export function reference(): Router {
  const router = Router();
  const serve = (path: string, type: string, make: () => string): void => {
    let text: string | null = null;
    router.get(path, (_request, response) => {
      text ??= make();
      response.set('Cache-Control', 'no-cache').type(type).send(text);
    });
  };
  serve('/openapi.json', 'json', () => JSON.stringify(openApi()));
  serve('/commands.json', 'json', () => JSON.stringify(socketCommands()));
  serve('/reference', 'html', referencePage);
  serve('/reference.css', 'css', () => REFERENCE_STYLES);
  return router;
}
