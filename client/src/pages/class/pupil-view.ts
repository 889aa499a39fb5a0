import { msg } from '@lit/localize';
import { boardCode } from '@nimhall/shared/gathering/board-code';
import { boardOf, type Classroom, currentRound } from '@nimhall/shared/gathering/class/classroom';
import { MAX_NICKNAME_LENGTH, shownClassCode } from '@nimhall/shared/gathering/class-code';
import { say } from '@nimhall/shared/phrase';
import { PAGES } from '@nimhall/shared/protocol/pages';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { connection } from '../../components/page/session.ts';
import { aboveHead } from '../../components/ui/page-head.ts';
import { localize, refusalInWords } from '../../i18n/language.ts';
import { SingleFlight } from '../../reactive/single-flight.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import type { ClassState, ClassStore } from '../../stores/class-store.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import './answer-board.ts';
import { chapters, needCourse } from './course.ts';
import { wallPath } from './links.ts';
import type { RoomView } from './room-view.ts';
import './shown-board.ts';
import './vote-board.ts';

/** A class as a pupil sees it: a name is asked for, then the page follows the teacher. */
@customElement('nh-pupil-view')
export class PupilView extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      .sheet {
        display: grid;
        align-content: center;
        justify-items: center;
        gap: var(--space-3);
        min-height: min(60svh, 30rem);
        text-align: center;
      }
      form {
        display: grid;
        justify-items: start;
        gap: var(--space-3);
        max-width: var(--width-reading);
        ${aboveHead}
      }
      input {
        width: min(100%, 18rem);
        font-size: 1.25rem;
      }
      .other-side {
        align-items: center;
        margin-block-end: var(--space-3);
      }
      .look-up svg {
        width: min(40vw, 10rem);
        fill: none;
        stroke: var(--accent);
        stroke-width: 2;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      .look-up h1 {
        font-size: var(--type-hero);
      }
    `,
  ];

  @property({ attribute: false }) store!: ClassStore;

  @property({ attribute: false }) state!: ClassState;

  @property({ attribute: false }) gathering!: Classroom;

  @property({ attribute: false }) room: RoomView = () => null;

  /** The second game that the pupil has gone on to. */
  @state() private second: string | null = null;

  /** The board of a round that is over which is looked at all the same. */
  @state() private looksBackAt: string | null = null;

  @query('input') private readonly input?: HTMLInputElement;

  protected readonly watch = new StoreController(this, chapters);

  readonly #going = new SingleFlight();

  protected override render() {
    const { gathering, state } = this;
    const me = connection.player.value?.id;
    if (gathering.isClosed) return closed();
    if (state.member === -1) return gathering.members.some(({ player }) => player === me) ? removed() : this.#joining();
    const { shownBoard: shown, isOnWall } = gathering.rounds.at(-1) ?? {};
    if (shown === undefined || isOnWall) return this.#activity();
    return html`<nh-shown-board .gathering=${gathering} .board=${shown}></nh-shown-board>
      <div hidden>${this.#activity()}</div>`;
  }

  /** What the class is doing, as far as we take part in it. */
  #activity() {
    const { gathering, state } = this;
    const place = this.#place();
    const current = currentRound(gathering);
    if (current?.round.activity.kind === 'lesson') {
      needCourse();
      return html`${gathering.isFrozen ? lookUp() : nothing}
        ${chapters.value ? nothing : opening()}
        <nh-lesson-step ?hidden=${gathering.isFrozen} .store=${this.store} .state=${state} .gathering=${gathering}></nh-lesson-step>`;
    }
    if (place?.isOpen) {
      const isOver = place.isOver && this.looksBackAt !== place.room;
      return html`
        ${gathering.isFrozen ? lookUp() : isOver ? this.#over(place.room) : nothing}
        ${place.second && !isOver && !gathering.isFrozen ? this.#otherSide(place.second) : nothing}
        <div ?hidden=${gathering.isFrozen || isOver}>${this.#board(place.room)}</div>
      `;
    }
    if (gathering.isFrozen) return lookUp();
    if (current?.round.activity.kind === 'puzzle') {
      return html`<nh-answer-board .store=${this.store} .state=${state} .gathering=${gathering} .round=${current.round}></nh-answer-board>`;
    }
    return this.#waiting(gathering.members[state.member]?.name ?? '', place !== null);
  }

  /**
   * The board of the last round that has one for us, and whether its room is there and its round over; null where there is none. Who plays
   * from both sides stays at their first game, until they go on to the `second`.
   */
  #place(): { readonly room: string; readonly second: string | null; readonly isOpen: boolean; readonly isOver: boolean } | null {
    const { gathering, state } = this;
    const round = gathering.rounds.at(-1);
    const board = round ? boardOf(round, state.member) : -1;
    if (!round || board === -1) return null;
    const last = boardCode(gathering, gathering.rounds.length, board);
    const first = round.boards[board]?.isSecondGame ? boardOf({ boards: round.boards.slice(0, board) }, state.member) : -1;
    const isOpen = board < round.opened;
    if (first === -1 || (this.second === last && isOpen)) return { room: last, second: null, isOpen, isOver: round.isOver };
    const room = boardCode(gathering, gathering.rounds.length, first);
    return { room, second: isOpen ? last : null, isOpen: true, isOver: round.isOver };
  }

  /** Our own board, or that of the class where it plays as one. */
  #board(room: string): unknown {
    const { store, state, gathering } = this;
    return gathering.rounds.at(-1)?.activity.kind === 'vote'
      ? html`<nh-vote-board .store=${store} .state=${state} .gathering=${gathering}></nh-vote-board>`
      : this.room(room);
  }

  /** Their first game is over, and the second one waits. */
  #otherSide(room: string): TemplateResult {
    return html`<div class="row other-side">
      <p role="status">${localize(say`Now from the other side: the same position with seats swapped.`)}</p>
      <button
        type="button"
        class="main"
        @click=${() => {
          this.second = room;
        }}
      >
        ${localize(say`Play game 2`)}
      </button>
    </div>`;
  }

  #over(room: string): TemplateResult {
    return html`<div class="sheet">
      <h1>${localize(say`Round over`)}</h1>
      <p role="status">${localize(say`Look at the big screen.`)}</p>
      <button
        type="button"
        @click=${() => {
          this.looksBackAt = room;
        }}
      >
        ${localize(say`Show my board`)}
      </button>
    </div>`;
  }

  #joining(): TemplateResult {
    return html`<form @submit=${this.#join}>
      <h1>${localize(say`Class ${shownClassCode(this.gathering.code)}`)}</h1>
      <label for="name">${localize(say`Your name in this class`)}</label>
      <input id="name" required maxlength=${MAX_NICKNAME_LENGTH} autocomplete="off" spellcheck="false" aria-describedby="hint fault" />
      <p id="hint" class="soft">${localize(say`Everyone in the class can see it. A nickname is fine.`)}</p>
      <button type="submit" class="main">${localize(say`Join`)}</button>
      <p id="fault" class="fault" role="alert">${refusalInWords(this.state.refusal)}</p>
      <a href=${wallPath(this.gathering.code)}>${localize(say`Use this device as the big screen`)}</a>
    </form>`;
  }

  #waiting(name: string, isOpening: boolean): TemplateResult {
    return html`<div class="sheet">
      <h1>${localize(say`You’re in, ${name}`)}</h1>
      <p role="status">${isOpening ? localize(say`Setting up your board…`) : localize(say`Look at the big screen. Your board will open here.`)}</p>
    </div>`;
  }

  #join(event: Event): void {
    event.preventDefault();
    const name = this.input?.value.trim() ?? '';
    if (name) void this.#going.run(async () => void (await this.store.join(name)));
  }
}

function lookUp(): TemplateResult {
  return html`<div class="sheet look-up" role="status">
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 4h18v11H3zM12 15v5M8 20h8" />
    </svg>
    <h1>${localize(say`Look up!`)}</h1>
    <p>${localize(say`Your teacher has paused the boards.`)}</p>
  </div>`;
}

function opening(): TemplateResult {
  return html`<p class="soft" role="status">${localize(say`Opening the lesson…`)}</p>`;
}

function removed(): TemplateResult {
  return html`<div class="sheet">
    <h1>${localize(say`You’re no longer in this class`)}</h1>
    <p>${localize(say`Ask your teacher.`)}</p>
  </div>`;
}

function closed(): TemplateResult {
  return html`<div class="sheet">
    <h1>${localize(say`This class is over`)}</h1>
    <p>${localize(say`Thanks for playing!`)}</p>
    <a class="button main" href=${PAGES.lobby}>${msg('Play now')}</a>
  </div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-pupil-view': PupilView;
  }
}
