import { arenaPoints } from '@nimhall/shared/gathering/tournament/arena-score';
import { MATCH_POINTS, outcomeOf } from '@nimhall/shared/gathering/tournament/match';
import type { TournamentPlayer, TournamentSummary } from '@nimhall/shared/gathering/tournament/summary';
import { say } from '@nimhall/shared/phrase';
import type { Room } from '@nimhall/shared/room/room';
import { otherSeat, type Seat } from '@nimhall/shared/room/seat';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { loadTexts, localize } from '../../i18n/language.ts';
import { TOURNAMENTS } from '../../i18n/lazy-tournament-texts.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { connection } from '../page/session.ts';
import { occupantName } from '../text/names.ts';
import { pointsInWords } from '../text/points.ts';

/** How long to wait before each question, until the tournament has noted the match, in milliseconds. */
const ASK_AFTER_MS = [300, 600, 1_200, 2_400, 4_800] as const;

/** What a match that is over means in its tournament: points, place, and who is next. */
@customElement('nh-tournament-match')
export class TournamentMatch extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        gap: 8px;
        text-align: center;
      }
      .place {
        min-height: 1.5em;
        font-weight: 650;
      }
    `,
  ];

  /** The code of the tournament. */
  @property() code = '';

  /** The room of the match. */
  @property({ attribute: false }) room!: Room;

  /** The seat that we hold; null for spectators. */
  @property({ attribute: false }) seat: Seat | null = null;

  @state() private tournament: TournamentSummary | null = null;

  @state() private you: TournamentPlayer | null = null;

  #asked = 0;

  #timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override firstUpdated(_changed: PropertyValues<this>): void {
    if (this.seat) this.#askLater();
  }

  protected override async scheduleUpdate(): Promise<void> {
    await loadTexts(TOURNAMENTS).catch(() => undefined);
    super.scheduleUpdate();
  }

  protected override render() {
    const { tournament, you } = this;
    return html`<p>${matchInWords(this.room, this.seat)}</p>
      <p class="place" role="status">${tournament && you ? this.#meaning(tournament, you) : ''}</p>
      ${tournament?.status === 'running' && you?.isIn && you.isLeft !== false ? next(you) : nothing}`;
  }

  /** Asks how we stand until this match counts. */
  async #ask(): Promise<void> {
    const ack = await connection.send('tournament:look', { code: this.code });
    const isNoted = ack.ok && ack.you?.room !== this.room.room;
    if (isNoted) {
      this.tournament = ack.tournament;
      this.you = ack.you;
    } else this.#askLater();
  }

  #askLater(): void {
    const after = ASK_AFTER_MS[this.#asked++];
    if (after !== undefined && this.isConnected) this.#timer = setTimeout(() => void this.#ask(), after);
  }

  #meaning(tournament: TournamentSummary, you: TournamentPlayer): string | TemplateResult {
    const { form, status, players } = tournament;
    const { place, points, isLeft } = you;
    if (status === 'over') return localize(say`You finished in place ${place} of ${players}.`);
    if (form === 'knock-out')
      return isLeft ? localize(say`You’re through to the next round.`) : localize(say`You’re out. Thanks for playing!`);
    const gained = this.#gained(tournament, you);
    const stand = localize(say`${pointsInWords(points)} points so far: place ${place} of ${players}.`);
    return gained === null ? stand : html`+${pointsInWords(gained)}. ${stand}`;
  }

  /** The points for this match; null for none, and for a draw in an arena, which the streak before it decides. */
  #gained({ form }: TournamentSummary, { streak = 0 }: TournamentPlayer): number | null {
    const outcome = outcomeOf({ won: this.room.score }, this.seat ?? 'first');
    if (form !== 'arena') return MATCH_POINTS[outcome] || null;
    // The streak has this win in it.
    return outcome === 'won' ? arenaPoints('won', streak - 1) : null;
  }
}

/** What happens next: the match opens by itself on the page of the tournament. */
function next({ room }: TournamentPlayer): TemplateResult {
  return room
    ? html`<a class="button main" href="/r/${room}">${localize(say`Next opponent`)}</a>`
    : html`<p class="soft">${localize(say`Your next match opens here.`)}</p>`;
}

/** How a match ended, from the view of this seat or of a spectator. */
function matchInWords({ score, seats }: Room, me: Seat | null): string {
  const seat = me ?? (score.first >= score.second ? 'first' : 'second');
  const games = `${score[seat]}–${score[otherSeat(seat)]}`;
  if (score.first === score.second) return localize(say`The match ends ${games}.`);
  if (me === null) return localize(say`${occupantName(seats[seat])} wins the match ${games}.`);
  return score[me] > score[otherSeat(me)] ? localize(say`You win the match ${games}.`) : localize(say`You lose the match ${games}.`);
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-tournament-match': TournamentMatch;
  }
}
