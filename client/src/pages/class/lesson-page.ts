import { msg } from '@lit/localize';
import { type LessonPlan, lessonPlanOf } from '@nimhall/shared/gathering/class/lesson-plans';
import { say } from '@nimhall/shared/phrase';
import { CLASS_PAGES } from '@nimhall/shared/protocol/pages';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { TitleController } from '../../components/page/title-controller.ts';
import { pageHead, pageHeadStyles } from '../../components/ui/page-head.ts';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import './lesson-plan.ts';
import './open-class.ts';

/** A lesson that is ready to be taught: its plan, to be printed, and a class that is set up for it. */
@customElement('nh-lesson-page')
export class LessonPage extends LitElement {
  static override styles = [
    base,
    controls,
    pageHeadStyles,
    css`
      :host {
        display: grid;
        justify-items: start;
        gap: var(--space-4);
        max-width: var(--width-reading);
      }
      .does {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
      /* On paper there is the plan, and nothing of the frame around it. */
      @media print {
        :host {
          position: absolute;
          inset: 0;
          z-index: 99;
          align-content: start;
          max-width: none;
          padding: 1rem;
          background: #fff;
        }
        .does {
          display: none;
        }
      }
    `,
  ];

  @property({ attribute: false }) lesson = '';

  protected readonly named = new TitleController(this, () => {
    const plan = this.#plan();
    return plan ? [localize(plan.title), localize(say`Classes`)] : [msg('Page not found')];
  });

  protected override render() {
    const plan = this.#plan();
    return plan ? this.#page(plan) : html`<h1>${msg('Page not found')}</h1><a href=${CLASS_PAGES.classes}>${localize(say`Classes`)}</a>`;
  }

  #page(plan: LessonPlan): TemplateResult {
    return html`
      ${pageHead({ title: localize(plan.title), lead: localize(plan.about) })}
      <div class="does">
        <nh-open-class .lesson=${plan.id}></nh-open-class>
        <button type="button" @click=${() => print()}>${localize(say`Print plan`)}</button>
        <a class="button" href=${CLASS_PAGES.classes}>${localize(say`All lessons`)}</a>
      </div>
      <nh-lesson-plan .plan=${plan}></nh-lesson-plan>
    `;
  }

  #plan(): LessonPlan | undefined {
    return lessonPlanOf(this.lesson);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-lesson-page': LessonPage;
  }
}
