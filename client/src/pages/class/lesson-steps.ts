import type { Classroom, Round } from '@nimhall/shared/gathering/class/classroom';
import type { Order } from '@nimhall/shared/gathering/class/commands';
import { say } from '@nimhall/shared/phrase';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import './lesson-board.ts';
import { placeInCourse } from './step-words.ts';

/** A lesson for its teacher: how many have the present step, its explanation, and the next one. Tells `nh-order` with an `Order`. */
@customElement('nh-lesson-steps')
export class LessonSteps extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
      }
      .steps {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: var(--space-2);
      }
      .wide {
        grid-column: 1 / -1;
        min-height: 52px;
      }
    `,
  ];

  @property({ attribute: false }) gathering!: Classroom;

  @property({ attribute: false }) round!: Round;

  protected override render() {
    const { progress, activity } = this.round;
    if (!progress) return nothing;
    const { step, isExplained } = progress;
    const last = (placeInCourse(activity.chapter, step)?.chapter.steps.length ?? 1) - 1;
    const round = this.gathering.rounds.length;
    return html`<nh-lesson-board .gathering=${this.gathering} .round=${this.round}></nh-lesson-board>
      <div class="steps">
        ${
          isExplained
            ? nothing
            : html`<button type="button" class="main wide" @click=${() => this.#order({ kind: 'explain-step', round, step })}>
                ${localize(say`Show explanation`)}
              </button>`
        }
        <button type="button" aria-disabled=${step === 0} @click=${() => step > 0 && this.#order({ kind: 'show-step', round, step: step - 1 })}>
          ${localize(say`Step back`)}
        </button>
        <button
          type="button"
          class=${isExplained ? 'main' : ''}
          aria-disabled=${step >= last}
          @click=${() => step < last && this.#order({ kind: 'show-step', round, step: step + 1 })}
        >
          ${localize(say`Next step`)}
        </button>
      </div>`;
  }

  #order(order: Order): void {
    this.dispatchEvent(new CustomEvent<Order>('nh-order', { detail: order }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-lesson-steps': LessonSteps;
  }
}
