import { msg } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { prize } from '../../components/ui/prize.ts';
import { resultLayout } from '../../components/ui/result-layout.ts';
import { resultSheet } from '../../components/ui/result-sheet.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';

/** How a game at this device ended, over the table. Fires `nh-again` and `nh-close-result`. */
@customElement('nh-local-result')
export class LocalResult extends LitElement {
  static override styles = [base, controls, resultLayout];

  /** Who won, in words. */
  @property({ attribute: false }) winner = '';

  /** True if a person won: at one device that is always worth a celebration. */
  @property({ type: Boolean }) glad = false;

  /** The two, and how many games each has won. */
  @property({ attribute: false }) sides: readonly (readonly [name: string, won: number])[] = [];

  /** The label of the button for the next game. */
  @property({ attribute: false }) again = '';

  @query('.main') private readonly main?: HTMLElement;

  protected override render() {
    const [[one, left] = ['', 0], [other, right] = ['', 0]] = this.sides;
    return resultSheet(
      html`<div class="how">
          ${this.glad ? prize() : nothing}
          <div class="told"><h2 id="winner">${this.winner}</h2></div>
          <div class="versus">
            <div class="side"><bdi>${one}</bdi></div>
            <div class="score"><span class="unseen">${msg('Games won:')} </span>${left} – ${right}</div>
            <div class="side"><bdi>${other}</bdi></div>
          </div>
        </div>
        <div class="buttons"><button type="button" class="main" @click=${() => this.dispatchEvent(new CustomEvent('nh-again'))}>${this.again}</button></div>`,
      () => this.dispatchEvent(new CustomEvent('nh-close-result')),
    );
  }

  /** Takes the focus, to play again. */
  override focus(): void {
    this.main?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-local-result': LocalResult;
  }
}
