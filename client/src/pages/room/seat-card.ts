import { msg } from '@lit/localize';
import { type BotId, botsOf } from '@nimhall/shared/bot/levels';
import { isProgram, type Occupant, type Room } from '@nimhall/shared/room/room';
import { otherSeat, type Seat } from '@nimhall/shared/room/seat';
import { isCorrespondenceGame } from '@nimhall/shared/room/unfinished';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import type { AboutOpponent } from '../../components/friends/about-opponent.ts';
import { botButton } from '../../components/new-game/bot-button.ts';
import { playWith } from '../../components/new-game/play-with.ts';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import '../../components/ui/clock-face.ts';
import { botSays } from '../../components/text/bot-talk.ts';
import { occupantName } from '../../components/text/names.ts';
import { programOf, programTexts } from '../../components/text/program-words.ts';
import { type BotMood, botAvatar } from '../../components/ui/face.ts';
import { faceStyles } from '../../components/ui/face-styles.ts';
import { portrait } from '../../components/ui/portrait.ts';
import { type Action, ActionEvent } from './actions.ts';
import { seatLayout } from './seat-layout.ts';

/** Most taken stones that are drawn one by one. */
const MAX_DRAWN = 6;

/** A seat: its player, presence, turn and score; and before the game, who could sit there. */
@customElement('nh-seat-card')
export class SeatCard extends LitElement {
  static override styles = [base, controls, faceStyles, seatLayout];

  /** Which of the two seats this is. */
  @property({ attribute: false }) seat: Seat = 'first';

  /** The occupant; null while the seat is open. */
  @property({ attribute: false }) occupant: Occupant | null = null;

  /** True when it is this seat's turn. */
  @property({ type: Boolean }) turn = false;

  /** True when this seat is ours. */
  @property({ type: Boolean }) mine = false;

  /** Whether the occupant is connected. */
  @property({ type: Boolean }) here = false;

  /** Games won in this room by the occupant. */
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

  #hasTexts = false;

  @query('nh-about-opponent') private readonly opponent?: AboutOpponent;

  protected override willUpdate(): void {
    if (isProgram(this.occupant)) void this.#readTexts();
  }

  /** The texts about programs come with the first one that is seen. */
  async #readTexts(): Promise<void> {
    if (this.#hasTexts) return;
    this.#hasTexts = true;
    await programTexts();
    this.requestUpdate();
  }

  protected override render() {
    const { room, occupant } = this;
    const classes = [this.turn ? 'turn' : '', this.open ? 'open' : '', room?.clock ? 'timed' : '', this.#hasWon ? 'won' : ''];
    return html`<section class=${classes.join(' ')} aria-label=${this.seat === 'first' ? msg('First seat') : msg('Second seat')}>
      <div class="head">${this.#face()}</div>
      <div class="who">
        <div class="line">
          ${occupant?.kind === 'human' && !this.here ? html`<span class="unseen">${msg('away:')} </span>` : nothing}${this.#name()}${
            this.score > 0
              ? html`<span class="score" title=${msg('Games won')}><span class="unseen">${msg('Games won:')} </span>${this.score}</span>`
              : nothing
          }
        </div>
        <div class="detail soft">${this.#details().map((words, index) => html`<span>${index === 0 ? words : `\u00a0· ${words}`}</span>`)}</div>
      </div>
      ${this.taken > 0 ? this.#pile() : nothing}
      ${room?.clock ? html`<nh-clock-face .room=${room} .seat=${this.seat} .offset=${this.offset}></nh-clock-face>` : nothing}
      ${this.open ? this.#offers() : nothing}
    </section>`;
  }

  /** The occupant's face: a bird for a bot, and for a person whether they are connected. */
  #face(): TemplateResult {
    const { occupant, here } = this;
    if (!occupant) return html`<span class="free"></span>`;
    if (occupant.kind === 'bot') return botAvatar(occupant.level, this.#mood());
    return html`${portrait(occupant.player)}<span class="dot ${here ? 'here' : ''}" title=${here ? msg('here') : msg('away')}></span>`;
  }

  /** The opponent's name opens the dialog where they can be made a friend or blocked. */
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
    await import('../../components/friends/about-opponent.ts');
    await this.opponent?.updateComplete;
    this.opponent?.show(opposite);
  }

  /** Taken things beside the player who took them: as many as fit, and their number. */
  #pile(): TemplateResult {
    const seen = Math.min(this.taken, MAX_DRAWN);
    return html`<span class="pile" title=${msg('Taken')}
      >${keyed(this.taken, html`<span class="stones" aria-hidden="true">${Array.from({ length: seen }, () => html`<i></i>`)}</span>`)}<span class="unseen"
        >${msg('Taken:')} </span
      >${localize(this.taken)}</span
    >`;
  }

  /** How a bot takes the end of a game. */
  #mood(): BotMood {
    if (this.room?.status !== 'over' || !this.room.result?.winner) return 'calm';
    return this.#hasWon ? 'glad' : 'beaten';
  }

  get #hasWon(): boolean {
    return this.room?.status === 'over' && this.room.result?.winner === this.seat;
  }

  /** The state of this seat, that an absence changes nothing in a game for days, and whether a program has it: what matters most first. */
  #details(): readonly string[] {
    const { occupant, room } = this;
    const owner = occupant?.kind === 'human' ? occupant.player.owner : undefined;
    const waits = this.#isAway && this.seated && room?.status === 'playing' && isCorrespondenceGame(room);
    return [this.#standing(), waits ? msg('The game waits') : '', owner === undefined ? '' : programOf(owner)].filter(
      (words) => words !== '',
    );
  }

  /** Whether the opponent is not connected. */
  get #isAway(): boolean {
    return this.occupant?.kind === 'human' && !this.here && !this.mine;
  }

  #standing(): string {
    const { occupant, room, mine } = this;
    if (this.#hasWon && occupant?.kind !== 'bot') return msg('Winner');
    // Whose turn it is otherwise is said below the board.
    if (this.turn && mine) return msg('Your move');
    const first = this.seat === 'first';
    const begun = room?.status === 'over' || (room?.ply ?? 0) > 0;
    if (mine) return begun ? msg('You') : first ? msg('You go first') : msg('You go second');
    if (this.#isAway) return msg('Away');
    if (occupant?.kind === 'bot') return this.#botTalk(occupant.level) || msg('Bot');
    if (begun) return '';
    return first ? msg('Moves first') : msg('Moves second');
  }

  /** A bot's words at the start and at the end of the game. */
  #botTalk(level: BotId): string {
    const { room } = this;
    if (room?.status === 'over' && room.result?.winner) return botSays(level, this.#hasWon ? 'won' : 'lost');
    return room?.status === 'playing' && room.ply < 2 ? botSays(level, 'begin') : '';
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

  /** One tap in the dialog seats a bot, and perhaps begins the game. */
  #botPicker(): TemplateResult {
    const { room, seat } = this;
    const [game, misere] = [room?.game ?? '', room?.misere ?? false];
    const choose = (level: BotId) => this.#action({ kind: 'seat-bot', seat, level });
    // A program plays with the player who sits there already.
    const programs = room?.seats[otherSeat(seat)]
      ? { game, misere, choose: (program: string) => this.#action({ kind: 'seat-program', seat, program }) }
      : null;
    return botButton(playWith.value.level, choose, botsOf(game, misere), this.occupant ? msg('Change bot…') : msg('Add a bot…'), programs);
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
