import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { say } from '@nimhall/shared/phrase';
import { CLASS_PAGES, PAGES, TOURNAMENT_PAGES } from '@nimhall/shared/protocol/pages';
import { refusal } from '@nimhall/shared/refusal';
import type { Room } from '@nimhall/shared/room/room';
import compression from 'compression';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { contentSecurityPolicy } from 'helmet';
import type { Limits } from '../people/limits.ts';
import { type Preview, withPreview } from '../preview/head.ts';
import type { PreviewImages } from '../preview/images.ts';
import {
  beforeLastMove,
  firstPreset,
  type PreviewPosition,
  placeInQuery,
  previewPosition,
  queryOf,
  withCourse,
} from '../preview/preview-position.ts';
import {
  analysisDescription,
  analysisTitle,
  gameDescription,
  newRoomDescription,
  newRoomTitle,
  positionInWords,
  roomDescription,
  roomTitle,
} from '../preview/words.ts';
import type { Place } from '../preview/worker.ts';
import { RefusalError } from '../refusal-error.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { originOf } from './origin.ts';
import { requireRoomCode } from './require-room-code.ts';

export interface PageDeps {
  readonly rooms: Rooms;
  readonly limits: Limits;
  readonly images: PreviewImages;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Folder of the built client. */
  readonly client: string;
  /** The public base URL; null if it is the one that is requested. */
  readonly publicUrl: string | null;
}

/** How long a picture may be cached, in seconds: rooms change, but the picture of a position changes only with our drawing. */
const FRESH = { room: 60, position: 7 * 24 * 3600 } as const;
/** Longer queries get no picture: few programs send longer addresses, and no server accepts the longest. */
const MAX_QUERY_LENGTH = 2_000;

/** Pages with the preview of the lobby. */
const PLAIN_PAGES = [...Object.values(PAGES), ...Object.values(CLASS_PAGES), ...Object.values(TOURNAMENT_PAGES)];
const PICTURES = { room: `${PAGES.room}/preview.png`, position: '/preview.png' } as const;

/** Pages are generated for each request, and small. */
const compressed = compression({ threshold: 200, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });

/** Sends a page. The file is read each time, so that a new build is served at once. */
async function sendPage(client: string, response: Response, file: string, preview: Preview | null): Promise<void> {
  const page = await readFile(join(client, file), 'utf8');
  response
    .set('Cache-Control', 'no-cache')
    .type('html')
    .send(preview ? withPreview(page, preview) : page);
}

function countPages({ limits, addressOf }: Pick<PageDeps, 'limits' | 'addressOf'>): RequestHandler<object> {
  return (request, _response, next) => {
    limits.consume('page', { address: addressOf(request) });
    next();
  };
}

/**
 * The pages of the client. All are the same file, which decides in the browser what to show. Programs that do not run it, such as chats
 * that preview a link, read its head. A room is visible to everybody who has its link, listed or not.
 */
export function pages({ rooms, limits, images, addressOf, client, publicUrl }: PageDeps): Router {
  // The client is just as strict about addresses.
  const router = Router({ strict: true, caseSensitive: true });
  router.param('code', requireRoomCode);
  const origin = (request: Request<object>): string => originOf(request, publicUrl);

  const send = (response: Response, file: string, preview: Preview | null): Promise<void> => sendPage(client, response, file, preview);

  /** Sends a picture, which other sites may show in their pages. */
  const sendImage = (response: Response, image: Buffer | null, fresh: number): void => {
    if (!image) throw new RefusalError(refusal('not-found', say`File not found.`));
    response
      .set({ 'Cache-Control': `public, max-age=${fresh}`, 'Cross-Origin-Resource-Policy': 'cross-origin' })
      .type('png')
      .send(image);
  };

  /** The picture of a position. The longest positions, and those that keep their drawn lines, only have the picture of their room. */
  const imageOf = (request: Request, shown: PreviewPosition, room?: string) => {
    const query = queryOf(shown);
    const path = query.length <= MAX_QUERY_LENGTH && !shown.played ? `/preview.png?${query}` : room && `/r/${room}/preview.png`;
    return path ? { url: origin(request) + path, alt: positionInWords(shown) } : null;
  };

  /** The position that a link names; if it cannot be read now, the page is sent without a picture. */
  const follow = async <Params>(request: Request<Params>, place: Place | null): Promise<PreviewPosition | null> => {
    try {
      return place && (await images.read(place, addressOf(request)));
    } catch (error) {
      request.log.warn({ err: error }, 'no preview');
      return null;
    }
  };

  /** The room of a page. Without the store it is unknown, but the page is still sent. */
  const lookAt = async (request: Request, code: string): Promise<Room | 'none' | 'unknown'> => {
    try {
      return (await rooms.read(code)) ?? 'none';
    } catch (error) {
      request.log.warn({ err: error }, 'no preview');
      return 'unknown';
    }
  };

  /** What a link preview shows of a room: its position, or at the end the one before the last move. */
  const lastSight = async (request: Request<{ code: string }>, room: Room): Promise<PreviewPosition | null> => {
    const before = await follow(request, beforeLastMove(room));
    const shown = before ? { ...before, before: true as const } : previewPosition(room.game, room.params, room.position);
    return shown && withCourse(shown, room);
  };

  router.get([...PLAIN_PAGES, ...Object.values(PICTURES)], countPages({ limits, addressOf }), compressed);

  router.get(PAGES.room, async (request, response) => {
    const room = await lookAt(request, request.params.code);
    if (room === 'none') response.status(404);
    const shown = typeof room === 'string' ? null : await lastSight(request, room);
    if (typeof room === 'string' || !shown) return await send(response, 'index.html', null);
    await send(response, 'index.html', {
      title: roomTitle(shown, room),
      description: roomDescription(shown, room),
      url: `${origin(request)}/r/${room.room}`,
      image: imageOf(request, shown, room.room),
      embed: `${origin(request)}/api/v1/oembed?url=${encodeURIComponent(`${origin(request)}/r/${room.room}`)}`,
    });
  });

  router.get<{ code: string }>(PICTURES.room, async (request, response) => {
    const room = await rooms.read(request.params.code);
    const shown = room && (await lastSight(request, room));
    sendImage(response, shown && (await images.of(shown, addressOf(request))), FRESH.room);
  });

  router.get(PAGES.game, async (request, response) => {
    const shown = firstPreset(request.params.id);
    if (!shown) return await send(response.status(404), 'index.html', null);
    const { family } = shown.game;
    await send(response, 'index.html', {
      title: family.name,
      description: gameDescription(shown),
      url: `${origin(request)}/games/${family.id}`,
      image: imageOf(request, shown),
    });
  });

  router.get(PAGES.newRoom, async (request, response) => {
    const shown = await follow(request, placeInQuery(request.query, 'start'));
    await send(
      response,
      'index.html',
      shown && {
        title: newRoomTitle(shown),
        description: newRoomDescription(shown, request.query.misere === '1'),
        url: origin(request) + request.originalUrl,
        image: imageOf(request, shown),
      },
    );
  });

  router.get(PAGES.analysis, async (request, response) => {
    const shown = await follow(request, placeInQuery(request.query));
    await send(response, 'index.html', {
      title: analysisTitle(shown),
      description: analysisDescription(shown, request.query.misere === '1'),
      url: origin(request) + request.originalUrl,
      image: shown && imageOf(request, shown),
    });
  });

  router.get(PICTURES.position, async (request, response) => {
    const place = placeInQuery(request.query);
    sendImage(response, place && (await images.ofLink(place, addressOf(request))), FRESH.position);
  });

  router.get<{ code: string }>(PAGES.embed, framed, async (request, response) => {
    const room = await lookAt(request, request.params.code);
    await send(response.status(room === 'none' ? 404 : 200), 'embed.html', null);
  });

  /** Links to all other pages show the same preview as the lobby. */
  router.get(PLAIN_PAGES, async (_request, response) => {
    await send(response, 'index.html', null);
  });
  return router;
}

/** All other addresses: the client shows that there is no such page. */
export function unknownPages(deps: Pick<PageDeps, 'limits' | 'addressOf' | 'client'>): Router {
  const router = Router();
  router.get('/{*path}', countPages(deps), compressed, async (_request, response) => {
    await sendPage(deps.client, response.status(404), 'index.html', null);
  });
  return router;
}

/** What a page may load, and which sites may frame it. */
export function contentFor(framedBy: "'none'" | '*') {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: [framedBy],
    },
  };
}

const framable = contentSecurityPolicy(contentFor('*'));

/** Lets any site frame this page: it is made for that, and nothing in it can be pressed that changes anything. */
const framed: RequestHandler<object> = (request, response, next) => {
  response.removeHeader('X-Frame-Options');
  framable(request, response, next);
};
