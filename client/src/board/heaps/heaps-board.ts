import { msg, str } from '@lit/localize';
import type { HeapsView, HeapView } from '@nimhall/shared/game/view';
import { colourAt, isDrawn, widthOf } from '@nimhall/shared/picture/pile';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { base } from '../../styles/base.ts';
import { BoardElement } from '../board-element.ts';
import { partValue } from '../part-value.ts';
import { RovingFocus } from '../roving-focus.ts';
import { stoneStyles } from '../stone.ts';
import { goneStones, stoneButton, stoneButtonStyles } from '../stone-button.ts';
import { tableTop } from '../table-top.ts';
import './counted-heap.ts';
import { heapLabel, takeLabel } from './labels.ts';
import { formatTakes, goesWith, parseTakes, type Take, takeAt, withTake } from './takes.ts';

/** Heaps of stones, drawn from the bottom up. A tap on a stone means everything from it to the end of its heap. */
@customElement('nh-heaps-board')
export class HeapsBoard extends BoardElement<HeapsView> {
  static override styles = [
    base,
    tableTop,
    stoneStyles,
    stoneButtonStyles,
    css`
      .heap {
        display: flex;
        flex-direction: column;
        justify-content: flex-end;
        align-items: center;
        gap: 6px;
        min-width: var(--size);
      }
      .name {
        position: relative;
      }
      .taken {
        position: absolute;
        inset-inline-start: 100%;
        padding-inline-start: 3px;
        font-size: 0.8125rem;
      }
    `,
  ];

  /** The widest each heap has been, so that the table does not shift while stones go. */
  #widest = new Map<string, number>();

  readonly #focus = new RovingFocus(this, 'columns', () => this.view?.heaps.map((heap) => (isDrawn(heap.size) ? heap.size : 0)) ?? []);

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const before = changed.get('view');
    if (!changed.has('view') || !this.view) return;
    if (before?.heaps.length !== this.view.heaps.length) this.#widest = new Map();
    for (const heap of [...(this.last?.before.heaps ?? []), ...this.view.heaps])
      this.#widest.set(heap.letter, Math.max(widthOf(heap), this.#widest.get(heap.letter) ?? 1));
  }

  protected override render() {
    if (!this.view) return nothing;
    const selected = parseTakes(this.pending ?? this.selected);
    const wins = takesToMark(this.marks?.wins ?? []);
    const last = parseTakes(this.last?.move ?? '');
    return html`
      <div class="board" role="group" aria-label=${msg('Board')} tabindex="-1">
        ${this.view.heaps.map((heap, index) => this.#heap(heap, index, { selected, wins, last }))}
      </div>
    `;
  }

  #heap(heap: HeapView, group: number, takes: Takes): TemplateResult {
    const here = ({ letter }: Take): boolean => letter === heap.letter;
    const [mine, advised, last] = [takes.selected.filter(here), takes.wins.filter(here), takes.last.find(here) ?? null];
    return html`
      <div class="heap" role="group" aria-label=${heapLabel(heap)}>
        ${isDrawn(heap.size) ? this.#pile(heap, group, mine, advised, last) : this.#counted(heap, mine[0] ?? null, advised)}
        <span class="name" aria-hidden="true"
          >${heap.letter.toUpperCase()}<span class="soft"> ${heap.size}</span>${this.#taken(last)}</span
        >
        ${partValue(this.marks, group, msg('Value of this heap'))}
      </div>
    `;
  }

  #counted(heap: HeapView, selected: Take | null, advised: readonly Take[]): TemplateResult {
    return html`<nh-counted-heap
      name=${msg(str`Heap ${heap.letter.toUpperCase()}`)}
      .sections=${heap.sections}
      .ends=${this.view?.ends ?? 'top'}
      .selected=${selected}
      .advised=${advised}
      ?playable=${this.playable}
      @nh-count=${({ detail }: CustomEvent<Omit<Take, 'letter'>>) => this.#take({ letter: heap.letter, ...detail }, false)}
    ></nh-counted-heap>`;
  }

  #pile(heap: HeapView, group: number, selected: readonly Take[], wins: readonly Take[], last: Take | null): TemplateResult {
    const gone = last ? this.#gone(heap, last) : nothing;
    const stones = Array.from({ length: heap.size }, (_, index) => {
      const take = takeAt(heap, index, this.view?.ends ?? 'top', (each) => this.isLegal(formatTakes([each])));
      const legal = this.#mayTake(take);
      return stoneButton({
        cell: `${group}.${index}`,
        tabIndex: this.#focus.tabIndex(group, index),
        colour: colourAt(heap, index),
        label: takeLabel(heap, take, legal),
        end: take.end,
        open: this.playable && legal,
        going: selected.some((each) => goesWith(each, heap, index)),
        sending: this.pending !== null,
        wins: wins.some(({ end, count }) => end === take.end && count === take.count),
        onTap: () => this.#take(take, this.view?.mostHeaps === 1),
      });
    });
    // Set as a property: an attribute would count as inline style, which the page's policy forbids.
    return html`<div class="pile" .style=${`--wide: ${this.#widest.get(heap.letter) ?? 1}`}>
      ${last?.end === 'bottom' ? gone : nothing}${stones}${last?.end === 'top' ? gone : nothing}
    </div>`;
  }

  /** Whether a move may have this take in it; of several heaps only the whole of it can be judged. */
  #mayTake(take: Take): boolean {
    const { mostHeaps = 1, mostEach = Number.POSITIVE_INFINITY } = this.view ?? {};
    return mostHeaps === 1 ? this.isLegal(formatTakes([take])) : take.count <= mostEach;
  }

  #take(take: Take, whole: boolean): void {
    const selected = parseTakes(this.selected);
    this.choose(formatTakes(withTake(selected, take, this.view?.mostHeaps ?? 1)), whole);
  }

  /** How many the last move took, where that is not seen by what is gone. */
  #taken(last: Take | null): TemplateResult | typeof nothing {
    const before = last && this.#before(last);
    return before && !isDrawn(before.size) ? html`<span class="taken soft">−${last.count}</span>` : nothing;
  }

  /** What the last move took from a heap, where all of it was drawn; it goes anew whenever the heap is smaller. */
  #gone(heap: HeapView, last: Take): unknown {
    const { end, count } = last;
    const before = this.#before(last);
    if (!before || !isDrawn(before.size)) return nothing;
    const from = end === 'bottom' ? 0 : heap.size;
    const colours = Array.from({ length: count }, (_, each) => colourAt(before, from + each));
    return keyed(heap.size, goneStones(colours));
  }

  /** The heap that the last move took from, as it was. */
  #before(last: Take): HeapView | undefined {
    return this.last?.before.heaps.find(({ letter }) => letter === last.letter);
  }
}

/** Takes to be shown on the board. */
interface Takes {
  readonly selected: readonly Take[];
  readonly wins: readonly Take[];
  /** Those of the last move. */
  readonly last: readonly Take[];
}

/** Moves that take from several heaps only win as a whole, so one of them is marked, and only where no single take wins. */
function takesToMark(wins: readonly string[]): readonly Take[] {
  const moves = wins.map(parseTakes);
  const single = moves.filter(({ length }) => length === 1).flat();
  return single.length > 0 ? single : (moves[0] ?? []);
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-heaps-board': HeapsBoard;
  }
}
