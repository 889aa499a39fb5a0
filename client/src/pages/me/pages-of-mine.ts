import { msg } from '@lit/localize';
import { PAGES } from '@nimhall/shared/protocol/pages';
import { html, nothing, type TemplateResult } from 'lit';

const MINE = ['me', 'keep', 'devices', 'programs', 'data'] as const;
type Mine = (typeof MINE)[number];

/** Links between the pages of what is mine; `here` is the one that is shown. */
export function pagesOfMine(here: Mine): TemplateResult {
  return html`<nav aria-label=${msg('You')}>
    ${MINE.map((page) => html`<a href=${PAGES[page]} aria-current=${page === here ? 'page' : nothing}>${nameOf(page)}</a>`)}
  </nav>`;
}

function nameOf(page: Mine): string {
  switch (page) {
    case 'me':
      return msg('What you played');
    case 'keep':
      return msg('Keep your name');
    case 'devices':
      return msg('Your devices');
    case 'programs':
      return msg('Your programs');
    case 'data':
      return msg('Your data');
    default:
      return page satisfies never;
  }
}
