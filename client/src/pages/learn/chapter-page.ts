import { msg, str } from '@lit/localize';
import { withStep } from '@nimhall/shared/learnt/course';
import { numberOf } from '@nimhall/shared/lesson/chapters';
import type { Chapter, Step } from '@nimhall/shared/lesson/lesson';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { learn } from '../../components/learnt/learnt.ts';
import { learnt } from '../../components/learnt/my-learnt.ts';
import { navigate } from '../../components/page/navigation.ts';
import { setTitle } from '../../components/page/title.ts';
import { localize } from '../../i18n/language.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { hasPlayed } from '../../stores/has-played.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { map } from './chapters-link.ts';
import { fetchedStep } from './fetched-step.ts';
import { isDone, linkTo, placeIn } from './progress.ts';
import { backLink, stepPage } from './step-page.ts';
import './bot-game-step.ts';
import './choose-step.ts';
import './play-step.ts';
import './who-step.ts';

/** A chapter of the course, one step at a time. */
@customElement('nh-chapter-page')
export class ChapterPage extends LitElement {
  static override styles = [
    base,
    controls,
    stepPage,
    css`
      ol {
        list-style: none;
        display: flex;
        margin: 0;
        padding: 0;
      }
      ol a {
        display: grid;
        place-items: center;
        width: 24px;
        height: 44px;
        margin-block: -8px;
      }
      ol a::before {
        content: '';
        width: 12px;
        height: 12px;
        border: 2px solid var(--soft-ink);
        border-radius: 50%;
      }
      ol .done::before {
        background: var(--good);
        border-color: var(--good);
      }
      ol [aria-current='step']::before {
        outline: 2px solid var(--accent);
        outline-offset: 2px;
      }
    `,
  ];

  /** The id of the chapter. */
  @property({ attribute: false }) chapter = '';

  /** The query of the address. */
  @property({ attribute: false }) query = '';

  protected readonly watch = new StoreController(this, learnt);

  /** The current place: computed when the address changes, so that a finished step is not replaced at once. */
  #place: { readonly chapter: Chapter; readonly step: Step } | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('chapter') || changed.has('query')) this.#place = placeIn(this.chapter, this.query, learnt.value.course);
    setTitle(this.#place ? localize(this.#place.chapter.title) : msg('Page not found'), msg('Learn'));
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('query') && changed.get('query') !== undefined) this.renderRoot.querySelector('h1')?.focus({ preventScroll: true });
  }

  protected override render() {
    if (!this.#place) return this.#missing();
    const { chapter, step } = this.#place;
    return html`
      <header>
        ${backLink(map.value, msg('All chapters'))}
        <h1 tabindex="-1">${numberOf(chapter)} · ${localize(chapter.title)}</h1>
        <nav aria-label=${msg('Steps of this chapter')}>
          <ol>
            ${chapter.steps.map((each, at) => this.#dot(chapter, each, at + 1))}
          </ol>
        </nav>
      </header>
      <div class="step" @nh-done=${() => this.#done(chapter, step)} @nh-next=${() => this.#next(chapter, step)}>
        ${keyed(`${chapter.id} ${step.id}`, stepView(step))}
      </div>
    `;
  }

  #dot(chapter: Chapter, each: Step, nth: number): TemplateResult {
    const done = isDone(learnt.value.course, chapter, each);
    const label = done ? msg(str`Step ${nth}, done`) : msg(str`Step ${nth}, to do`);
    return html`<li><a class=${done ? 'done' : ''} href=${linkTo(chapter, each)} aria-label=${label} aria-current=${each === this.#place?.step ? 'step' : nothing}></a></li>`;
  }

  #missing(): TemplateResult {
    return html`<div class="missing">
      <h1>${msg('Page not found')}</h1>
      <p><a href="/learn">${msg('All chapters')}</a></p>
    </div>`;
  }

  #done(chapter: Chapter, step: Step): void {
    hasPlayed.set(true);
    learn((before) => ({ ...before, course: withStep(before.course, chapter.id, step.id) }));
  }

  /** To the next step of the chapter, or from the last one to the map. */
  #next(chapter: Chapter, step: Step): void {
    const following = chapter.steps[chapter.steps.indexOf(step) + 1];
    navigate(following ? linkTo(chapter, following) : map.value);
  }
}

/** Draws a step to be done, and fetches the kinds that first chapters do without; `held` where somebody else decides when to go on, and then what is said beside it. */
export function stepView(step: Step, held: TemplateResult | null = null): TemplateResult {
  switch (step.kind) {
    case 'play':
      return html`<nh-play-step .step=${step} .held=${held !== null}>${held}</nh-play-step>`;
    case 'who':
      return html`<nh-who-step .step=${step} .held=${held !== null}>${held}</nh-who-step>`;
    case 'choose':
      return html`<nh-choose-step .step=${step} .held=${held !== null}>${held}</nh-choose-step>`;
    case 'table':
      return fetchedStep(
        () => import('./table-step.ts'),
        html`<nh-table-step .step=${step} .held=${held !== null}>${held}</nh-table-step>`,
      );
    case 'values':
      return fetchedStep(
        () => import('./values-step.ts'),
        html`<nh-values-step .step=${step} .held=${held !== null}>${held}</nh-values-step>`,
      );
    case 'tree':
      return fetchedStep(() => import('./tree-step.ts'), html`<nh-tree-step .step=${step} .held=${held !== null}>${held}</nh-tree-step>`);
    case 'pairs':
      return fetchedStep(
        () => import('./pairs-step.ts'),
        html`<nh-pairs-step .step=${step} .held=${held !== null}>${held}</nh-pairs-step>`,
      );
    case 'fight':
      return html`<nh-bot-game-step .step=${step} .held=${held !== null}>${held}</nh-bot-game-step>`;
    default:
      return step satisfies never;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-chapter-page': ChapterPage;
  }
}
