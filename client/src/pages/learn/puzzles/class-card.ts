import { msg } from '@lit/localize';
import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Watch } from '../../../ground/store/watch.ts';
import { base } from '../../../ground/styles/base.ts';
import { controls } from '../../../ground/styles/controls.ts';
import { panel } from '../../../ground/styles/panel.ts';
import { attemptMark, attemptStyles, placeInWords } from './attempt-mark.ts';
import { resultInWords } from './card-text.ts';
import { classLink, PUZZLES } from './links.ts';
import { classDays, resultsOf, sharedSet } from './sets.ts';

/** How the puzzles of a class went, to be held up. */
@customElement('nh-class-card')
export class ClassCard extends LitElement {
  static override styles = [
    base,
    controls,
    panel,
    attemptStyles,
    css`
      .panel {
        display: grid;
        justify-items: center;
        gap: 16px;
        max-width: 30rem;
        margin: 12px auto;
        text-align: center;
      }
      .marks {
        display: flex;
        gap: 14px;
      }
      .marks a {
        display: grid;
        border-radius: 50%;
      }
      .attempt {
        width: 56px;
        height: 56px;
        stroke-width: 1.6;
      }
    `,
  ];

  /** The word of the class. */
  @property({ attribute: false }) word = '';

  protected readonly watch = new Watch(this, classDays);

  protected override render() {
    const set = sharedSet('class', `word=${encodeURIComponent(this.word)}`);
    if (!set) return null;
    const results = resultsOf(set);
    return html`<section class="panel" role="status">
      <div class="marks">
        ${results.map((attempt, place) => html`<a href=${classLink(this.word, place)} aria-label=${placeInWords(place, attempt)}>${attemptMark(attempt)}</a>`)}
      </div>
      <h2>${resultInWords(results)}</h2>
      <a class="button" href=${PUZZLES.ladder}>${msg('More puzzles')}</a>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-class-card': ClassCard;
  }
}
