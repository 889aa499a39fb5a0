import { css, html, LitElement, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { DrawnStroke } from './freehand-controller.ts';

/**
 * The line under the finger, and why it is none. An element of its own: it changes with every movement, and to draw the whole board anew each
 * time is too slow for small phones.
 */
@customElement('nh-drawn-line')
export class DrawnLine extends LitElement {
  static override styles = css`
    :host {
      position: absolute;
      inset: 0;
      pointer-events: none;
    }
    svg {
      width: 100%;
      height: 100%;
      border-radius: var(--radius-small);
      fill: none;
      stroke: var(--accent);
      stroke-width: var(--thick);
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    .wrong,
    .slip {
      stroke: var(--stone-red);
    }
    .slip {
      stroke-width: 4px;
    }
    .reason {
      position: absolute;
      inset: auto 0 -38px;
      width: fit-content;
      margin: 0 auto;
      padding: 4px 12px;
      border-radius: 99px;
      color: #fff;
      background: color-mix(in oklab, var(--stone-red), black 30%);
      font-size: 0.9375rem;
    }
  `;

  @property({ attribute: false }) stroke: DrawnStroke | null = null;

  protected override render() {
    const { points = [], slip = null } = this.stroke ?? {};
    const path = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
    return html`<svg aria-hidden="true">
        <path class=${slip ? 'scrawl wrong' : 'scrawl'} d=${path} />
        ${slip && svg`<path class="slip" d="M${slip.at.x - 7} ${slip.at.y - 7}l14 14m0 -14l-14 14" />`}
      </svg>
      <p class="reason" role="alert" ?hidden=${!slip}>${slip?.why ?? nothing}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-drawn-line': DrawnLine;
  }
}
