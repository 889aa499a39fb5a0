import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readGame, readPosition } from '@nimhall/shared/game/read';
import type { Game } from '@nimhall/shared/game/registry';
import type { View } from '@nimhall/shared/game/view';
import { readJson } from '@nimhall/shared/json';
import type { Room } from '@nimhall/shared/room/room';
import { type Request, type Response, Router } from 'express';
import type { Limits } from '../limits.ts';
import { type Preview, withPreview } from '../preview/head.ts';
import type { PreviewImages } from '../preview/images.ts';
import { ANALYSIS, gameDescription, roomDescription, roomTitle } from '../preview/words.ts';
import { Refused } from '../refused.ts';
import type { Rooms } from '../rooms.ts';
import { counted } from './counted.ts';

export interface PageParts {
  readonly rooms: Rooms;
  readonly limits: Limits;
  readonly images: PreviewImages;
  /** Folder of the built client. */
  readonly client: string;
  /** Address under which people reach us; null where it is the one they ask for. */
  readonly publicUrl: string | null;
}

/** A position on a page: what is said about it and shown of it. */
interface Shown {
  readonly game: Game;
  readonly position: string;
  readonly view: View;
}

/**
 * The pages of the client. All are the same file, which finds out in the browser what to show; only who does not run it,
 * as chat programs that show a link, is told in its head. Whoever has the link to a room may see it, listed or not.
 */
export function pages({ rooms, limits, images, client, publicUrl }: PageParts): Router {
  const router = Router();
  router.use(counted(limits));
  const origin = (request: Request): string => (publicUrl ? new URL(publicUrl).origin : `${request.protocol}://${request.headers.host}`);

  /** Sends a page; its file is read each time, so that a new build holds at once. */
  const send = async (response: Response, file: string, preview: Preview | null): Promise<void> => {
    const page = await readFile(join(client, file), 'utf8');
    response
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(preview ? withPreview(page, preview) : page);
  };

  /** Sends a picture. Rooms move on, so it is fresh for a minute only; other sites may show it in their pages. */
  const sendImage = async (response: Response, shown: Shown | null): Promise<void> => {
    if (!shown) throw new Refused({ code: 'not-found', message: 'There is no such file.' });
    const image = await images.of(shown.game, shown.position, shown.view);
    response.set({ 'Cache-Control': 'public, max-age=60', 'Cross-Origin-Resource-Policy': 'cross-origin' }).type('png').send(image);
  };

  /** A room for its preview; null when there is none. A page without a preview is better than no page. */
  const lookAt = async (request: Request, code: string): Promise<Room | null> => {
    try {
      return await rooms.read(code);
    } catch (error) {
      request.log.warn({ err: error }, 'no preview');
      return null;
    }
  };

  router.get('/r/:code', async (request, response) => {
    const { code } = request.params;
    const room = await lookAt(request, code);
    const shown = room && shownIn(room);
    if (!room || !shown) return await send(response.status(404), 'index.html', null);
    const url = `${origin(request)}/r/${room.room}`;
    await send(response, 'index.html', {
      title: roomTitle(shown.game, room),
      description: roomDescription(shown.game, room, shown.view),
      url,
      // The version makes it another address when there is something new to see, for those who keep pictures.
      image: { url: `${url}/preview.png?v=${room.version}`, alt: altOf(shown) },
    });
  });

  router.get('/r/:code/preview.png', async (request, response) => {
    const room = await rooms.read(request.params.code);
    await sendImage(response, room && shownIn(room));
  });

  router.get('/games/:id', async (request, response) => {
    const shown = firstPreset(request.params.id);
    if (!shown) return await send(response.status(404), 'index.html', null);
    const { family } = shown.game;
    const url = `${origin(request)}/games/${family.id}`;
    await send(response, 'index.html', {
      title: family.name,
      description: gameDescription(shown.game, shown.view),
      url,
      image: { url: `${url}/preview.png`, alt: altOf(shown) },
    });
  });

  router.get('/games/:id/preview.png', async (request, response) => {
    await sendImage(response, firstPreset(request.params.id));
  });

  router.get('/analysis', async (request, response) => {
    const { game, params, position } = request.query;
    const shown =
      typeof game === 'string' && typeof position === 'string'
        ? shownAt(game, typeof params === 'string' ? readJson(params) : undefined, position)
        : null;
    await send(response, 'index.html', {
      title: shown ? `${shown.game.family.name} ${shown.position}: who wins?` : 'Analysis',
      description: ANALYSIS,
      url: origin(request) + request.originalUrl,
      image: null,
    });
  });

  router.get('/embed/:code', async (request, response) => {
    const room = await lookAt(request, request.params.code);
    await send(response.status(room ? 200 : 404), 'embed.html', null);
  });

  router.get('/{*path}', async (_request, response) => {
    await send(response, 'index.html', null);
  });
  return router;
}

function shownIn({ game: id, params, position }: Room): Shown | null {
  return shownAt(id, params, position);
}

function firstPreset(id: string): Shown | null {
  const game = readGame(id, undefined);
  if (!game.ok) return null;
  const { params, start } = game.value.family.presets[0];
  return shownAt(id, params, start);
}

/** Null where the texts make no position. */
function shownAt(id: string, params: unknown, text: string): Shown | null {
  const game = readGame(id, params);
  const position = game.ok ? readPosition(game.value.rules, text) : game;
  if (!game.ok || !position.ok) return null;
  return { game: game.value, position: text, view: game.value.rules.view(position.value) };
}

function altOf({ game, position }: Shown): string {
  return `The position ${position} of ${game.family.name}`;
}
