import type { View } from '@nimhall/shared/game/view';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../styles/base.ts';
import { positionInWords } from '../position-words.ts';
import { pinStyles } from '../rows/pin.ts';
import { stoneStyles } from '../stone.ts';
import type { Drawing } from './drawing.ts';
import { miniGrid } from './mini-grid.ts';
import { miniHeaps } from './mini-heaps.ts';
import { miniRows } from './mini-rows.ts';
import { miniStages } from './mini-stages.ts';

/** A position at a glance: a small picture that cannot be played on. */
@customElement('nh-mini-board')
export class MiniBoard extends LitElement {
  static override styles = [
    base,
    stoneStyles,
    pinStyles,
    css`
      svg {
        display: block;
        max-width: 100%;
        height: 100%;
        margin-inline: auto;
      }
      .stone {
        stroke-width: 2.5;
      }
      text {
        font-size: 8px;
        font-weight: 600;
        fill: currentColor;
        text-anchor: middle;
      }
      .square {
        fill: light-dark(#f1f5ef, #31443d);
      }
      .square.dark {
        fill: light-dark(#b9ccbd, #1d2d26);
      }
      .square.goal {
        fill: var(--accent);
        opacity: 0.55;
      }
      .piece {
        font-size: 15px;
      }
      .tray {
        fill: light-dark(rgb(255 255 255 / 0.6), rgb(255 255 255 / 0.08));
        stroke: var(--table-edge);
      }
      .below {
        opacity: 0.6;
      }
    `,
  ];

  /** The position to draw. */
  @property({ attribute: false }) view: View | null = null;

  protected override render() {
    if (!this.view) return nothing;
    const { content, width, height } = drawingOf(this.view);
    return html`<svg
      role="img"
      aria-label=${positionInWords(this.view)}
      viewBox="-2 -2 ${width + 4} ${height + 4}"
      preserveAspectRatio="xMidYMid meet"
    >
      ${content}
    </svg>`;
  }
}

function drawingOf(view: View): Drawing {
  switch (view.kind) {
    case 'heaps':
      return miniHeaps(view);
    case 'rows':
      return miniRows(view);
    case 'grid':
      return miniGrid(view);
    case 'stages':
      return miniStages(view);
    default:
      return view satisfies never;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-mini-board': MiniBoard;
  }
}
