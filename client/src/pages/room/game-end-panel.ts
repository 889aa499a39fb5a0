import { msg, str } from '@lit/localize';
import { botLevel } from '@nimhall/shared/bot/levels';
import type { Refusal } from '@nimhall/shared/refusal';
import { isInBreak } from '@nimhall/shared/room/duel-phase';
import { type Room, seatOf } from '@nimhall/shared/room/room';
import { otherSeat, type Seat } from '@nimhall/shared/room/seat';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { AboutOpponent } from '../../components/friends/about-opponent.ts';
import { type NewRoomOptions, openRoom } from '../../components/new-game/new-room.ts';
import '../../components/next-steps/tournament-link.ts';
import { connection } from '../../components/page/session.ts';
import { displayName } from '../../components/text/names.ts';
import { localize, refusalInWords } from '../../i18n/language.ts';
import type { Review } from '../../stores/review-store.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { panel } from '../../styles/panel.ts';
import './duel-ratings.ts';
import { againAgainst, anotherStart, nextBot, tournamentOf } from './room-facts.ts';

/**
 * What comes after a game, and after both of a duel: its effect on ratings, the next bot, another start, its review on request, and the
 * analysis. Fires `nh-review` to ask for the review, and `nh-look` with the number of moves to a position that is worth a look.
 */
@customElement('nh-game-end-panel')
export class GameEndPanel extends LitElement {
  static override styles = [
    base,
    controls,
    panel,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 12px;
      }
    `,
  ];

  @property({ attribute: false }) room: Room | null = null;

  /** Our own id. */
  @property({ attribute: false }) me = '';

  /** True while the result lies over the board, which has the first of these itself, and just before. */
  @property({ type: Boolean }) brief = false;

  /** Whether we may see who was winning. */
  @property({ type: Boolean }) reviewable = false;

  /** The review, once it has been asked for. */
  @property({ attribute: false }) review: Review | null = null;

  /** How many moves lead to the position on the board, which the analysis opens with. */
  @property({ type: Number }) ply = 0;

  @query('nh-about-opponent') private readonly about?: AboutOpponent;

  @state() private refusal: Refusal | null = null;

  protected override render() {
    const { room, me, review } = this;
    if (room?.status !== 'over' || (room.ply === 0 && !room.duel) || isInBreak(room)) return nothing;
    const seat = seatOf(room, me);
    const stronger = nextBot(room, seat);
    const start = anotherStart(room, seat);
    const tournament = tournamentOf(room);
    return html`
      ${room.duel && !this.brief ? html`<nh-duel-ratings class="panel" .room=${room} .seat=${seat}></nh-duel-ratings>` : nothing}
      <div class="row">
        ${
          seat && stronger && !this.brief
            ? html`<button type="button" class="main" @click=${() => this.#open(againAgainst(room, seat, stronger))}
                >${msg(str`Next bot: ${localize(botLevel(stronger).name)}`)}</button
              >`
            : nothing
        }
        ${start ? html`<button type="button" @click=${() => this.#open(start)}>${msg('Another start')}</button>` : nothing}
        ${
          !review && this.reviewable && !this.brief
            ? html`<button type="button" @click=${() => this.dispatchEvent(new CustomEvent('nh-review'))}>${msg('Turning point')}</button>`
            : nothing
        }
        ${tournament === null ? nothing : html`<nh-tournament-link follows .code=${tournament}></nh-tournament-link>`}
        <a class="button" href="/analysis?room=${room.room}&ply=${this.ply}">${msg('Open in analysis')}</a>
        <a class="button" href="/">${msg('Lobby')}</a>
        ${this.#opponent(room, seat)}
      </div>
      <p class="fault" role="alert">${refusalInWords(this.refusal)}</p>
      ${
        review
          ? html`<nh-review-panel
              class="panel"
              .room=${room}
              .review=${review}
              .ply=${this.ply}
              @nh-look=${(event: CustomEvent<number>) => this.dispatchEvent(new CustomEvent('nh-look', event))}
            ></nh-review-panel>`
          : nothing
      }
    `;
  }

  /** Actions about the opponent, if it was a person. */
  #opponent(room: Room, seat: Seat | null): TemplateResult | typeof nothing {
    const opponent = seat && room.seats[otherSeat(seat)];
    if (opponent?.kind !== 'human') return nothing;
    const { player } = opponent;
    const about = msg(str`More about ${displayName(player.name)}`);
    return html`<button
        type="button"
        aria-haspopup="dialog"
        aria-label=${about}
        title=${about}
        @click=${() => this.#showAbout({ room: room.room, game: room.game, opponent: player })}
      >…</button
      ><nh-about-opponent></nh-about-opponent>`;
  }

  async #showAbout(opposite: Parameters<AboutOpponent['show']>[0]): Promise<void> {
    await import('../../components/friends/about-opponent.ts');
    await this.about?.updateComplete;
    this.about?.show(opposite);
  }

  async #open(wishes: NewRoomOptions): Promise<void> {
    this.refusal = await openRoom(connection, wishes);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-game-end-panel': GameEndPanel;
  }
}
