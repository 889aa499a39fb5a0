import { msg, str } from '@lit/localize';
import { say } from '@nimhall/shared/phrase';
import { PAGES } from '@nimhall/shared/protocol/pages';
import { vacationOf } from '@nimhall/shared/room/clock';
import { claimableAt } from '@nimhall/shared/room/decide/endings';
import type { Room } from '@nimhall/shared/room/room';
import { otherSeat, SEATS, type Seat } from '@nimhall/shared/room/seat';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { dayInWords } from '../../components/text/day.ts';
import { occupantName } from '../../components/text/names.ts';
import { localize } from '../../i18n/language.ts';
import { Ticker } from '../../reactive/ticker.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { type Action, ActionEvent } from './actions.ts';

/** What players of a running game have to answer, may claim or should know: takebacks, absence and vacation. */
@customElement('nh-game-notices')
export class GameNotices extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      /* Requests are laid out with the rest of the column; without any, this takes no space. */
      :host {
        display: contents;
      }
      section {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 12px;
        padding: 4px 14px;
        background: var(--accent-soft);
        border: 1px solid var(--accent);
        border-radius: var(--radius-small);
      }
      /* What comes by itself while one is about to tap a stone moves nothing: it lies over the name of the game and its rule. */
      .sudden {
        position: absolute;
        inset: 0 0 auto;
        z-index: 1;
        display: grid;
        gap: 8px;
      }
      .sudden section {
        box-shadow: var(--shadow);
      }
      p {
        flex: 1 1 12rem;
      }
    `,
  ];

  @property({ attribute: false }) room: Room | null = null;

  /** The seat we hold. */
  @property({ attribute: false }) seat: Seat | null = null;

  /** How far the server's clock is ahead of ours, in milliseconds. */
  @property({ type: Number }) offset = 0;

  readonly ticker = new Ticker(this, 1_000, () => this.#secondsToClaim() > 0 || SEATS.some((seat) => this.#vacationOf(seat) !== null));

  protected override render() {
    if (!this.room || !this.seat || this.room.status !== 'playing') return nothing;
    const vacation = this.#vacation(this.room, this.seat);
    const absence = vacation ? nothing : this.#absence(this.room, this.seat);
    return html`${vacation ?? nothing}<div class="sudden">${this.#takeback(this.room, this.seat)}${absence}</div>`;
  }

  #takeback(room: Room, seat: Seat): TemplateResult | typeof nothing {
    if (!room.takeback) return nothing;
    if (room.takeback === seat) {
      return html`<section>
        <p role="status">${msg('You asked for a takeback. Waiting for the answer…')}</p>
        ${this.#button({ kind: 'answer-takeback', accept: false }, msg('Never mind'))}
      </section>`;
    }
    return html`<section>
      <p role="status">${msg(str`${occupantName(room.seats[room.takeback])} asks for a takeback.`)}</p>
      ${this.#button({ kind: 'answer-takeback', accept: true }, msg('Allow'), true)}
      ${this.#button({ kind: 'answer-takeback', accept: false }, msg('Decline'))}
    </section>`;
  }

  #vacation(room: Room, seat: Seat): TemplateResult | null {
    const name = occupantName(room.seats[otherSeat(seat)]);
    const [mine, theirs] = [seat, otherSeat(seat)].map((each) => this.#vacationOf(each));
    if (theirs) {
      return html`<section>
        <p><span role="status">${msg(str`${name} is on vacation until ${dayInWords(theirs)}.`)}</span> ${msg('Until then the clock stands still.')}</p>
      </section>`;
    }
    if (mine) {
      return html`<section>
        <p role="status">${msg(str`You are on vacation until ${dayInWords(mine)}: your clock stands still.`)}</p>
        <a class="button" href=${PAGES.me}>${msg('Back from vacation?')}</a>
      </section>`;
    }
    return null;
  }

  #absence(room: Room, seat: Seat): TemplateResult | typeof nothing {
    if (claimableAt(room, seat) === null) return nothing;
    const name = occupantName(room.seats[otherSeat(seat)]);
    const seconds = this.#secondsToClaim();
    const isHere = room.away[otherSeat(seat)] === null;
    if (isHere) {
      return seconds > 0
        ? nothing
        : html`<section>
            <p role="status">${localize(say`${name} has not moved for too long.`)}</p>
            ${this.#button({ kind: 'claim' }, msg('Claim the game'), true)}
          </section>`;
    }
    return html`<section>
      <p>
        <span role="status">${msg(str`${name} is away.`)}</span> ${seconds > 0 ? msg(str`You may claim the game in ${seconds} s.`) : nothing}
      </p>
      ${seconds > 0 ? nothing : this.#button({ kind: 'claim' }, msg('Claim the game'), true)}
    </section>`;
  }

  /** Until when the player in a seat is on vacation, in milliseconds since 1970; null if they are not. */
  #vacationOf(seat: Seat): number | null {
    return vacationOf(this.room?.clock ?? null, seat, Date.now() + this.offset);
  }

  #secondsToClaim(): number {
    const at = this.room && this.seat ? claimableAt(this.room, this.seat) : null;
    return at === null ? 0 : Math.max(0, Math.ceil((at - Date.now() - this.offset) / 1_000));
  }

  #button(action: Action, text: string, main = false): TemplateResult {
    return html`<button type="button" class=${main ? 'main' : ''} @click=${() => this.dispatchEvent(new ActionEvent(action))}>${text}</button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-game-notices': GameNotices;
  }
}
