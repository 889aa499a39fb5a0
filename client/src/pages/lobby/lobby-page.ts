import { msg } from '@lit/localize';
import { count } from '@nimhall/shared/phrase';
import type { Refusal } from '@nimhall/shared/refusal';
import { placeOf } from '@nimhall/shared/room/listing';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { inOurLanguage, refusalInWords } from '../../ground/i18n/language.ts';
import { lookAtRoom } from '../../ground/net/look.ts';
import { hasPlayed } from '../../ground/state/has-played.ts';
import { LobbyStore } from '../../ground/state/lobby-store.ts';
import { ResumeStore } from '../../ground/state/resume-store.ts';
import type { Readable, Unbind } from '../../ground/store/store.ts';
import { Watch } from '../../ground/store/watch.ts';
import { base } from '../../ground/styles/base.ts';
import { controls } from '../../ground/styles/controls.ts';
import { gameColumns, gameHeight } from '../../ground/styles/game-space.ts';
import { panel } from '../../ground/styles/panel.ts';
import { openRoom, type RoomWishes } from '../../parts/opening/new-room.ts';
import type { NewRoomDialog } from '../../parts/opening/new-room-dialog.ts';
import { playWith } from '../../parts/opening/play-with.ts';
import { replaceAddress } from '../../parts/page/navigation.ts';
import { myRooms, port, unfinishedGames } from '../../parts/page/session.ts';
import { setTitle } from '../../parts/page/title.ts';
import { featuredOf } from './featured.ts';
import { playTile } from './play-tile.ts';
import '../../parts/opening/play-with-form.ts';
import './tile-groups.ts';
import type { Tile } from './tiles.ts';
import './welcome.ts';
import { standingOf } from './standing.ts';

const NO_ROOMS = new Map();

/** The lobby: positions to start from with one tap, and the rooms that are open or being played. */
@customElement('nh-lobby-page')
export class LobbyPage extends LitElement {
  static override styles = [
    base,
    controls,
    panel,
    css`
      :host {
        display: grid;
        gap: var(--gap);
      }
      .head {
        display: grid;
        grid-template: 'title title' auto 'learn learn' auto 'news button' auto / minmax(0, 1fr) auto;
        align-items: center;
        gap: 8px var(--gap);
      }
      h1 {
        grid-area: title;
      }
      nh-welcome {
        grid-area: welcome;
      }
      .news {
        grid-area: news;
        display: grid;
        justify-items: start;
        align-items: center;
        min-height: 44px;
        line-height: 1.3;
      }
      .lead {
        display: none;
        grid-area: lead;
        font-size: 1.125rem;
      }
      .learn {
        grid-area: learn;
        justify-self: start;
        padding-block: 6px;
        font-weight: 600;
      }
      .open {
        grid-area: button;
      }
      .waiting {
        padding-block: 3px;
        font-size: 0.9375rem;
        line-height: 1.2;
        border-color: var(--accent);
        color: var(--accent);
        font-weight: 650;
      }
      @media (min-width: 60rem) {
        .waiting {
          white-space: nowrap;
        }
      }
      .new {
        grid-template: 'title title' auto 'welcome welcome' auto 'learn learn' auto 'news button' auto / minmax(0, 1fr) auto;
      }
      @media (min-width: 33rem) and (max-height: 32rem) {
        .new {
          grid-template: 'title learn' auto 'welcome welcome' auto 'news button' auto / minmax(0, 1fr) auto;
        }
      }
      @media (min-width: 60rem) {
        .head {
          grid-template: 'title learn news button' auto / auto auto minmax(0, 1fr) auto;
        }
        .head:not(.new) .news {
          justify-self: end;
        }
        .new {
          grid-template:
            'title welcome' 1fr
            'lead welcome' auto
            'learn welcome' auto
            'news welcome' auto
            'button welcome' 1fr / minmax(0, 5fr) minmax(0, 7fr);
          gap: 16px clamp(24px, 4vw, 56px);
          padding-block: 8px;
        }
        .new .lead {
          display: block;
        }
        .new h1 {
          font-size: clamp(2.25rem, 3.6vw, 3rem);
          align-self: end;
        }
        .new > .open {
          justify-self: start;
          align-self: start;
        }
      }
      /* Its code comes later: until then this takes the place of it, so that nothing moves away under a finger. */
      nh-my-games:not(:defined) {
        ${gameColumns}
      }
      nh-my-games > h2 {
        grid-column: 1 / -1;
      }
      nh-my-games > p {
        ${gameHeight}
      }
      .rooms {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 8px;
      }
      .title {
        display: flex;
        align-items: center;
        justify-content: space-between;
      }
      .hall {
        display: grid;
        gap: var(--gap);
        grid-template-columns: minmax(0, 1fr);
        align-items: start;
      }
      nh-featured-game {
        order: -1;
      }
      @media (min-width: 64rem) {
        .hall:has(nh-featured-game) {
          grid-template-columns: minmax(0, 1fr) 19rem;
        }
        nh-featured-game {
          order: 0;
          position: sticky;
          top: var(--gap);
        }
      }
      .refusal {
        color: var(--warn);
        font-weight: 600;
      }
      .refusal:empty {
        display: none;
      }
    `,
  ];

  /** Settings for a new room, as the query of the link that led here; null when none did. */
  @property({ attribute: false }) newRoom: string | null = null;

  @state() private store: LobbyStore | null = null;

  @state() private resume: ResumeStore | null = null;

  @state() private refusal = '';

  /** True once the dialog is wanted: its code comes with it. */
  @state() private dialogWanted = false;

  @query('nh-new-room-dialog') private readonly dialog?: NewRoomDialog;

  protected readonly watch = new Watch(this, port.player, port.connection, unfinishedGames);

  #unbinds: readonly Unbind[] = [];

  /** True once there was a game to watch. */
  #hasFeatured = false;

  /** Whether nobody has played on this device before this visit. */
  readonly #isNew = !hasPlayed.value && myRooms.value.length === 0;

  override connectedCallback(): void {
    super.connectedCallback();
    const store = new LobbyStore(port);
    const resume = new ResumeStore({ lobby: store, player: port.player, myRooms, look: lookAtRoom });
    this.#unbinds = [store, resume].map((each: Readable<unknown>) => each.subscribe(() => this.requestUpdate()));
    this.store = store;
    this.resume = resume;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const unbind of this.#unbinds) unbind();
    this.resume?.close();
    this.store?.close();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('newRoom')) return;
    setTitle(...(this.newRoom === null ? [] : [msg('New room')]));
    if (this.newRoom === null) this.dialog?.hide();
    else void this.#showDialog(this.newRoom);
  }

  protected override render() {
    return html`
      <div class="head ${this.#isNew ? 'new' : ''}">
        <h1>${msg('Play Nim, and every game like it')}</h1>
        <p class="lead soft">${msg('Two take turns, nothing is hidden and nothing is left to luck: whoever sees further wins.')}</p>
        ${
          this.#isNew
            ? html`<nh-welcome></nh-welcome><a class="learn" href="/learn/first-game">${msg('New to this? Two minutes')}</a>`
            : html`<a class="learn" href="/learn/practice">${msg('Three puzzles for today')}</a>`
        }
        <div class="news">${this.#news()}</div>
        <button type="button" class="open" @click=${() => void this.#showDialog(null)}>${msg('New room…')}</button>
      </div>
      <p class="refusal" role="alert">${this.refusal}</p>
      ${this.#resumable()}
      <nh-play-with></nh-play-with>
      <nh-tile-groups @nh-tile=${(event: CustomEvent<Tile>) => void this.#go(() => playTile(port, event.detail, playWith.value))}></nh-tile-groups>
      <div class="hall">
        <section class="panel rooms" aria-labelledby="rooms">
          <div class="title">
            <h2 id="rooms" tabindex="-1">${msg('Rooms')}</h2>
            <a class="learn" href="/duels">${msg('Rated duels')}</a>
          </div>
          ${this.#rooms()}
        </section>
        ${this.#featured()}
      </div>
      ${
        this.dialogWanted
          ? html`<nh-new-room-dialog
              @nh-closed=${() => this.newRoom !== null && replaceAddress('/')}
              @nh-new-room=${(event: CustomEvent<RoomWishes>) => void this.#go(() => openRoom(port, event.detail))}
            ></nh-new-room-dialog>`
          : ''
      }
    `;
  }

  /** How many people wait for somebody to play with; what is not known yet takes as much place. */
  #news(): TemplateResult {
    const { rooms = [], more = null } = this.store?.value ?? {};
    const open = rooms.filter((room) => placeOf(room) === 'waiting' && standingOf(room, this.#player) === 'open').length;
    if (open === 0) return html`<p class="soft">${msg('Any position, any rule:')}</p>`;
    const words =
      more === null
        ? count(open, '{0} person is waiting', '{0} people are waiting')
        : count(open, '{0} person or more is waiting', '{0} people or more are waiting');
    return html`<button type="button" class="waiting" @click=${this.#goToRooms}>${inOurLanguage(words)}</button>`;
  }

  #goToRooms(): void {
    const heading = this.renderRoot.querySelector<HTMLElement>('#rooms');
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }

  #resumable(): TemplateResult | typeof nothing {
    const rooms = this.resume?.value;
    if (!rooms?.size && !unfinishedGames.value?.length) return nothing;
    void import('../../parts/unfinished/my-games.ts');
    const codes = new Set([...(rooms?.keys() ?? []), ...(unfinishedGames.value ?? []).map(({ room }) => room)]);
    return html`<nh-my-games .rooms=${rooms ?? NO_ROOMS}><h2>${msg('Your games')}</h2>${Array.from(codes, () => html`<p></p>`)}</nh-my-games>`;
  }

  #rooms(): TemplateResult {
    if (port.connection.value.kind === 'offline') {
      return html`<p>
        ${msg(html`There is no connection, so nobody can be seen here. Until it is back you can <a href="/games">try any game against a bot</a>.`)}
      </p>`;
    }
    const { rooms, more } = this.store?.value ?? {};
    if (!rooms) return html`<p class="soft">${msg('Looking who is here…')}</p>`;
    if (rooms.length === 0) return html`<p class="soft">${msg('No room is open just now. Yours would be the first.')}</p>`;
    const others = rooms.filter((room) => standingOf(room, this.#player) !== 'yours');
    if (others.length === 0 && !more) return html`<p class="soft">${msg('Nobody else has a room open just now.')}</p>`;
    void import('./room-table.ts');
    return html`<nh-room-table .rooms=${others} ?more=${Boolean(more)} @nh-more=${() => void this.store?.readOn()}></nh-room-table>`;
  }

  /** It stays once there has been one, so that the list keeps its place. */
  #featured(): TemplateResult | typeof nothing {
    const rooms = this.store?.value?.rooms ?? [];
    this.#hasFeatured ||= featuredOf(rooms, this.#player, null, Date.now() + port.offset.value) !== null;
    if (!this.#hasFeatured) return nothing;
    void import('./featured-game.ts');
    return html`<nh-featured-game .rooms=${rooms} .player=${this.#player} .offset=${port.offset.value}></nh-featured-game>`;
  }

  get #player(): string {
    return port.player.value?.id ?? '';
  }

  /** Says why nobody goes anywhere. */
  async #go(going: () => Promise<Refusal | null>): Promise<void> {
    this.refusal = '';
    this.refusal = refusalInWords(await going());
  }

  async #showDialog(settings: string | null): Promise<void> {
    await import('../../parts/opening/new-room-dialog.ts');
    // Whoever came by a link may have gone back by now.
    if (settings !== null && settings !== this.newRoom) return;
    this.dialogWanted = true;
    await this.updateComplete;
    this.dialog?.show(settings);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-lobby-page': LobbyPage;
  }
}
