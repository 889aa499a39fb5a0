import { msg, str } from '@lit/localize';
import type { QuotientFound } from '@nimhall/shared/lab/quotient';
import type { Divisibility } from '@nimhall/shared/solver/quotient/divisibility';
import { css, html, LitElement, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../../styles/base.ts';
import { compareKinds, wordInWords } from './words.ts';

/** Kinds that are named in a class, and how many of them beside one another. */
const MAX_NAMED = 8;
const ACROSS = 4;
/** Sizes in pixels: of a class, of a line of it, and the space between classes. */
const WIDTH = 190;
const LINE = 26;
const GAP_ACROSS = 16;
const GAP_DOWN = 36;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

/** Which kinds divide which: classes of kinds that divide one another, and lines down to what each divides. */
@customElement('nh-divisibility-picture')
export class DivisibilityPicture extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: block;
        overflow: auto;
      }
      .picture {
        position: relative;
        margin: 2px;
      }
      svg {
        position: absolute;
        inset: 0;
      }
      line {
        stroke: var(--soft-ink);
        stroke-width: 1.5;
      }
      ol {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        position: absolute;
        box-sizing: border-box;
        inline-size: ${WIDTH}px;
        display: grid;
        grid-template-columns: repeat(${ACROSS}, minmax(0, 1fr));
        align-content: center;
        justify-items: center;
        padding: 4px 6px;
        border: 1px solid var(--field-line);
        border-radius: var(--radius);
        background: var(--card);
      }
      .lost {
        padding: 0 5px;
        border-radius: 4px;
        background: var(--halo-soft);
      }
      .more {
        grid-column: 1 / -1;
        font-size: 0.875rem;
        color: var(--soft-ink);
      }
      span {
        line-height: ${LINE}px;
        white-space: nowrap;
      }
      sup {
        font-size: 0.7em;
        line-height: 0;
      }
    `,
  ];

  @property({ attribute: false }) found: QuotientFound | null = null;

  protected override render() {
    const { divisibility } = this.found ?? {};
    if (!divisibility) return nothing;
    const { boxes, width, height } = layout(divisibility);
    return html`<div class="picture" .style=${`width: ${width}px; height: ${height}px`}>
      <svg width=${width} height=${height} aria-hidden="true">
        ${divisibility.covers.map(([upper, lower]) => {
          const [from, to] = [boxes[upper] as Box, boxes[lower] as Box];
          return svg`<line x1=${from.left + WIDTH / 2} y1=${from.top + from.height} x2=${to.left + WIDTH / 2} y2=${to.top}></line>`;
        })}
      </svg>
      <ol>
        ${divisibility.classes.map((members, at) => {
          const { left, top, height: tall } = boxes[at] as Box;
          return html`<li .style=${`left: ${left}px; top: ${top}px; height: ${tall}px`}>${this.#members(members)}</li>`;
        })}
      </ol>
    </div>`;
  }

  #members(members: readonly number[]) {
    const { kinds = [], presentation } = this.found ?? {};
    const sorted = members.toSorted((one, other) => compareKinds(kinds[one], kinds[other]));
    const more = members.length - MAX_NAMED;
    return html`${sorted
      .slice(0, MAX_NAMED)
      .map((element) => html`<span class=${kinds[element]?.lost ? 'lost' : ''}>${wordInWords(presentation?.words[element] ?? [])}</span>`)}
    ${more > 0 ? html`<span class="more">${msg(str`and ${more} more kinds`)}</span>` : nothing}`;
  }
}

/** The place of each class: by its depth, those of one depth side by side in the middle. */
function layout({ classes, depths }: Divisibility): { readonly boxes: readonly Box[]; readonly width: number; readonly height: number } {
  const levels: number[][] = [];
  for (const [at, depth] of depths.entries()) {
    levels[depth] ??= [];
    levels[depth].push(at);
  }
  const widthOf = (count: number): number => count * (WIDTH + GAP_ACROSS) - GAP_ACROSS;
  const width = Math.max(...levels.map(({ length }) => widthOf(length)));
  const boxes: Box[] = [];
  let top = 0;
  for (const level of levels) {
    const heights = level.map((at) => heightOf((classes[at] as readonly number[]).length));
    for (const [place, at] of level.entries()) {
      const left = (width - widthOf(level.length)) / 2 + place * (WIDTH + GAP_ACROSS);
      boxes[at] = { left, top, height: heights[place] as number };
    }
    top += Math.max(...heights) + GAP_DOWN;
  }
  return { boxes, width, height: top - GAP_DOWN };
}

function heightOf(members: number): number {
  const lines = Math.ceil(Math.min(members, MAX_NAMED) / ACROSS) + (members > MAX_NAMED ? 1 : 0);
  return lines * LINE + 10;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-divisibility-picture': DivisibilityPicture;
  }
}
