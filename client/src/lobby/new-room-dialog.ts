import { BOT_LEVELS } from '@nimhall/shared/bot/levels';
import type { Family } from '@nimhall/shared/game/contract';
import { readGame } from '@nimhall/shared/game/read';
import { findFamily } from '@nimhall/shared/game/registry';
import { GAMES } from '@nimhall/shared/games/all';
import type { Refusal } from '@nimhall/shared/protocol/errors';
import { OVERLAY_RULES, type OverlayRule, SEATS, type Seat } from '@nimhall/shared/room/room';
import { html, LitElement, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { sceneOf } from '../game/scene.ts';
import { base } from '../styles/base.ts';
import { controls } from '../styles/controls.ts';
import '../ui/param-form.ts';
import type { ParamInput } from '../ui/param-input.ts';
import '../board/mini/mini-board.ts';
import { clockInWords } from '../room/clock-words.ts';
import { CLOCK_CHOICES } from './clock-choices.ts';
import { dialogLayout } from './dialog-layout.ts';
import { type Draft, draftOf, readSeatChoice, wishesOf, withPreset, withSeat } from './draft.ts';
import type { RoomWishes } from './new-room.ts';
import './position-field.ts';

const OVERLAY_LABELS: Readonly<Record<OverlayRule, string>> = {
  spectators: 'Spectators at any time, players after the game',
  after: 'Everybody, after the game',
  off: 'Nobody',
};

/** Everything that can be chosen about a new room. Fires `nh-new-room` with what the server is to be asked for. */
@customElement('nh-new-room-dialog')
export class NewRoomDialog extends LitElement {
  static override styles = [base, controls, dialogLayout];

  @state() private draft: Draft = draftOf(GAMES[0] as Family);

  @query('dialog') private readonly dialog?: HTMLDialogElement;

  show(): void {
    this.dialog?.showModal();
  }

  protected override render() {
    const family = findFamily(this.draft.game) ?? (GAMES[0] as Family);
    const fault = this.#fault();
    return html`<dialog aria-labelledby="heading">
      <form method="dialog" @submit=${this.#onSubmit}>
        <h2 id="heading">New room</h2>
        ${this.#game(family)}
        <nh-param-form
          .form=${family.params}
          .given=${this.draft.params}
          @nh-params=${(event: CustomEvent<ParamInput>) => this.#change({ params: event.detail })}
        ></nh-param-form>
        ${this.#start(family, fault)} ${this.#convention()} ${this.#seats()} ${this.#clock()} ${this.#more()}
        <div class="buttons">
          <button type="button" @click=${() => this.dialog?.close()}>Cancel</button>
          <button type="submit" class="main" aria-disabled=${fault !== null}>Open room</button>
        </div>
      </form>
    </dialog>`;
  }

  #game(family: Family): TemplateResult {
    return html`<div class="field">
      <label for="game">Game</label>
      <select id="game" @change=${this.#onGame}>
        ${GAMES.map(({ id, name }) => html`<option value=${id} ?selected=${id === family.id}>${name}</option>`)}
      </select>
      <p class="soft wide">${this.#rule(family)}</p>
    </div>`;
  }

  #start(family: Family, fault: Refusal | null): TemplateResult {
    const scene = sceneOf({ game: this.draft.game, params: this.draft.params, position: this.draft.start });
    return html`
      <nh-position-field
        .text=${this.draft.start}
        .view=${scene.ok ? scene.value.view : null}
        .fault=${fault}
        @nh-position=${(event: CustomEvent<string>) => this.#change({ start: event.detail })}
      ></nh-position-field>
      <div class="presets" role="group" aria-label="Positions to start from">
        ${family.presets.map(
          (preset) => html`<button type="button" title=${preset.why} @click=${() => this.#set(withPreset(this.draft, family, preset))}>
            ${preset.name}
          </button>`,
        )}
      </div>
    `;
  }

  #convention(): TemplateResult {
    const radio = (misere: boolean, words: string) => html`<label class="choice"
      ><input type="radio" name="convention" .checked=${this.draft.misere === misere} @change=${() => this.#change({ misere })} />${words}</label
    >`;
    return html`<fieldset>
      <legend>Taking the last object</legend>
      ${radio(false, 'wins')}${radio(true, 'loses')}
    </fieldset>`;
  }

  #seats(): TemplateResult {
    return html`<div class="seats">
      ${SEATS.map(
        (seat) => html`<div class="stack">
          <label for=${seat}>${seat === 'first' ? 'Moves first' : 'Moves second'}</label>
          <select id=${seat} @change=${(event: Event) => this.#seat(seat, event)}>
            ${this.#option(seat, 'me', 'Me')} ${this.#option(seat, 'open', 'Open for anybody')}
            ${BOT_LEVELS.map(({ id, name }) => this.#option(seat, id, `Bot: ${name}`))}
          </select>
        </div>`,
      )}
    </div>`;
  }

  #option(seat: Seat, value: string, label: string): TemplateResult {
    return html`<option value=${value} .selected=${this.draft.seats[seat] === value}>${label}</option>`;
  }

  #clock(): TemplateResult {
    return html`<div class="stack">
      <label for="clock">Clock</label>
      <select id="clock" @change=${this.#onClock}>
        ${CLOCK_CHOICES.map(
          (rule, index) =>
            html`<option value=${index} .selected=${rule === this.draft.clock}>${rule ? clockInWords(rule) : 'None'}</option>`,
        )}
      </select>
    </div>`;
  }

  #more(): TemplateResult {
    return html`<details>
      <summary>More settings</summary>
      <label class="choice"
        ><input
          type="checkbox"
          .checked=${this.draft.listed}
          @change=${(event: Event) => this.#change({ listed: (event.target as HTMLInputElement).checked })}
        />List it in the lobby</label
      >
      <div class="stack">
        <label for="overlay">Who may see perfect play</label>
        <select id="overlay" @change=${this.#onOverlay}>
          ${OVERLAY_RULES.map(
            (rule) => html`<option value=${rule} ?selected=${rule === this.draft.overlay}>${OVERLAY_LABELS[rule]}</option>`,
          )}
        </select>
      </div>
    </details>`;
  }

  #rule(family: Family): string {
    const game = readGame(family.id, this.draft.params);
    return game.ok ? game.value.rules.rule : family.summary;
  }

  /** What is wrong with the draft; null when a game can be played from it. */
  #fault(): Refusal | null {
    const scene = sceneOf({ game: this.draft.game, params: this.draft.params, position: this.draft.start });
    if (!scene.ok) return scene.error;
    return scene.value.example === ''
      ? { code: 'bad-position', message: 'Nothing can be played in this position: a game needs at least one move.' }
      : null;
  }

  #set(draft: Draft): void {
    this.draft = draft;
  }

  #change(change: Partial<Draft>): void {
    this.#set({ ...this.draft, ...change });
  }

  #seat(seat: Seat, event: Event): void {
    this.#set(withSeat(this.draft, seat, readSeatChoice((event.target as HTMLSelectElement).value)));
  }

  #onGame(event: Event): void {
    const family = findFamily((event.target as HTMLSelectElement).value);
    if (family) this.#set(withPreset(this.draft, family));
  }

  #onClock(event: Event): void {
    this.#change({ clock: CLOCK_CHOICES[Number((event.target as HTMLSelectElement).value)] ?? null });
  }

  #onOverlay(event: Event): void {
    const overlay = OVERLAY_RULES.find((rule) => rule === (event.target as HTMLSelectElement).value);
    if (overlay) this.#change({ overlay });
  }

  #onSubmit(event: Event): void {
    if (this.#fault()) {
      event.preventDefault();
      return;
    }
    this.dispatchEvent(new CustomEvent<RoomWishes>('nh-new-room', { detail: wishesOf(this.draft) }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-new-room-dialog': NewRoomDialog;
  }
}
