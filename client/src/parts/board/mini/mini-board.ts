import type { View } from '@nimhall/shared/game/view';
import type { Phrase } from '@nimhall/shared/phrase';
import { pictureOf } from '@nimhall/shared/picture/picture';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../../ground/styles/base.ts';
import { painted } from '../painted.ts';
import { positionInWords, told } from '../position-words.ts';
import { myTurn } from './in-turn.ts';

/** A position at a glance: a small picture that cannot be played on. */
@customElement('nh-mini-board')
export class MiniBoard extends LitElement {
  static override styles = [
    base,
    css`
      svg {
        display: block;
        max-width: 100%;
        height: 100%;
        margin-inline: auto;
        fill: none;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
    `,
  ];

  /** The position to draw. */
  @property({ attribute: false }) view: View | null = null;

  /** What holds now and cannot be seen; null where there is no such thing. */
  @property({ attribute: false }) now: Phrase | null = null;

  /** Where the game started: with it, nothing shifts from one position to the next. */
  @property({ attribute: false }) start: View | null = null;

  protected override async scheduleUpdate(): Promise<void> {
    await myTurn();
    super.scheduleUpdate();
  }

  protected override render() {
    if (!this.view) return nothing;
    const { shapes, width, height } = pictureOf(this.view, this.start ?? this.view);
    return html`<svg
      role="img"
      aria-label=${told(positionInWords(this.view), this.now)}
      viewBox="-1 -1 ${width + 2} ${height + 2}"
      preserveAspectRatio="xMidYMid meet"
    >
      ${shapes.map(painted)}
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-mini-board': MiniBoard;
  }
}
