import type { Classroom, Round } from '@nimhall/shared/gathering/class/classroom';
import { stepCountsOf } from '@nimhall/shared/gathering/class/lesson-progress';
import { type Placing, placed, type Step } from '@nimhall/shared/lesson/lesson';
import { count, say } from '@nimhall/shared/phrase';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { analysisOf } from '../../analysis-worker/analyses.ts';
import '../../components/board/game-table.ts';
import { drawingStyles, drawn } from '../../components/explanation/drawings/drawing.ts';
import { localize } from '../../i18n/language.ts';
import { boardPositionOf } from '../../position/board-position.ts';
import { onlyWins } from '../../position/legality.ts';
import { base } from '../../styles/base.ts';
import { asksForWinning, explanationOf, placeInCourse, wrongAnswerInWords } from './step-words.ts';
import { voteBoardLayout } from './vote-board-layout.ts';
import { voteBars, voteListStyles } from './vote-list.ts';

/** The step of a lesson where the class is: its task, how many have it, and at the teacher’s word the answer and what was wrong. */
@customElement('nh-lesson-board')
export class LessonBoard extends LitElement {
  static override styles = [
    base,
    voteListStyles,
    voteBoardLayout,
    drawingStyles,
    css`
      .drawing {
        display: grid;
        place-items: center;
      }
      .task {
        font-size: 1.25em;
        font-weight: 600;
        line-height: 1.3;
      }
      :host([wall][textual]) {
        grid-template-columns: minmax(0, 1fr);
      }
    `,
  ];

  @property({ attribute: false }) gathering!: Classroom;

  @property({ attribute: false }) round!: Round;

  @property({ type: Boolean, reflect: true }) wall = false;

  /** Once the step is explained. */
  @state() private explained: { readonly told: () => readonly string[]; readonly wins: readonly string[] } | null = null;

  #key = '';

  protected override willUpdate(_changed: PropertyValues<this>): void {
    const step = this.#place()?.step;
    const key = step && this.round.progress?.isExplained ? step.id : '';
    this.toggleAttribute('textual', !step || !this.#picture(step));
    if (key === this.#key) return;
    this.#key = key;
    this.explained = null;
    if (step && key) void this.#explain(step, key);
  }

  protected override render() {
    const place = this.#place();
    const { progress } = this.round;
    if (!place || !progress) return nothing;
    const { chapter, step } = place;
    return html`${this.#picture(step) ?? nothing}
      <aside>
        <p class="soft">${localize(chapter.title)} · ${localize(say`Step ${progress.step + 1} of ${chapter.steps.length}`)}</p>
        ${step.says.map(({ says }) => html`<p class="task">${localize(says)}</p>`)}
        ${step.kind === 'choose' ? html`<ul>${step.options.map(({ says }) => html`<li>${localize(says)}</li>`)}</ul>` : nothing}
        ${this.#counts(step)}
      </aside>`;
  }

  /** The teacher sees wrong answers at once, the wall once they are explained. */
  #counts(step: Step): TemplateResult {
    const { progress } = this.round;
    const all = this.gathering.members.filter(({ isIn }) => isIn).length;
    const { done, mistaken, wrong } = progress ? stepCountsOf(progress) : { done: 0, mistaken: 0, wrong: [] };
    const shown = this.wall && !progress?.isExplained ? [] : wrong;
    return html`<p class="large" role="status">${localize(count(all, '{1} of {0} pupil is done', '{1} of {0} pupils are done', done))}</p>
      ${mistaken > 0 ? html`<p>${localize(count(mistaken, '{0} tried something else first', '{0} tried something else first'))}</p>` : nothing}
      ${this.explained?.told().map((told) => html`<p class="reveal">${told}</p>`)}
      ${
        shown.length > 0
          ? html`<p class="soft">${localize(say`Other answers`)}</p>
              ${voteBars(shown.map(({ move, votes }) => ({ key: move, text: wrongAnswerInWords(step, move), votes, mark: '' })))}`
          : nothing
      }`;
  }

  /** What there is to look at; null for a step that has only words, or a table of its own on every screen. */
  #picture(step: Step): TemplateResult | null {
    if (step.kind === 'choose' && step.shows && 'kind' in step.shows) return html`<div class="drawing">${drawn(step.shows)}</div>`;
    const shown = positionShownIn(step);
    const scene = shown && boardPositionOf(placed(shown));
    if (!scene?.ok) return null;
    const { view, now } = scene.value;
    const wins = this.explained?.wins ?? [];
    return html`<nh-game-table .view=${view} .now=${now} .marks=${wins.length > 0 ? onlyWins(wins) : null}></nh-game-table>`;
  }

  async #explain(step: Step, key: string): Promise<void> {
    const told = await explanationOf(step);
    const wins = step.kind === 'play' && asksForWinning(step) ? ((await analysisOf(placed(step)))?.winningMoves ?? []) : [];
    if (this.#key === key) this.explained = { told, wins };
  }

  #place() {
    return placeInCourse(this.round.activity.chapter, this.round.progress?.step ?? 0);
  }
}

function positionShownIn(step: Step): Placing | null {
  switch (step.kind) {
    case 'play':
    case 'tree':
      return step;
    case 'who':
      return step.positions[0];
    case 'choose':
      return step.shows && !('kind' in step.shows) ? step.shows : null;
    case 'fight':
      return { position: step.pool[0] };
    case 'pairs':
      return { position: step.heaps.join() };
    case 'table':
    case 'values':
      return null;
    default:
      return step satisfies never;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-lesson-board': LessonBoard;
  }
}
