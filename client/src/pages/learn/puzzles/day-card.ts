import { msg } from '@lit/localize';
import { resultsOn, rowOn } from '@nimhall/shared/learnt/days';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { StoreController } from '../../../reactive/store-controller.ts';
import { Ticker } from '../../../reactive/ticker.ts';
import '../../../components/share/copy-field.ts';
import { learnt } from '../../../components/learnt/my-learnt.ts';
import { cardStyles } from './card-styles.ts';
import { cardText, nextInWords, resultInWords, rowInWords } from './card-text.ts';
import { largeMarks } from './large-marks.ts';
import { dailyLink, PUZZLES } from './links.ts';
import { CHECK_INTERVAL_MS, dayInWords, today } from './today.ts';

/** The results of a day, and a text to share that reveals nothing. */
@customElement('nh-day-card')
export class DayCard extends LitElement {
  static override styles = [
    cardStyles,
    css`
      .result {
        display: grid;
        justify-items: center;
        gap: 10px;
        text-align: center;
      }
      .row {
        justify-content: center;
      }
    `,
  ];

  /** The day, as `dayOf` has it. */
  @property({ attribute: false }) day = 0;

  protected readonly watch = new StoreController(this, learnt);

  /** The hours until the next ones get fewer, and then they are there. */
  protected readonly ticker = new Ticker(this, CHECK_INTERVAL_MS, () => true);

  protected override render() {
    const { days } = learnt.value.practice;
    const results = resultsOn(days, this.day);
    const row = rowOn(days, this.day);
    return html`<section class="panel">
      <div class="result" role="status">
        <p class="soft">${dayInWords(this.day)}</p>
        ${largeMarks(results, dailyLink)}
        <h2>${resultInWords(results)}</h2>
        <p>${row > 0 ? rowInWords(row) : nothing}</p>
        <p class="soft">${this.day === today() ? nextInWords(Date.now()) : nothing}</p>
      </div>
      <nh-copy-field label=${msg('Share your result without spoilers')} lines="4" .value=${cardText(this.day, results, row, location.origin)}>
        ${this.#send(cardText(this.day, results, row, location.origin))}
      </nh-copy-field>
      <div class="row">
        <a class="button" href=${PUZZLES.ladder}>${msg('More puzzles')}</a>
      </div>
    </section>`;
  }

  /** Rejects when the person thinks better of it; the text is still there to be copied. */
  #send(text: string): TemplateResult | typeof nothing {
    if (!('share' in navigator)) return nothing;
    return html`<button type="button" @click=${() => navigator.share({ text }).catch(() => undefined)}>${msg('Send…')}</button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-day-card': DayCard;
  }
}
