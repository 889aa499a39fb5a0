import { type Classroom, currentRound } from '@nimhall/shared/gathering/class/classroom';
import { say } from '@nimhall/shared/phrase';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { localize } from '../../i18n/language.ts';
import type { ClassState, ClassStore } from '../../stores/class-store.ts';
import { base } from '../../styles/base.ts';
import { stepView } from '../learn/chapter-page.ts';
import type { StepEvent } from '../learn/step-element.ts';
import { stepPage } from '../learn/step-page.ts';
import { explanationOf, placeInCourse } from './step-words.ts';

/** The step of a lesson where the whole class is, as a pupil does it. The teacher explains it and goes on. */
@customElement('nh-lesson-step')
export class LessonStepElement extends LitElement {
  static override styles = [
    base,
    stepPage,
    css`
      header {
        justify-content: space-between;
      }
      .done {
        color: var(--good);
        font-weight: 650;
      }
      .explained {
        grid-row: 2;
        max-height: 30svh;
        overflow-y: auto;
        padding: var(--space-3);
        background: var(--halo-soft);
        border-radius: var(--radius-small);
      }
      .explained p + p {
        margin-top: 4px;
      }
      :host([explained]) {
        grid-template-rows: auto auto minmax(0, 1fr);
      }
    `,
  ];

  @property({ attribute: false }) store!: ClassStore;

  @property({ attribute: false }) state!: ClassState;

  @property({ attribute: false }) gathering!: Classroom;

  /** What is said of the step, once the teacher has explained it. */
  @state() private explanation: (() => readonly string[]) | null = null;

  /** The step that is explained; empty for none. */
  #explained = '';

  protected override willUpdate(_changed: PropertyValues<this>): void {
    const place = this.#place();
    const key = place?.isExplained ? `${this.gathering.rounds.length} ${place.step.id}` : '';
    this.toggleAttribute('explained', key !== '');
    if (key === this.#explained) return;
    this.#explained = key;
    this.explanation = null;
    if (place && key) {
      void explanationOf(place.step).then((told) => {
        if (this.#explained === key) this.explanation = told;
      });
    }
  }

  protected override render() {
    const place = this.#place();
    if (!place) return nothing;
    const { chapter, step, number, isExplained, isDone } = place;
    const beside = html`<p slot="onward" class="done">${localize(say`Done! Look at the big screen.`)}</p>`;
    return html`
      <header>
        <h1>${localize(chapter.title)}</h1>
        <span class="soft">${localize(say`Step ${number + 1} of ${chapter.steps.length}`)}</span>
        ${isDone ? html`<span class="done" aria-hidden="true">✓</span>` : nothing}
      </header>
      ${isExplained ? html`<div class="explained" role="status">${this.explanation?.().map((told) => html`<p>${told}</p>`)}</div>` : nothing}
      <div
        class="step"
        @nh-done=${() => this.#answer()}
        @nh-missed=${({ answer }: StepEvent) => this.#answer(answer)}
      >
        ${keyed(`${this.gathering.rounds.length} ${step.id}`, stepView(step, beside))}
      </div>
    `;
  }

  #place() {
    const current = currentRound(this.gathering);
    const progress = current?.round.progress;
    const place = progress && placeInCourse(current.round.activity.chapter, progress.step);
    if (!place) return null;
    const isDone = progress.answers.some(({ member, isDone }) => member === this.state.member && isDone);
    return { ...place, number: progress.step, isExplained: progress.isExplained, isDone };
  }

  #answer(wrong?: string): void {
    const current = currentRound(this.gathering);
    const progress = current?.round.progress;
    if (progress) void this.store.answer({ round: current.number, step: progress.step }, wrong);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-lesson-step': LessonStepElement;
  }
}
