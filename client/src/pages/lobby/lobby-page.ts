import { msg } from '@lit/localize';
import type { Refusal } from '@nimhall/shared/refusal';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { refusalInWords } from '../../ground/i18n/language.ts';
import { lookAtRoom } from '../../ground/net/look.ts';
import { LobbyStore } from '../../ground/state/lobby-store.ts';
import { ResumeStore } from '../../ground/state/resume-store.ts';
import type { Readable, Unbind } from '../../ground/store/store.ts';
import { Watch } from '../../ground/store/watch.ts';
import { base } from '../../ground/styles/base.ts';
import { controls } from '../../ground/styles/controls.ts';
import { panel } from '../../ground/styles/panel.ts';
import { openRoom, type RoomWishes } from '../../parts/opening/new-room.ts';
import type { NewRoomDialog } from '../../parts/opening/new-room-dialog.ts';
import { playWith } from '../../parts/opening/play-with.ts';
import { replaceAddress } from '../../parts/page/navigation.ts';
import { myRooms, port } from '../../parts/page/session.ts';
import { setTitle } from '../../parts/page/title.ts';
import { featuredOf } from './featured.ts';
import { playTile } from './play-tile.ts';
import '../../parts/opening/play-with-form.ts';
import './preset-tile.ts';
import { TILES } from './tiles.ts';
import { standingOf } from './words.ts';

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
      .welcome {
        display: grid;
        grid-template: 'title button' auto 'with with' auto / 1fr auto;
        align-items: center;
        gap: 14px var(--gap);
        padding-block: 8px;
      }
      nh-play-with {
        grid-area: with;
      }
      @media (max-width: 26rem) {
        .welcome {
          grid-template: 'title' auto 'button' auto 'with' auto / minmax(0, 1fr);
        }
      }
      .tiles {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(15.5rem, 100%), 1fr));
        gap: clamp(10px, 1.6vw, 16px);
      }
      .rooms {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 8px;
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
        color: var(--accent);
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

  protected readonly watch = new Watch(this, port.player, port.connection);

  #unbinds: readonly Unbind[] = [];

  /** True once there was a game to watch. */
  #hasFeatured = false;

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
      <div class="welcome">
        <h1>${msg('Play Nim, and every game like it')}</h1>
        <nh-play-with></nh-play-with>
        <button type="button" class="main" @click=${() => void this.#showDialog(null)}>${msg('New room…')}</button>
      </div>
      <p class="refusal" role="alert">${this.refusal}</p>
      ${this.#resumable()}
      <ul class="tiles" aria-label=${msg('Positions to start from')}>
        ${TILES.map(
          (tile) => html`<li>
            <nh-preset-tile .family=${tile.family} .preset=${tile.preset} @click=${() => void this.#go(() => playTile(port, tile, playWith.value))}></nh-preset-tile>
          </li>`,
        )}
      </ul>
      <div class="hall">
        <section class="panel rooms" aria-labelledby="rooms">
          <h2 id="rooms">${msg('Rooms')}</h2>
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

  #resumable(): TemplateResult | typeof nothing {
    const rooms = this.resume?.value;
    if (!rooms || rooms.size === 0) return nothing;
    void import('./resume-games.ts');
    return html`<nh-resume-games .rooms=${rooms} .player=${this.#player}></nh-resume-games>`;
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
    this.#hasFeatured ||= featuredOf(rooms, this.#player, null, Date.now()) !== null;
    if (!this.#hasFeatured) return nothing;
    void import('./featured-game.ts');
    return html`<nh-featured-game .rooms=${rooms} .player=${this.#player} .offset=${port.offset.value}></nh-featured-game>`;
  }

  get #player(): string {
    return port.player.value?.id ?? '';
  }

  /** Says why nobody goes anywhere. */
  async #go(going: () => Promise<Refusal | null>): Promise<void> {
    if (port.connection.value.kind === 'offline') {
      this.refusal = msg('Without a connection no room can be opened.');
      return;
    }
    this.refusal = '';
    const refusal = await going();
    this.refusal = refusalInWords(refusal);
  }

  async #showDialog(settings: string | null): Promise<void> {
    await import('../../parts/opening/new-room-dialog.ts');
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
