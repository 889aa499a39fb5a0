import { msg, str } from '@lit/localize';
import { escaped } from '@nimhall/shared/markup';
import { localize } from '../../i18n/language.ts';
import type { Shareable } from './shareable.ts';

/** What the link is for. */
export function linkLabel({ room }: Shareable): string {
  if (!room) return msg('Link to this position');
  return room.status === 'waiting' ? msg('Invite someone to play or watch') : msg('Link to this room');
}

/** The title sent with a link: `Nim on nimhall`. */
export function linkTitle({ title }: Shareable): string {
  return msg(str`${localize(title)} on nimhall`);
}

/** A name for files: `nimhall-k4m2x9`, or `nimhall` without a room. */
export function fileName({ room }: Shareable): string {
  return room ? `nimhall-${room.room}` : 'nimhall';
}

/** The HTML that embeds the board of a room. */
export function embedCode(origin: string, shareable: Shareable): string {
  const title = escaped(linkTitle(shareable));
  return `<iframe src="${origin}/embed/${shareable.room?.room ?? ''}" title="${title}" width="480" height="360" style="border: 0" loading="lazy"></iframe>`;
}
