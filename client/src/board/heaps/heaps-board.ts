import type { HeapsView, HeapView } from '@nimhall/shared/game/view';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { base } from '../../styles/base.ts';
import { BoardElement } from '../board-element.ts';
import { RovingFocus } from '../roving-focus.ts';
import { stoneShape, stoneStyles } from '../stone.ts';
import { tableTop } from '../table-top.ts';
import './counted-heap.ts';
import { heapLabel, takeLabel } from './labels.ts';
import { colourAt, type Departure, departures, widthOf } from './layout.ts';
import { formatTakes, goesWith, parseTakes, type Take, takeAt, withTake } from './takes.ts';

/** Heaps with more objects than this are drawn as a number with a stepper. */
export const MOST_DRAWN = 30;

/** Heaps of stones, drawn from the bottom up. A tap on a stone means everything from it to the end of its heap. */
@customElement('nh-heaps-board')
export class HeapsBoard extends BoardElement<HeapsView> {
  static override styles = [
    base,
    tableTop,
    stoneStyles,
    css`
      :host {
        --size: clamp(44px, 11vmin, 54px);
      }
      .heap {
        display: flex;
        flex-direction: column;
        justify-content: flex-end;
        align-items: center;
        gap: 6px;
        min-width: var(--size);
      }
      .pile {
        display: flex;
        flex-wrap: wrap-reverse;
        width: calc(var(--wide) * var(--size));
        border-bottom: 3px solid var(--table-edge);
        border-radius: 3px;
        min-height: 6px;
      }
      .object,
      .leaving {
        width: var(--size);
        height: var(--size);
        position: relative;
      }
      .object svg,
      .leaving svg {
        display: block;
        width: 100%;
        height: 100%;
        padding: 2px;
        overflow: visible;
        transition:
          transform var(--quick),
          opacity var(--quick);
      }
      .object:focus-visible {
        outline-offset: -3px;
        border-radius: 50%;
      }
      :host([playable]) .from-top:hover svg,
      :host([playable]) .from-top:hover ~ .object svg,
      :host([playable]) .from-bottom:hover svg,
      :host([playable]) .object:has(~ .from-bottom:hover) svg {
        transform: translateY(-3px);
      }
      .object.going svg {
        opacity: 0.32;
        transform: scale(0.86);
      }
      .object.going::after {
        content: '';
        position: absolute;
        inset: 3px;
        border: 2px dashed var(--accent);
        border-radius: 50%;
      }
      .object.sending::after {
        border-style: dotted;
        animation: turn 2.4s linear infinite;
      }
      .object.wins::before {
        content: '';
        position: absolute;
        inset: -1px;
        border: 3px solid var(--halo);
        border-radius: 50%;
        box-shadow: 0 0 10px var(--halo);
      }
      .leaving {
        pointer-events: none;
        animation: leave var(--soft) forwards;
      }
      @keyframes leave {
        to {
          opacity: 0;
          transform: translateY(-26px) scale(0.9);
        }
      }
      @keyframes turn {
        to {
          transform: rotate(1turn);
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .object.sending::after {
          animation: none;
        }
      }
    `,
  ];

  /** Stones that were just taken, by heap, shown for the moment they take to go. */
  @state() private departing: ReadonlyMap<string, Departure> = new Map();

  /** The widest each heap has been, so that the table does not shift while stones go. */
  #widest = new Map<string, number>();

  readonly #focus = new RovingFocus(this, 'columns', () => this.view?.heaps.map((heap) => drawn(heap)) ?? []);

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('view');
    if (!changed.has('view') || !this.view) return;
    if (before?.heaps.length !== this.view.heaps.length) this.#widest = new Map();
    for (const heap of this.view.heaps) this.#widest.set(heap.letter, Math.max(widthOf(heap), this.#widest.get(heap.letter) ?? 1));
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.departing = before && !still ? departures(before, this.view, MOST_DRAWN) : new Map();
  }

  protected override render() {
    if (!this.view) return nothing;
    const selected = parseTakes(this.pending ?? this.selected);
    const wins = new Set(this.marks?.wins.flatMap((move) => parseTakes(move).map((take) => formatTakes([take]))));
    return html`
      <div class="board" role="group" aria-label="Board" tabindex="-1">
        ${this.view.heaps.map((heap, index) => this.#heap(heap, index, selected, wins))}
      </div>
    `;
  }

  #heap(heap: HeapView, group: number, selected: readonly Take[], wins: ReadonlySet<string>): TemplateResult {
    const value = this.marks?.values[group];
    return html`
      <div class="heap" role="group" aria-label=${heapLabel(heap)}>
        ${
          heap.size > MOST_DRAWN
            ? html`<nh-counted-heap
                .heap=${heap}
                .ends=${this.view?.ends ?? 'top'}
                .selected=${selected.find(({ letter }) => letter === heap.letter) ?? null}
                .advised=${[...wins].flatMap(parseTakes).filter(({ letter }) => letter === heap.letter)}
                ?playable=${this.playable}
                @nh-take=${(event: CustomEvent<Take>) => this.#take(event.detail)}
              ></nh-counted-heap>`
            : this.#pile(heap, group, selected, wins)
        }
        <span class="name" aria-hidden="true">${heap.letter.toUpperCase()}<span class="soft"> ${heap.size}</span></span>
        ${value == null ? nothing : html`<span class="value" title="Value of this heap">✱${value}</span>`}
      </div>
    `;
  }

  #pile(heap: HeapView, group: number, selected: readonly Take[], wins: ReadonlySet<string>): TemplateResult {
    const departure = this.departing.get(heap.letter);
    const leaving = departure?.colours.map(
      (colour) => html`<span class="leaving" aria-hidden="true" @animationend=${() => this.#gone(heap.letter)}>
        <svg viewBox="0 0 40 40">${stoneShape(colour)}</svg>
      </span>`,
    );
    const objects = Array.from({ length: heap.size }, (_, index) => {
      const take = takeAt(heap, index, this.view?.ends ?? 'top', (each) => this.isLegal(formatTakes([each])));
      const text = formatTakes([take]);
      const legal = this.view?.mostHeaps !== 1 || this.isLegal(text);
      const going = selected.some((each) => goesWith(each, heap, index));
      const classes = ['object', `from-${take.end}`, going && 'going', going && this.pending && 'sending', wins.has(text) && 'wins'];
      return html`<button
        class=${classes.filter(Boolean).join(' ')}
        type="button"
        data-cell="${group}.${index}"
        tabindex=${this.#focus.tabIndex(group, index)}
        aria-disabled=${this.playable && legal ? 'false' : 'true'}
        aria-pressed=${going}
        aria-label="${takeLabel(heap, take, legal)}${wins.has(text) ? ' – a winning move' : ''}"
        @click=${() => this.#take(take)}
      >
        <svg viewBox="0 0 40 40" aria-hidden="true">${stoneShape(colourAt(heap, index))}</svg>
      </button>`;
    });
    // Set as a property: an attribute would count as inline style, which the page's policy forbids.
    return html`<div class="pile" .style=${`--wide: ${this.#widest.get(heap.letter) ?? 1}`}>
      ${departure?.end === 'bottom' ? leaving : nothing}${objects}${departure?.end === 'top' ? leaving : nothing}
    </div>`;
  }

  #take(take: Take): void {
    const selected = parseTakes(this.selected);
    this.choose(formatTakes(withTake(selected, take, this.view?.mostHeaps ?? 1)));
  }

  #gone(letter: string): void {
    this.departing = new Map([...this.departing].filter(([each]) => each !== letter));
  }
}

/** Objects that are drawn one by one, each a cell. */
function drawn({ size }: HeapView): number {
  return size > MOST_DRAWN ? 0 : size;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-heaps-board': HeapsBoard;
  }
}
