import { msg } from '@lit/localize';
import type { RatingInfo } from '@nimhall/shared/protocol/messages';
import { PAGES } from '@nimhall/shared/protocol/pages';
import type { PushInfo } from '@nimhall/shared/protocol/push';
import type { TrackRecord } from '@nimhall/shared/room/tally';
import type { VacationInfo } from '@nimhall/shared/room/vacation';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { Named } from '../../components/page/named.ts';
import { port, unfinishedGames } from '../../components/page/session.ts';
import { faceStyles } from '../../components/ui/face-styles.ts';
import { portrait } from '../../components/ui/portrait.ts';
import { fetchMyStanding, fetchPlayed, RECORDS } from '../../net/played.ts';
import { fetchPush } from '../../net/push.ts';
import { fetchMyDuels } from '../../net/ratings.ts';
import { fetchVacation } from '../../net/vacation.ts';
import { whenThere } from '../../reactive/store.ts';
import { Watch } from '../../reactive/watch.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import '../../components/ongoing-games/my-games.ts';
import { learntKeeper } from '../../components/learnt/my-keeper.ts';
import { shownName } from '../../components/text/names.ts';
import '../ladder/my-ladders.ts';
import './guest-offer.ts';
import './my-vacation.ts';
import './pages-of-mine.ts';
import './played-games.ts';
import './standing-view.ts';
import { totals, totalsStyles } from './totals.ts';
import '../../components/ongoing-games/turn-push.ts';

/** What I played: how I stand, and games that are over, the newest first. */
@customElement('nh-me-page')
export class MePage extends LitElement {
  static override styles = [
    base,
    controls,
    faceStyles,
    totalsStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-5);
      }
      .head {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 12px 16px;
        --face: 72px;
      }
      .head .totals {
        margin-inline-start: auto;
      }
      @media (max-width: 40rem) {
        .head .totals {
          margin-inline-start: 0;
        }
      }
      .head h1 {
        overflow-wrap: anywhere;
      }
      .duels {
        display: grid;
        justify-items: start;
        gap: 8px;
      }
      .nothing {
        display: grid;
        justify-items: start;
        gap: 12px;
      }
    `,
  ];

  protected readonly named = new Named(this, () => [msg('Your games')]);

  protected readonly watch = new Watch(this, port.connection, port.player);

  /** Null while it is on its way. */
  @state() private standing: TrackRecord | null = null;

  /** In rated duels. */
  @state() private ratings: readonly RatingInfo[] = [];

  @state() private push: PushInfo | null = null;

  @state() private vacation: VacationInfo | null = null;

  /** Null before the server knows whose games are asked for. */
  @state() private read: typeof fetchPlayed | null = null;

  constructor() {
    super();
    void whenThere(port.player).then(() => this.#begin());
  }

  /** All of it at once, so that nothing moves away under a finger; without a connection what is there without one. */
  protected override render() {
    const isThere = this.read || port.connection.value.kind === 'offline';
    return html`
      <nh-pages-of-mine here="me"></nh-pages-of-mine>
      <div class="head">${this.#head()}</div>
      <nh-guest-offer @nh-kept=${() => this.#begin()}></nh-guest-offer>
      ${isThere ? this.#mine() : html`<p class="soft">${msg('Loading…')}</p>`}
    `;
  }

  /** Who I am, and what I have come to. */
  #head(): TemplateResult {
    const me = port.player.value;
    return html`${me ? portrait(me) : nothing}
      <h1>${me ? html`<bdi>${shownName(me.name)}</bdi>` : msg('Your games')}</h1>
      ${totals(this.standing?.games ?? [], this.ratings)}`;
  }

  #mine(): TemplateResult {
    return html`
      <nh-my-games .heading=${msg('In progress')}></nh-my-games>
      <nh-turn-push .info=${this.push}></nh-turn-push>
      <nh-my-vacation .info=${this.vacation}></nh-my-vacation>
      <div>
        <h2>${msg('Finished games')}</h2>
        <p class="soft">${msg('Newest first.')}</p>
      </div>
      <nh-standing-view .ratings=${this.ratings} .games=${this.standing?.games ?? []} .rivals=${this.standing?.rivals ?? []}></nh-standing-view>
      ${
        this.standing && this.standing.games.length > 0
          ? html`<div><a class="button" href=${RECORDS} download="nimhall-games.txt">${msg('Download all games')}</a></div>`
          : nothing
      }
      <nh-played-games .read=${this.read}>
        <div class="nothing">
          <p>${msg('No finished games yet.')}</p>
          <a class="button" href="/">${msg('Find a game')}</a>
        </div>
      </nh-played-games>
      <nh-my-ladders></nh-my-ladders>
      <div class="duels">
        <h2>${msg('Rated duels')}</h2>
        <a class="button" href=${PAGES.duels}>${msg('Play a rated duel')}</a>
      </div>
    `;
  }

  async #begin(): Promise<void> {
    const [standing, ratings, vacation, push] = await Promise.all([
      fetchMyStanding(),
      fetchMyDuels(),
      fetchVacation(),
      fetchPush(),
      learntKeeper.known(),
      whenThere(unfinishedGames),
    ]);
    if (ratings.ok) this.ratings = ratings.value.ratings;
    if (push.ok) this.push = push.value;
    if (vacation.ok) this.vacation = vacation.value;
    if (standing.ok) this.standing = standing.value;
    // Another function each time, so that the list begins anew.
    this.read = (wishes) => fetchPlayed(wishes);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-me-page': MePage;
  }
}
