import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { port } from '../app/hall.ts';
import { setTitle } from '../app/title.ts';
import { LobbyStore } from '../state/lobby-store.ts';
import type { Unbind } from '../state/store.ts';
import { Watch } from '../state/watch.ts';
import { base } from '../styles/base.ts';
import { controls } from '../styles/controls.ts';
import { panel } from '../styles/panel.ts';
import { openRoom, type RoomWishes } from './new-room.ts';
import type { NewRoomDialog } from './new-room-dialog.ts';
import './preset-tile.ts';
import './room-table.ts';
import { TILES, type Tile } from './tiles.ts';

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
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        align-items: end;
        gap: 12px var(--gap);
        padding-block: 8px;
      }
      .welcome p {
        max-width: 38rem;
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
        gap: 8px;
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

  @state() private store: LobbyStore | null = null;

  @state() private refusal = '';

  /** True once the dialog is wanted: its code comes with it. */
  @state() private dialogWanted = false;

  @query('nh-new-room-dialog') private readonly dialog?: NewRoomDialog;

  protected readonly watch = new Watch(this, port.player);

  #unbind: Unbind | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    setTitle();
    this.store = new LobbyStore(port);
    this.#unbind = this.store.subscribe(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unbind?.();
    this.store?.close();
  }

  protected override render() {
    return html`
      <div class="welcome">
        <div>
          <h1>Play Nim, and every game like it</h1>
          <p class="soft">Tap a position to open a room. Send the link to a friend, or give the other seat to a bot.</p>
        </div>
        <button type="button" class="main" @click=${this.#showDialog}>New room…</button>
      </div>
      <p class="refusal" role="alert">${this.refusal}</p>
      <ul class="tiles" aria-label="Positions to start from">
        ${TILES.map(
          (tile) => html`<li>
            <nh-preset-tile .family=${tile.family} .preset=${tile.preset} @click=${() => this.#openTile(tile)}></nh-preset-tile>
          </li>`,
        )}
      </ul>
      <section class="panel rooms" aria-labelledby="rooms">
        <h2 id="rooms">Rooms</h2>
        ${this.#rooms()}
      </section>
      ${
        this.dialogWanted
          ? html`<nh-new-room-dialog
              @nh-new-room=${(event: CustomEvent<RoomWishes>) => void this.#open(event.detail)}
            ></nh-new-room-dialog>`
          : ''
      }
    `;
  }

  #rooms(): TemplateResult {
    const rooms = this.store?.value;
    if (!rooms) return html`<p class="soft">Looking who is here…</p>`;
    if (rooms.length === 0) return html`<p class="soft">No room is open just now. Yours would be the first.</p>`;
    return html`<nh-room-table .rooms=${rooms} .player=${port.player.value?.id ?? ''}></nh-room-table>`;
  }

  #openTile({ family, preset }: Tile): void {
    void this.#open({
      game: family.id,
      start: preset.start,
      misere: preset.misere ?? false,
      ...(preset.params ? { params: preset.params } : {}),
    });
  }

  async #open(wishes: RoomWishes): Promise<void> {
    this.refusal = '';
    this.refusal = (await openRoom(port, wishes))?.message ?? '';
  }

  async #showDialog(): Promise<void> {
    await import('./new-room-dialog.ts');
    this.dialogWanted = true;
    await this.updateComplete;
    this.dialog?.show();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-lobby-page': LobbyPage;
  }
}
