import { msg, str } from '@lit/localize';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import { GAMES } from '@nimhall/shared/games/all';
import type { Refusal } from '@nimhall/shared/refusal';
import type { ClockRule } from '@nimhall/shared/room/clock-rule';
import type { Player } from '@nimhall/shared/room/room';
import { html, LitElement } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { localize, refusalInWords } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { dialogStyles } from '../../styles/dialog.ts';
import { fieldStyles } from '../../styles/field.ts';
import { clockPicker } from '../new-game/clock-picker.ts';
import { draftOf } from '../new-game/draft.ts';
import { gameOptions } from '../new-game/game-options.ts';
import { challengeFriend } from '../new-game/new-room.ts';
import { connection } from '../page/session.ts';
import { displayName } from '../text/names.ts';

/** A button by which a friend is challenged, to a game and with a clock that its dialog asks for. */
@customElement('nh-challenge')
export class Challenge extends LitElement {
  static override styles = [base, controls, dialogStyles, fieldStyles];

  @property({ attribute: false }) friend: Player | null = null;

  /** The game that is offered first. */
  @property() game = GAMES[0]?.id ?? '';

  /** Which of the positions of the game to start from. */
  @state() private preset = 0;

  @state() private clock: ClockRule | null = null;

  @state() private refusal: Refusal | null = null;

  @query('dialog') private readonly dialog?: HTMLDialogElement;

  protected override render() {
    const name = displayName(this.friend?.name ?? '');
    return html`
      <button type="button" aria-label=${msg(str`Challenge ${name}…`)} @click=${this.#open}>${msg('Challenge…')}</button>
      <dialog aria-labelledby="heading">
        <form method="dialog" @submit=${this.#challenge}>
          <h2 id="heading">${msg(str`Challenge ${name}`)}</h2>
          <div class="field">
            <label for="game">${msg('Game')}</label>
            <select id="game" @change=${this.#onGame}>
              ${gameOptions(this.game)}
            </select>
          </div>
          <div class="field">
            <label for="start">${msg('Starting position')}</label>
            <select id="start" @change=${this.#onStart}>
              ${findFamily(this.game)?.presets.map(
                ({ name }, at) => html`<option value=${at} .selected=${at === this.preset}>${localize(name)}</option>`,
              )}
            </select>
          </div>
          <div class="field">
            <label for="clock">${msg('Time control')}</label>
            ${clockPicker(this.clock, (clock) => {
              this.clock = clock;
            })}
          </div>
          <p class="soft">${msg('Who goes first is random.')}</p>
          <p class="fault" role="alert">${refusalInWords(this.refusal)}</p>
          <div class="buttons">
            <button type="button" @click=${this.#close}>${msg('Cancel')}</button>
            <button type="submit" class="main">${msg('Send')}</button>
          </div>
        </form>
      </dialog>
    `;
  }

  #open(): void {
    this.refusal = null;
    this.dialog?.showModal();
  }

  #close(): void {
    this.dialog?.close();
  }

  #onGame(event: Event): void {
    this.game = (event.target as HTMLSelectElement).value;
    this.preset = 0;
  }

  #onStart(event: Event): void {
    this.preset = Number((event.target as HTMLSelectElement).value);
  }

  async #challenge(event: Event): Promise<void> {
    event.preventDefault();
    const family = findFamily(this.game);
    if (!family || !this.friend) return;
    const { game, params, start, misere } = draftOf(family, family.presets[this.preset]);
    const clock = this.clock ? { clock: this.clock } : {};
    this.refusal = await challengeFriend(connection, { friend: this.friend.id, game, params, start, misere, ...clock });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-challenge': Challenge;
  }
}
