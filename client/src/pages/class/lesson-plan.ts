import type { ActivityWish } from '@nimhall/shared/gathering/class/commands';
import type { LessonPlan, PlanStep } from '@nimhall/shared/gathering/class/lesson-plans';
import { count, say } from '@nimhall/shared/phrase';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { gameName } from '../../components/text/game-name.ts';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { kindInWords } from './activity-kinds.ts';

/** The steps of a lesson. In a class its teacher starts the rounds from it: tells `nh-start-round` with an `ActivityWish`. */
@customElement('nh-lesson-plan')
export class LessonPlanElement extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      ol {
        display: grid;
        gap: var(--space-3);
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: grid;
        grid-template-columns: 5.5rem minmax(0, 1fr);
        gap: 4px var(--space-3);
        break-inside: avoid;
      }
      li > * {
        grid-column: 2;
      }
      .minutes {
        grid-column: 1;
        color: var(--soft-ink);
        white-space: nowrap;
        font-variant-numeric: tabular-nums;
      }
      button {
        justify-self: start;
      }
    `,
  ];

  @property({ attribute: false }) plan!: LessonPlan;

  /** Whether it is taught now, and rounds may be started. */
  @property({ type: Boolean }) live = false;

  protected override render() {
    return html`<ol>${this.plan.steps.map((step) => this.#step(step))}</ol>`;
  }

  #step({ minutes, says, activity }: PlanStep): TemplateResult {
    return html`<li>
      <span class="minutes">${localize(count(minutes, '{0} minute', '{0} minutes'))}</span>
      <p>${localize(says)}</p>
      ${activity ? this.#activity(activity) : nothing}
    </li>`;
  }

  #activity(activity: ActivityWish): TemplateResult {
    const { game, misere = false, start, kind } = activity;
    // What a lesson is about, its sentence says.
    const what = kind === 'lesson' ? kindInWords(kind) : localize(say`${kindInWords(kind)}: ${gameName({ game, misere })}`);
    const position = start === undefined || game === 'hackenbush' ? '' : ` (${start})`;
    if (!this.live) return html`<p class="soft">${what}${position}</p>`;
    const begin = () => this.dispatchEvent(new CustomEvent<ActivityWish>('nh-start-round', { detail: activity }));
    return html`<button type="button" aria-label=${localize(say`Start: ${what}`)} @click=${begin}>${kindInWords(kind)}</button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-lesson-plan': LessonPlanElement;
  }
}
