import { msg } from '@lit/localize';
import { channelOf } from '@nimhall/shared/room/chat';
import { type Room, SEATS, type Seat } from '@nimhall/shared/room/room';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { myRooms, pendingMoves, port } from '../app/hall.ts';
import { setTitle } from '../app/title.ts';
import '../attention/sound-button.ts';
import { toggleSound } from '../attention/toggle-sound.ts';
import type { EnterEvent, PlayEvent } from '../board/events.ts';
import type { Marks } from '../board/legality.ts';
import '../board/table.ts';
import type { Table } from '../board/table.ts';
import { type Scene, sceneOf } from '../game/scene.ts';
import { conventionInWords } from '../game/words.ts';
import { translated } from '../i18n/language.ts';
import '../overlay/overlay-panel.ts';
import { mayWatchOverlay } from '@nimhall/shared/room/overlay';
import { marksOf } from '../overlay/marks.ts';
import type { OverlayPanel } from '../overlay/overlay-panel.ts';
import { RoomStore } from '../state/room-store.ts';
import type { Unbind } from '../state/store.ts';
import { base } from '../styles/base.ts';
import { controls } from '../styles/controls.ts';
import { panel } from '../styles/panel.ts';
import './bot-offer.ts';
import './chat-drawer.ts';
import type { ChatDrawer } from './chat-drawer.ts';
import { clockInWords } from './clock-words.ts';
import { replyTo } from './command-line.ts';
import './move-list.ts';
import { carryOut, type Order, OrderEvent } from './orders.ts';
import './requests.ts';
import './player-actions.ts';
import './result-card.ts';
import type { ResultCard } from './result-card.ts';
import { roomLayout } from './room-layout.ts';
import '../share/share.ts';
import './seat-card.ts';
import { type Actions, ShortcutKeys } from './shortcut-keys.ts';
import { Teller } from './teller.ts';
import './watchers.ts';
import { resultInWords, statusInWords } from './words.ts';

/** A room: the board, who sits at it, and what can be done there. */
@customElement('nh-room-page')
export class RoomPage extends LitElement {
  static override styles = [base, controls, panel, roomLayout];

  /** The code in the address. */
  @property({ attribute: false }) code = '';

  @state() private store: RoomStore | null = null;

  @query('nh-result-card') private readonly result?: ResultCard;

  @query('nh-table') private readonly table?: Table;

  @query('nh-overlay-panel') private readonly overlay?: OverlayPanel;

  @query('nh-chat-drawer') private readonly chat?: ChatDrawer;

  protected readonly keys = new ShortcutKeys(this, () => this.#actions());

  protected readonly teller = new Teller(
    this,
    () => this.store?.value,
    () => void this.#onEnd(),
  );

  #unbinds: Unbind[] = [];

  constructor() {
    super();
    this.addEventListener(OrderEvent.type, (event) => event instanceof OrderEvent && this.#carryOut(event.order));
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
  }

  protected override render() {
    const state = this.store?.value;
    if (!state?.room)
      return state?.missing ? this.#missing(translated(state.missing.message)) : html`<p class="soft">${msg('Opening the room…')}</p>`;
    const scene = sceneOf(state.room);
    return scene.ok ? this.#room(state.room, scene.value) : this.#missing(msg('This page is older than the game in this room. Reload it.'));
  }

  #room(room: Room, scene: Scene): TemplateResult {
    const seat = this.store?.value.seat ?? null;
    const pending = this.store?.value.pending?.move ?? null;
    const playing = room.status === 'playing';
    return html`
      <div class="head">
        <h1>${translated(scene.game.family.name)}</h1>
        <p class="soft">${translated(scene.game.rules.rule)} ${conventionInWords(room.misere, scene.view.kind)}${room.clock ? ` ${clockInWords(room.clock)}.` : ''}</p>
      </div>
      <div class="seats">${SEATS.map((each) => this.#seat(room, each))}</div>
      <section class="table" aria-label=${msg('Table')}>
        <nh-table
          .view=${scene.view}
          .check=${scene.check}
          .example=${scene.example}
          .marks=${this.#marks(room, scene)}
          .pending=${pending}
          answers
          ?interactive=${seat !== null && playing}
          ?playable=${playing && room.turn === seat}
          @nh-enter=${(event: EnterEvent) => this.#reply(event, scene)}
          @nh-play=${(event: PlayEvent) => this.store?.move(event.move)}
        ></nh-table>
        <nh-requests .room=${room} .seat=${seat} .offset=${port.offset.value}></nh-requests>
        ${this.#refusal()}
        ${
          room.status === 'over'
            ? html`<nh-result-card
                .room=${room}
                .seat=${seat}
                .sentence=${resultInWords(room, seat, scene.view)}
                ?host=${room.host === port.player.value?.id}
              ></nh-result-card>`
            : html`<p class="status ${playing && room.turn === seat ? 'mine' : ''}">${statusInWords(room, seat)}</p>`
        }
        <nh-bot-offer .room=${room} .seat=${seat}></nh-bot-offer>
        <nh-share .shareable=${{ path: `/r/${room.room}`, title: translated(scene.game.family.name), view: scene.view, room }}></nh-share>
      </section>
      <aside>
        ${this.#overlay(room, scene)}
        <div class="panel"><nh-move-list .moves=${room.moves}></nh-move-list></div>
        <nh-chat-drawer
          class="panel"
          .lines=${this.store?.value.chat ?? []}
          .channel=${channelOf(room, port.player.value?.id ?? '')}
          .player=${port.player.value?.id ?? ''}
          @nh-say=${(event: CustomEvent<string>) => void this.store?.say(event.detail)}
        ></nh-chat-drawer>
        <nh-watchers .presence=${this.store?.value.presence ?? null}></nh-watchers>
        <div class="actions">
          <nh-sound-button></nh-sound-button>
          <button type="button" class="quiet keys" @click=${() => this.keys.showHelp()}>${msg('Keys')}</button>
          <nh-player-actions .room=${room} .seat=${seat}></nh-player-actions>
        </div>
      </aside>
    `;
  }

  #seat(room: Room, seat: Seat): TemplateResult {
    const mine = this.store?.value.seat ?? null;
    return html`<nh-seat-card
      .seat=${seat}
      .occupant=${room.seats[seat]}
      .score=${room.score[seat]}
      .room=${room}
      .offset=${port.offset.value}
      ?turn=${room.turn === seat}
      ?mine=${mine === seat}
      ?here=${this.store?.value.presence.seats[seat] ?? false}
      ?open=${room.status === 'waiting'}
      ?mayBot=${mine !== null || room.host === port.player.value?.id}
    ></nh-seat-card>`;
  }

  #overlay(room: Room, scene: Scene): TemplateResult | typeof nothing {
    if (room.status === 'waiting' || !mayWatchOverlay(room, port.player.value?.id ?? '').ok) return nothing;
    const analysis = this.store?.value.analysis;
    return html`<nh-overlay-panel
      class="panel"
      ?on=${this.store?.value.overlayOn}
      .analysis=${analysis?.position === room.position ? analysis : null}
      .view=${scene.view}
      ?final=${scene.example === ''}
      @nh-overlay=${(event: CustomEvent<boolean>) => void this.store?.showOverlay(event.detail)}
    ></nh-overlay-panel>`;
  }

  #refusal(): TemplateResult {
    const refusal = this.store?.value.refusal;
    return html`<p class="refusal" role="alert">${translated(refusal?.message ?? '')}</p>`;
  }

  #missing(message: string): TemplateResult {
    return html`<div class="head">
      <h1>${msg('There is no room here')}</h1>
      <p>${message} ${msg(html`Check the link, or <a href="/">choose a game in the lobby</a>.`)}</p>
    </div>`;
  }

  #marks(room: Room, scene: Scene): Marks | null {
    const analysis = this.store?.value.analysis;
    return analysis?.position === room.position ? marksOf(analysis, scene.view) : null;
  }

  #open(): void {
    this.#close();
    const store = new RoomStore(this.code, port, pendingMoves);
    this.store = store;
    this.#unbinds = [store.subscribe(() => this.requestUpdate()), myRooms.follow(store)];
    void this.#attend(store);
  }

  #close(): void {
    for (const unbind of this.#unbinds) unbind();
    this.store?.close();
    this.store = null;
  }

  /** What single keys do, as far as it is to be had now. */
  #actions(): Actions {
    const { table, overlay, chat } = this;
    return {
      'command-line': table?.interactive ? () => table.focusField() : undefined,
      overlay: overlay ? () => overlay.toggle() : undefined,
      chat: chat ? () => chat.write() : undefined,
      sound: toggleSound,
    };
  }

  /** Calls for the person by sound and by the icon of the tab. */
  async #attend(store: RoomStore): Promise<void> {
    const { attend } = await import('../attention/attention.ts');
    if (store === this.store) this.#unbinds.push(attend(this.code, store, port.offset));
  }

  /** Answers what was typed at the table, where it is a command. */
  #reply(event: EnterEvent, { view, example }: Scene): void {
    const { room, seat, presence } = this.store?.value ?? {};
    if (!room || !seat || !presence) return;
    const now = Date.now() + port.offset.value;
    const reply = replyTo(event.text, event.question, { room, seat, view, presence, example, now });
    if (reply?.order) this.#carryOut(reply.order);
    event.answer = reply;
  }

  #carryOut(order: Order): void {
    if (this.store) carryOut(order, this.store);
  }

  /** What had the focus may be gone with the game; whoever writes in the chat goes on writing. */
  async #onEnd(): Promise<void> {
    const focused = this.shadowRoot?.activeElement;
    if (!focused || focused === this.chat) return;
    await this.updateComplete;
    this.result?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-room-page': RoomPage;
  }
}
