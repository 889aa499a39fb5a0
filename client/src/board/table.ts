import type { View } from '@nimhall/shared/game/view';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { settings } from '../state/settings.ts';
import { base } from '../styles/base.ts';
import { controls } from '../styles/controls.ts';
import { boardFor } from './board.ts';
import { PlayEvent, type SelectEvent } from './events.ts';
import type { Check, Marks } from './legality.ts';
import { hintFor, moveInWords } from './sentences.ts';

/**
 * A board with what it takes to play on it: the selected move in words, a field that takes notation, "Play" and
 * "Cancel". Fires `nh-play` with the move.
 */
@customElement('nh-table')
export class Table extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 10px;
      }
      form {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px;
      }
      .words {
        flex: 1 1 18rem;
        min-height: 3em;
        display: flex;
        align-items: center;
      }
      .complaint {
        color: var(--accent);
      }
      .entry {
        flex: 0 1 21rem;
        min-width: 0;
        display: flex;
        gap: 8px;
      }
      input {
        flex: 1 1 6rem;
      }
      .main {
        min-width: 5.5rem;
      }
      @media (max-width: 36rem) {
        .words,
        .entry {
          flex-basis: 100%;
        }
        .words {
          min-height: 1.5em;
        }
      }
    `,
  ];

  /** What the board draws. */
  @property({ attribute: false }) view: View | null = null;

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

  @state() private selected = '';

  /** Why the last thing tried is not a move. */
  @state() private complaint = '';

  /** Whether the board was last pressed with a finger or a pen. */
  #touched = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('view') && !changed.has('playable')) return;
    this.selected = '';
    this.complaint = '';
  }

  protected override render() {
    if (!this.view) return nothing;
    return html`
      <div @nh-select=${this.#onSelect} @pointerdown=${this.#onPointer} @keydown=${this.#onKey}>
        ${boardFor({
          view: this.view,
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
    const ready = this.#isReady();
    return html`<form @submit=${this.#onSubmit} @keydown=${this.#onKey}>
      <p class="words ${this.complaint ? 'complaint' : ''}" role="status">${this.#words()}</p>
      <div class="entry"><input
        aria-label="Your move, in notation"
        placeholder=${this.example ? `such as ${this.example}` : 'move'}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        maxlength="200"
        aria-invalid=${this.complaint !== ''}
        .value=${this.selected}
        @input=${this.#onInput}
      />
      <button type="button" aria-disabled=${this.selected === ''} @click=${this.#cancel}>Cancel</button>
      <button type="submit" class="main" aria-disabled=${!ready}>Play</button></div>
    </form>`;
  }

  #words(): string {
    if (this.pending !== null) return `${this.#inWords(this.pending)} – sending…`;
    if (this.complaint) return this.complaint;
    if (this.selected) return `${this.#inWords(this.selected)}. Tap again or press Play.`;
    return this.view && this.playable ? hintFor(this.view) : '';
  }

  #inWords(move: string): string {
    return (this.view && moveInWords(this.view, move)?.imperative) ?? `Move ${move}`;
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
    const verdict = this.check?.(move);
    this.complaint = !verdict || verdict.ok ? '' : verdict.error.message;
    const growing = this.view?.kind === 'heaps' && this.view.mostHeaps > 1 && move.split(',').length < this.view.mostHeaps;
    if (!this.complaint || growing) this.selected = move;
  }

  #onInput(event: Event): void {
    const text = (event.target as HTMLInputElement).value;
    const verdict = text.trim() === '' ? null : this.check?.(text);
    this.selected = text;
    this.complaint = !verdict || verdict.ok ? '' : verdict.error.message;
  }

  #onPointer(event: PointerEvent): void {
    this.#touched = event.pointerType !== 'mouse';
  }

  #onKey(event: KeyboardEvent): void {
    this.#touched = false;
    if (event.key === 'Escape' && (this.selected || this.complaint)) {
      event.preventDefault();
      this.#cancel();
    }
  }

  #onSubmit(event: Event): void {
    event.preventDefault();
    if (this.#isReady()) this.#play();
  }

  #play(): void {
    this.dispatchEvent(new PlayEvent(this.selected));
  }

  #cancel(): void {
    this.selected = '';
    this.complaint = '';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-table': Table;
  }
}
