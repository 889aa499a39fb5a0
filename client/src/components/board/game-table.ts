import { msg, str } from '@lit/localize';
import { isOtherHistory, type PlayHistory } from '@nimhall/shared/game/play-history';
import type { View } from '@nimhall/shared/game/view';
import type { Phrase } from '@nimhall/shared/phrase';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { localize, refusalInWords } from '../../i18n/language.ts';
import { isOtherMove, type LastMove } from '../../position/last-move.ts';
import type { Check, Marks } from '../../position/legality.ts';
import { settings } from '../../reactive/settings.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { boardFor } from './board.ts';
import { crossIcon } from './cross-icon.ts';
import { EnterEvent, PlayEvent, type SelectEvent } from './events.ts';
import { Headroom } from './headroom.ts';
import { hintFor, moveInShort } from './sentences.ts';
import { tableLayout } from './table-layout.ts';

/** A message under the board. */
interface Said {
  /** Chosen while drawing, because the language may change. */
  readonly text: () => string;
  /** `complaint`: why the last thing tried is not a move. `answer`, `question`: to a word that was entered. */
  readonly kind: 'complaint' | 'answer' | 'question';
}

/** Shapes of the buttons with a picture, in a square of 24. */
const KEYBOARD = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <rect x="2.5" y="5.5" width="19" height="13" rx="2.5" />
  <path d="M6.5 9.5h.01m3.6 0h.01m3.6 0h.01m3.6 0h.01M6.5 13h.01m10.9 0h.01m-8 2h5" />
</svg>`;

/**
 * A board with its controls: the selected move in words, a field for notation, "Play" and "Cancel". Fires `nh-play` with a move, and before
 * that `nh-enter` with what was entered, which may be another word. Children go above the board; the slot `mine` is between the board and
 * the bar; the slot `bar` replaces the bar for spectators.
 */
@customElement('nh-game-table')
export class GameTable extends LitElement {
  static override styles = [base, controls, tableLayout];

  /** The view to draw. */
  @property({ attribute: false }) view: View | null = null;

  /** How the game came to this; null where that is not known. */
  @property({ attribute: false, hasChanged: isOtherHistory }) course: PlayHistory | null = null;

  /** The move that led here; null when there is none to show. */
  @property({ attribute: false, hasChanged: isOtherMove }) last: LastMove | null = null;

  /** The rules' answer to a move text. */
  @property({ attribute: false }) check: Check | null = null;

  /** The marks of the overlay; null while it is off. */
  @property({ attribute: false }) marks: Marks | null = null;

  /** The move on its way to the server. */
  @property({ attribute: false }) pending: string | null = null;

  /** True for the players, also while it is not their turn. */
  @property({ type: Boolean }) interactive = false;

  /** True while it is their turn. */
  @property({ type: Boolean }) playable = false;

  /** An example of a move, for the empty notation field. */
  @property({ attribute: false }) example = '';

  /** True if words other than moves are answered. */
  @property({ type: Boolean }) answers = false;

  /** True before a game: children come first, and the board below is only a picture. */
  @property({ type: Boolean, reflect: true }) waits = false;

  /** Whose turn it is, in words. */
  @property({ attribute: false }) status = '';

  /** Hidden state of the position; null if there is none. It is announced together with whose turn it is. */
  @property({ attribute: false }) now: Phrase | null = null;

  /** True if the page announces turns itself, so that nobody hears them twice. */
  @property({ type: Boolean }) announced = false;

  @state() private selected = '';

  /** True while the field is asked for where there is no place for it. */
  @state() private typing = false;

  @state() private said: Said | null = null;

  @query('input') private readonly field?: HTMLInputElement;

  /** How the move that was selected last was drawn by hand. */
  #drawn = { move: '', ink: '' };

  /** Whether the board was last pressed with a finger or a pen. */
  #touched = false;

  protected readonly headroom = new Headroom(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('view') && !changed.has('playable')) return;
    this.#cancel();
  }

  /** What the board is drawn in; null while there is none. */
  get boardRoot(): ShadowRoot | null {
    return this.#board?.shadowRoot ?? null;
  }

  get #board(): LitElement | null {
    return this.renderRoot.querySelector<LitElement>('.board > :first-child');
  }

  /** The rectangles in the window of the things that the last move took. */
  takenFrom(): DOMRect[] {
    return [...(this.boardRoot?.querySelectorAll('.gone') ?? [])].map((each) => each.getBoundingClientRect());
  }

  /** Moves the focus to where Tab enters the board, once that is drawn. */
  override async focus(options?: FocusOptions): Promise<void> {
    await this.updateComplete;
    await this.#board?.updateComplete;
    const root = this.boardRoot;
    (root?.querySelector<HTMLElement>('[tabindex="0"]') ?? root?.querySelector<HTMLElement>('.board'))?.focus(options);
  }

  /** Goes to the field, with all that is in it selected. */
  async focusField(): Promise<void> {
    this.typing = true;
    await this.updateComplete;
    this.field?.select();
  }

  protected override render() {
    if (!this.view) return nothing;
    return html`
      <div class="beside"><slot></slot></div>
      <div class="reach"><div></div></div>
      <div class="board" @nh-select=${this.#onSelect} @pointerdown=${this.#onPointer} @keydown=${this.#onKey}>
        ${boardFor({
          view: this.view,
          course: this.course,
          last: this.last,
          check: this.check,
          selected: this.selected,
          pending: this.pending,
          marks: this.marks,
          now: this.now,
          playable: this.playable && this.pending === null,
        })}
      </div>
      <div class="bar"><slot name="mine"></slot>${this.interactive ? this.#bar() : html`<slot name="bar"><p class="told" role=${this.announced ? nothing : 'status'}>${this.#turn()}</p></slot>`}</div>
    `;
  }

  #bar(): TemplateResult {
    const { example } = this;
    const empty = this.selected === '' && !this.said;
    const answer = this.#answer() ?? (this.announced ? null : this.#turn());
    return html`<form class=${this.typing ? 'typing' : ''} @submit=${this.#onSubmit} @keydown=${this.#onKey}>
      <p class="words ${this.said?.kind ?? (this.#isReady() ? 'chosen' : '')}"><span class="lines"><span role="status">${answer}</span>${answer === null ? this.#turn() : nothing}</span></p>
      <div class="entry"><input
        aria-label=${this.answers ? msg('Your move in notation, or a word like help') : msg('Your move in notation')}
        placeholder=${this.answers ? msg(str`${example} or help`) : msg(str`like ${example}`)}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        maxlength="200"
        aria-invalid=${this.said?.kind === 'complaint'}
        .value=${this.selected}
        @input=${this.#onInput}
      /></div>
      <div class="buttons">
        ${
          empty && !this.typing
            ? html`<button type="button" class="icon type" aria-label=${msg('Type a move')} title=${msg('Type a move')} @click=${this.focusField}>${KEYBOARD}</button>`
            : nothing
        }
        <button
          type="button"
          class="icon cancel"
          aria-label=${msg('Cancel')}
          title=${msg('Cancel')}
          aria-disabled=${empty && !this.typing}
          @click=${this.#close}
        >${crossIcon}</button>
        <button type="submit" class="main" aria-disabled=${!this.#isReady()}>${msg('Play')}</button>
      </div>
    </form>`;
  }

  /** The message after a tap or an entry; null for none. */
  #answer(): string | null {
    if (this.pending !== null) return msg(str`${this.#inWords(this.pending)} – sending…`);
    if (this.said?.kind !== 'complaint' && this.#isReady()) return `${this.#inWords(this.selected)}.`;
    return this.said?.text() ?? null;
  }

  /** Whose turn it is, and what the rules allow just now or else how to move: both do not fit on a small phone. */
  #turn(): TemplateResult | string {
    const now = this.now ? ` ${localize(this.now)}` : '';
    if (!this.view || !this.playable) return `${this.status}${now}`;
    return html`<strong>${this.status}</strong>${now || ` ${hintFor(this.view)}`}`;
  }

  #inWords(move: string): string {
    return (this.view && moveInShort(this.view, move)?.imperative) ?? msg(str`Move ${move}`);
  }

  #isReady(): boolean {
    return this.playable && this.pending === null && this.selected !== '' && (this.check?.(this.selected).ok ?? false);
  }

  #onSelect(event: SelectEvent): void {
    event.stopPropagation();
    const again = event.move === this.selected;
    if (!again) this.#look(event);
    if (event.ink || !again) this.#drawn = { move: event.move, ink: event.ink };
    if (event.whole && (again || !this.#showsFirst()) && this.#isReady()) this.#play();
  }

  /** Whether a tapped move is previewed before it is played. */
  #showsFirst(): boolean {
    const { confirm } = settings.value;
    return confirm === 'always' || (confirm === 'touch' && this.#touched);
  }

  /** Selects a move, or the beginning of one; otherwise says why not. */
  #look({ move, begun }: SelectEvent): void {
    const complaint = move === '' ? null : this.#complaintAbout(move);
    const isToldByBoard = begun !== null && begun() !== '';
    this.said = complaint && (isToldByBoard ? { text: begun, kind: 'answer' } : { text: complaint, kind: 'complaint' });
    if (!complaint || begun !== null) this.selected = move;
  }

  #complaintAbout(move: string): (() => string) | null {
    const verdict = this.check?.(move);
    return !verdict || verdict.ok ? null : () => refusalInWords(verdict.error);
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
    const entered = new EnterEvent(this.selected, this.said?.kind === 'question' ? this.said.text() : '');
    this.dispatchEvent(entered);
    const { answer } = entered;
    if (answer) {
      this.selected = '';
      this.said = { text: answer.say, kind: answer.asks ? 'question' : 'answer' };
    } else if (this.#isReady()) this.#play();
    else this.said = { text: this.#complaintAbout(this.selected) ?? (() => msg('It’s not your turn.')), kind: 'complaint' };
  }

  #play(): void {
    const { move, ink } = this.#drawn;
    this.dispatchEvent(new PlayEvent(this.selected, move === this.selected ? ink : ''));
  }

  #cancel(): void {
    this.selected = '';
    this.said = null;
  }

  #close(): void {
    this.#cancel();
    this.typing = false;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-game-table': GameTable;
  }
}
