import { msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { connection } from '../../components/page/session.ts';
import { liveCard, liveCardStyles } from '../../components/watching/live-card.ts';
import { standingOf } from '../../components/watching/standing.ts';
import type { Unbind } from '../../reactive/store.ts';
import { LobbyStore } from '../../stores/lobby-store.ts';
import { base } from '../../styles/base.ts';

/** How many are shown; the page for watching has the others. */
const MOST = 3;

/** Some of the games of one kind that are being played now; nothing while there are none. It follows the lobby only once it is in sight. */
@customElement('nh-games-being-played')
export class GamesBeingPlayed extends LitElement {
  static override styles = [
    base,
    liveCardStyles,
    css`
      :host {
        min-height: 1px;
      }
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 12px;
      }
      .title {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        justify-content: space-between;
        gap: 0 16px;
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
        gap: var(--gap);
      }
    `,
  ];

  /** The id of the game. */
  @property() game = '';

  @state() private store: LobbyStore | null = null;

  #unbind: Unbind = () => undefined;

  readonly #sight = new IntersectionObserver((entries) => {
    if (!this.store && entries.some(({ isIntersecting }) => isIntersecting)) this.#follow();
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.#sight.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sight.disconnect();
    this.#unbind();
    this.store?.close();
    this.store = null;
  }

  protected override render() {
    const me = connection.player.value?.id ?? '';
    const games = (this.store?.value?.rooms ?? []).filter(
      (room) => room.game === this.game && room.status === 'playing' && standingOf(room, me) === 'live',
    );
    if (games.length === 0) return nothing;
    return html`<section aria-labelledby="now">
      <div class="title"><h2 id="now">${msg('On the tables now')}</h2><a href="/watch">${msg('Watch')}</a></div>
      <ul>
        ${repeat(
          games.slice(0, MOST),
          ({ room }) => room,
          (room) => html`<li>${liveCard(room, false, connection.offset.value)}</li>`,
        )}
      </ul>
    </section>`;
  }

  #follow(): void {
    const store = new LobbyStore(connection);
    this.#unbind = store.subscribe(() => this.requestUpdate());
    this.store = store;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-games-being-played': GamesBeingPlayed;
  }
}
