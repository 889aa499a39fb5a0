import { msg } from '@lit/localize';
import { botsOf } from '@nimhall/shared/bot/levels';
import type { Occupant, Room } from '@nimhall/shared/room/room';
import type { Seat } from '@nimhall/shared/room/seat';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { inOurLanguage } from '../../ground/i18n/language.ts';
import { inDigits } from '../../ground/i18n/numbers.ts';
import { base } from '../../ground/styles/base.ts';
import { controls } from '../../ground/styles/controls.ts';
import type { AboutOpponent } from '../../parts/friends/about-opponent.ts';
import { playWith } from '../../parts/opening/play-with.ts';
import '../../parts/ui/clock-face.ts';
import { botFace, type Mood } from '../../parts/ui/face.ts';
import { faceStyles } from '../../parts/ui/face-styles.ts';
import { botSays } from '../../parts/words/bot-talk.ts';
import { occupantName } from '../../parts/words/names.ts';
import { type Action, ActionEvent } from './actions.ts';

/** Most taken stones that are drawn one by one. */
const MOST_SEEN = 6;

/** A seat: who sits there, whether they are here, whose turn it is, the score; and before the game, who could sit there. */
@customElement('nh-seat-card')
export class SeatCard extends LitElement {
  static override styles = [
    base,
    controls,
    faceStyles,
    css`
      .face {
        --face: 30px;
      }
      section {
        height: 100%;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 2px 10px;
        padding: 6px 12px;
        background: var(--card);
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
        transition:
          border-color var(--quick),
          box-shadow var(--quick);
      }
      section.turn {
        border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
      }
      .who {
        flex: 1 1 4.5rem;
        min-width: 0;
      }
      .line {
        font-weight: 650;
        display: flex;
        align-items: center;
        gap: 8px;
      }
      .name {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      /* As large as the line; what can be hit is larger. */
      .about {
        position: relative;
        display: block;
        min-width: 0;
        min-height: 24px;
        padding: 0;
        border: 0;
        background: none;
        font-weight: inherit;
      }
      .about .name {
        display: block;
        text-decoration: underline dotted;
        text-underline-offset: 3px;
      }
      .about::after {
        content: '';
        position: absolute;
        inset: -10px -8px;
      }
      .detail {
        font-size: 0.875rem;
        line-height: 1.3;
      }
      .turn .detail {
        color: var(--accent);
        font-weight: 600;
      }
      .dot {
        flex: none;
        width: 10px;
        height: 10px;
        border-radius: 50%;
        border: 2px solid var(--soft-ink);
      }
      .dot.here {
        background: var(--good);
        border-color: var(--good);
      }
      /* Beside the name, whose it is, and with a mark of its own, so that it does not read as part of the clock. */
      .score {
        flex: none;
        font-size: 0.875rem;
        font-variant-numeric: tabular-nums;
        color: var(--soft-ink);
      }
      .score::before {
        content: '★ ';
        color: var(--warn);
      }
      .pile {
        flex: none;
        display: inline-flex;
        align-items: center;
        gap: 4px;
        margin-inline-start: auto;
        font-size: 0.875rem;
        font-weight: 500;
        font-variant-numeric: tabular-nums;
        color: var(--soft-ink);
      }
      .stones {
        display: inline-flex;
        padding-inline-start: 5px;
      }
      .stones i {
        width: 11px;
        height: 11px;
        margin-inline-start: -5px;
        border-radius: 50%;
        background: var(--stone);
        box-shadow: 0 0 0 1px var(--card);
      }
      .stones i:last-child {
        animation: arrive var(--soft) backwards;
      }
      @keyframes arrive {
        from {
          opacity: 0;
          transform: translateY(14px) scale(1.6);
        }
      }
      /* One line for each on a small screen, once they play. */
      @media (max-width: 36rem), (max-height: 42rem) {
        section:not(.open) {
          padding: 3px 8px;
          min-height: 38px;
          flex-wrap: nowrap;
          gap: 6px;
        }
        section:not(.open) .detail {
          position: absolute;
          clip-path: inset(50%);
        }
        section:not(.open) .line {
          gap: 6px;
        }
        .face {
          --face: 26px;
        }
        .stones i:nth-last-child(n + 2) {
          display: none;
        }
      }
      /* Beside a clock there is room for a name and nothing else. */
      @media (max-width: 30rem) {
        .timed .score,
        .timed .pile {
          display: none;
        }
      }
      .offers {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
        width: 100%;
      }
      .offers button {
        padding-inline: 8px;
        white-space: nowrap;
      }
      select {
        flex: 1 1 8rem;
      }
    `,
  ];

  /** Which of the two seats this is. */
  @property({ attribute: false }) seat: Seat = 'first';

  /** Who sits here; null while it is open. */
  @property({ attribute: false }) occupant: Occupant | null = null;

  /** True when it is this seat's turn. */
  @property({ type: Boolean }) turn = false;

  /** True when this seat is ours. */
  @property({ type: Boolean }) mine = false;

  /** Whether whoever sits here is connected. */
  @property({ type: Boolean }) here = false;

  /** Games won in this room by whoever sits here. */
  @property({ type: Number }) score = 0;

  /** Stones or pins taken in this game; 0 where games are not about taking. */
  @property({ type: Number }) taken = 0;

  /** The room, for its clock. */
  @property({ attribute: false }) room: Room | null = null;

  /** How far the server's clock is ahead of ours, in milliseconds. */
  @property({ type: Number }) offset = 0;

  /** True before the game, when people may still sit down and get up. */
  @property({ type: Boolean }) open = false;

  /** True when we have a seat, this one or the other. */
  @property({ type: Boolean }) seated = false;

  /** True when we may put a bot here. */
  @property({ type: Boolean }) mayBot = false;

  @query('nh-about-opponent') private readonly opponent?: AboutOpponent;

  @query('select') private readonly levels?: HTMLSelectElement;

  protected override render() {
    return html`<section class="${this.turn ? 'turn' : ''} ${this.open ? 'open' : ''} ${this.room?.clock ? 'timed' : ''}" aria-label=${this.seat === 'first' ? msg('First seat') : msg('Second seat')}>
      <div class="who">
        <div class="line">
          ${
            this.occupant?.kind === 'bot'
              ? botFace(this.occupant.level, this.#mood())
              : this.occupant
                ? html`<span class="dot ${this.here ? 'here' : ''}" title=${this.here ? msg('here') : msg('away')}></span
                  ><span class="unseen">${this.here ? '' : msg('away:')} </span>`
                : nothing
          }${this.#name()}${
            this.score > 0
              ? html`<span class="score" title=${msg('Games won')}><span class="unseen">${msg('Games won:')} </span>${this.score}</span>`
              : nothing
          }${this.taken > 0 ? this.#pile() : nothing}
        </div>
        <div class="detail soft">${this.#detail()}</div>
      </div>
      ${this.room?.clock ? html`<nh-clock-face .room=${this.room} .seat=${this.seat} .offset=${this.offset}></nh-clock-face>` : nothing}
      ${this.open ? this.#offers() : nothing}
    </section>`;
  }

  /** Whom we play with can be chosen as a friend, or blocked: their name leads there. */
  #name(): TemplateResult {
    const { occupant, room } = this;
    const name = occupantName(occupant);
    const plain = html`<bdi class="name" title=${name}>${name}</bdi>`;
    if (occupant?.kind !== 'human' || this.mine || !this.seated || !room) return plain;
    return html`<button
        type="button"
        class="about"
        aria-haspopup="dialog"
        @click=${() => this.#about({ room: room.room, game: room.game, opponent: occupant.player })}
      >${plain}</button><nh-about-opponent></nh-about-opponent>`;
  }

  async #about(opposite: Parameters<AboutOpponent['show']>[0]): Promise<void> {
    await import('../../parts/friends/about-opponent.ts');
    await this.opponent?.updateComplete;
    this.opponent?.show(opposite);
  }

  /** What was taken lies beside who took it: as many as fit, and how many they are. */
  #pile(): TemplateResult {
    const seen = Math.min(this.taken, MOST_SEEN);
    return html`<span class="pile" title=${msg('Taken')}
      >${keyed(this.taken, html`<span class="stones" aria-hidden="true">${Array.from({ length: seen }, () => html`<i></i>`)}</span>`)}<span class="unseen"
        >${msg('Taken:')} </span
      >${inDigits(this.taken)}</span
    >`;
  }

  /** How a bot takes the end of a game. */
  #mood(): Mood {
    const winner = this.room?.status === 'over' ? this.room.result?.winner : null;
    if (!winner) return 'calm';
    return winner === this.seat ? 'glad' : 'beaten';
  }

  #detail(): string {
    const first = this.seat === 'first';
    if (this.turn) return this.mine ? msg('your turn') : msg('to move');
    if (this.mine) return first ? msg('you, moves first') : msg('you, moves second');
    if (this.occupant?.kind === 'bot' && this.room?.status === 'playing' && this.room.ply < 2) {
      const says = botSays(this.occupant.level, 'begin');
      if (says !== '') return says;
    }
    if (this.occupant?.kind === 'bot') return first ? msg('bot, moves first') : msg('bot, moves second');
    return first ? msg('moves first') : msg('moves second');
  }

  #offers(): TemplateResult | typeof nothing {
    if (this.mine) {
      return html`<div class="offers"><button type="button" @click=${() => this.#action({ kind: 'stand' })}>${msg('Stand up')}</button></div>`;
    }
    if (this.occupant?.kind === 'human' || (this.occupant && !this.mayBot)) return nothing;
    return html`<div class="offers">
      ${
        this.occupant || this.seated
          ? nothing
          : html`<button type="button" class="main" @click=${() => this.#action({ kind: 'sit', seat: this.seat })}>${msg('Sit here')}</button>`
      }
      ${this.mayBot ? this.#botPicker() : nothing}
    </div>`;
  }

  get #bots() {
    return botsOf(this.room?.game ?? '', this.room?.misere ?? false);
  }

  #botPicker(): TemplateResult {
    return html`<select aria-label=${msg('Put a bot in this seat')}>
      ${this.#bots.map(({ id, name, about }) => html`<option value=${id} ?selected=${id === playWith.value.level}>${inOurLanguage(name)} – ${inOurLanguage(about)}</option>`)}
      </select>
      <button type="button" @click=${this.#seatBot}>${this.occupant ? msg('Change the bot') : msg('Add this bot')}</button>`;
  }

  /** A bot sits down, and perhaps the game begins, when that is asked for: not while somebody is still choosing. */
  #seatBot(): void {
    const level = this.#bots.find(({ id }) => id === this.levels?.value);
    if (level) this.#action({ kind: 'seat-bot', seat: this.seat, level: level.id });
  }

  #action(action: Action): void {
    this.dispatchEvent(new ActionEvent(action));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-seat-card': SeatCard;
  }
}
