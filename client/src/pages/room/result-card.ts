import { msg, str } from '@lit/localize';
import { BREAK, isInBreak } from '@nimhall/shared/room/duel-phase';
import type { Room } from '@nimhall/shared/room/room';
import type { Seat } from '@nimhall/shared/room/seat';
import { otherSeat, SEATS } from '@nimhall/shared/room/seat';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { Ticker } from '../../ground/store/ticker.ts';
import { base } from '../../ground/styles/base.ts';
import { controls } from '../../ground/styles/controls.ts';
import { endingOf } from '../../parts/attention/cues.ts';
import { duelLink } from '../../parts/opening/duel-link.ts';
import { botSays } from '../../parts/words/bot-talk.ts';
import { occupantName } from '../../parts/words/names.ts';
import { type Action, ActionEvent } from './actions.ts';
import { breakInWords, duelResultInWords } from './duel-words.ts';

/** A star for a win, a handshake of two rings for a game that was lost or watched, a crossed circle where nobody won; in a square of 24. */
const SIGNS = {
  won: 'm12 2.5 2.9 6.1 6.6.8-4.9 4.6 1.3 6.6L12 17.3l-5.9 3.3 1.3-6.6L2.5 9.4l6.6-.8Z',
  lost: 'M9 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm6 0a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z',
  over: 'M9 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm6 0a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z',
  'called-off': 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM6 6l12 12',
} as const;

/** How the game ended, and what comes next: the rematch, or the other game of a duel, or another duel. */
@customElement('nh-result-card')
export class ResultCard extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      section {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 6px 10px;
        min-height: 60px;
        padding: 5px 6px 5px 12px;
        background: var(--card);
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
        animation: appear var(--soft) backwards;
      }
      .sign {
        flex: none;
        width: 34px;
        height: 34px;
        fill: none;
        stroke: var(--soft-ink);
        stroke-width: 1.8;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      .won {
        border-color: var(--good);
        background: color-mix(in oklab, var(--good) 14%, var(--card));
      }
      .won .sign {
        stroke: var(--warn);
        fill: color-mix(in oklab, var(--warn) 35%, transparent);
        animation: rise calc(2 * var(--soft)) backwards;
      }
      .called-off {
        border-style: dashed;
      }
      @keyframes rise {
        from {
          transform: scale(0.2) rotate(-140deg);
        }
        60% {
          transform: scale(1.25) rotate(12deg);
        }
      }
      h2 {
        flex: 1 1 9rem;
        font-size: 1rem;
        line-height: 1.25;
      }
      p {
        line-height: 1.25;
        font-size: 0.9375rem;
      }
      .next {
        flex: 1 1 18rem;
        font-weight: 600;
      }
      @keyframes appear {
        from {
          opacity: 0;
          transform: translateY(8px);
        }
      }
      .row .soft {
        font-size: 0.875rem;
      }
    `,
  ];

  /** The room whose game is over. */
  @property({ attribute: false }) room: Room | null = null;

  /** The result in one sentence. */
  @property({ attribute: false }) sentence = '';

  /** The seat we hold. */
  @property({ attribute: false }) seat: Seat | null = null;

  /** True when we opened the room: between two bots the host asks for the rematch. */
  @property({ type: Boolean }) host = false;

  /** How far the server's clock is ahead of ours, in milliseconds. */
  @property({ type: Number }) offset = 0;

  protected readonly ticker = new Ticker(this, 250, () => this.room !== null && isInBreak(this.room));

  @query('h2') private readonly heading?: HTMLElement;

  protected override render() {
    if (!this.room) return nothing;
    const ending = endingOf(this.room, this.seat);
    return html`<section class=${ending}>
      <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${SIGNS[ending]} /></svg>
      <h2 tabindex="-1">${this.sentence}</h2>
      ${this.room.duel ? this.#duel(this.room) : html`${this.#talk(this.room)} ${this.#rematch(this.room)}`}
    </section>`;
  }

  /** Takes the focus, when what had it is gone. */
  override focus(): void {
    this.heading?.focus();
  }

  /** What the bot says that somebody has played against, as far as somebody won. */
  #talk({ seats, result }: Room): TemplateResult | typeof nothing {
    const other = this.seat && otherSeat(this.seat);
    const bot = other && seats[other];
    if (bot?.kind !== 'bot' || !result?.winner) return nothing;
    const says = botSays(bot.level, result.winner === other ? 'won' : 'lost');
    return says === '' ? nothing : html`<p class="soft">${says}</p>`;
  }

  #duel(room: Room): TemplateResult {
    if (isInBreak(room)) {
      const seconds = Math.ceil((room.updatedAt + BREAK - Date.now() - this.offset) / 1_000);
      return html`<p class="next">${breakInWords(room, this.seat, Math.min(seconds, BREAK / 1_000))}</p>`;
    }
    const other = this.seat && room.seats[otherSeat(this.seat)];
    return html`<p class="next">${duelResultInWords(room, this.seat)}</p>
      ${other ? html`<a class="button main" href=${duelLink(room.game, other.kind === 'bot' ? other.level : null)}>${msg('Another duel')}</a>` : nothing}`;
  }

  #rematch(room: Room): TemplateResult | typeof nothing {
    if (room.closed || room.result?.reason === 'expired') {
      return html`<p>${msg('This room is closed.')} <a href="/">${msg('Open a new one in the lobby.')}</a></p>`;
    }
    if (!this.seat) {
      const bots = SEATS.every((seat) => room.seats[seat]?.kind === 'bot');
      if (bots && this.host) return html`<div class="row">${this.#offer()}</div>`;
      return room.rematch ? html`<p>${offered(room, room.rematch)}</p>` : nothing;
    }
    if (room.rematch === this.seat) {
      return html`<p role="status">${msg('Rematch offered. Waiting for the answer…')}</p>
        <div class="row">${this.#button({ kind: 'answer-rematch', accept: false }, msg('Never mind'))}</div>`;
    }
    if (room.rematch) {
      return html`<p role="status">${offered(room, otherSeat(this.seat))}</p>
        <div class="row">
          ${this.#button({ kind: 'answer-rematch', accept: true }, msg('Accept'), true)}
          ${this.#button({ kind: 'answer-rematch', accept: false }, msg('Decline'))}
        </div>`;
    }
    return html`<div class="row">
      ${this.#offer()}
      <span class="soft">${this.seat === 'first' ? msg('You move second then.') : msg('You move first then.')}</span>
    </div>`;
  }

  #offer(): TemplateResult {
    return this.#button({ kind: 'offer-rematch' }, msg('Rematch'), true);
  }

  #button(action: Action, text: string, main = false): TemplateResult {
    return html`<button type="button" class=${main ? 'main' : ''} @click=${() => this.dispatchEvent(new ActionEvent(action))}>${text}</button>`;
  }
}

function offered(room: Room, seat: Seat): string {
  return msg(str`${occupantName(room.seats[seat])} offers a rematch.`);
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-result-card': ResultCard;
  }
}
