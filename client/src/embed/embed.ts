import { msg, str } from '@lit/localize';
import { readGame } from '@nimhall/shared/catalogue/read';
import type { Room } from '@nimhall/shared/room/room';
import { SEATS, type Seat } from '@nimhall/shared/room/seat';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { localize, refusalInWords } from '../i18n/language.ts';
import { SocketConnection } from '../net/socket.ts';
import { positionsOf } from '../position/replay.ts';
import '../components/ui/clock-face.ts';
import { listedOccupant } from '../components/text/players.ts';
import { lastMadeInWords } from '../pages/room/last-made.ts';
import { resultInWords, statusInWords } from '../pages/room/words.ts';
import { StoreController } from '../reactive/store-controller.ts';
import { PendingMoves } from '../stores/pending-move.ts';
import { RoomStore } from '../stores/room-store.ts';
import { base } from '../styles/base.ts';
import { NimhallBoard } from './nimhall-board.ts';

customElements.define('nimhall-board', NimhallBoard);

/** The same each time, so that the board sees no change. */
const NO_INKS: readonly string[] = [];

/**
 * The board of a room in a page of another site: it follows the game, fits its frame, and is for watching only. Such a frame may have no
 * cookies and no storage, so nothing here needs them.
 */
@customElement('nh-embed')
export class Embed extends LitElement {
  static override styles = [
    base,
    css`
      main {
        display: grid;
        grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
        height: 100dvh;
        background: var(--table-top);
      }
      header,
      footer {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 0 16px;
        padding-inline: 14px;
        background: var(--card);
      }
      header {
        flex-wrap: nowrap;
        padding-block: 8px;
        border-bottom: 1px solid var(--table-edge);
      }
      footer {
        padding-top: 6px;
        border-top: 1px solid var(--table-edge);
      }
      .seat {
        display: flex;
        align-items: center;
        gap: 8px;
        min-width: 0;
      }
      .player {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
        font-weight: 600;
      }
      .player::before {
        content: '';
        display: inline-block;
        margin-inline-end: 8px;
        width: 10px;
        height: 10px;
        border: 2px solid var(--soft-ink);
        border-radius: 50%;
      }
      nh-clock-face {
        flex: none;
      }
      .turn::before {
        background: var(--accent);
        border-color: var(--accent);
      }
      nimhall-board {
        --nimhall-board-height: 100%;
        height: 100%;
        min-height: 0;
        padding: min(5vh, 24px) 16px;
      }
      a {
        display: inline-flex;
        align-items: center;
        min-height: 44px;
        font-weight: 550;
      }
      .message {
        grid-row: 2;
        align-self: center;
        text-align: center;
        padding: 16px;
      }
    `,
  ];

  readonly #code = location.pathname.split('/')[2] ?? '';

  readonly #connection = new SocketConnection();

  readonly #room = new RoomStore(this.#code, this.#connection, new PendingMoves(null));

  protected readonly watch = new StoreController(this, this.#room, this.#connection.state);

  override connectedCallback(): void {
    super.connectedCallback();
    this.#connection.watch();
  }

  protected override render() {
    const { room, missing } = this.#room.value;
    const game = room && readGame(room.game, room.params);
    if (room && game?.ok) return this.#board(room, localize(game.value.family.name));
    return html`<main><p class="message">${missing ? refusalInWords(missing) : msg('Loading…')}</p></main>`;
  }

  #board(room: Room, name: string): TemplateResult {
    return html`<main>
      <header>
        <h1 class="unseen">${name}</h1>
        ${SEATS.map((seat) => this.#player(room, seat))}
      </header>
      <nimhall-board
        .game=${room.game}
        .params=${JSON.stringify(room.params)}
        .position=${room.start}
        .moves=${room.moves}
        .inks=${room.inks ?? NO_INKS}
      ></nimhall-board>
      <footer>
        <span role="status">${this.#status(room)}</span>
        <a href="/r/${room.room}" target="_blank" rel="noopener">${msg(str`${name} on nimhall`)}</a>
      </footer>
    </main>`;
  }

  #player(room: Room, seat: Seat): TemplateResult {
    return html`<span class="seat">
      <span class="player ${room.turn === seat ? 'turn' : ''}">${listedOccupant(room.seats[seat])}</span>
      <nh-clock-face .room=${room} .seat=${seat} .offset=${this.#connection.offset.value}></nh-clock-face>
    </span>`;
  }

  /** The last move, and whose turn it is or who won. */
  #status(room: Room): string {
    if (this.#connection.state.value.kind !== 'online') return msg('Connecting…');
    const now = room.status === 'over' ? resultInWords(room, null) : statusInWords(room, null);
    return `${lastMadeInWords(room, positionsOf(room), room.ply)} ${now}`.trim();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-embed': Embed;
  }
}
