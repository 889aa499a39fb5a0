import { msg, str } from '@lit/localize';
import { botLevel } from '@nimhall/shared/bot/levels';
import type { Refusal } from '@nimhall/shared/refusal';
import { isBoard } from '@nimhall/shared/room/board-mark';
import { GAME_BREAK_MS, isInBreak } from '@nimhall/shared/room/duel-phase';
import type { Room } from '@nimhall/shared/room/room';
import { otherSeat, type Seat } from '@nimhall/shared/room/seat';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { endingOf } from '../../components/alerts/sound-cues.ts';
import { localize, refusalInWords } from '../../i18n/language.ts';
import { boardPositionOf } from '../../position/board-position.ts';
import { Ticker } from '../../reactive/ticker.ts';
import type { Review } from '../../stores/review-store.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { surface } from '../../styles/surface.ts';
import '../../components/next-steps/tournament-link.ts';
import { duelLink } from '../../components/new-game/duel-link.ts';
import { type NewRoomOptions, openRoom } from '../../components/new-game/new-room.ts';
import { connection } from '../../components/page/session.ts';
import { occupantName } from '../../components/text/names.ts';
import { decisiveBox } from '../../components/ui/decisive-box.ts';
import { botAvatar } from '../../components/ui/face.ts';
import { faceStyles } from '../../components/ui/face-styles.ts';
import { portrait } from '../../components/ui/portrait.ts';
import { prize, prizeStyles } from '../../components/ui/prize.ts';
import { resultSheet } from '../../components/ui/result-sheet.ts';
import { type Decision, decisionInWords, decisionOf } from './decision.ts';
import './duel-ratings.ts';
import { breakInWords, duelResultInWords } from './duel-words.ts';
import './rematch.ts';
import { resultLayout } from '../../components/ui/result-layout.ts';
import { againAgainst, nextBot, tournamentOf, tryFromHere } from './room-facts.ts';
import { seatsAround } from './seats.ts';
import { reasonInWords, winnerInWords } from './words.ts';

/**
 * The result of the game, over the table: who won and why, the score, the deciding move, and what to do next. Fires `nh-close-result`, and
 * `nh-review` for the whole review. The slot `share` is among the buttons.
 */
@customElement('nh-result-panel')
export class ResultPanel extends LitElement {
  static override styles = [base, controls, faceStyles, prizeStyles, surface, resultLayout];

  /** The room whose game is over. */
  @property({ attribute: false }) room: Room | null = null;

  /** The seat we hold. */
  @property({ attribute: false }) seat: Seat | null = null;

  /** True when we opened the room. */
  @property({ type: Boolean }) host = false;

  /** Whether we may see who was winning. */
  @property({ type: Boolean }) reviewable = false;

  /** The review so far; null if there is none yet. */
  @property({ attribute: false }) review: Review | null = null;

  /** How far the server's clock is ahead of ours, in milliseconds. */
  @property({ type: Number }) offset = 0;

  /** Why no game could be opened from here. */
  @state() private refusal: Refusal | null = null;

  @query('h2') private readonly heading?: HTMLElement;

  protected readonly ticker = new Ticker(this, 250, () => this.room !== null && isInBreak(this.room));

  protected override render() {
    const { room, seat } = this;
    if (!room) return nothing;
    const ending = endingOf(room, seat);
    const decision = this.reviewable ? decisionOf(room, this.review) : null;
    return resultSheet(
      html`<div class="how">
          ${ending === 'won' ? prize() : nothing}
          <div class="told">
            <h2 id="winner" tabindex="-1">${winnerInWords(room, seat)}</h2>
            <p class="soft">${reasonInWords(room, seat)}</p>
          </div>
          ${this.#versus(room)}
        </div>
        <div class="last">
          ${room.duel ? this.#duel(room) : nothing} ${this.#decisive(room, decision)}
          <p class="fault" role="alert">${refusalInWords(this.refusal)}</p>
          <slot name="queue"></slot>
          ${isInBreak(room) ? nothing : html`<div class="buttons">${this.#buttons(room, decision)}<slot name="share"></slot></div>`}
        </div>`,
      () => this.#close(),
    );
  }

  /** Takes the focus. */
  override focus(): void {
    this.heading?.focus();
  }

  /** Both players with their wins in this room; we, or the first player, on the left. */
  #versus({ seats, score }: Room): TemplateResult {
    const { above, below } = seatsAround(this.seat);
    const side = (seat: Seat) => {
      const occupant = seats[seat];
      const face = occupant?.kind === 'bot' ? botAvatar(occupant.level) : occupant ? portrait(occupant.player) : nothing;
      return html`<div class="side">${face}<bdi>${occupantName(occupant)}</bdi></div>`;
    };
    return html`<div class="versus">
      ${side(below)}
      <div class="score"><span class="unseen">${msg('Games won:')} </span>${score[below]} – ${score[above]}</div>
      ${side(above)}
    </div>`;
  }

  #duel(room: Room): TemplateResult {
    if (isInBreak(room)) {
      const seconds = Math.ceil((room.updatedAt + GAME_BREAK_MS - Date.now() - this.offset) / 1_000);
      return html`<p class="next">${breakInWords(room, this.seat, Math.min(seconds, GAME_BREAK_MS / 1_000))}</p>`;
    }
    const tournament = tournamentOf(room);
    if (tournament !== null) return tournamentMatch(tournament, room, this.seat);
    return html`<p class="next">${duelResultInWords(room, this.seat)}</p>
      <nh-duel-ratings .room=${room} .seat=${this.seat}></nh-duel-ratings>`;
  }

  /** The move that decided it, with the position before it; as high before it is known as after. */
  #decisive(room: Room, decision: Decision | null): TemplateResult | typeof nothing {
    const { review } = this;
    if (!review || !this.reviewable || !room.result?.winner) return nothing;
    if (!decision) return decisiveBox(msg('Looking for the turning point…'));
    const view = typeof decision === 'object' ? viewAt(room, review, decision.turn.ply) : null;
    const start = viewAt(room, review, 0);
    return decisiveBox(decisionInWords(room, decision, this.seat, view), view, start);
  }

  /** What to do next: the loser is offered the lesson first, everybody else another game. */
  #buttons(room: Room, decision: Decision | null): TemplateResult {
    const { seat } = this;
    const lost = endingOf(room, seat) === 'lost';
    const turn = lost && decision && typeof decision === 'object' ? decision.turn : null;
    const tournament = tournamentOf(room);
    // In a tournament the next match is what counts, and a class stays together.
    const learns = lost && this.reviewable && !isBoard(room);
    const stronger = nextBot(room, seat);
    // While it is looked for, the button can do nothing yet, so that no finger meets another one than it meant.
    const isLooking = learns && this.review !== null && decision === null;
    const study =
      turn || isLooking
        ? html`<button type="button" class="main" aria-disabled=${isLooking} @click=${() => turn && this.#tryFrom(room, turn.ply)}>${msg('Try it from here')}</button>`
        : html`<button type="button" class=${learns ? 'main' : ''} @click=${this.#onReview}>${msg('Turning point')}</button>`;
    const opponent = seat && room.seats[otherSeat(seat)];
    return html`
      ${learns ? study : nothing}
      <nh-rematch .room=${room} .seat=${seat} ?host=${this.host} ?main=${!learns}></nh-rematch>
      ${
        tournament !== null
          ? html`<nh-tournament-link .code=${tournament}></nh-tournament-link>`
          : room.duel && opponent
            ? html`<a class="button ${learns ? '' : 'main'}" href=${duelLink(room.game, opponent.kind === 'bot' ? opponent.level : null)}>${msg('Another duel')}</a>`
            : nothing
      }
      ${
        seat && stronger
          ? html`<button type="button" @click=${() => this.#open(againAgainst(room, seat, stronger))}
              >${msg(str`Next bot: ${localize(botLevel(stronger).name)}`)}</button
            >`
          : nothing
      }
      ${this.reviewable && !learns ? study : nothing}
    `;
  }

  #tryFrom(room: Room, ply: number): void {
    const position = this.review?.positions[ply];
    if (position !== undefined) void this.#open(tryFromHere(room, position));
  }

  async #open(wishes: NewRoomOptions): Promise<void> {
    this.refusal = await openRoom(connection, wishes);
  }

  #onReview(): void {
    this.dispatchEvent(new CustomEvent('nh-review'));
  }

  #close(): void {
    this.dispatchEvent(new CustomEvent('nh-close-result'));
  }
}

/** What the match means in its tournament. */
function tournamentMatch(code: string, room: Room, seat: Seat | null): TemplateResult {
  void import('../../components/next-steps/tournament-match.ts');
  return html`<nh-tournament-match .code=${code} .room=${room} .seat=${seat}></nh-tournament-match>`;
}

function viewAt(room: Room, { positions }: Review, ply: number) {
  const position = positions[ply];
  const scene = position === undefined ? null : boardPositionOf({ ...room, position });
  return scene?.ok ? scene.value.view : null;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-result-panel': ResultPanel;
  }
}
