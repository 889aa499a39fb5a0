import { isOtherHistory, type PlayHistory } from '@nimhall/shared/game/play-history';
import type { View } from '@nimhall/shared/game/view';
import type { Phrase } from '@nimhall/shared/phrase';
import { isPlain, plainPicture } from '@nimhall/shared/picture/plain';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../../styles/base.ts';
import { plainInWords, withNote } from '../plain-words.ts';
import { renderShape } from '../render-shape.ts';
import { yieldToBrowser } from './yield-to-browser.ts';

/** All pictures, loaded for the first position that needs them, so that the first page stays small. */
let all: typeof import('./any-position.ts') | null = null;

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

  /** Hidden state of the position; null if there is none. */
  @property({ attribute: false }) now: Phrase | null = null;

  /** How the game came to it: with that, nothing shifts from one position to the next. */
  @property({ attribute: false, hasChanged: isOtherHistory }) course: PlayHistory | null = null;

  protected override async scheduleUpdate(): Promise<void> {
    await yieldToBrowser();
    if (this.view && !isPlain(this.view)) all ??= await import('./any-position.ts').catch(() => null);
    super.scheduleUpdate();
  }

  protected override render() {
    const { view } = this;
    const shown = view && shownAt(view, this.course);
    if (!shown) return nothing;
    const { words, picture } = shown;
    const { shapes, width, height } = picture;
    return html`<svg
      role="img"
      aria-label=${withNote(words, this.now)}
      viewBox="-1 -1 ${width + 2} ${height + 2}"
      preserveAspectRatio="xMidYMid meet"
    >
      ${shapes.map(renderShape)}
    </svg>`;
  }
}

/** A position in words and as a picture; null if the code for it is not loaded yet. */
function shownAt(view: View, course: PlayHistory | null) {
  if (isPlain(view)) return { words: plainInWords(view), picture: plainPicture(view, course?.start ?? view) };
  return all && { words: all.positionInWords(view), picture: all.pictureOf(view, course) };
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-mini-board': MiniBoard;
  }
}
