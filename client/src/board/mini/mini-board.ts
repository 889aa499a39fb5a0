import type { View } from '@nimhall/shared/game/view';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../styles/base.ts';
import { positionInWords } from '../sentences.ts';
import { stoneStyles } from '../stone.ts';
import { miniHeaps } from './mini-heaps.ts';

/** A position at a glance: a small picture that cannot be played on. */
@customElement('nh-mini-board')
export class MiniBoard extends LitElement {
  static override styles = [
    base,
    stoneStyles,
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
    `,
  ];

  @property({ attribute: false }) view: View | null = null;

  protected override render() {
    const drawing = this.view && drawingOf(this.view);
    if (!this.view || !drawing) return nothing;
    const { content, width, height } = drawing;
    return html`<svg
      role="img"
      aria-label=${positionInWords(this.view)}
      viewBox="-2 -2 ${width + 4} ${height + 4}"
      preserveAspectRatio="xMidYMax meet"
    >
      ${content}
    </svg>`;
  }
}

function drawingOf(view: View) {
  switch (view.kind) {
    case 'heaps':
      return miniHeaps(view);
    case 'rows':
    case 'grid':
    case 'stages':
      return null;
    default:
      return view satisfies never;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-mini-board': MiniBoard;
  }
}
