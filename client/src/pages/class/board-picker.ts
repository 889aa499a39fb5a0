import { msg } from '@lit/localize';
import type { Classroom, Round } from '@nimhall/shared/gathering/class/classroom';
import type { Order } from '@nimhall/shared/gathering/class/commands';
import { say } from '@nimhall/shared/phrase';
import { SEATS } from '@nimhall/shared/room/seat';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { sideInWords } from './words.ts';

/** Which board all screens show with perfect play, or the wall alone. Tells `nh-order` with an `Order`. */
@customElement('nh-board-picker')
export class BoardPicker extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      form {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
      select {
        flex: 1 1 100%;
        min-width: 0;
      }
      form button {
        flex: 1 1 auto;
      }
    `,
  ];

  @property({ attribute: false }) gathering!: Classroom;

  @property({ attribute: false }) round!: Round;

  @query('select') private readonly select?: HTMLSelectElement;

  protected override render() {
    const { gathering, round } = this;
    const named = { ...gathering, showsNames: true };
    if (round.shownBoard !== undefined) {
      const { shownBoard, isOnWall } = round;
      return html`<div class="row">
        <button type="button" @click=${() => this.#show(null)}>${localize(say`Back to all boards`)}</button>
        ${isOnWall ? html`<button type="button" @click=${() => this.#show(shownBoard)}>${localize(say`Show on all screens`)}</button>` : nothing}
      </div>`;
    }
    if (round.opened === 0) return nothing;
    return html`<form @submit=${this.#onSubmit}>
      <select aria-label=${msg('Board')}>
        ${round.boards.slice(0, round.opened).map(({ seats }, at) => {
          const [first = '', second = ''] = SEATS.map((seat) => sideInWords(named, round.activity, seats[seat]));
          return html`<option value=${at}>${localize(say`${first} against ${second}`)}</option>`;
        })}
      </select>
      <button type="submit" value="wall">${localize(say`Show on big screen`)}</button>
      <button type="submit">${localize(say`Show on all screens`)}</button>
    </form>`;
  }

  #onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const isForWall = event.submitter?.getAttribute('value') === 'wall';
    if (this.select) this.#show(Number(this.select.value), isForWall);
  }

  /** On the wall it comes without perfect play, so that the class can think first. */
  #show(board: number | null, isForWall = false): void {
    const how = isForWall ? ({ onWall: true, plain: true } as const) : {};
    const order: Order = { kind: 'show-board', round: this.gathering.rounds.length, board, ...how };
    this.dispatchEvent(new CustomEvent<Order>('nh-order', { detail: order }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-board-picker': BoardPicker;
  }
}
