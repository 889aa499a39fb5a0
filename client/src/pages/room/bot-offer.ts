import { msg } from '@lit/localize';
import { type BotId, botLevel, botsOf, seatedIn } from '@nimhall/shared/bot/levels';
import type { Room } from '@nimhall/shared/room/room';
import { otherSeat, type Seat } from '@nimhall/shared/room/seat';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { botButton } from '../../components/new-game/bot-button.ts';
import { playWith } from '../../components/new-game/play-with.ts';
import { localize } from '../../i18n/language.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { Ticker } from '../../reactive/ticker.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { panel } from '../../styles/panel.ts';
import { ActionEvent } from './actions.ts';
import { waitsAlone } from './room-facts.ts';

/** How long nobody comes before a bot is offered, in milliseconds. */
const PATIENCE = 15_000;

/** Offers a bot to a player who has waited alone for a while. */
@customElement('nh-bot-offer')
export class BotOffer extends LitElement {
  static override styles = [
    base,
    controls,
    panel,
    css`
      .panel {
        display: grid;
        gap: 10px;
        border-color: var(--accent);
        animation: appear var(--soft);
      }
      .row {
        gap: 8px 12px;
      }
      .question {
        font-weight: 600;
      }
      @keyframes appear {
        from {
          opacity: 0;
          transform: translateY(8px);
        }
      }
    `,
  ];

  @property({ attribute: false }) room: Room | null = null;

  /** The seat we hold. */
  @property({ attribute: false }) seat: Seat | null = null;

  /** True when this person would rather wait. */
  @state() private declined = false;

  protected readonly watch = new StoreController(this, playWith);

  /** When this person was first seen to wait, by their own clock in milliseconds since 1970; null while they do not. */
  #since: number | null = null;

  protected readonly ticker = new Ticker(this, 1_000, () => this.#since !== null && !this.#isDue());

  protected override willUpdate(): void {
    if (waitsAlone(this.room, this.seat)) this.#since ??= Date.now();
    else {
      this.#since = null;
      this.declined = false;
    }
  }

  protected override render() {
    const offer = this.#isDue() && !this.declined;
    return html`<div class=${offer ? 'panel' : ''}>
      <p class="question" role="status">${offer ? msg('No one has come yet. Play against a bot instead?') : nothing}</p>
      ${offer ? this.#choice() : nothing}
    </div>`;
  }

  #choice(): TemplateResult {
    const level = this.#level;
    const offered = botsOf(this.room?.game ?? '', this.room?.misere ?? false);
    return html`
      <div class="row">
        ${botButton(level, (chosen) => playWith.set({ ...playWith.value, level: chosen }), offered)}
        <button type="button" class="main" @click=${this.#accept}>${msg('Play this bot')}</button>
        <button type="button" class="quiet" @click=${this.#decline}>${msg('Keep waiting')}</button>
      </div>
      <p class="soft">${localize(botLevel(level).about)}</p>
    `;
  }

  /** The bot that was chosen last, or its replacement in this game. */
  get #level(): BotId {
    return seatedIn(this.room?.game ?? '', this.room?.misere ?? false, playWith.value.level);
  }

  #isDue(): boolean {
    return this.#since !== null && Date.now() - this.#since >= PATIENCE;
  }

  #accept(): void {
    if (!this.seat) return;
    this.dispatchEvent(new ActionEvent({ kind: 'seat-bot', seat: otherSeat(this.seat), level: this.#level }));
  }

  #decline(): void {
    this.declined = true;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-bot-offer': BotOffer;
  }
}
