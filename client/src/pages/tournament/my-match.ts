import { msg } from '@lit/localize';
import { boardCode } from '@nimhall/shared/gathering/board-code';
import { MAX_NICKNAME_LENGTH } from '@nimhall/shared/gathering/class-code';
import { standingOf } from '@nimhall/shared/gathering/tournament/standing';
import { boardOfEntrant, entrantsIn, type Tournament } from '@nimhall/shared/gathering/tournament/tournament';
import { say } from '@nimhall/shared/phrase';
import { PAGES } from '@nimhall/shared/protocol/pages';
import type { Refusal } from '@nimhall/shared/refusal';
import { otherSeat, SEATS } from '@nimhall/shared/room/seat';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { connection } from '../../components/page/session.ts';
import { displayName } from '../../components/text/names.ts';
import { localize, refusalInWords } from '../../i18n/language.ts';
import { SingleFlight } from '../../reactive/single-flight.ts';
import type { TournamentState, TournamentStore } from '../../stores/tournament-store.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { fieldStyles } from '../../styles/field.ts';
import { panel } from '../../styles/panel.ts';
import { entrantInWords } from './entrants.ts';
import { panelLayout } from './panel-layout.ts';

/** What I do in a tournament: join it, play my match, wait for the next one, leave and come back. */
@customElement('nh-my-match')
export class MyMatch extends LitElement {
  static override styles = [
    base,
    controls,
    panel,
    fieldStyles,
    panelLayout,
    css`
      .field {
        flex: 1 1 12rem;
        max-width: 20rem;
      }
      .main {
        min-height: 52px;
        font-size: 1.125em;
      }
      .now {
        font-size: 1.125em;
        font-weight: 650;
      }
    `,
  ];

  @property({ attribute: false }) store!: TournamentStore;

  @property({ attribute: false }) state!: TournamentState;

  @property({ attribute: false }) tournament!: Tournament;

  /** Whether the confirmation to give up a match is open. */
  @state() private isLeaving = false;

  @query('input') private readonly input?: HTMLInputElement;

  readonly #going = new SingleFlight();

  protected override render() {
    const { tournament, state } = this;
    if (tournament.status === 'over') return this.#over();
    const me = tournament.entrants[state.member];
    const what = !me ? this.#door() : me.isIn ? this.#playing() : this.#away(me.name);
    return html`<section class="panel" aria-label=${localize(say`You`)}>
      ${what}
      <p class="fault" role="alert">${refusalInWords(state.refusal)}</p>
      ${this.#account(state.refusal)}
    </section>`;
  }

  /** The way to an account, where that is what somebody lacks. */
  #account(refusal: Refusal | null): TemplateResult | typeof nothing {
    return refusal?.code === 'not-kept' ? html`<a class="button" href=${PAGES.keep}>${msg('Create account')}</a>` : nothing;
  }

  #door(): TemplateResult {
    const { status, settings } = this.tournament;
    if (status === 'running' && !settings.lateEntry) return html`<p>${localize(say`This tournament has started. You can watch.`)}</p>`;
    if (entrantsIn(this.tournament) >= settings.maxPlayers) return html`<p>${localize(say`This tournament is full. You can watch.`)}</p>`;
    const { cannotJoin } = this.state;
    if (cannotJoin) return html`<p>${refusalInWords(cannotJoin)}</p>${this.#account(cannotJoin)}`;
    return html`<form @submit=${this.#join}>
      <div class="field">
        <label for="name">${localize(say`Your name in this tournament`)}</label>
        <input id="name" required maxlength=${MAX_NICKNAME_LENGTH} autocomplete="off" spellcheck="false" .value=${displayName(connection.player.value?.name ?? '').slice(0, MAX_NICKNAME_LENGTH)} />
      </div>
      <button type="submit" class="main">${localize(say`Join`)}</button>
    </form>`;
  }

  #playing(): TemplateResult {
    const { tournament, state } = this;
    const board = boardOfEntrant(tournament, state.member);
    const seat = board && SEATS.find((each) => board.seats[each] === state.member);
    if (!board || !seat) return html`<p class="now" role="status">${this.#waiting()}</p>${this.#leave(false)}`;
    const opponent = entrantInWords(tournament, board.seats[otherSeat(seat)]);
    return html`<p class="now" role="status">${localize(say`You play ${opponent}.`)}</p>
      ${
        board.isOpened
          ? html`<a class="button main" href="/r/${boardCode(tournament, board.round, board.board)}">${localize(say`Go to your match`)}</a>`
          : html`<p class="soft">${localize(say`Setting up your board…`)}</p>`
      }
      ${this.#leave(true)}`;
  }

  #waiting(): string {
    const { status, settings, rounds, pausedAt } = this.tournament;
    if (status === 'open') return localize(say`You’re in. Your first match opens here.`);
    if (pausedAt !== null) return localize(say`The organizer has paused the tournament.`);
    if (settings.form === 'arena') return localize(say`Looking for your next opponent…`);
    if (rounds.at(-1)?.byes.includes(this.state.member)) return localize(say`You have a bye this round, and a point for it.`);
    const row = standingOf(this.tournament).find(({ member }) => member === this.state.member);
    if (row?.isLeft === false) return localize(say`You’re out. Thanks for playing!`);
    return localize(say`Wait for the next round. Your match opens here.`);
  }

  #leave(isPlaying: boolean): TemplateResult {
    if (!isPlaying || !this.isLeaving) {
      return html`<button type="button" class="quiet" @click=${() => this.#asked(isPlaying)}>${localize(say`Leave tournament`)}</button>`;
    }
    return html`<p>${localize(say`You lose the match you’re playing.`)}</p>
      <div class="row">
        <button type="button" class="main" @click=${() => this.#withdraw()}>${localize(say`Leave now`)}</button>
        <button type="button" @click=${() => this.#setLeaving(false)}>${localize(say`Keep playing`)}</button>
      </div>`;
  }

  #away(name: string): TemplateResult {
    return html`<p>${localize(say`You’ve left this tournament.`)}</p>
      <button type="button" class="main" @click=${() => void this.#going.run(() => this.store.join(name))}>${localize(say`Come back`)}</button>`;
  }

  #over(): TemplateResult | typeof nothing {
    const rows = standingOf(this.tournament);
    const row = rows.find(({ member }) => member === this.state.member);
    return row && this.tournament.startedAt !== null
      ? html`<section class="panel" aria-label=${localize(say`You`)}>
          <p class="now" role="status">${localize(say`You finished in place ${row.place} of ${rows.length}.`)}</p>
        </section>`
      : nothing;
  }

  #asked(isPlaying: boolean): void {
    if (isPlaying) this.#setLeaving(true);
    else this.#withdraw();
  }

  #setLeaving(isLeaving: boolean): void {
    this.isLeaving = isLeaving;
  }

  #withdraw(): void {
    this.isLeaving = false;
    void this.#going.run(() => this.store.withdraw());
  }

  #join(event: Event): void {
    event.preventDefault();
    const name = this.input?.value.trim() ?? '';
    if (name) void this.#going.run(() => this.store.join(name));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-my-match': MyMatch;
  }
}
