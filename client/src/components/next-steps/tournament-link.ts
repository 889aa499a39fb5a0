import { say } from '@nimhall/shared/phrase';
import { TOURNAMENT_PAGES } from '@nimhall/shared/protocol/pages';
import { html, LitElement } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { loadTexts, localize } from '../../i18n/language.ts';
import { TOURNAMENTS } from '../../i18n/lazy-tournament-texts.ts';
import type { Unbind } from '../../reactive/store.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { navigate } from '../page/navigation.ts';
import { connection } from '../page/session.ts';

/** A link to the tournaments, or back to one of them. What it says is fetched with it, since few pages need it. */
@customElement('nh-tournament-link')
export class TournamentLink extends LitElement {
  static override styles = [base, controls];

  /** The code of a tournament; empty for the list of all. */
  @property() code = '';

  /** Whether it shows the name of the tournament, among other links. */
  @property({ type: Boolean }) named = false;

  /** What the organizer calls it; empty while that is unknown, and where it has no name. */
  @state() private name = '';

  /** Whether my next match opens by itself. */
  @property({ type: Boolean }) follows = false;

  #unbind: Unbind = () => undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unbind = connection.on('tournament:board', ({ code, room }) => this.follows && code === this.code && navigate(`/r/${room}`));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unbind();
  }

  protected override firstUpdated(): void {
    if (this.named) void this.#ask();
  }

  protected override async scheduleUpdate(): Promise<void> {
    await loadTexts(TOURNAMENTS).catch(() => undefined);
    super.scheduleUpdate();
  }

  async #ask(): Promise<void> {
    const ack = await connection.send('tournament:look', { code: this.code });
    if (ack.ok) this.name = ack.tournament.title;
  }

  protected override render() {
    const back = localize(say`Back to the tournament`);
    return this.code
      ? html`<a class="button ${this.named ? '' : 'main'}" href=${TOURNAMENT_PAGES.tournament.replace(':code', this.code)}>${this.name ? html`<span aria-hidden="true">←</span> ${this.name}` : back}</a>`
      : html`<a class="button" href=${TOURNAMENT_PAGES.tournaments}>${localize(say`Tournaments`)}</a>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-tournament-link': TournamentLink;
  }
}
