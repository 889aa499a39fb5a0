import type { RatingInfo } from '@nimhall/shared/protocol/messages';
import { type RatedAt, ratingText } from '@nimhall/shared/rating';
import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { scopeInWords } from '../../components/text/ratings.ts';
import { base } from '../../styles/base.ts';
import { panel } from '../../styles/panel.ts';
import { curveStyles, ratingCurve } from './rating-curve.ts';

/** Of a player of duels in many games: in all together, and in those they play most. */
const MAX_RATINGS = 4;

/** A player's ratings in duels with their curve; nothing before the first duel. */
@customElement('nh-rating-card')
export class RatingCard extends LitElement {
  static override styles = [
    base,
    panel,
    curveStyles,
    css`
      .panel {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 12px;
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: 4px;
      }
      li {
        overflow-wrap: anywhere;
      }
    `,
  ];

  /** The one of all games together first. */
  @property({ attribute: false }) ratings: readonly RatingInfo[] = [];

  /** Ratings after their newest duels in all games together, the oldest first. */
  @property({ attribute: false }) curve: readonly RatedAt[] = [];

  protected override render() {
    this.hidden = this.ratings.length === 0;
    return html`<div class="panel">
      ${ratingCurve(this.curve)}
      <ul>
        ${this.ratings.slice(0, MAX_RATINGS).map((rating) => html`<li>${scopeInWords(rating.game)} – ${ratingText(rating)}</li>`)}
      </ul>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-rating-card': RatingCard;
  }
}
