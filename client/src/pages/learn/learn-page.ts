import { msg, str } from '@lit/localize';
import { CHAPTERS, numberOf } from '@nimhall/shared/lesson/chapters';
import type { Chapter } from '@nimhall/shared/lesson/lesson';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { learnt } from '../../components/learnt/my-learnt.ts';
import { toldLearnt } from '../../components/learnt/told-learnt.ts';
import { setTitle } from '../../components/page/title.ts';
import { botAvatar } from '../../components/ui/face.ts';
import { faceStyles } from '../../components/ui/face-styles.ts';
import { pageHead, pageHeadStyles } from '../../components/ui/page-head.ts';
import { localize } from '../../i18n/language.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { panel } from '../../styles/panel.ts';
import { chaptersIn, map } from './chapters-link.ts';
import { doneIn, isBegun, isChapterDone, linkTo, nextIn, nextStep } from './progress.ts';

/** The map of the course: its chapters, how far one is, and where to go on. */
@customElement('nh-learn-page')
export class LearnPage extends LitElement {
  static override styles = [
    base,
    controls,
    pageHeadStyles,
    panel,
    faceStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 14px;
        max-width: var(--width-page);
      }
      .main {
        min-height: 48px;
      }
      ol {
        list-style: none;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
        gap: 10px;
        margin: 0;
        padding: 0;
      }
      .chapter {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        align-items: center;
        gap: 4px 12px;
        height: 100%;
        padding: 10px 14px;
        color: inherit;
        text-decoration: none;
        transition: border-color var(--quick);
      }
      /* Side by side, their bars are on one line. */
      .chapter:has(.bar) {
        grid-template-rows: 1fr auto;
      }
      .chapter:hover {
        border-color: var(--accent);
      }
      .chapter strong {
        display: block;
      }
      .number {
        font-size: 1.5rem;
        font-weight: 700;
        color: var(--accent);
        min-width: 1.2em;
        text-align: center;
        font-variant-numeric: tabular-nums;
      }
      .number.done {
        color: var(--good);
      }
      .bar {
        grid-column: 1 / -1;
        display: flex;
        align-items: center;
        gap: 10px;
        font-size: 0.875rem;
        font-variant-numeric: tabular-nums;
      }
      .bar i {
        flex: 1;
        height: 6px;
        border-radius: 3px;
        background: linear-gradient(var(--good) 0 0) 0 / var(--done) 100% no-repeat var(--sunken);
      }
    `,
  ];

  /** The query of the address. */
  @property({ attribute: false }) query = '';

  protected readonly watch = new StoreController(this, learnt, toldLearnt);

  override connectedCallback(): void {
    super.connectedCallback();
    setTitle(msg('Learn'));
  }

  protected override willUpdate(): void {
    map.set(`/learn${this.query && `?${this.query}`}`);
  }

  protected override render() {
    const chapters = chaptersIn(this.query);
    return html`
      ${pageHead({
        title: msg('Learn'),
        lead: msg('Learn by playing, from your first move to knowing who wins.'),
        aside: this.#onward(chapters),
      })}
      <a class="panel chapter" href="/learn/practice">
        <span class="number" aria-hidden="true">?</span>
        <span>
          <strong>${msg('Puzzles')}</strong>
          <span class="soft">${msg('Three daily puzzles for everyone, and as many more as you like.')}</span>
        </span>
      </a>
      <ol>
        ${chapters.map((chapter) => html`<li>${this.#chapter(chapter)}</li>`)}
      </ol>
      ${chapters === CHAPTERS ? nothing : html`<p><a href="/learn">${msg('All chapters')}</a></p>`}
      <details class="panel" @toggle=${() => void import('./class-links.ts')}>
        <summary>${msg('For a class')}</summary>
        <nh-class-links></nh-class-links>
      </details>
      <details class="panel" @toggle=${() => void import('./progress-code-form.ts')}>
        <summary>${msg('Continue on another device')}</summary>
        <nh-progress-code-form .account=${toldLearnt.value.account}></nh-progress-code-form>
      </details>
    `;
  }

  #onward(chapters: readonly Chapter[]): TemplateResult | typeof nothing {
    const next = nextStep(learnt.value.course, chapters);
    if (!next) return html`<p>${msg('You’ve finished the course!')}</p>`;
    const begun = isBegun(learnt.value.course);
    const title = localize(next.chapter.title);
    return html`<a class="button main" href=${linkTo(next.chapter, next.step)}>${begun ? msg(str`Continue: ${title}`) : msg('Start')}</a>`;
  }

  #chapter(chapter: Chapter): TemplateResult {
    const [done, all] = [doneIn(learnt.value.course, chapter), chapter.steps.length];
    const finished = isChapterDone(learnt.value.course, chapter);
    const guard = chapter.steps.flatMap((step) => (step.kind === 'fight' ? [step.guard] : []))[0];
    return html`<a class="panel chapter" href=${linkTo(chapter, nextIn(learnt.value.course, chapter))}>
      <span class="number ${finished ? 'done' : ''}">${finished ? '✓' : numberOf(chapter)}</span>
      <span>
        <strong>${localize(chapter.title)}</strong>
        <span class="soft">${localize(chapter.about)}</span>
      </span>
      ${guard ? botAvatar(guard, finished ? 'beaten' : 'calm') : nothing}
      <span class="bar soft"><i .style=${`--done: ${(100 * done) / all}%`}></i>${msg(str`${done} of ${all}`)}</span>
    </a>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-learn-page': LearnPage;
  }
}
