import { msg, str } from '@lit/localize';
import type { View } from '@nimhall/shared/game/view';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { refusalInWords } from '../i18n/language.ts';
import { settings } from '../state/settings.ts';
import { base } from '../styles/base.ts';
import { controls } from '../styles/controls.ts';
import { boardFor } from './board.ts';
import { EnterEvent, PlayEvent, type SelectEvent } from './events.ts';
import { isOtherMove, type LastMove } from './last-move.ts';
import type { Check, Marks } from './legality.ts';
import { hintFor, moveInWords } from './sentences.ts';
import { tableLayout } from './table-layout.ts';

/** What the table says under the board in answer to something. */
interface Said {
  readonly text: string;
  /** `complaint`: why the last thing tried is not a move. `answer`, `question`: to a word that was entered. */
  readonly kind: 'complaint' | 'answer' | 'question';
}

/**
 * A board with what it takes to play on it: the selected move in words, a field that takes notation, "Play" and
 * "Cancel". Fires `nh-play` with the move; before that `nh-enter` with what was entered, which may be another word.
 */
@customElement('nh-table')
export class Table extends LitElement {
  static override styles = [base, controls, tableLayout];

  /** What the board draws. */
  @property({ attribute: false }) view: View | null = null;

  /** The move that led here; null when there is none to show. */
  @property({ attribute: false, hasChanged: isOtherMove }) last: LastMove | null = null;

  /** The rules' answer to a move text. */
  @property({ attribute: false }) check: Check | null = null;

  /** What the overlay adds; null while it is off. */
  @property({ attribute: false }) marks: Marks | null = null;

  /** The move on its way to the server. */
  @property({ attribute: false }) pending: string | null = null;

  /** True for whoever plays here, also while it is not their turn. */
  @property({ type: Boolean }) interactive = false;

  /** True while it is their turn. */
  @property({ type: Boolean }) playable = false;

  /** An example of a move, for the empty notation field. */
  @property({ attribute: false }) example = '';

  /** True where words are answered, besides moves. */
  @property({ type: Boolean }) answers = false;

  @state() private selected = '';

  @state() private said: Said | null = null;

  @query('input') private readonly field?: HTMLInputElement;

  /** Whether the board was last pressed with a finger or a pen. */
  #touched = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('view') && !changed.has('playable')) return;
    this.#cancel();
  }

  /** Goes to the field, with all that is in it selected. */
  focusField(): void {
    this.field?.select();
  }

  protected override render() {
    if (!this.view) return nothing;
    return html`
      <div @nh-select=${this.#onSelect} @pointerdown=${this.#onPointer} @keydown=${this.#onKey}>
        ${boardFor({
          view: this.view,
          last: this.last,
          check: this.check,
          selected: this.selected,
          pending: this.pending,
          marks: this.marks,
          playable: this.playable && this.pending === null,
        })}
      </div>
      ${this.interactive ? this.#bar() : nothing}
    `;
  }

  #bar(): TemplateResult {
    const { example } = this;
    return html`<form @submit=${this.#onSubmit} @keydown=${this.#onKey}>
      <p class="words ${this.said?.kind ?? ''}" role="status">${this.#words()}</p>
      <div class="entry"><input
        aria-label=${this.answers ? msg('Your move, in notation, or a word such as help') : msg('Your move, in notation')}
        placeholder=${this.answers ? msg(str`${example} or help`) : msg(str`such as ${example}`)}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        maxlength="200"
        aria-invalid=${this.said?.kind === 'complaint'}
        .value=${this.selected}
        @input=${this.#onInput}
      />
      <button
        type="button"
        class="cancel"
        aria-label=${msg('Cancel')}
        title=${msg('Cancel')}
        aria-disabled=${this.selected === '' && !this.said}
        @click=${this.#cancel}
      ><svg viewBox="0 0 24 24" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="m6 6 12 12m0-12-12 12" /></svg></button>
      <button type="submit" class="main" aria-disabled=${!this.#isReady()}>${msg('Play')}</button></div>
    </form>`;
  }

  #words(): string {
    if (this.pending !== null) return msg(str`${this.#inWords(this.pending)} – sending…`);
    if (this.said?.kind !== 'complaint' && this.#isReady()) return msg(str`${this.#inWords(this.selected)}. Tap again or press Play.`);
    if (this.said) return this.said.text;
    return this.view && this.playable ? hintFor(this.view) : '';
  }

  #inWords(move: string): string {
    return (this.view && moveInWords(this.view, move)?.imperative) ?? msg(str`Move ${move}`);
  }

  #isReady(): boolean {
    return this.playable && this.pending === null && this.selected !== '' && (this.check?.(this.selected).ok ?? false);
  }

  #onSelect(event: SelectEvent): void {
    event.stopPropagation();
    const again = event.move === this.selected;
    if (!again) this.#look(event.move);
    if ((again || (event.whole && !this.#showsFirst())) && this.#isReady()) this.#play();
  }

  /** Whether a tapped move is shown before it is played. */
  #showsFirst(): boolean {
    const { confirm } = settings.value;
    return confirm === 'always' || (confirm === 'touch' && this.#touched);
  }

  /** Takes a move into the selection if it is one, or may become one by taking from yet another heap; else says why not. */
  #look(move: string): void {
    const complaint = this.#complaintAbout(move);
    this.said = complaint === '' ? null : { text: complaint, kind: 'complaint' };
    const growing = this.view?.kind === 'heaps' && this.view.mostHeaps > 1 && move.split(',').length < this.view.mostHeaps;
    if (!complaint || growing) this.selected = move;
  }

  #complaintAbout(move: string): string {
    const verdict = this.check?.(move);
    return !verdict || verdict.ok ? '' : refusalInWords(verdict.error);
  }

  #onInput(event: Event): void {
    this.selected = (event.target as HTMLInputElement).value;
    if (this.said?.kind !== 'question') this.said = null;
  }

  #onPointer(event: PointerEvent): void {
    this.#touched = event.pointerType !== 'mouse';
  }

  #onKey(event: KeyboardEvent): void {
    this.#touched = false;
    if (event.key !== 'Escape') return;
    if (this.selected || this.said) {
      event.preventDefault();
      this.#cancel();
    } else {
      // From an empty field Escape leads out, to where single keys act.
      this.field?.blur();
    }
  }

  #onSubmit(event: Event): void {
    event.preventDefault();
    if (this.selected.trim() === '' || this.pending !== null) return;
    const entered = new EnterEvent(this.selected, this.said?.kind === 'question' ? this.said.text : '');
    this.dispatchEvent(entered);
    if (entered.answer) {
      this.selected = '';
      this.said = { text: entered.answer.say, kind: entered.answer.asks ? 'question' : 'answer' };
    } else if (this.#isReady()) this.#play();
    else this.said = { text: this.#complaintAbout(this.selected) || msg('It is not your turn.'), kind: 'complaint' };
  }

  #play(): void {
    this.dispatchEvent(new PlayEvent(this.selected));
  }

  #cancel(): void {
    this.selected = '';
    this.said = null;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-table': Table;
  }
}
