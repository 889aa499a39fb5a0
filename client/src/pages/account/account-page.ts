import { msg, str } from '@lit/localize';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import type { MyStanding } from '@nimhall/shared/protocol/messages';
import { PAGES } from '@nimhall/shared/protocol/pages';
import type { PushInfo } from '@nimhall/shared/protocol/push';
import { dayOf } from '@nimhall/shared/puzzle/day';
import { isTurnOf } from '@nimhall/shared/room/unfinished';
import type { VacationInfo } from '@nimhall/shared/room/vacation';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { keptLearnt } from '../../components/learnt/kept-learnt.ts';
import { learntKeeper } from '../../components/learnt/my-keeper.ts';
import { connection, unfinishedGames } from '../../components/page/session.ts';
import { TitleController } from '../../components/page/title-controller.ts';
import { displayName } from '../../components/text/names.ts';
import { EMPTY_TABLE } from '../../components/ui/empty-table.ts';
import { faceStyles } from '../../components/ui/face-styles.ts';
import { portrait } from '../../components/ui/portrait.ts';
import { localize } from '../../i18n/language.ts';
import { fetchMyStanding, fetchPlayed, type ReadPlayed, startingWith } from '../../net/game-history.ts';
import { fetchPush } from '../../net/push.ts';
import { fetchMyDuels, type MyDuels } from '../../net/ratings.ts';
import { fetchVacation } from '../../net/vacation.ts';
import { whenDefined } from '../../reactive/store.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { emptyState } from '../../styles/empty-state.ts';
import { surface } from '../../styles/surface.ts';
import '../../components/ongoing-games/my-games.ts';
import '../../components/ongoing-games/turn-push.ts';
import '../ladder/my-ladders.ts';
import { COURSE_IN_SHORT } from '../../components/next-steps/course-in-short.ts';
import { lessonsDone, puzzleStreak } from '../../components/next-steps/next-steps.ts';
import { similarGames, similarGamesStyles } from '../../components/next-steps/similar-games.ts';
import './favorite-games.ts';
import './guest-offer.ts';
import './my-vacation.ts';
import './next-activity.ts';
import './account-nav.ts';
import { personLayout } from './person-layout.ts';
import './played-games.ts';
import './rating-card.ts';
import './rival-list.ts';
import { totals, totalsStyles } from './totals.ts';
import { sinceInWords } from './words.ts';

/** My games, results, and what to do next. */
@customElement('nh-account-page')
export class AccountPage extends LitElement {
  static override styles = [base, controls, emptyState, faceStyles, surface, totalsStyles, similarGamesStyles, personLayout];

  protected readonly named = new TitleController(this, () => [msg('Your games')]);

  protected readonly watch = new StoreController(this, connection.state, connection.player, keptLearnt, unfinishedGames);

  /** Null while it is on its way. */
  @state() private standing: MyStanding | null = null;

  @state() private duels: MyDuels | null = null;

  @state() private push: PushInfo | null = null;

  @state() private vacation: VacationInfo | null = null;

  /** Null before the server knows whose games are asked for. */
  @state() private read: ReadPlayed | null = null;

  constructor() {
    super();
    void whenDefined(connection.player).then(() => this.#begin());
  }

  /** Drawn all at once, so that nothing moves under a finger; offline with what is available. */
  protected override render() {
    const isThere = this.read || connection.state.value.kind === 'offline';
    return html`
      <nh-account-nav here="me"></nh-account-nav>
      <div class="head">${this.#head()}</div>
      <nh-guest-offer @nh-kept=${this.#onKept}></nh-guest-offer>
      ${isThere ? this.#mine() : html`<p class="soft">${msg('Loading…')}</p>`}
    `;
  }

  #head(): TemplateResult {
    const me = connection.player.value;
    // A place is kept for the portrait until the server has said who this is.
    return html`${me ? portrait(me) : html`<span class="portrait"></span>`}
      <div class="who">
        <h1>${me ? html`<bdi>${displayName(me.name)}</bdi>` : msg('Your games')}</h1>
        <p class="soft">${this.standing ? sinceInWords(this.standing.since) : '\u00a0'}</p>
      </div>`;
  }

  #mine(): TemplateResult {
    const { games = [], rivals = [] } = this.standing ?? {};
    const { ratings = [], curve = [] } = this.duels ?? {};
    const kept = keptLearnt.value;
    const favorite = findFamily(games[0]?.game ?? '');
    const alone = { streak: puzzleStreak(kept, dayOf(Date.now())), lessons: lessonsDone(kept, COURSE_IN_SHORT) };
    return html`
      ${totals(games, ratings, alone)}
      <div class="columns">
        <div class="games">
          <nh-my-games .heading=${msg('In progress')}></nh-my-games>
          ${this.#isMyTurn() ? nothing : html`<nh-next-activity></nh-next-activity>`}
          <nh-turn-push .info=${this.push} @nh-push=${this.#onPush}></nh-turn-push>
          <section aria-labelledby="finished">
            <h2 id="finished">${msg('Finished games')}</h2>
            <nh-played-games .read=${this.read}>
              <div class="empty-state">
                ${EMPTY_TABLE}
                <p>${msg('No finished games yet.')}</p>
                <a class="button main" href="/">${msg('Find a game')}</a>
              </div>
            </nh-played-games>
          </section>
          <section aria-labelledby="duels">
            <h2 id="duels">${msg('Rated duels')}</h2>
            <nh-rating-card .ratings=${ratings} .curve=${curve}></nh-rating-card>
            <a class="button" href=${PAGES.duels}>${msg('Play a rated duel')}</a>
          </section>
        </div>
        <div class="about">
          <nh-favorite-games .games=${games}></nh-favorite-games>
          <nh-my-ladders></nh-my-ladders>
          <nh-rival-list .rivals=${rivals}></nh-rival-list>
          <nh-my-vacation .info=${this.vacation} @nh-vacation=${this.#onVacation}></nh-my-vacation>
        </div>
      </div>
      ${favorite ? similarGames(favorite.id, msg(str`More like ${localize(favorite.name)}`)) : nothing}
    `;
  }

  /** A waiting move comes before anything else. */
  #isMyTurn(): boolean {
    const me = connection.player.value?.id ?? '';
    return unfinishedGames.value?.some((game) => isTurnOf(game, me)) ?? false;
  }

  #onPush({ detail }: CustomEvent<PushInfo>): void {
    this.push = detail;
  }

  #onVacation({ detail }: CustomEvent<VacationInfo>): void {
    this.vacation = detail;
  }

  /** A guest's data was joined, including running games. */
  #onKept(): void {
    unfinishedGames.doubt();
    void this.#begin();
  }

  async #begin(): Promise<void> {
    const first = fetchPlayed({});
    const [standing, duels, vacation, push] = await Promise.all([
      fetchMyStanding(),
      fetchMyDuels(),
      fetchVacation(),
      fetchPush(),
      first,
      learntKeeper.known(),
      whenDefined(unfinishedGames),
    ]);
    if (duels.ok) this.duels = duels.value;
    if (push.ok) this.push = push.value;
    if (vacation.ok) this.vacation = vacation.value;
    if (standing.ok) this.standing = standing.value;
    // A new function each time restarts the list.
    this.read = startingWith(first, fetchPlayed);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-account-page': AccountPage;
  }
}
