import { msg } from '@lit/localize';
import { count } from '@nimhall/shared/phrase';
import type { Refusal } from '@nimhall/shared/refusal';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { type NewRoomOptions, openRoom } from '../../components/new-game/new-room.ts';
import type { NewRoomDialog } from '../../components/new-game/new-room-dialog.ts';
import { type OpponentKind, playWith } from '../../components/new-game/play-with.ts';
import { replaceAddress } from '../../components/page/navigation.ts';
import { connection, myRooms, unfinishedGames } from '../../components/page/session.ts';
import { setTitle } from '../../components/page/title.ts';
import { EMPTY_TABLE } from '../../components/ui/empty-table.ts';
import { gamesToWatch } from '../../components/watching/now-playing.ts';
import { localize, refusalInWords } from '../../i18n/language.ts';
import { fetchRoom } from '../../net/fetch-room.ts';
import type { Readable, Unbind } from '../../reactive/store.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { hasPlayed } from '../../stores/has-played.ts';
import { LobbyStore } from '../../stores/lobby-store.ts';
import { ResumeStore } from '../../stores/resume-store.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { emptyState } from '../../styles/empty-state.ts';
import { panel } from '../../styles/panel.ts';
import { lobbyLayout } from './lobby-layout.ts';
import { peopleWaiting } from './people-waiting.ts';
import { playTile, tileRoomOptions } from './play-tile.ts';
import '../../components/new-game/play-with-form.ts';
import './tile-groups.ts';
import { FIRST_TILE, type Tile } from './tiles.ts';
import './welcome.ts';
import { standingOf } from '../../components/watching/standing.ts';

const NO_ROOMS = new Map();

/** The lobby: positions to start from with one tap, and the rooms that are open or being played. */
@customElement('nh-lobby-page')
export class LobbyPage extends LitElement {
  static override styles = [base, controls, emptyState, panel, lobbyLayout];

  /** Settings for a new room, as the query of the link that led here; null when none did. */
  @property({ attribute: false }) newRoom: string | null = null;

  @state() private store: LobbyStore | null = null;

  @state() private resume: ResumeStore | null = null;

  @state() private refusal: Refusal | null = null;

  /** True once the dialog is wanted: its code comes with it. */
  @state() private dialogWanted = false;

  @query('nh-new-room-dialog') private readonly dialog?: NewRoomDialog;

  protected readonly watch = new StoreController(this, connection.player, connection.state, unfinishedGames);

  #unbinds: readonly Unbind[] = [];

  readonly #below = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void import('./quick-activities.ts');
  });

  /** True once there was a game to watch. */
  #hasGames = false;

  /** Whether nobody had played on this device before this visit. */
  readonly #isNew = !hasPlayed.value && myRooms.value.length === 0;

  override connectedCallback(): void {
    super.connectedCallback();
    const store = new LobbyStore(connection);
    const resume = new ResumeStore({ lobby: store, player: connection.player, myRooms, look: fetchRoom });
    this.#unbinds = [store, resume].map((each: Readable<unknown>) => each.subscribe(() => this.requestUpdate()));
    this.store = store;
    this.resume = resume;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const unbind of this.#unbinds) unbind();
    this.#below.disconnect();
    this.resume?.close();
    this.store?.close();
  }

  /** Content below the window is loaded when it comes into view. */
  protected override firstUpdated(): void {
    const section = this.renderRoot.querySelector('.minutes');
    if (section) this.#below.observe(section);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('newRoom')) return;
    setTitle(...(this.newRoom === null ? [] : [msg('New room')]));
    if (this.newRoom === null) this.dialog?.hide();
    else void this.#showDialog(this.newRoom);
  }

  protected override render() {
    const [live, minutes, games] = [this.#live(), this.#minutes(), this.#games()];
    return html`
      ${this.#head()}
      <p class="fault" role="alert">${refusalInWords(this.refusal)}</p>
      ${this.#resumable()}
      ${this.#isNew ? [live, minutes, games] : [minutes, games, live]}
      <section class="panel" aria-labelledby="rooms">
        <div class="title">
          <h2 id="rooms" tabindex="-1">${msg('Rooms')}</h2>
          <nh-programs-link></nh-programs-link>
          <a href="/duels">${msg('Rated duels')}</a>
        </div>
        ${this.#rooms()}
      </section>
      ${
        this.dialogWanted
          ? html`<nh-new-room-dialog
              @nh-closed=${() => this.isConnected && this.newRoom !== null && replaceAddress('/')}
              @nh-new-room=${(event: CustomEvent<NewRoomOptions>) => void this.#go(() => openRoom(connection, event.detail))}
            ></nh-new-room-dialog>`
          : ''
      }
    `;
  }

  /** An introduction for new people, and the ways to play. */
  #head(): TemplateResult {
    return html`<div class="head ${this.#isNew ? 'new' : ''}">
      <h1>${this.#isNew ? html`${msg('Sit down.')} <br />${msg('Take the last stone.')}` : msg('Play')}</h1>
      ${
        this.#isNew
          ? html`<p class="lead soft">${msg('Two players, no luck, nothing hidden. Think further ahead and you win.')}</p>
              <nh-welcome></nh-welcome>
              <a class="learn" href="/learn/first-game">${msg('New here? Two minutes')}</a>`
          : nothing
      }
      <div class="ways">
        <button type="button" class="main" @click=${() => this.#playWith('bot')}>${msg('Play a bot')}</button>
        <button type="button" @click=${() => this.#playWith('friend')}>${msg('Play a friend')}</button>
        <button type="button" @click=${() => this.#playWith('anyone')}>${msg('Play anyone')}</button>
        <div class="news">${this.#news()}</div>
      </div>
    </div>`;
  }

  #live(): TemplateResult {
    return html`<section aria-labelledby="live">
      <h2 id="live">${msg('On the tables now')}</h2>
      ${this.#liveGames()}
    </section>`;
  }

  /** Once there has been a game there is one, so that the page keeps its place. */
  #liveGames(): TemplateResult {
    if (!this.store?.value) return html`<ul></ul>`;
    const { rooms } = this.store.value;
    this.#hasGames ||= gamesToWatch(rooms, this.#player, [], Date.now() + connection.offset.value).length > 0;
    if (!this.#hasGames) {
      return html`<div class="empty-state">
        ${EMPTY_TABLE}
        <p>${msg('No one is playing right now.')}</p>
        <button type="button" @click=${() => void this.#go(() => this.#watchBots())}>${msg('Watch two bots play')}</button>
      </div>`;
    }
    void import('../../components/watching/live-games.ts');
    return html`<nh-live-games .rooms=${rooms} .player=${this.#player} .offset=${connection.offset.value}><ul></ul></nh-live-games>`;
  }

  async #watchBots(): Promise<Refusal | null> {
    return await openRoom(connection, { ...tileRoomOptions(FIRST_TILE), seats: { first: { bot: 'pupil' }, second: { bot: 'teacher' } } });
  }

  #minutes(): TemplateResult {
    return html`<section class="minutes" aria-labelledby="minutes">
      <h2 id="minutes">${msg('For a few minutes')}</h2>
      <nh-quick-activities></nh-quick-activities>
    </section>`;
  }

  #games(): TemplateResult {
    return html`<section aria-labelledby="games">
      <div class="title">
        <h2 id="games" tabindex="-1">${msg('Pick a game')}</h2>
        <button type="button" class="quiet" @click=${() => void this.#showDialog(null)}>${msg('Create a game…')}</button>
      </div>
      <nh-play-with></nh-play-with>
      <nh-tile-groups @nh-tile=${(event: CustomEvent<Tile>) => void this.#go(() => playTile(connection, event.detail, playWith.value))}></nh-tile-groups>
    </section>`;
  }

  /** How many people wait for somebody to play with. */
  #news(): TemplateResult | typeof nothing {
    const { rooms = [], more = null } = this.store?.value ?? {};
    const open = peopleWaiting(rooms, this.#player);
    if (open === 0) return nothing;
    const words =
      more === null
        ? count(open, '{0} person is waiting', '{0} people are waiting')
        : count(open, '{0} or more people are waiting', '{0} or more people are waiting');
    return html`<button type="button" class="quiet waiting" @click=${() => this.#goTo('rooms')}>${localize(words)}</button>`;
  }

  #playWith(opponent: OpponentKind): void {
    playWith.set({ ...playWith.value, opponent });
    this.#goTo('games');
  }

  #goTo(id: string): void {
    const heading = this.renderRoot.querySelector<HTMLElement>(`#${id}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }

  #resumable(): TemplateResult | typeof nothing {
    const rooms = this.resume?.value;
    if (!rooms?.size && !unfinishedGames.value?.length) return nothing;
    void import('../../components/ongoing-games/my-games.ts');
    const codes = new Set([...(rooms?.keys() ?? []), ...(unfinishedGames.value ?? []).map(({ room }) => room)]);
    return html`<nh-my-games .rooms=${rooms ?? NO_ROOMS}><h2>${msg('Your games')}</h2>${Array.from(codes, () => html`<p></p>`)}</nh-my-games>`;
  }

  #rooms(): TemplateResult {
    if (connection.state.value.kind === 'offline') {
      return html`<p>
        ${msg(html`You’re offline. You can still <a href="/games">play any game against a bot</a>.`)}
      </p>`;
    }
    const { rooms, more } = this.store?.value ?? {};
    if (!rooms) return html`<p class="soft">${msg('Loading…')}</p>`;
    if (rooms.length === 0) return html`<p class="soft">${msg('No open rooms right now. Create the first one.')}</p>`;
    const others = rooms.filter((room) => standingOf(room, this.#player) !== 'yours');
    if (others.length === 0 && !more) return html`<p class="soft">${msg('No other open rooms right now.')}</p>`;
    void import('./room-table.ts');
    return html`<nh-room-table .rooms=${others} ?more=${Boolean(more)} @nh-more=${() => void this.store?.readOn()}></nh-room-table>`;
  }

  get #player(): string {
    return connection.player.value?.id ?? '';
  }

  /** Says why nobody goes anywhere. */
  async #go(going: () => Promise<Refusal | null>): Promise<void> {
    this.refusal = null;
    this.refusal = await going();
  }

  async #showDialog(settings: string | null): Promise<void> {
    await import('../../components/new-game/new-room-dialog.ts');
    // A visitor who came by a link may have gone back by now.
    if (settings !== null && settings !== this.newRoom) return;
    this.dialogWanted = true;
    await this.updateComplete;
    this.dialog?.show(settings);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-lobby-page': LobbyPage;
  }
}
