import { boardCode } from '@nimhall/shared/gathering/board-code';
import type { Classroom } from '@nimhall/shared/gathering/class/classroom';
import { nextWaiting, teacherBoards } from '@nimhall/shared/gathering/class/teacher-boards';
import { teacherOf } from '@nimhall/shared/gathering/class/teachers';
import { count, say } from '@nimhall/shared/phrase';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { connection } from '../../components/page/session.ts';
import { localize } from '../../i18n/language.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { RoomsStore } from '../../stores/rooms-store.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import type { RoomView } from './room-view.ts';
import { sideInWords } from './words.ts';

/** The boards where the teacher plays, one at a time: after each move the next one that waits for them. Empty where they play nowhere. */
@customElement('nh-teacher-boards')
export class TeacherBoards extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
        margin-block-end: var(--space-4);
      }
      .row {
        align-items: center;
        justify-content: space-between;
      }
    `,
  ];

  @property({ attribute: false }) gathering!: Classroom;

  @property({ attribute: false }) room: RoomView = () => null;

  /** The number of the board that is shown; null for the first one. */
  @state() private shown: number | null = null;

  /** The round whose boards these are. */
  #round = 0;

  readonly #rooms = new RoomsStore(connection);

  protected readonly watch = new StoreController(this, this.#rooms);

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#rooms.follow([]);
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    if (!this.isConnected) return;
    const { gathering } = this;
    const boards = this.#boards();
    this.#rooms.follow(boards.map(({ board }) => this.#codeOf(board)));
    if (this.#round !== gathering.rounds.length) this.shown = null;
    this.#round = gathering.rounds.length;
    const [first] = boards;
    if (this.shown === null) {
      this.shown = this.#waiting()[0] ?? first?.board ?? null;
      return;
    }
    // It is the pupil's turn here: on to the next board, if one waits. A game that is over stays until they go on themselves.
    const room = this.#rooms.value.get(this.#codeOf(this.shown));
    const isPupilsTurn = room?.status === 'playing' && !this.#waiting().includes(this.shown);
    if (isPupilsTurn) this.shown = nextWaiting(this.#waiting(), this.shown);
  }

  protected override render() {
    const { gathering, shown } = this;
    if (!this.#isPlayer()) {
      return teacherBoards(gathering).length === 0
        ? nothing
        : html`<p class="soft">${localize(say`The device that started this round plays the teacher’s boards.`)}</p>`;
    }
    const boards = this.#boards();
    const round = gathering.rounds.at(-1);
    const { seats } = round?.boards[shown ?? -1] ?? {};
    if (!round || shown === null || !seats || !boards.some(({ board }) => board === shown)) return nothing;
    const pupil = seats.first === 'teacher' ? seats.second : seats.first;
    const name = sideInWords({ ...gathering, showsNames: true }, round.activity, pupil);
    const waiting = this.#waiting();
    const others = waiting.filter((board) => board !== shown);
    return html`<section aria-label=${localize(say`Your boards`)}>
      <div class="row">
        <h2>${localize(say`Your board against ${name}`)}</h2>
        ${boards.length > 1 ? html`<p role="status">${localize(count(waiting.length, '{0} board waits for you', '{0} boards wait for you'))}</p>` : nothing}
        ${others.length > 0 ? html`<button type="button" @click=${() => this.#show(nextWaiting(others, shown))}>${localize(say`Next board`)}</button>` : nothing}
      </div>
      ${this.room(this.#codeOf(shown))}
    </section>`;
  }

  #boards(): ReturnType<typeof teacherBoards> {
    return this.#isPlayer() ? teacherBoards(this.gathering) : [];
  }

  /** Whether this is the device that started the round, and plays in it. */
  #isPlayer(): boolean {
    const round = this.gathering.rounds.at(-1);
    return round !== undefined && connection.player.value?.id === teacherOf(this.gathering, round);
  }

  /** The boards where it is the teacher's turn. */
  #waiting(): number[] {
    return this.#boards().flatMap(({ board, seat, isOver }) => {
      const room = this.#rooms.value.get(this.#codeOf(board));
      return !isOver && room?.status === 'playing' && room.turn === seat ? [board] : [];
    });
  }

  #codeOf(board: number): string {
    return boardCode(this.gathering, this.gathering.rounds.length, board);
  }

  #show(board: number): void {
    this.shown = board;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-teacher-boards': TeacherBoards;
  }
}
