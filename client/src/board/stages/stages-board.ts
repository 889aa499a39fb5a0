import { msg, str } from '@lit/localize';
import type { StagesView } from '@nimhall/shared/game/view';
import { isDrawn, widthOf } from '@nimhall/shared/picture/pile';
import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { base } from '../../styles/base.ts';
import { BoardElement } from '../board-element.ts';
import '../heaps/counted-heap.ts';
import { leaving, stones } from '../heaps/labels.ts';
import type { Take } from '../heaps/takes.ts';
import { partValue } from '../part-value.ts';
import { RovingFocus } from '../roving-focus.ts';
import { stoneShape, stoneStyles } from '../stone.ts';
import { goneStones, stoneButton, stoneButtonStyles } from '../stone-button.ts';
import { tableTop } from '../table-top.ts';
import { formatStageMove, type OpenHeap, openHeapName, openHeaps, parseStageMove, type StageMove, stackLabel } from './stage-moves.ts';

type Stack = StagesView['stacks'][number];

/** Stacks of games: the top game of each lies open, those below show what comes. */
@customElement('nh-stages-board')
export class StagesBoard extends BoardElement<StagesView> {
  static override styles = [
    base,
    tableTop,
    stoneStyles,
    stoneButtonStyles,
    css`
      .stack {
        display: flex;
        flex-direction: column;
        justify-content: flex-end;
        align-items: center;
        gap: 6px;
        min-width: var(--size);
      }
      .stage {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        align-items: end;
        gap: 12px;
        padding: 10px 14px 8px;
        background: light-dark(rgb(255 255 255 / 0.55), rgb(255 255 255 / 0.07));
        border: 1px solid var(--table-edge);
        border-radius: var(--radius-small);
        min-width: 6rem;
      }
      .stage.below {
        opacity: 0.62;
        gap: 8px;
        padding-block: 6px;
      }
      .below svg {
        display: block;
        width: 14px;
      }
      .heap {
        display: flex;
        flex-direction: column;
        align-items: center;
        justify-content: flex-end;
        gap: 4px;
      }
    `,
  ];

  readonly #focus = new RovingFocus(this, 'columns', () =>
    this.view ? openHeaps(this.view).map(({ size }) => (isDrawn(size) ? size : 0)) : [],
  );

  protected override render() {
    if (!this.view) return nothing;
    const heaps = openHeaps(this.view);
    const selected = parseStageMove(this.pending ?? this.selected);
    const wins = this.marks?.wins.flatMap((move) => parseStageMove(move) ?? []) ?? [];
    return html`
      <div class="board" role="group" aria-label=${msg('Board')} tabindex="-1">
        ${this.view.stacks.map((stack, index) => this.#stack(stack, index, heaps, selected, wins))}
      </div>
    `;
  }

  #stack(stack: Stack, index: number, heaps: readonly OpenHeap[], selected: StageMove | null, wins: readonly StageMove[]): TemplateResult {
    return html`<div class="stack" role="group" aria-label=${stackLabel(stack)}>
      ${
        stack.stages.length > 0
          ? html`<div class="stage">
              ${heaps.map((heap, group) => (heap.letter === stack.letter ? this.#heap(heap, group, selected, wins) : nothing))}
            </div>`
          : nothing
      }
      ${stack.stages
        .slice(0, -1)
        .toReversed()
        .map((sizes) => html`<div class="stage below">${sizes.map(closedHeap)}</div>`)}
      <span class="name" aria-hidden="true">${stack.letter.toUpperCase()}</span>
      ${partValue(this.marks, index, msg('Value of this stack'))}
    </div>`;
  }

  #heap(open: OpenHeap, group: number, selected: StageMove | null, wins: readonly StageMove[]): TemplateResult {
    const { letter, heap, size } = open;
    const isHere = (move: StageMove) => move.letter === letter && move.heap === heap;
    const taken = selected && isHere(selected) ? selected.count : 0;
    const advised = wins.filter(isHere);
    return html`<div class="heap" role="group" aria-label=${msg(str`${openHeapName(open)}, ${stones(size)}`)}>
      ${isDrawn(size) ? this.#pile(open, group, taken, advised) : this.#counted(open, taken, advised)}
      <span class="soft" aria-hidden="true">${size}</span>
    </div>`;
  }

  #pile(open: OpenHeap, group: number, taken: number, advised: readonly StageMove[]): TemplateResult {
    const { letter, heap, size } = open;
    const objects = Array.from({ length: size }, (_, index) => {
      const count = size - index;
      return stoneButton({
        cell: `${group}.${index}`,
        tabIndex: this.#focus.tabIndex(group, index),
        colour: null,
        label: msg(str`${openHeapName(open)}, ${stones(size)}. Take ${count}, ${leaving(index)}`),
        end: 'top',
        open: this.playable,
        going: count <= taken,
        sending: this.pending !== null,
        wins: advised.some((move) => move.count === count),
        onTap: () => this.choose(formatStageMove({ letter, heap, count }), true),
      });
    });
    const gone = this.#gone(open);
    return html`<div class="pile" .style=${`--wide: ${wideOf(size + gone)}`}>
      ${objects}${keyed(size, goneStones(Array.from({ length: gone }, () => null)))}
    </div>`;
  }

  /** How many stones the last move took from a heap, where all of them were drawn: none from a game that was not open then. */
  #gone({ letter, heap, size }: OpenHeap): number {
    const move = this.last && parseStageMove(this.last.move);
    if (!this.last || move?.letter !== letter || move.heap !== heap) return 0;
    const before = openHeaps(this.last.before).find((each) => each.letter === letter && each.heap === heap);
    return before && before.size === size + move.count && isDrawn(before.size) ? move.count : 0;
  }

  #counted(open: OpenHeap, taken: number, advised: readonly StageMove[]): TemplateResult {
    const { letter, heap, size } = open;
    return html`<nh-counted-heap
      name=${openHeapName(open)}
      .sections=${[{ length: size, colour: null }]}
      .selected=${taken > 0 ? { end: 'top', count: taken } : null}
      .advised=${advised.map(({ count }) => ({ end: 'top', count }))}
      ?playable=${this.playable}
      @nh-count=${({ detail }: CustomEvent<Omit<Take, 'letter'>>) => this.choose(formatStageMove({ letter, heap, count: detail.count }), false)}
    ></nh-counted-heap>`;
  }
}

function wideOf(size: number): number {
  return widthOf({ letter: '', size, sections: [] });
}

/** A heap of a game that is not open yet: a small picture. */
function closedHeap(size: number): TemplateResult {
  const drawn = Math.min(size, 5);
  return html`<div class="heap" aria-hidden="true">
    <svg viewBox="0 0 40 ${40 * Math.max(drawn, 1)}" .style=${`height: ${14 * drawn}px`}>
      ${Array.from({ length: drawn }, (_, index) => svg`<g transform="translate(0 ${40 * (drawn - 1 - index)})">${stoneShape(null)}</g>`)}
    </svg>
    <small>${size}</small>
  </div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-stages-board': StagesBoard;
  }
}
