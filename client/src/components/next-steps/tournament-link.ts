import { say } from '@nimhall/shared/phrase';
import { TOURNAMENT_PAGES } from '@nimhall/shared/protocol/pages';
import { html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { loadTexts, localize } from '../../i18n/language.ts';
import { TOURNAMENTS } from '../../i18n/lazy-tournament-texts.ts';
import type { Unbind } from '../../reactive/store.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { navigate } from '../page/navigation.ts';
import { port } from '../page/session.ts';

/** A link to the tournaments, or back to one of them. What it says is fetched with it, since few pages need it. */
@customElement('nh-tournament-link')
export class TournamentLink extends LitElement {
  static override styles = [base, controls];

  /** The code of a tournament; empty for the list of all. */
  @property() code = '';

  /** Whether my next match opens by itself. */
  @property({ type: Boolean }) follows = false;

  #unbind: Unbind = () => undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unbind = port.on('tournament:board', ({ code, room }) => this.follows && code === this.code && navigate(`/r/${room}`));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unbind();
  }

  protected override async scheduleUpdate(): Promise<void> {
    await loadTexts(TOURNAMENTS).catch(() => undefined);
    super.scheduleUpdate();
  }

  protected override render() {
    return this.code
      ? html`<a class="button main" href=${TOURNAMENT_PAGES.tournament.replace(':code', this.code)}>${localize(say`Back to the tournament`)}</a>`
      : html`<a class="button" href=${TOURNAMENT_PAGES.tournaments}>${localize(say`Tournaments`)}</a>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-tournament-link': TournamentLink;
  }
}
