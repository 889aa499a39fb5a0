import { msg, str } from '@lit/localize';
import { botsOf } from '@nimhall/shared/bot/levels';
import { readGame } from '@nimhall/shared/catalogue/read';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import type { Family } from '@nimhall/shared/game/contract';
import { GAMES } from '@nimhall/shared/games/all';
import { type Phrase, say } from '@nimhall/shared/phrase';
import { type Refusal, refusal } from '@nimhall/shared/refusal';
import { OVERLAY_RULES, type OverlayRule } from '@nimhall/shared/room/room';
import { SEATS, type Seat } from '@nimhall/shared/room/seat';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { localize, refusalInWords } from '../../i18n/language.ts';
import { boardPositionOf } from '../../position/board-position.ts';
import '../share/copy-field.ts';
import { base } from '../../styles/base.ts';
import { checkboxes } from '../../styles/checkboxes.ts';
import { controls } from '../../styles/controls.ts';
import { dialogStyles } from '../../styles/dialog.ts';
import { fieldStyles } from '../../styles/field.ts';
import type { CopyField } from '../share/copy-field.ts';
import '../ui/param-form.ts';
import { PersistentStore, parsed } from '../../reactive/persistent-store.ts';
import { deviceStorage } from '../../reactive/storage.ts';
import type { ParamInput } from '../ui/param-input.ts';
import { clockPicker } from './clock-picker.ts';
import { dialogLayout } from './dialog-layout.ts';
import { type Draft, draftOf, newRoomOptions, readSeatChoice, withChange, withPreset, withSeat } from './draft.ts';
import { gameOptions } from './game-options.ts';
import { linkNotice } from './link-words.ts';
import type { NewRoomOptions } from './new-room.ts';
import { type LinkFault, parseSettings } from './new-room-link.ts';
import './count-steppers.ts';
import './position-field.ts';
import { showDialog } from '../ui/show-dialog.ts';
import { formatSettings, newRoomLink } from './room-links.ts';

const FIRST_GAME = GAMES[0] as Family;

/** The last room that was opened by the dialog on this device, as the query of a link; empty when there is none. */
const lastSettings = new PersistentStore(deviceStorage(), 'nimhall:last-settings', (text) => {
  const stored = parsed(text);
  return typeof stored === 'string' ? stored : '';
});

/**
 * Everything that can be chosen about a new room. Fires `nh-new-room` with what the server is to be asked for, and
 * `nh-closed` when it is put away.
 */
@customElement('nh-new-room-dialog')
export class NewRoomDialog extends LitElement {
  static override styles = [base, controls, checkboxes, dialogStyles, fieldStyles, dialogLayout];

  @state() private draft: Draft = draftOf(FIRST_GAME);

  /** Invalid parts of the link that opened the dialog. */
  @state() private faults: readonly LinkFault[] = [];

  /** True once a link to these settings was wanted. */
  @state() private showsLink = false;

  @query('dialog') private readonly dialog?: HTMLDialogElement;

  @query('nh-copy-field') private readonly copyField?: CopyField;

  /** Opens with the settings of a link, given as its query; without one, with those of the last room. */
  show(link: string | null): void {
    const { draft, faults } = parseSettings(link ?? lastSettings.value, FIRST_GAME);
    this.draft = draft;
    this.faults = link === null ? [] : faults;
    this.showsLink = false;
    showDialog(this.dialog);
  }

  hide(): void {
    this.dialog?.close();
  }

  protected override render() {
    const family = findFamily(this.draft.game) ?? FIRST_GAME;
    const game = readGame(family.id, this.draft.params);
    const fault = game.ok ? this.#fault() : null;
    return html`<dialog class="wide" aria-labelledby="heading" @close=${() => this.dispatchEvent(new CustomEvent('nh-closed'))}>
      <form method="dialog" @submit=${this.#onSubmit}>
        <h2 id="heading">${msg('New room')}</h2>
        ${linkNotice(this.faults)} ${this.#game(family)}
        <nh-param-form
          .form=${family.params}
          .given=${this.draft.params}
          @nh-params=${(event: CustomEvent<ParamInput>) => this.#change({ params: event.detail })}
        ></nh-param-form>
        ${game.ok ? nothing : html`<p class="fault" role="status">${refusalInWords(game.error)}</p>`}
        ${this.#start(family, fault)} ${this.#convention()} ${this.#seats()} ${this.#clock()} ${this.#more()} ${this.#link()}
        <div class="buttons">
          <button type="button" @click=${this.hide}>${msg('Cancel')}</button>
          <button type="submit" class="main" aria-disabled=${!game.ok || fault !== null}>${msg('Open room')}</button>
        </div>
      </form>
    </dialog>`;
  }

  #game(family: Family): TemplateResult {
    return html`<div class="field">
      <label for="game">${msg('Game')}</label>
      <select id="game" @change=${this.#onGame}>
        ${gameOptions(family.id)}
      </select>
      <p class="soft">${localize(this.#rule(family))}</p>
    </div>`;
  }

  #start(family: Family, fault: Refusal | null): TemplateResult {
    const scene = boardPositionOf({ game: this.draft.game, params: this.draft.params, position: this.draft.start });
    return html`
      <nh-position-field
        .text=${this.draft.start}
        .view=${scene.ok ? scene.value.view : null}
        .fault=${fault}
        @nh-position=${(event: CustomEvent<string>) => this.#change({ start: event.detail })}
      ></nh-position-field>
      <nh-count-steppers
        .placed=${{ game: this.draft.game, params: this.draft.params, position: this.draft.start }}
        @nh-position=${(event: CustomEvent<string>) => this.#change({ start: event.detail })}
      ></nh-count-steppers>
      <div class="presets" role="group" aria-label=${msg('Starting positions')}>
        ${family.presets.map(
          (preset) => html`<button
            type="button"
            title=${localize(preset.why)}
            @click=${() => {
              this.draft = withPreset(this.draft, family, preset);
            }}
          >
            ${localize(preset.name)}
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
      <legend>${msg('The last move')}</legend>
      ${radio(false, msg('wins'))}${radio(true, msg('loses'))}
    </fieldset>`;
  }

  #seats(): TemplateResult {
    return html`<div class="seats">
      ${SEATS.map(
        (seat) => html`<div class="field">
          <label for=${seat}>${seat === 'first' ? msg('Moves first') : msg('Moves second')}</label>
          <select id=${seat} @change=${(event: Event) => this.#seat(seat, event)}>
            ${this.#option(seat, 'me', msg('Me'))} ${this.#option(seat, 'open', msg('Open to anyone'))}
            ${botsOf(this.draft.game, this.draft.misere).map(({ id, name }) => this.#option(seat, id, msg(str`Bot: ${localize(name)}`)))}
          </select>
        </div>`,
      )}
    </div>`;
  }

  #option(seat: Seat, value: string, label: string): TemplateResult {
    return html`<option value=${value} .selected=${this.draft.seats[seat] === value}>${label}</option>`;
  }

  #clock(): TemplateResult {
    return html`<div class="field">
      <label for="clock">${msg('Time control')}</label>
      ${clockPicker(this.draft.clock, (clock) => this.#change({ clock }))}
    </div>`;
  }

  #more(): TemplateResult {
    return html`<details>
      <summary>${msg('More settings')}</summary>
      <label class="choice"
        ><input
          type="checkbox"
          .checked=${this.draft.listed}
          @change=${(event: Event) => this.#change({ listed: (event.target as HTMLInputElement).checked })}
        />${msg('Show in the lobby')}</label
      >
      <div class="field">
        <label for="overlay">${msg('Who can see perfect play')}</label>
        <select id="overlay" @change=${this.#onOverlay}>
          ${OVERLAY_RULES.map(
            (rule) => html`<option value=${rule} .selected=${rule === this.draft.overlay}>${overlayRuleInWords(rule)}</option>`,
          )}
        </select>
      </div>
    </details>`;
  }

  #link(): TemplateResult {
    const link = () =>
      html`<nh-copy-field label=${msg('Link to these settings')} .value=${location.origin + newRoomLink(this.draft)}></nh-copy-field>`;
    return html`<div>
      <button type="button" class="quiet" @click=${this.#copyLink}>${msg('Copy link')}</button>
      ${this.showsLink ? link() : nothing}
    </div>`;
  }

  #rule(family: Family): Phrase | string {
    const game = readGame(family.id, this.draft.params);
    return game.ok ? game.value.rules.rule : family.summary;
  }

  /** What is wrong with the draft; null if it can be played. */
  #fault(): Refusal | null {
    const scene = boardPositionOf({ game: this.draft.game, params: this.draft.params, position: this.draft.start });
    if (!scene.ok) return scene.error;
    return scene.value.example === '' ? refusal('bad-position', say`There is no move in this position. Start from another one.`) : null;
  }

  #change(change: Partial<Draft>): void {
    this.draft = withChange(this.draft, change);
  }

  #seat(seat: Seat, event: Event): void {
    this.draft = withSeat(this.draft, seat, readSeatChoice((event.target as HTMLSelectElement).value));
  }

  #onGame(event: Event): void {
    const family = findFamily((event.target as HTMLSelectElement).value);
    if (family) this.draft = withPreset(this.draft, family);
  }

  #onOverlay(event: Event): void {
    const overlay = OVERLAY_RULES.find((rule) => rule === (event.target as HTMLSelectElement).value);
    if (overlay) this.#change({ overlay });
  }

  async #copyLink(): Promise<void> {
    this.showsLink = true;
    await this.updateComplete;
    await this.copyField?.copy();
  }

  #onSubmit(event: Event): void {
    if (this.#fault()) {
      event.preventDefault();
      return;
    }
    lastSettings.set(formatSettings(this.draft));
    this.dispatchEvent(new CustomEvent<NewRoomOptions>('nh-new-room', { detail: newRoomOptions(this.draft) }));
  }
}

function overlayRuleInWords(rule: OverlayRule): string {
  switch (rule) {
    case 'spectators':
      return msg('Spectators anytime, players after the game');
    case 'after':
      return msg('Everyone, after the game');
    case 'off':
      return msg('No one');
    default:
      return rule satisfies never;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-new-room-dialog': NewRoomDialog;
  }
}
