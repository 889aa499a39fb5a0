import { readClassCode } from '@nimhall/shared/gathering/class-code';
import { html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { newPage } from '../components/page/new-page.ts';
import { loadTexts } from '../i18n/language.ts';
import { CLASSES } from '../i18n/lazy-class-texts.ts';
import { TOURNAMENTS } from '../i18n/lazy-tournament-texts.ts';
import '../pages/tournament/tournament-page.ts';
import '../pages/tournament/tournaments-page.ts';
import { base } from '../styles/base.ts';

// Without its texts a page is in English, and the next one asks for them again.
// Classes and tournaments share words.
const texts = Promise.all([loadTexts(CLASSES), loadTexts(TOURNAMENTS)]).catch(() => undefined);

/** The pages of tournaments: the list, and each of them. */
@customElement('nh-tournament-pages')
export class TournamentPages extends LitElement {
  static override styles = base;

  @property({ attribute: false }) code: string | undefined;

  /** Nothing is drawn before its texts are here. */
  protected override async scheduleUpdate(): Promise<void> {
    await texts;
    super.scheduleUpdate();
  }

  protected override render() {
    const code = readClassCode(this.code ?? '');
    if (!code) return html`<nh-tournaments-page></nh-tournaments-page>`;
    return newPage(code, () => html`<nh-tournament-page .code=${code}></nh-tournament-page>`);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-tournament-pages': TournamentPages;
  }
}
