import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { LinkFault } from './new-room-link.ts';

/** Longest text that is quoted from a link. */
const MAX_QUOTE_LENGTH = 40;

/** The invalid part of a link, in words. */
export function linkFaultInWords({ part, text }: LinkFault): string {
  const quoted = text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text;
  switch (part) {
    case 'game':
      return msg(str`The link asks for an unknown game, “${quoted}”.`);
    case 'params':
      return msg(str`The link has invalid settings, “${quoted}”.`);
    case 'start':
      return msg(str`The link has an invalid position, “${quoted}”.`);
    case 'misere':
      return msg(str`The link doesn’t say whether the last move wins or loses, “${quoted}”.`);
    case 'clock':
      return msg(str`The link has an invalid time control, “${quoted}”.`);
    case 'overlay':
      return msg(str`The link doesn’t say who can see perfect play, “${quoted}”.`);
    case 'seat':
      return msg(str`The link asks for an unknown seat, “${quoted}”.`);
    case 'bot':
      return msg(str`The link asks for an unknown bot, “${quoted}”.`);
    case 'listed':
      return msg(str`The link doesn’t say whether to show the room in the lobby, “${quoted}”.`);
    default:
      return part satisfies never;
  }
}

/** The invalid parts of a link; nothing if all is clear. */
export function linkNotice(faults: readonly LinkFault[]): TemplateResult | typeof nothing {
  if (faults.length === 0) return nothing;
  return html`<div class="notice" role="status">
    ${faults.map((fault) => html`<p>${linkFaultInWords(fault)}</p>`)}
    <p>${msg('Everything else is filled in from the link.')}</p>
  </div>`;
}
