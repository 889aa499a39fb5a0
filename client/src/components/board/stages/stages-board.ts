import { msg, str } from '@lit/localize';
import type { StagesView } from '@nimhall/shared/game/view';
import { isDrawn } from '@nimhall/shared/picture/pile';
import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { localize } from '../../../i18n/language.ts';
import { base } from '../../../styles/base.ts';
import { BoardElement } from '../board-element.ts';
import { leaving, stones } from '../heaps/labels.ts';
import { LAMP } from '../lamp.ts';
import { partValue } from '../part-value.ts';
import { RovingFocus } from '../roving-focus.ts';
import '../stepper.ts';
import { boardSurface, PADDING } from '../board-surface.ts';
import { stoneShape, stoneStyles } from '../stone.ts';
import { removedStones, stoneButton, stoneButtonStyles } from '../stone-button.ts';
import { formatStageMove, type OpenHeap, openHeapName, openHeaps, parseStageMove, type StageMove, stackLabel } from './stage-moves.ts';
import { CLOSED, stagePacking } from './stage-packing.ts';

type Stack = StagesView['stacks'][number];

/** Stacks of games: the top game of each is open, the ones below show what comes. */
@customElement('nh-stages-board')
export class StagesBoard extends BoardElement<StagesView> {
  static override styles = [
    base,
    boardSurface,
    stoneStyles,
    stoneButtonStyles,
    css`
      .board {
        min-height: calc(var(--tall) + ${PADDING.above + PADDING.below}px);
        flex-wrap: wrap;
        gap: 10px 14px;
      }
      .stack {
        display: flex;
        flex-direction: column;
        align-items: center;
        gap: 4px;
        min-width: 84px;
      }
      .stage {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        align-items: end;
        gap: 10px;
        padding: 8px 12px 4px;
        background: light-dark(rgb(255 250 235 / 0.5), rgb(255 255 255 / 0.07));
        box-shadow: 0 3px 6px var(--contact);
        border: 1px solid var(--table-edge);
        border-radius: var(--radius-small);
        min-width: 84px;
      }
      .stage.below {
        opacity: 0.72;
        padding-block: 4px;
      }
      .below svg {
        display: block;
        width: 8px;
      }
      .heap {
        display: flex;
        flex-direction: column;
        align-items: center;
        min-width: 26px;
      }
      .heap > .soft,
      small {
        font-size: 0.875rem;
        line-height: 20px;
      }
      .one {
        width: var(--size);
      }
      .advice {
        color: var(--halo);
        font-weight: 600;
        font-size: 0.875rem;
      }
    `,
  ];

  readonly #focus = new RovingFocus(this, 'columns', () =>
    this.view ? openHeaps(this.view).map(({ size }) => (isDrawn(size) ? size : 0)) : [],
  );

  protected override render() {
    if (!this.view || !this.first) return nothing;
    const { stone, wide, height } = stagePacking(this.first, this.space, this.marks ? 26 : 0);
    const heaps = openHeaps(this.view);
    const selected = parseStageMove(this.pending ?? this.selected);
    const wins = this.marks?.wins.flatMap((move) => parseStageMove(move) ?? []) ?? [];
    return html`
      <div class="board" role="group" aria-label=${this.label} tabindex="-1" .style=${`--size: ${stone}px; --wide: ${wide}; --tall: ${height}px`}>
        ${LAMP}${this.view.stacks.map((stack, index) => this.#stack(stack, index, heaps, selected, wins))}
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
      <span class="soft" aria-hidden="true">${localize(size)}</span>
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
        at: index,
        label: msg(str`${openHeapName(open)}, ${stones(size)}. Take ${count}, ${leaving(index)}`),
        end: 'top',
        open: this.playable,
        closed: false,
        going: count <= taken,
        sending: this.pending !== null,
        mark: advised.some((move) => move.count === count) ? 'wins' : advised.some((move) => move.count > count) ? 'goes' : null,
        onTap: () => this.choose(formatStageMove({ letter, heap, count }), true),
      });
    });
    const gone = this.#gone(open);
    return html`<div class="pile">
      ${objects}${keyed(size, removedStones(Array.from({ length: gone }, () => null)))}
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
    const [first] = advised;
    return html`<svg class="one" viewBox="0 0 40 40" aria-hidden="true">${stoneShape(null)}</svg>
      <nh-stepper
        label=${msg(str`${openHeapName(open)}, ${stones(size)}. ${msg('Take')}`)}
        placeholder=${msg('take')}
        least="1"
        most=${size}
        .value=${taken > 0 ? taken : null}
        ?playable=${this.playable}
        @nh-step=${({ detail }: CustomEvent<number>) => this.choose(formatStageMove({ letter, heap, count: detail }), false)}
      ></nh-stepper>
      ${first ? html`<span class="advice">${msg(str`take ${localize(first.count)}`)}</span>` : nothing}`;
  }
}

/** A heap of a game that is not open yet: a small picture. */
function closedHeap(size: number): TemplateResult {
  const drawn = Math.min(size, CLOSED.most);
  return html`<div class="heap" aria-hidden="true">
    <svg viewBox="0 0 40 ${40 * Math.max(drawn, 1)}" .style=${`height: ${CLOSED.stone * drawn}px`}>
      ${Array.from({ length: drawn }, (_, index) => svg`<g transform="translate(0 ${40 * (drawn - 1 - index)})">${stoneShape(null)}</g>`)}
    </svg>
    <small>${localize(size)}</small>
  </div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-stages-board': StagesBoard;
  }
}
