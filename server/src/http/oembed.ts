import { escaped } from '@nimhall/shared/markup';
import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import { ROOM_NOT_FOUND } from '@nimhall/shared/room/not-found';
import type { Room } from '@nimhall/shared/room/room';
import { Router } from 'express';
import { IMAGE_SIZE } from '../preview/head.ts';
import { previewPosition } from '../preview/preview-position.ts';
import { roomTitle } from '../preview/words.ts';
import { RefusalError, unwrap } from '../refusal-error.ts';
import { originOf } from './origin.ts';
import type { RequestContext } from './request-context.ts';

/** In pixels: the frame of a board where the site sets no limit. */
const FRAME = { width: 480, height: 360 } as const;

/** `/api/v1/oembed`: the board of a room, for sites that unfold pasted links. https://oembed.com */
export function oembed(publicUrl: string | null, needRoom: (code: string) => Promise<Room>, { consume }: RequestContext): Router {
  const router = Router();
  router.get('/oembed', async (request, response) => {
    consume('look', request);
    const { url, maxwidth, maxheight } = unwrap(readBody(REQUESTS.oembed, request.query));
    const origin = originOf(request, publicUrl);
    const address = URL.parse(url);
    const code = address?.origin === origin ? /^\/r\/([^/]+)$/.exec(address.pathname)?.[1] : undefined;
    if (code === undefined) throw new RefusalError(ROOM_NOT_FOUND);
    const room = await needRoom(code);
    const shown = previewPosition(room.game, room.params, room.position);
    const title = shown ? roomTitle(shown, room) : 'nimhall';
    const [width, height] = [atMost(FRAME.width, maxwidth), atMost(FRAME.height, maxheight)];
    const fits = atMost(IMAGE_SIZE.width, maxwidth) === IMAGE_SIZE.width && atMost(IMAGE_SIZE.height, maxheight) === IMAGE_SIZE.height;
    response.json({
      version: '1.0',
      type: 'rich',
      provider_name: 'nimhall',
      provider_url: origin,
      title,
      width,
      height,
      html: `<iframe src="${escaped(origin)}/embed/${room.room}" title="${escaped(title)}" width="${width}" height="${height}" style="border: 0" loading="lazy"></iframe>`,
      ...(fits && {
        thumbnail_url: `${origin}/r/${room.room}/preview.png`,
        thumbnail_width: IMAGE_SIZE.width,
        thumbnail_height: IMAGE_SIZE.height,
      }),
    });
  });
  return router;
}

function atMost(usual: number, most: string | undefined): number {
  return Math.min(usual, Number(most ?? usual));
}
