import { msg, str } from '@lit/localize';
import { newId } from '@nimhall/shared/player/new-id';
import type { Refusal } from '@nimhall/shared/refusal';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import { SEATS } from '@nimhall/shared/room/seat';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { refusalInWords } from '../../i18n/language.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { dialogStyles } from '../../styles/dialog.ts';
import { miniature } from '../board/mini/miniature.ts';
import { navigate, navigationGuard } from '../page/navigation.ts';
import { challenges, connection } from '../page/session.ts';
import { clockInWords } from '../text/clock-words.ts';
import { gameName } from '../text/game-name.ts';
import { occupantName } from '../text/names.ts';
import { showDialog } from '../ui/show-dialog.ts';
import { setRelationshipInRoom } from './relationships.ts';

/** Challenges from friends: accept, decline, or block. */
@customElement('nh-challenges')
export class Challenges extends LitElement {
  static override styles = [
    base,
    controls,
    dialogStyles,
    css`
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: 18px;
      }
      li {
        display: grid;
        grid-template-columns: 5rem minmax(0, 1fr);
        align-items: center;
        gap: 4px 12px;
      }
      strong {
        overflow-wrap: anywhere;
      }
      .row {
        grid-column: 1 / -1;
      }
      .quiet {
        flex: 1 0 100%;
        justify-content: start;
        padding-inline: 0;
      }
    `,
  ];

  @state() private refusal: Refusal | null = null;

  @query('dialog') private readonly dialog?: HTMLDialogElement;

  protected readonly watch = new StoreController(this, challenges);

  show(): void {
    this.refusal = null;
    showDialog(this.dialog);
  }

  protected override render() {
    return html`<dialog aria-labelledby="heading">
      <div>
        <h2 id="heading">${msg('Challenge from a friend')}</h2>
        <ul>
          ${repeat(
            challenges.value ?? [],
            ({ room }) => room,
            (game) => html`<li>${this.#challenge(game)}</li>`,
          )}
        </ul>
        <p class="fault" role="alert">${refusalInWords(this.refusal)}</p>
        <div class="buttons"><button type="button" @click=${this.#close}>${msg('Later')}</button></div>
      </div>
    </dialog>`;
  }

  #challenge(game: RoomSummary): TemplateResult {
    const challenger = SEATS.map((seat) => game.seats[seat]).find((occupant) => occupant !== null);
    const name = challenger ? occupantName(challenger) : '';
    return html`
      <span>${miniature(game)}</span>
      <span>
        <strong>${name}</strong>
        <div>${gameName(game)}</div>
        <div class="soft">${game.clock ? clockInWords(game.clock) : msg('No clock')}</div>
      </span>
      <span class="row">
        <button type="button" class="main" aria-label="${msg('Accept')}: ${name}" @click=${() => this.#play(game)}>${msg('Accept')}</button>
        <button type="button" aria-label="${msg('Decline')}: ${name}" @click=${() => this.#decline(game)}>${msg('Decline')}</button>
        <button type="button" class="quiet" @click=${() => this.#block(game)}>${msg(str`Block ${name}`)}</button>
      </span>
    `;
  }

  #close(): void {
    this.dialog?.close();
  }

  async #play({ room, seats }: RoomSummary): Promise<void> {
    const seat = SEATS.find((each) => seats[each] === null);
    if (!seat) return;
    const isHere = navigationGuard();
    const answer = await connection.send('seat:take', { room, id: newId(), seat });
    if (!answer.ok) {
      this.refusal = answer.error;
      return;
    }
    this.#close();
    if (isHere()) navigate(`/r/${room}`);
  }

  async #decline({ room }: RoomSummary): Promise<void> {
    const answer = await connection.send('challenge:decline', { room, id: newId() });
    this.refusal = answer.ok ? null : answer.error;
  }

  async #block(game: RoomSummary): Promise<void> {
    this.refusal = await setRelationshipInRoom(game.room, 'blocked');
    if (!this.refusal) challenges.put(game.room, null);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-challenges': Challenges;
  }
}
