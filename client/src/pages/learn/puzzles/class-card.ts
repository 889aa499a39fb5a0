import { msg } from '@lit/localize';
import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { StoreController } from '../../../reactive/store-controller.ts';
import { cardStyles } from './card-styles.ts';
import { resultInWords } from './card-text.ts';
import { largeMarks } from './large-marks.ts';
import { classLink, PUZZLES } from './links.ts';
import { classDays, resultsOf, sharedSet } from './sets.ts';

/** How the puzzles of a class went, to be held up. */
@customElement('nh-class-card')
export class ClassCard extends LitElement {
  static override styles = [
    cardStyles,
    css`
      .panel {
        justify-items: center;
        text-align: center;
      }
    `,
  ];

  /** The word of the class. */
  @property({ attribute: false }) word = '';

  protected readonly watch = new StoreController(this, classDays);

  protected override render() {
    const set = sharedSet('class', `word=${encodeURIComponent(this.word)}`);
    if (!set) return null;
    const results = resultsOf(set);
    return html`<section class="panel" role="status">
      ${largeMarks(results, (place) => classLink(this.word, place))}
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
