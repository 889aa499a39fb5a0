import type { View } from '@nimhall/shared/game/view';
import { type Arrow, type ArrowPlace, isSameArrow, isSamePlace, MAX_ARROWS } from '@nimhall/shared/gathering/class/arrows';
import { count, say } from '@nimhall/shared/phrase';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { GameTable } from '../../components/board/game-table.ts';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { gap, meantAmong, type Point, placeAt, placeOf, spotsOf, tableIn } from './arrow-places.ts';
import { arrow, ring, thicknessFor } from './arrow-shapes.ts';

/** A pointer that has gone less far than this is a tap, in CSS pixels. */
const TAP = 10;

/** What is being drawn: from a place, for a pointer also where it is now. */
interface Stroke {
  readonly from: ArrowPlace;
  readonly pointer: { readonly id: number; readonly start: Point; readonly now: Point } | null;
}

/** An arrow to draw, or to take away. */
export interface Drawn {
  readonly arrow: Arrow;
  readonly on: boolean;
}

/**
 * Arrows and rings over the board of the table, or of the page of a room, that is inside. Who may draw drags from one part to another, or taps
 * one; once more takes it away. Other buttons are in the slot `tools`. With keys, Enter makes a ring, and Shift+Enter begins an arrow that Enter ends. Tells `nh-draw` and
 * `nh-clear`, unless it keeps the arrows itself.
 */
@customElement('nh-arrow-layer')
export class ArrowLayer extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        position: relative;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
      }
      :host([editable]) {
        /* What the tools take from the table below them. */
        --tools: calc(44px + 1.5rem);
        user-select: none;
        -webkit-user-select: none;
      }
      .row {
        align-items: center;
        min-height: 44px;
      }
      .row p {
        flex: 1 1 12rem;
      }
      @media (max-width: 60rem) {
        .row p {
          order: 1;
          flex-basis: 100%;
        }
      }
      svg {
        position: absolute;
        inset: 0;
        z-index: 2;
        width: 100%;
        height: 100%;
        overflow: hidden;
        pointer-events: none;
      }
      ellipse,
      path {
        fill: none;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      .under {
        stroke: #fff;
      }
      .over {
        stroke: #b3261e;
      }
      .tip {
        fill: #b3261e;
      }
      .begun .over {
        stroke-dasharray: 10 12;
      }
    `,
  ];

  /** What is drawn; null where the layer keeps it itself, for each position of the game apart. */
  @property({ attribute: false }) arrows: readonly Arrow[] | null = null;

  @property({ type: Boolean, reflect: true }) editable = false;

  @state() private stroke: Stroke | null = null;

  /** Whether somebody draws with keys. */
  @state() private hasKeys = false;

  @query('slot:not([name])') private readonly inside?: HTMLSlotElement;

  /** Arrows of our own, by position. */
  readonly #own = new Map<string, readonly Arrow[]>();

  /** The position on the board as text, which is asked for in each frame. */
  #position: { readonly view: View | null; readonly text: string } = { view: null, text: 'null' };

  #frame = 0;

  /** Where everything was drawn last. */
  #seen = '';

  override connectedCallback(): void {
    super.connectedCallback();
    // A finger that draws does not scroll. Only a listener that is not passive may say so.
    this.addEventListener('touchmove', this.#onTouch, { passive: false });
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('touchmove', this.#onTouch);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#drop();
  }

  protected override render() {
    return html`${this.editable ? this.#tools() : nothing}
      <slot @pointerdown=${this.#onDown} @keydown=${this.#onKey}></slot>
      ${this.#drawing()}`;
  }

  /** Where things are is known only once they are drawn, and boards move: each frame looks again while there is anything to show. */
  protected override updated(): void {
    if (this.#frame === 0 && (this.#hasAny() || this.stroke)) this.#frame = requestAnimationFrame(this.#follow);
  }

  readonly #follow = (): void => {
    this.#frame = 0;
    const seen = this.#places();
    if (seen !== this.#seen) this.requestUpdate();
    if (this.#hasAny() || this.stroke) this.#frame = requestAnimationFrame(this.#follow);
  };

  #hasAny(): boolean {
    return this.arrows ? this.arrows.length > 0 : [...this.#own.values()].some((each) => each.length > 0);
  }

  #tools(): TemplateResult {
    const hint =
      this.stroke && !this.stroke.pointer
        ? say`Enter ends the arrow, Escape cancels it.`
        : say`Enter makes a ring, Shift+Enter begins an arrow.`;
    return html`<div class="row">
      <slot name="tools"></slot>
      <p class="soft" role="status">${localize(this.hasKeys ? hint : say`Drag to draw an arrow, tap for a ring.`)}</p>
      <button type="button" aria-disabled=${this.#shown().length === 0} @click=${this.#clear}>${localize(say`Clear arrows`)}</button>
    </div>`;
  }

  #drawing(): TemplateResult | typeof nothing {
    const table = this.#table();
    const arrows = this.#shown();
    this.#seen = this.#places();
    if (!table || (arrows.length === 0 && !this.stroke)) return nothing;
    const { left, top } = this.getBoundingClientRect();
    const spotOf = this.#relative(table, { x: left, y: top });
    const thick = thicknessFor(table.getBoundingClientRect().width);
    const { stroke } = this;
    const looked = stroke?.pointer && gap(stroke.pointer.start, stroke.pointer.now) > TAP ? placeAt(table, stroke.pointer.now) : null;
    const preview = stroke && looked ? [{ from: stroke.from, to: looked }] : [];
    return html`<svg role="img" aria-label=${localize(count(arrows.length, '{0} arrow on the board', '{0} arrows on the board'))}>
      ${[...arrows, ...preview].map(({ from, to }) =>
        isSamePlace(from, to) ? ring(spotOf(from), thick) : arrow(spotOf(from), spotOf(to), thick),
      )}
      ${stroke && preview.length === 0 ? ring(spotOf(stroke.from), thick, 'begun') : nothing}
    </svg>`;
  }

  /** Where everything is that is drawn, to see whether it moved. */
  #places(): string {
    const table = this.#table();
    if (!table) return '';
    const { left, top } = this.getBoundingClientRect();
    const spotOf = this.#relative(table, { x: left, y: top });
    return JSON.stringify(this.#shown().map(({ from, to }) => [spotOf(from), spotOf(to)]));
  }

  /** Where places are, from the corner of this layer. */
  #relative(table: GameTable, corner: Point) {
    const spotOf = spotsOf(table);
    return (place: ArrowPlace) => {
      const { x, y, ...size } = spotOf(place);
      return { ...size, x: Math.round(x - corner.x), y: Math.round(y - corner.y) };
    };
  }

  #table(): GameTable | null {
    return tableIn(this.inside?.assignedElements()[0]);
  }

  #shown(): readonly Arrow[] {
    return this.arrows ?? this.#own.get(this.#positionText()) ?? [];
  }

  /** The position on the board: our own arrows belong to it. */
  #positionText(): string {
    const view = this.#table()?.view ?? null;
    if (view !== this.#position.view) this.#position = { view, text: JSON.stringify(view) };
    return this.#position.text;
  }

  #onDown(event: PointerEvent): void {
    const table = this.#table();
    const isOnBoard = event.composedPath().some((each) => each instanceof HTMLElement && each.matches('.board'));
    const isOther = event.composedPath().some((each) => each instanceof HTMLElement && each.matches('.value, [popover]'));
    if (!this.editable || !table || !event.isPrimary || event.button !== 0 || !isOnBoard || isOther) return;
    const start = { x: event.clientX, y: event.clientY };
    const from = placeAt(table, start);
    if (!from) return;
    this.hasKeys = false;
    this.stroke = { from, pointer: { id: event.pointerId, start, now: start } };
    addEventListener('pointermove', this.#onMove);
    addEventListener('pointerup', this.#onUp);
    addEventListener('pointercancel', this.#drop);
  }

  readonly #onMove = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    const { stroke } = this;
    if (!stroke?.pointer || stroke.pointer.id !== pointerId) return;
    this.stroke = { ...stroke, pointer: { ...stroke.pointer, now: { x: clientX, y: clientY } } };
  };

  readonly #onUp = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    const table = this.#table();
    const { stroke } = this;
    if (!table || !stroke?.pointer || stroke.pointer.id !== pointerId) return;
    const end = { x: clientX, y: clientY };
    const isTap = gap(stroke.pointer.start, end) <= TAP;
    this.#drop();
    const to = isTap ? stroke.from : placeAt(table, end);
    if (to) this.#draw(table, { from: stroke.from, to });
  };

  /** On empty ground a finger scrolls, because there is nothing that an arrow could begin at. */
  readonly #onTouch = (event: TouchEvent): void => {
    if (this.stroke?.pointer && this.stroke.from.cell !== '') event.preventDefault();
  };

  #onKey(event: KeyboardEvent): void {
    const table = this.#table();
    if (!this.editable || !table || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && this.stroke) {
      event.preventDefault();
      this.#drop();
    }
    const place = event.key === 'Enter' ? placeOf(table, event) : null;
    this.hasKeys ||= placeOf(table, event) !== null;
    if (!place) return;
    event.preventDefault();
    if (event.repeat) return;
    if (event.shiftKey) this.stroke = { from: place, pointer: null };
    else {
      const from = this.stroke?.from ?? place;
      this.#drop();
      this.#draw(table, { from, to: place });
    }
  }

  readonly #drop = (): void => {
    this.stroke = null;
    removeEventListener('pointermove', this.#onMove);
    removeEventListener('pointerup', this.#onUp);
    removeEventListener('pointercancel', this.#drop);
  };

  #draw(table: GameTable, drawn: Arrow): void {
    const shown = this.#shown();
    const before = meantAmong(shown, drawn, spotsOf(table));
    if (!this.arrows) {
      const others = shown.filter((each) => before !== undefined && !isSameArrow(each, before));
      this.#keep(before ? others : [...shown, drawn].slice(-MAX_ARROWS));
    } else
      this.dispatchEvent(new CustomEvent<Drawn>('nh-draw', { detail: before ? { arrow: before, on: false } : { arrow: drawn, on: true } }));
  }

  #clear(): void {
    if (this.#shown().length === 0) return;
    if (!this.arrows) this.#keep([]);
    else this.dispatchEvent(new CustomEvent('nh-clear'));
  }

  #keep(arrows: readonly Arrow[]): void {
    this.#own.set(this.#positionText(), arrows);
    this.requestUpdate();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-arrow-layer': ArrowLayer;
  }
}
