import { boardCode } from '@nimhall/shared/gathering/board-code';
import type { TournamentOrder } from '@nimhall/shared/gathering/tournament/commands';
import { standingOf } from '@nimhall/shared/gathering/tournament/standing';
import { boardsInPlay, entrantsIn, type PlacedBoard, type Tournament } from '@nimhall/shared/gathering/tournament/tournament';
import { count, say } from '@nimhall/shared/phrase';
import { TOURNAMENT_PAGES } from '@nimhall/shared/protocol/pages';
import { SEATS } from '@nimhall/shared/room/seat';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { navigate } from '../../components/page/navigation.ts';
import { connection } from '../../components/page/session.ts';
import { TitleController } from '../../components/page/title-controller.ts';
import '../../components/share/copy-link.ts';
import { clockInWords, clockText } from '../../components/text/clock-words.ts';
import { pageHead, pageHeadStyles } from '../../components/ui/page-head.ts';
import { localize, refusalInWords } from '../../i18n/language.ts';
import { OwnedStore } from '../../reactive/owned-store.ts';
import type { Unbind } from '../../reactive/store.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { Ticker } from '../../reactive/ticker.ts';
import { RoomsStore } from '../../stores/rooms-store.ts';
import { TournamentStore } from '../../stores/tournament-store.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { panel } from '../../styles/panel.ts';
import './crosstable.ts';
import { entrantInWords } from './entrants.ts';
import './live-board.ts';
import './my-match.ts';
import './organizer-panel.ts';
import './pairings.ts';
import './standing-table.ts';
import { tournamentLayout } from './tournament-layout.ts';
import { formExplained, gamesInWords, kindInWords, startInWords, titleInWords } from './words.ts';

/** Boards that are shown at once, the one of most interest first: on a phone fewer. */
const MAX_SHOWN = { phone: 2, desk: 5 } as const;

/**
 * When a match ends, the boards change for all spectators at once. Each page opens the new ones up to this much later, in milliseconds, so that hundreds
 * of them do not ask the server in the same moment. Until then the old ones show how the match ended.
 */
const MAX_WAIT_MS = 2_000;

/** A tournament: my match, the standing, the pairings, and the most interesting boards live. */
@customElement('nh-tournament-page')
export class TournamentPage extends LitElement {
  static override styles = [base, controls, pageHeadStyles, panel, tournamentLayout];

  @property({ attribute: false }) code = '';

  /** The player whose boards are shown first; -1 for nobody. */
  @state() private chosen = -1;

  /** The boards that are shown; null before the tournament is known. */
  @state() private shown: readonly PlacedBoard[] | null = null;

  protected readonly followed = new OwnedStore(this, () => (this.code ? new TournamentStore(this.code, connection) : null));

  readonly #rooms = new RoomsStore(connection);

  protected readonly watch = new StoreController(this, this.#rooms);

  protected readonly clock = new Ticker(this, 1_000, () => this.#endsAt() !== null);

  protected readonly named = new TitleController(this, () => {
    const settings = this.followed.state?.tournament?.settings;
    return settings ? [titleInWords(this.code, settings), localize(say`Tournaments`)] : [localize(say`Tournaments`)];
  });

  #unbind: Unbind = () => undefined;

  /** Runs until other boards are shown. */
  #wait: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    // On a projector the page is as wide as it can be read.
    document.documentElement.style.setProperty('--width-wide', '112rem');
    // My match opens by itself while I wait here.
    this.#unbind = connection.on('tournament:board', ({ code, room }) => code === this.code && navigate(`/r/${room}`));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.documentElement.style.removeProperty('--width-wide');
    this.#unbind();
    clearTimeout(this.#wait);
    this.#wait = undefined;
    this.shown = null;
    this.#rooms.follow([]);
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { tournament } = this.followed.state ?? {};
    if (!tournament || !this.isConnected) return;
    const codes = (boards: readonly PlacedBoard[]): string => boards.map((board) => roomOf(tournament, board)).join();
    if (!this.shown || changed.has('chosen')) this.#show(tournament);
    else if (codes(this.shown) !== codes(this.#ofMostInterest(tournament))) {
      this.#wait ??= setTimeout(() => this.#show(this.followed.state?.tournament ?? tournament), Math.random() * MAX_WAIT_MS);
    }
  }

  #show(tournament: Tournament): void {
    clearTimeout(this.#wait);
    this.#wait = undefined;
    this.shown = this.#ofMostInterest(tournament);
    this.#rooms.follow(this.shown.map((board) => roomOf(tournament, board)));
  }

  protected override render() {
    const { tournament, missing } = this.followed.state ?? {};
    if (missing) return this.#missing(refusalInWords(missing));
    return tournament ? this.#page(tournament) : html`<p class="soft" role="status">${localize(say`Opening the tournament…`)}</p>`;
  }

  #page(tournament: Tournament): TemplateResult {
    const { state, store } = this.followed;
    if (!state || !store) return html``;
    const { settings, status, rounds } = tournament;
    return html`
      ${this.#head(tournament)}
      <div class="people">
        <nh-my-match .store=${store} .state=${state} .tournament=${tournament}></nh-my-match>
        ${
          state.isOrganiser
            ? html`<nh-organizer-panel
                .tournament=${tournament}
                @nh-order=${({ detail }: CustomEvent<TournamentOrder>) => void store.order(detail)}
              ></nh-organizer-panel>`
            : nothing
        }
        <section class="panel" aria-labelledby="standing">
        <h2 id="standing">${status === 'over' ? localize(say`Final standing`) : status === 'open' ? localize(say`Players`) : localize(say`Standing`)}</h2>
        <nh-standing-table
          .tournament=${tournament}
          .me=${state.member}
          .followed=${this.chosen}
          @nh-follow=${({ detail }: CustomEvent<number>) => this.#choose(detail)}
        ></nh-standing-table>
        </section>
      </div>
      <div class="games">
        ${this.#boards(tournament)}
        ${rounds.length > 0 ? html`<section class="panel"><nh-pairings .tournament=${tournament}></nh-pairings></section>` : nothing}
      </div>
      ${
        rounds.length > 0 && settings.form !== 'arena'
          ? html`<details class="cross">
              <summary>${localize(say`All results`)}</summary>
              <div class="paper">
                <h1 class="printed">${titleInWords(this.code, settings)}</h1>
                <nh-crosstable .tournament=${tournament}></nh-crosstable>
                <button type="button" @click=${() => print()}>${localize(say`Print`)}</button>
              </div>
            </details>`
          : nothing
      }
    `;
  }

  #head(tournament: Tournament): TemplateResult {
    const { settings } = tournament;
    const players = entrantsIn(tournament);
    return pageHead({
      title: titleInWords(this.code, settings),
      lead: html`<p class="soft">
          ${kindInWords(settings)} · ${gamesInWords(settings.games)} · ${clockInWords(settings.clock)} · ${localize(count(players, '{0} player', '{0} players'))}
        </p>
        ${tournament.status === 'over' ? nothing : html`<p class="soft">${formExplained(settings.form)}</p>`}`,
      aside: html`<div class="when">
        <p class="now" role=${this.#endsAt() === null ? 'status' : 'timer'}>${this.#when(tournament)}</p>
        ${tournament.status === 'over' ? nothing : html`<nh-copy-link></nh-copy-link>`}
      </div>`,
    });
  }

  #when({ status, settings, rounds, plannedRounds, pausedAt, entrants }: Tournament): string {
    const now = Date.now() + connection.offset.value;
    const endsAt = this.#endsAt();
    if (status === 'over') return localize(say`Finished`);
    if (pausedAt !== null) return localize(say`Paused`);
    if (endsAt !== null) return localize(say`${clockText(Math.max(0, endsAt - now))} left`);
    if (status === 'running') return localize(say`Round ${rounds.length} of ${plannedRounds}`);
    if (settings.startsAt !== null) return localize(say`Starts at ${startInWords(settings.startsAt, now)}`);
    return entrants.length < 2 ? localize(say`Waiting for players`) : localize(say`Starts soon`);
  }

  /** When an arena that goes on ends. */
  #endsAt(): number | null {
    const { status, endsAt, pausedAt } = this.followed.state?.tournament ?? {};
    return status === 'running' && pausedAt === null ? (endsAt ?? null) : null;
  }

  #boards(tournament: Tournament): TemplateResult | typeof nothing {
    const { shown } = this;
    if (!shown || shown.length === 0) return nothing;
    return html`<section aria-labelledby="live">
      <h2 id="live">${this.chosen === -1 ? localize(say`Top boards`) : localize(say`Following ${entrantInWords(tournament, this.chosen)}`)}</h2>
      <ul class="boards">
        ${repeat(
          shown,
          ({ round, board }) => `${round} ${board}`,
          (board) => html`<li>
            <nh-live-board .tournament=${tournament} .board=${board} .room=${this.#rooms.value.get(roomOf(tournament, board)) ?? null}></nh-live-board>
          </li>`,
        )}
      </ul>
    </section>`;
  }

  /** The board of the chosen player, then those of the leaders. */
  #ofMostInterest(tournament: Tournament): PlacedBoard[] {
    const open = boardsInPlay(tournament).filter(({ isOpened }) => isOpened);
    if (open.length === 0) return [];
    const places = new Map(standingOf(tournament).map(({ member, place }) => [member, place]));
    const rank = ({ seats }: PlacedBoard): number =>
      Math.min(...SEATS.map((seat) => (seats[seat] === this.chosen ? 0 : (places.get(seats[seat]) ?? Number.POSITIVE_INFINITY))));
    return open
      .toSorted((a, b) => rank(a) - rank(b) || a.board - b.board)
      .slice(0, matchMedia('(min-width: 60rem)').matches ? MAX_SHOWN.desk : MAX_SHOWN.phone);
  }

  #missing(why: string): TemplateResult {
    return html`<div class="missing">
      <h1>${localize(say`Tournament not found`)}</h1>
      <p role="alert">${why}</p>
      <a class="button main" href=${TOURNAMENT_PAGES.tournaments}>${localize(say`All tournaments`)}</a>
    </div>`;
  }

  #choose(member: number): void {
    this.chosen = member;
  }
}

function roomOf(tournament: Tournament, { round, board }: PlacedBoard): string {
  return boardCode(tournament, round, board);
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-tournament-page': TournamentPage;
  }
}
