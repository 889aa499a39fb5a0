import { msg } from '@lit/localize';
import type { Room } from '@nimhall/shared/room/room';
import type { Seat } from '@nimhall/shared/room/seat';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Ticker } from '../../reactive/ticker.ts';
import { base } from '../../styles/base.ts';
import { clockText, timeLeft } from '../text/clock-words.ts';

/** Below this a clock is drawn as urgent, in milliseconds. */
const URGENT = 10_000;

/** The clock of one seat. It only shows: the server alone decides when time is up. */
@customElement('nh-clock-face')
export class ClockFace extends LitElement {
  static override styles = [
    base,
    css`
      span {
        display: inline-block;
        min-width: 4.2ch;
        padding: 0 6px;
        text-align: end;
        font-size: 1.125rem;
        font-weight: 650;
        font-variant-numeric: tabular-nums;
        border-radius: var(--radius-small);
        border: 1px solid var(--line);
      }
      .running {
        border-color: var(--accent);
        color: var(--accent);
      }
      .urgent {
        background: var(--accent);
        color: var(--on-accent);
      }
    `,
  ];

  /** Its clock, whose turn it is, and how the game ended. */
  @property({ attribute: false }) room: Pick<Room, 'clock' | 'turn' | 'result'> | null = null;

  @property({ attribute: false }) seat: Seat = 'first';

  /** How far the server's clock is ahead of ours, in milliseconds. */
  @property({ type: Number }) offset = 0;

  readonly ticker = new Ticker(this, 100, () => this.#chargedSince() !== null);

  protected override render() {
    if (!this.room?.clock) return nothing;
    const left = timeLeft(this.room, this.seat, Date.now() + this.offset);
    const running = this.#isRunning();
    return html`<span role="timer" aria-label=${msg('Time left')} class="${running ? 'running' : ''} ${(running && left < URGENT) || this.#isOut() ? 'urgent' : ''}"
      >${clockText(left)}</span
    >`;
  }

  /** Whether this seat has lost on time. */
  #isOut(): boolean {
    const { result } = this.room ?? {};
    return result?.reason === 'time' && result.winner !== this.seat;
  }

  #isRunning(): boolean {
    const since = this.#chargedSince();
    return since !== null && since <= Date.now() + this.offset;
  }

  /** Since when its player is charged, by the server's clock: yet to come on vacation, and where ours is behind by more than we know. */
  #chargedSince(): number | null {
    return this.room?.turn === this.seat ? (this.room.clock?.since ?? null) : null;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-clock-face': ClockFace;
  }
}
