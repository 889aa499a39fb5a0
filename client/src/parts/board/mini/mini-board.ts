import type { View } from '@nimhall/shared/game/view';
import type { Shape } from '@nimhall/shared/picture/drawing';
import { paletteOf } from '@nimhall/shared/picture/palette';
import { pictureOf } from '@nimhall/shared/picture/picture';
import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../../ground/styles/base.ts';
import { positionInWords } from '../position-words.ts';
import { myTurn } from './in-turn.ts';

/** The colours of the page, so that pictures follow its theme. */
const PALETTE = paletteOf(
  {
    plain: 'var(--stone)',
    red: 'var(--stone-red)',
    yellow: 'var(--stone-yellow)',
    green: 'var(--stone-green)',
    blue: 'var(--stone-blue)',
    white: 'var(--stone-white)',
    purple: 'var(--stone-purple)',
    shine: 'var(--shine)',
    ink: 'var(--ink)',
    light: 'light-dark(#f1f5ef, #31443d)',
    dark: 'light-dark(#b9ccbd, #1d2d26)',
    goal: 'var(--accent)',
    tray: 'light-dark(rgb(255 255 255 / 0.6), rgb(255 255 255 / 0.08))',
    rim: 'var(--table-edge)',
  },
  (fill) => `color-mix(in oklab, ${fill}, black 28%)`,
);

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
      aria-label=${positionInWords(this.view)}
      viewBox="-1 -1 ${width + 2} ${height + 2}"
      preserveAspectRatio="xMidYMid meet"
    >
      ${shapes.map(painted)}
    </svg>`;
  }
}

function painted({ path, x, y, scale, fill, stroke, strokeWidth, opacity }: Shape): TemplateResult {
  return svg`<path
    d=${path}
    transform="translate(${x} ${y}) scale(${scale})"
    fill=${fill ? PALETTE[fill] : nothing}
    stroke=${stroke ? PALETTE[stroke] : nothing}
    stroke-width=${strokeWidth ?? nothing}
    opacity=${opacity ?? nothing}
  />`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-mini-board': MiniBoard;
  }
}
