import { msg } from '@lit/localize';
import type { LobbyPage } from '@nimhall/shared/protocol/messages';
import { PAGES } from '@nimhall/shared/protocol/pages';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import '../../components/next-steps/tournament-link.ts';
import { connection } from '../../components/page/session.ts';
import { TitleController } from '../../components/page/title-controller.ts';
import { EMPTY_TABLE } from '../../components/ui/empty-table.ts';
import { liveCard, liveCardStyles } from '../../components/watching/live-card.ts';
import { standingOf } from '../../components/watching/standing.ts';
import '../../components/watching/programs-link.ts';
import { pageHead, pageHeadStyles } from '../../components/ui/page-head.ts';
import type { Unbind } from '../../reactive/store.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { LobbyStore } from '../../stores/lobby-store.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { emptyState } from '../../styles/empty-state.ts';

/** All games that are being played, to be watched. */
@customElement('nh-watch-page')
export class WatchPage extends LitElement {
  static override styles = [
    base,
    controls,
    emptyState,
    liveCardStyles,
    pageHeadStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        justify-items: start;
        gap: 24px;
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        width: 100%;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
        gap: var(--gap);
      }
      .ranks {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
    `,
  ];

  @state() private store: LobbyStore | null = null;

  protected readonly watch = new StoreController(this, connection.player, connection.state);

  protected readonly named = new TitleController(this, () => [msg('Watch')]);

  #unbind: Unbind = () => undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    const store = new LobbyStore(connection);
    this.#unbind = store.subscribe(() => this.requestUpdate());
    this.store = store;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unbind();
    this.store?.close();
  }

  protected override render() {
    return html`
      ${pageHead({ title: msg('Watch'), lead: msg('Turn on perfect play in a game to see who is winning, and why.') })}
      ${this.#content()}
    `;
  }

  /** Drawn at once when the games are known, or will not be, so that nothing moves. */
  #content(): TemplateResult {
    const page = this.store?.value;
    const { kind } = connection.state.value;
    if (!page && kind !== 'offline' && kind !== 'refused') return html`<p class="soft">${msg('Loading…')}</p>`;
    return html`
      ${page ? this.#games(page) : html`<p class="soft">${msg('There is no connection.')}</p>`}
      <nav class="ranks" aria-label=${msg('Rankings')}>
        <a class="button" href="${PAGES.duels}?leaderboard">${msg('Leaderboard')}</a>
        <a class="button" href=${PAGES.ladders}>${msg('Ladders')}</a>
        <nh-tournament-link></nh-tournament-link>
        <nh-programs-link></nh-programs-link>
      </nav>
    `;
  }

  #games(page: LobbyPage): TemplateResult {
    const games = page.rooms.filter((room) => room.status === 'playing' && standingOf(room, connection.player.value?.id ?? '') === 'live');
    if (games.length === 0) {
      return html`<div class="empty-state">
        ${EMPTY_TABLE}
        <p>${msg('No one is playing right now.')}</p>
        <a class="button main" href="/">${msg('Play a game')}</a>
      </div>`;
    }
    return html`<ul aria-label=${msg('Games being played')}>
        ${repeat(
          games,
          ({ room }) => room,
          (room) => html`<li>${liveCard(room, false, connection.offset.value)}</li>`,
        )}
      </ul>
      ${page.more ? html`<button type="button" @click=${() => void this.store?.readOn()}>${msg('Show more')}</button>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-watch-page': WatchPage;
  }
}
