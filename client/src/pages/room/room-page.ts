import { msg } from '@lit/localize';
import { channelOf } from '@nimhall/shared/room/chat';
import type { Room } from '@nimhall/shared/room/room';
import { moverOf, type Seat } from '@nimhall/shared/room/seat';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { connection } from '../../components/page/session.ts';
import { setTitle } from '../../components/page/title.ts';
import '../../components/alerts/sound-button.ts';
import { toggleSound } from '../../components/alerts/toggle-sound.ts';
import type { EnterEvent, PlayEvent } from '../../components/board/events.ts';
import '../../components/board/game-table.ts';
import type { GameTable } from '../../components/board/game-table.ts';
import { conventionInWords } from '../../components/text/convention.ts';
import { localize } from '../../i18n/language.ts';
import { type BoardPosition, boardPositionOf } from '../../position/board-position.ts';
import { type Marks, onlyWins } from '../../position/legality.ts';
import '../../components/explanation/overlay-panel.ts';
import { mayWatchOverlay } from '@nimhall/shared/room/overlay';
import { isOngoing } from '@nimhall/shared/room/unfinished';
import { lessonLink } from '../../components/explanation/lesson-link.ts';
import { marksOf } from '../../components/explanation/marks.ts';
import type { OverlayPanel } from '../../components/explanation/overlay-panel.ts';
import { settings } from '../../reactive/settings.ts';
import type { RoomState } from '../../stores/room-store.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { panel } from '../../styles/panel.ts';
import { toastStyles } from '../../styles/toast.ts';
import './bot-offer.ts';
import './chat-drawer.ts';
import { clockInWords } from '../../components/text/clock-words.ts';
import type { ChatDrawer } from './chat-drawer.ts';
import { runCommandLine } from './command-line.ts';
import { type FlightPath, TakeAnimation } from './take-animation.ts';
import { NO_TAKEN_COUNTS } from './taken-counts.ts';
import './move-list.ts';
import { type Action, ActionEvent, carryOut } from './actions.ts';
import { DuelStakes } from './duel-stakes.ts';
import '../../components/next-steps/tournament-link.ts';
import { duelInShort, stakeInWords } from './duel-words.ts';
import { tournamentOf } from './room-facts.ts';
import './game-head.ts';
import { seatToTake } from './invitation.ts';
import { lastSeen } from './last-seen.ts';
import './history-banner.ts';
import './game-end-panel.ts';
import './player-actions.ts';
import { queueOffer } from './queue-offer.ts';
import './replay-controls.ts';
import './game-notices.ts';
import './result-bar.ts';
import './result-panel.ts';
import { duelLink } from '../../components/new-game/duel-link.ts';
import { RoomBelow } from './room-below.ts';
import { roomLayout } from './room-layout.ts';
import { challengeStatus, faultNotice, isReviewable, isWatched, missingRoom, tryingAgain, turnOffer } from './room-parts.ts';
import { RoomResult } from './room-result.ts';
import '../../components/share/share.ts';
import { occupantName } from '../../components/text/names.ts';
import { RoomAnnouncer } from './room-announcer.ts';
import { RoomController } from './room-controller.ts';
import { seatCard, seatsAround } from './seats.ts';
import { type Actions, ShortcutKeys } from './shortcut-keys.ts';
import './watchers.ts';
import { stateInWords, statusInWords } from './words.ts';

/** The position of the game, and the one on the board: they differ while somebody looks back. */
interface Boards {
  readonly present: BoardPosition;
  readonly shown: BoardPosition;
}

/** A room: the board, the players, and the actions. */
@customElement('nh-room-page')
export class RoomPage extends LitElement {
  static override styles = [base, controls, panel, toastStyles, roomLayout];

  /** The code in the address. */
  @property({ attribute: false }) code = '';

  @state() private controller: RoomController | null = null;

  /** True for an invited player who would rather watch. */
  @state() private declinedInvitation = false;

  /** On a small phone, whether the actions that are below the window are shown in it. */
  @state() private showsActions = false;

  @query('nh-game-table') private readonly table?: GameTable;

  @query('nh-overlay-panel') private readonly overlay?: OverlayPanel;

  @query('nh-chat-drawer') private readonly chat?: ChatDrawer;

  protected readonly keys = new ShortcutKeys(this, () => this.#actions());

  protected readonly announcer = new RoomAnnouncer(
    this,
    () => this.controller?.store.value,
    () => this.result.gameEnded(),
  );

  protected readonly stakes = new DuelStakes(this);

  protected readonly result: RoomResult = new RoomResult(this, () => this.controller);

  protected readonly roomBelow = new RoomBelow(this);

  protected readonly takeAnimation = new TakeAnimation(
    this,
    () => this.controller?.taken() ?? NO_TAKEN_COUNTS,
    (seat) => this.#flightPathTo(seat),
  );

  constructor() {
    super();
    this.addEventListener(ActionEvent.type, (event) => event instanceof ActionEvent && this.#carryOut(event.action));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    setTitle(msg('Room'));
    if (this.hasUpdated) this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#close();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('code')) this.#open();
    // A player who looks back wants to see the board.
    if (this.result.isOpen && this.controller?.replay.value.ply != null) this.result.hide();
  }

  protected override render() {
    const { controller } = this;
    const state = controller?.store.value;
    if (!controller || !state?.room) {
      const seen = controller?.lastSeen();
      const shown = seen ? lastSeen(seen) : null;
      if (shown) return shown;
      return state?.missing
        ? missingRoom(state.missing)
        : html`<p class="soft" role="status">${state?.trying ? tryingAgain() : msg('Opening the room…')}</p>`;
    }
    const { room } = state;
    const { ply, positions } = controller.replay.value;
    const present = boardPositionOf(room);
    const shown = ply === null ? present : boardPositionOf({ ...room, position: positions[ply] ?? room.position });
    const openSeat = this.declinedInvitation ? null : seatToTake(room, state.seat, connection.player.value?.id ?? '');
    if (present.ok && openSeat) return this.#invitation(controller, room, openSeat, present.value);
    return present.ok && shown.ok
      ? this.#room(controller, state, room, { present: present.value, shown: shown.value })
      : html`<p role="alert">${msg('This page is older than the game in this room. Reload it.')}</p>`;
  }

  /** For people who come by a link. */
  #invitation(controller: RoomController, room: Room, seat: Seat, scene: BoardPosition): TemplateResult {
    return html`<nh-invitation .room=${room} .seat=${seat} .scene=${scene} @nh-watch=${() => {
      this.declinedInvitation = true;
    }}></nh-invitation>
      ${faultNotice(controller.store)}`;
  }

  #room(controller: RoomController, state: RoomState, room: Room, { present, shown }: Boards): TemplateResult {
    const { seat, pending } = state;
    const me = connection.player.value?.id ?? '';
    const playing = room.status === 'playing';
    const { ply } = controller.replay.value;
    const review = controller.review.value;
    const analysis = controller.analysisOf(ply);
    const waiting = room.status === 'waiting';
    const { above, below } = seatsAround(seat);
    const cards = (at: Seat) => seatCard(at, state, connection.player.value, connection.offset.value, controller.taken());
    const isOver = room.status === 'over';
    const isResult = isOver && this.result.isOpen;
    // What is below the board is at once as it will be under the result, so that nothing moves under a finger when that opens.
    const isEnded = isOver && (this.result.isOpen || this.result.isComing);
    const watched = isWatched(room, seat);
    const isBelow = watched && this.roomBelow.isThere;
    const share = html`<nh-share slot=${isResult ? 'share' : nothing} .shareable=${{ path: `/r/${room.room}`, title: present.game.family.name, view: shown.view, course: controller.course(), room }}></nh-share>`;
    const queue = queueOffer(state, me, isResult ? 'queue' : nothing);
    return html`
      <section class="table ${room.status} ${watched ? 'watched' : ''} ${watched && state.overlayOn ? 'read' : ''} ${isBelow ? 'low' : ''}" aria-label=${msg('Table')}>
        <nh-game-table
          ?waits=${waiting}
          .view=${shown.view}
          .course=${controller.course()}
          .last=${controller.lastMove()}
          .check=${shown.check}
          .example=${shown.example}
          .marks=${state.overlayOn ? marksOf(analysis, shown.view) : this.#betterMoveMarks(controller, room)}
          .pending=${ply === null ? (pending?.move ?? null) : null}
          .now=${playing ? shown.now : null}
          .status=${stateInWords(room, seat)}
          announced
          answers
          ?interactive=${seat !== null && playing && ply === null}
          ?playable=${playing && room.turn === seat && ply === null}
          @nh-enter=${(event: EnterEvent) => this.#reply(event, present)}
          @nh-play=${(event: PlayEvent) => controller.store.move(event.move, event.ink)}
        >
          <nh-game-head
            .name=${localize(present.game.family.name)}
            .rule=${localize(present.game.rules.rule)}
            .exactly=${localize(present.game.rules.exactly ?? '')}
            .convention=${conventionInWords(room.misere, present.game.rules.last)}
            ?misere=${room.misere}
            .detail=${room.duel ? duelInShort(room, seat) : room.clock ? clockInWords(room.clock) : ''}
            .stake=${stakeInWords(room, seat, this.stakes.of(room))}
          ></nh-game-head>
          ${waiting ? html`<div class="seats">${cards(below)}${cards(above)}</div>` : html`${cards(above)}<div slot="mine" class="mine">${cards(below)}${playing ? this.#moreButton() : nothing}</div>`}
          ${waiting && seat && room.invited ? challengeStatus(room) : nothing}
          ${waiting ? (room.duel ? html`<a href=${duelLink(room.game)}>${msg('Find a duel of your own')}</a>` : html`<nh-bot-offer .room=${room} .seat=${seat}></nh-bot-offer>${share}`) : nothing}
          <nh-game-notices .room=${room} .seat=${seat} .offset=${connection.offset.value}></nh-game-notices>
          ${this.#bar(controller, room, seat)}
        </nh-game-table>
        ${
          isResult
            ? html`<nh-result-panel
                .room=${room}
                .seat=${seat}
                ?host=${room.host === me}
                ?reviewable=${isReviewable(room, me)}
                .review=${review}
                .offset=${connection.offset.value}
                @nh-close-result=${() => this.result.close()}
                @nh-review=${() => this.result.review(controller, room)}
              >${queue}${share}</nh-result-panel>`
            : nothing
        }
        ${faultNotice(controller.store)}
      </section>
      <nh-game-end-panel
        ?brief=${isEnded}
        .room=${room}
        .me=${me}
        ?reviewable=${isReviewable(room, me)}
        .review=${this.result.isReviewed(room) ? review : null}
        .ply=${ply ?? room.ply}
        @nh-review=${() => this.result.review(controller, room)}
        @nh-look=${(event: CustomEvent<number>) => this.#showPly(controller, event.detail)}
      ></nh-game-end-panel>
      ${isBelow ? this.#overlay(controller, state, room, shown) : nothing}
      <div class="side ${room.status}">
        ${watched && !isBelow ? this.#overlay(controller, state, room, shown) : nothing}
        ${
          waiting
            ? nothing
            : html`<div class="below">
                <div class="actions ${this.showsActions && playing ? 'shown' : ''}" @click=${() => this.#showActions(false)}>${this.#tournament(room)}${isEnded ? nothing : html`${share}${queue}`}<nh-player-actions .room=${room} .seat=${seat}></nh-player-actions></div>
                <nh-replay-controls .store=${controller.replay} .replay=${controller.replay.value}></nh-replay-controls>
              </div>`
        }
        ${this.#aside(controller, state, room, shown)}
      </div>
    `;
  }

  /** Shows the actions of a game on a small phone. */
  #moreButton(): TemplateResult {
    const label = msg('More options…');
    return html`<button type="button" class="quiet more" aria-label=${label} title=${label} aria-expanded=${this.showsActions} @click=${() => this.#showActions(!this.showsActions)}>•••</button>`;
  }

  #showActions(shown: boolean): void {
    this.showsActions = shown;
  }

  /** The way back to the tournament of a match. */
  #tournament(room: Room): TemplateResult | typeof nothing {
    const code = tournamentOf(room);
    return code === null || room.status === 'over' ? nothing : html`<nh-tournament-link named .code=${code}></nh-tournament-link>`;
  }

  /** The moves that the review calls better, at a position before a mistake. */
  #betterMoveMarks(controller: RoomController, room: Room): Marks | null {
    const { ply } = controller.replay.value;
    const review = controller.review.value;
    if (ply === null || !this.result.isReviewed(room) || review?.judgements[ply] !== 'gave-away') return null;
    return onlyWins(review.analyses[ply]?.winningMoves ?? []);
  }

  /** Content beside the table: the overlay, the moves, the chat. */
  #aside(controller: RoomController, state: RoomState, room: Room, shown: BoardPosition): TemplateResult {
    const { ply } = controller.replay.value;
    const me = connection.player.value?.id ?? '';
    const { seat } = state;
    const waiting = room.status === 'waiting';
    const isSpectating = isWatched(room, seat);
    const judgements = (this.result.isReviewed(room) && controller.review.value?.judgements) || [];
    return html`
      <aside>
        ${
          waiting && seat === null && mayWatchOverlay(room, me).ok
            ? html`<p class="panel soft">${msg('Perfect play can be shown once the game has begun.')}</p>`
            : nothing
        }
        ${isSpectating ? nothing : this.#overlay(controller, state, room, shown)}
        <div class="panel moves">
          <nh-move-list
            .moves=${controller.movesInWords()}
            ?pairs=${settings.value.moves === 'notation'}
            .ply=${ply ?? room.ply}
            .judgements=${judgements}
            @nh-look=${(event: CustomEvent<number>) => this.#showPly(controller, event.detail)}
          ></nh-move-list>
        </div>
        <nh-chat-drawer
          class="panel"
          .lines=${state.chat}
          .channel=${channelOf(room, me)}
          .player=${me}
          .room=${room.room}
          @nh-say=${(event: CustomEvent<string>) => void controller.store.say(event.detail)}
        ></nh-chat-drawer>
        <div class="actions">
          <nh-sound-button></nh-sound-button>
          <button type="button" class="quiet keys" @click=${() => this.keys.showHelp()}>${msg('Keys')}</button>
          <nh-watchers .presence=${state.presence}></nh-watchers>
        </div>
        ${seat && isOngoing(room) ? turnOffer(room) : nothing}
      </aside>
    `;
  }

  /** The overlay, if this player may see it. */
  #overlay(controller: RoomController, state: RoomState, room: Room, shown: BoardPosition): TemplateResult | typeof nothing {
    const { ply } = controller.replay.value;
    if (room.status === 'waiting' || !mayWatchOverlay(room, connection.player.value?.id ?? '').ok) return nothing;
    return html`<nh-overlay-panel
      class="panel"
      ?on=${state.overlayOn}
      .analysis=${controller.analysisOf(ply)}
      .view=${shown.view}
      .mover=${occupantName(room.seats[moverOf(ply ?? room.ply)])}
      ?final=${shown.example === ''}
      .lesson=${lessonLink(room.game, room.misere)}
      @nh-overlay=${(event: CustomEvent<boolean>) => void controller.store.showOverlay(event.detail)}
    ></nh-overlay-panel>`;
  }

  /** The bar of spectators under the board: the position looked back at, the result, or whose turn it is. */
  #bar(controller: RoomController, room: Room, seat: Seat | null): TemplateResult | typeof nothing {
    if (controller.replay.value.ply !== null) {
      return html`<nh-history-banner slot="bar" .store=${controller.replay} .replay=${controller.replay.value} .made=${controller.madeInWords()}></nh-history-banner>`;
    }
    if (isWatched(room, seat)) return html`<p slot="bar" class="to-move">${statusInWords(room, seat)}</p>`;
    if (room.status !== 'over' || this.result.isOpen || this.result.isComing) return nothing;
    return html`<nh-result-bar
      slot="bar"
      .room=${room}
      .seat=${seat}
      ?host=${room.host === connection.player.value?.id}
      @nh-show-result=${() => this.result.show(controller, room)}
    ></nh-result-bar>`;
  }

  #open(): void {
    this.#close();
    this.declinedInvitation = false;
    this.controller = new RoomController(this.code, () => this.requestUpdate());
  }

  #close(): void {
    this.controller?.close();
    this.controller = null;
  }

  /** Actions of single keys that are available now. */
  #actions(): Actions {
    const { table, overlay, chat, controller } = this;
    return {
      'command-line': table?.interactive ? () => table.focusField() : undefined,
      overlay: overlay ? () => overlay.toggle() : undefined,
      chat: chat ? () => chat.write() : undefined,
      sound: toggleSound,
      'close-result': this.result.isOpen ? () => this.result.close() : undefined,
      ...controller?.replayActions(),
    };
  }

  /** Answers text typed at the table, if it is a command. */
  #reply(event: EnterEvent, { view, example }: BoardPosition): void {
    const { room, seat, presence } = this.controller?.store.value ?? {};
    if (!room || !seat || !presence) return;
    const now = Date.now() + connection.offset.value;
    const reply = runCommandLine(event.text, event.question, { room, seat, view, presence, example, now });
    if (reply?.action) this.#carryOut(reply.action);
    event.answer = reply;
  }

  #carryOut(action: Action): void {
    if (this.controller) carryOut(action, this.controller.store);
  }

  /** Looks at an old position, which on a phone may be chosen far below the board. */
  #showPly(controller: RoomController, ply: number): void {
    controller.replay.goTo(ply);
    this.table?.scrollIntoView({ block: 'nearest' });
  }

  /** From where the last move took something, to the player's seat. */
  #flightPathTo(seat: Seat): FlightPath | null {
    const card = [...this.renderRoot.querySelectorAll('nh-seat-card')].find((each) => each.seat === seat);
    return card && this.table ? { from: this.table.takenFrom(), to: card.getBoundingClientRect() } : null;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-room-page': RoomPage;
  }
}
