import { css, unsafeCSS } from 'lit';
import { customElement } from 'lit/decorators.js';
import { setLanguage } from '../i18n/language.ts';
import { LANGUAGE_TAGS, type LanguageTag } from '../i18n/languages.ts';
import tokens from '../styles/tokens.css?inline';
import { NimhallBoard } from './nimhall-board.ts';

/** The styles of a page, for one element of a page that is not ours. */
const OWN_TOKENS = tokens.replace(/:root(\[[^\]]*\]|:is\([^)]*\))?/g, (_, when?: string) => (when ? `:host(${when})` : ':host'));

type Bots = typeof import('./bots.ts');

let bots: Promise<Bots> | null = null;

/** Chromium remembers for as long as a page lasts that an address did not load. It names it, so the same file is asked for by another one. */
async function importAgain(error: unknown): Promise<Bots> {
  const address = /https?:\S+\.js/.exec(String(error))?.[0];
  if (!address) throw error;
  return await import(/* @vite-ignore */ `${address}?${Date.now()}`);
}

/** The board for pages of others, `nimhall-board.js`: with styles of its own, the language of the page around it, and bots. */
@customElement('nimhall-board')
export class BoardForAnyPage extends NimhallBoard {
  static override styles = [
    unsafeCSS(OWN_TOKENS),
    NimhallBoard.styles,
    css`
      :host {
        /* As bright as the page around it. */
        color-scheme: inherit;
        color: var(--ink);
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    const spoken = (this.closest<HTMLElement>('[lang]')?.lang ?? 'en').slice(0, 2) as LanguageTag;
    if (LANGUAGE_TAGS.includes(spoken)) void setLanguage(spoken).then(() => this.requestUpdate());
  }

  protected override loadBots() {
    bots ??= import('./bots.ts').catch(importAgain).catch((error: unknown) => {
      bots = null;
      throw error;
    });
    return bots;
  }
}
