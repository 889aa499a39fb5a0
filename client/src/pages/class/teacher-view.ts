import { type Classroom, currentRound, type Round } from '@nimhall/shared/gathering/class/classroom';
import type { ActivityWish, Order } from '@nimhall/shared/gathering/class/commands';
import { lessonPlanOf } from '@nimhall/shared/gathering/class/lesson-plans';
import { teacherBoards } from '@nimhall/shared/gathering/class/teacher-boards';
import { votersOf } from '@nimhall/shared/gathering/class/vote';
import { shownClassCode } from '@nimhall/shared/gathering/class-code';
import { count, say } from '@nimhall/shared/phrase';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { download } from '../../components/share/picture-file.ts';
import { aboveHead, pageHead, pageHeadStyles } from '../../components/ui/page-head.ts';
import { localize, refusalInWords } from '../../i18n/language.ts';
import type { ClassState, ClassStore } from '../../stores/class-store.ts';
import { base } from '../../styles/base.ts';
import { checkboxes } from '../../styles/checkboxes.ts';
import { controls } from '../../styles/controls.ts';
import { panel } from '../../styles/panel.ts';
import './activity-form.ts';
import './answer-board.ts';
import './board-picker.ts';
import './lesson-plan.ts';
import { needCourse } from './course.ts';
import { wallPath } from './links.ts';
import './pupil-list.ts';
import type { RoomView } from './room-view.ts';
import './shown-board.ts';
import './teacher-boards.ts';
import { resultsCsv } from './results-csv.ts';
import './teacher-link.ts';
import './vote-board.ts';
import { progressInWords } from './words.ts';

/** A class as its teacher sees it, perhaps on a phone: the activity, the members, and what all see at once. */
@customElement('nh-teacher-view')
export class TeacherView extends LitElement {
  static override styles = [
    base,
    controls,
    checkboxes,
    pageHeadStyles,
    panel,
    css`
      :host {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
        align-items: start;
        gap: var(--gap);
        max-width: var(--width-page);
        ${aboveHead}
      }
      .page-head,
      nh-teacher-boards,
      .fault {
        grid-column: 1 / -1;
      }
      h1 {
        white-space: nowrap;
      }
      .panel {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
      }
      /* The table is on a sheet here, not on the page. */
      nh-answer-board,
      nh-lesson-steps,
      nh-shown-board,
      nh-vote-board {
        --page: var(--card);
      }
      /* Not as wide as a wall. */
      nh-answer-board,
      nh-vote-board {
        grid-template-columns: minmax(0, 1fr);
        font-size: inherit;
      }
      .now {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
        gap: var(--space-2);
      }
      .now button {
        padding-inline: 8px;
      }
      .now .wide {
        grid-column: 1 / -1;
        min-height: 52px;
        font-size: var(--type-lead);
      }
      /* Still there for screen readers. */
      p:empty {
        position: absolute;
      }
      details > div {
        display: grid;
        justify-items: start;
        gap: var(--space-2);
      }
    `,
  ];

  @property({ attribute: false }) store!: ClassStore;

  @property({ attribute: false }) state!: ClassState;

  @property({ attribute: false }) gathering!: Classroom;

  @property({ attribute: false }) room: RoomView = () => null;

  @query('.another') private readonly another?: HTMLDetailsElement;

  /** Whether closing the class awaits confirmation. */
  @state() private isClosing = false;

  /** Rounds whose games were asked about. */
  #reviewed = 0;

  /** Once a round is over, its games are reviewed. */
  protected override willUpdate(_changed: PropertyValues<this>): void {
    const { rounds } = this.gathering;
    const over = rounds.filter(({ isOver, boards }) => isOver && boards.length > 0 && boards.every(({ result }) => result)).length;
    if (over === this.#reviewed) return;
    this.#reviewed = over;
    void this.store.review();
  }

  protected override render() {
    const { gathering } = this;
    const present = gathering.members.filter(({ isIn }) => isIn).length;
    return html`
      ${pageHead({ title: localize(say`Class ${shownClassCode(gathering.code)}`), aside: this.#onTop() })}
      <p class="fault" role="alert">${refusalInWords(this.state.refusal)}</p>
      <nh-teacher-boards .gathering=${gathering} .room=${this.room}></nh-teacher-boards>
      ${gathering.isClosed ? html`<p role="status">${localize(say`This class is over`)}</p>` : this.#controls()}
      <section class="panel" aria-labelledby="pupils">
        <h2 id="pupils">${localize(count(present, '{0} pupil', '{0} pupils'))}</h2>
        <nh-pupil-list .gathering=${gathering} .accuracies=${this.state.accuracies} @nh-order=${this.#onOrder}></nh-pupil-list>
        ${gathering.rounds.length > 0 ? html`<button type="button" @click=${() => this.#download()}>${localize(say`Download results`)}</button>` : ''}
        ${gathering.isClosed ? '' : this.#settings()}
      </section>
    `;
  }

  /** The lesson that the class follows. */
  #plan(): TemplateResult | typeof nothing {
    const plan = lessonPlanOf(this.gathering.lesson);
    return plan
      ? html`<h3>${localize(plan.title)}</h3>
          <nh-lesson-plan live .plan=${plan} @nh-start-round=${this.#onStart}></nh-lesson-plan>`
      : nothing;
  }

  /** Controls of the lesson: start a round, ask everybody to look up, end the round. */
  #controls(): TemplateResult {
    const { gathering } = this;
    const current = currentRound(gathering);
    const next = gathering.rounds.length + 1;
    return html`<section class="panel" aria-label=${localize(say`Rounds`)}>
      ${
        current
          ? html`<h2>${localize(say`Round ${current.number}`)}</h2>
              <p role="status">${progressInWords(current.round)}</p>
              ${this.#next(current.number, current.round)}
              ${this.#together(current.number, current.round)}
              <div class="now">
                ${this.#hasBoards() ? nothing : this.#freeze('wide')}
                <button type="button" @click=${() => this.#order({ kind: 'end-round', round: current.number })}>${localize(say`End round`)}</button>
                <button type="button" @click=${() => this.#again()}>${localize(say`Play another round`)}</button>
              </div>`
          : html`<h2>${localize(say`Next round`)}</h2>`
      }
      ${this.#plan()}
      ${
        current || gathering.lesson
          ? html`<details class="another">
              <summary>${localize(say`Play something else`)}</summary>
              ${this.#form(next)}
            </details>`
          : this.#form(next)
      }
    </section>`;
  }

  /** The way to the wall; while the teacher plays, also the button that stops all boards. */
  #onTop(): TemplateResult {
    const { code, isClosed } = this.gathering;
    return html`<div class="row">
      <a class="button" href=${wallPath(code)} target="_blank">${localize(say`Open the big screen`)}</a>
      ${this.#hasBoards() && !isClosed ? this.#freeze('') : nothing}
    </div>`;
  }

  /** Whether the teacher plays, so that their boards push the controls off the screen. */
  #hasBoards(): boolean {
    return teacherBoards(this.gathering).length > 0;
  }

  /** Stops all boards, or lets them go on. */
  #freeze(place: string): TemplateResult {
    const { isFrozen } = this.gathering;
    return html`<button type="button" class="${place} ${isFrozen ? 'main' : ''}" aria-pressed=${isFrozen} @click=${() => this.#order({ kind: 'freeze', on: !isFrozen })}>
      ${isFrozen ? localize(say`Continue playing`) : localize(say`Look up!`)}
    </button>`;
  }

  /** The next round that begins by itself, which the teacher may hold. */
  #next(number: number, { nextAt }: Round): TemplateResult | typeof nothing {
    if (nextAt === undefined) return nothing;
    return html`<p role="status">${localize(say`The next round starts by itself.`)}</p>
      <button type="button" @click=${() => this.#order({ kind: 'hold-next', round: number })}>${localize(say`Wait for me`)}</button>`;
  }

  /** A shared board: what is proposed or answered, and the button that ends that. */
  #together(number: number, round: Round): TemplateResult | typeof nothing {
    const { vote, activity } = round;
    const isReady = vote !== undefined && votersOf(vote) > 0 && !vote.chosen;
    const button = (words: string) => html`<button
      type="button"
      class="main"
      aria-disabled=${!isReady}
      @click=${() => isReady && this.#order({ kind: 'close-vote', round: number, branch: vote.branch, ply: vote.ply })}
    >
      ${words}
    </button>`;
    switch (activity.kind) {
      case 'vote':
        return html`<nh-vote-board wall .gathering=${this.gathering}></nh-vote-board>${button(localize(say`Play the top move`))}`;
      case 'puzzle':
        return html`<nh-answer-board wall .gathering=${this.gathering} .round=${round}></nh-answer-board>
          ${vote?.chosen ? nothing : button(localize(say`Show the answers`))}`;
      case 'lesson':
        needCourse();
        return html`<nh-lesson-steps .gathering=${this.gathering} .round=${round} @nh-order=${this.#onOrder}></nh-lesson-steps>`;
      default:
        return html`<nh-board-picker .gathering=${this.gathering} .round=${round} @nh-order=${this.#onOrder}></nh-board-picker>
          ${
            round.shownBoard === undefined
              ? nothing
              : html`<nh-shown-board teaches .gathering=${{ ...this.gathering, showsNames: true }} .board=${round.shownBoard} @nh-order=${this.#onOrder}></nh-shown-board>`
          }`;
    }
  }

  #form(round: number): TemplateResult {
    return html`<nh-activity-form
      .round=${round}
      @nh-start-round=${this.#onStart}
    ></nh-activity-form>`;
  }

  #settings(): TemplateResult {
    const { isLocked, showsNames } = this.gathering;
    return html`<details>
      <summary>${localize(say`Class settings`)}</summary>
      <div>
        <label class="choice"
          ><input type="checkbox" .checked=${!isLocked} @change=${() => this.#order({ kind: 'lock', on: !isLocked })} />${localize(say`New pupils can join`)}</label
        >
        <label class="choice"
          ><input type="checkbox" .checked=${showsNames} @change=${() => this.#order({ kind: 'show-names', on: !showsNames })} />${localize(say`Names on the big screen`)}</label
        >
        <nh-teacher-link .gathering=${this.gathering} @nh-share=${() => void this.store.share()} @nh-order=${this.#onOrder}></nh-teacher-link>
        ${
          this.isClosing
            ? html`<p>${localize(say`All boards stop, and no one can join again.`)}</p>
                <div class="row">
                  <button type="button" class="main" @click=${() => this.#order({ kind: 'close' })}>${localize(say`End class now`)}</button>
                  <button type="button" @click=${() => this.#close(false)}>${localize(say`Go on`)}</button>
                </div>`
            : html`<button type="button" @click=${() => this.#close(true)}>${localize(say`End class`)}</button>`
        }
      </div>
    </details>`;
  }

  #close(isClosing: boolean): void {
    this.isClosing = isClosing;
  }

  #download(): void {
    // By the mark at its beginning spreadsheets know which letters these are.
    const table = encodeURIComponent(`\ufeff${resultsCsv(this.gathering, this.state.accuracies)}`);
    download(`data:text/csv;charset=utf-8,${table}`, `nimhall-${this.gathering.code}.csv`);
  }

  /** Another round of the same, with other partners. */
  #again(): void {
    const { rounds } = this.gathering;
    const last = rounds.at(-1);
    if (last) this.#order({ kind: 'start-round', round: rounds.length + 1, activity: last.activity });
  }

  #onStart({ detail }: CustomEvent<ActivityWish>): void {
    this.#order({ kind: 'start-round', round: this.gathering.rounds.length + 1, activity: detail });
    // What was chosen stays, for the round after.
    this.another?.removeAttribute('open');
  }

  #onOrder({ detail }: CustomEvent<Order>): void {
    this.#order(detail);
  }

  #order(order: Order): void {
    void this.store.order(order);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-teacher-view': TeacherView;
  }
}
