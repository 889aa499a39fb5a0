import { msg, str } from '@lit/localize';
import { CHAPTERS, numberOf } from '@nimhall/shared/lesson/chapters';
import type { Chapter } from '@nimhall/shared/lesson/lesson';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { inOurLanguage } from '../../ground/i18n/language.ts';
import { Watch } from '../../ground/store/watch.ts';
import { base } from '../../ground/styles/base.ts';
import { controls } from '../../ground/styles/controls.ts';
import { panel } from '../../ground/styles/panel.ts';
import { setTitle } from '../../parts/page/title.ts';
import '../../parts/share/copy-field.ts';
import { botFace } from '../../parts/ui/face.ts';
import { faceStyles } from '../../parts/ui/face-styles.ts';
import { codeOf, doneIn, isChapterDone, linkTo, nextIn, nextStep, progress, withCode } from './progress.ts';

/** The map of the course: its chapters, how far one is, and where to go on. */
@customElement('nh-learn-page')
export class LearnPage extends LitElement {
  static override styles = [
    base,
    controls,
    panel,
    faceStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 14px;
        max-width: 52rem;
        margin-inline: auto;
      }
      .head {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 8px 24px;
      }
      .head p {
        max-width: 34rem;
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
      .carry {
        display: grid;
        gap: 10px;
      }
      form {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: 8px;
      }
      form label {
        flex: 1 1 14rem;
      }
      form input {
        display: block;
        width: 100%;
        margin-top: 6px;
      }
      .answer:empty {
        display: none;
      }
    `,
  ];

  /** What is said to a code that was entered. */
  @state() private answer = '';

  protected readonly watch = new Watch(this, progress);

  override connectedCallback(): void {
    super.connectedCallback();
    setTitle(msg('Learn'));
  }

  protected override render() {
    return html`
      <div class="head">
        <div>
          <h1>${msg('Learn')}</h1>
          <p class="soft">${msg('From your first move to knowing who wins, by playing. Nothing is needed but a little time.')}</p>
        </div>
        ${this.#onward()}
      </div>
      <a class="panel chapter" href="/learn/practice">
        <span class="number" aria-hidden="true">?</span>
        <span>
          <strong>${msg('Practice')}</strong>
          <span class="soft">${msg('Three puzzles a day, the same for everybody, and as many more as you like.')}</span>
        </span>
      </a>
      <ol>
        ${CHAPTERS.map((chapter) => html`<li>${this.#chapter(chapter)}</li>`)}
      </ol>
      ${this.#carry()}
    `;
  }

  #onward(): TemplateResult | typeof nothing {
    const next = nextStep(progress.value);
    if (!next) return html`<p>${msg('You have done it all!')}</p>`;
    const begun = Object.keys(progress.value.done).length > 0;
    const title = inOurLanguage(next.chapter.title);
    return html`<a class="button main" href=${linkTo(next.chapter, next.step)}>${begun ? msg(str`Go on: ${title}`) : msg('Begin')}</a>`;
  }

  #chapter(chapter: Chapter): TemplateResult {
    const [done, all] = [doneIn(progress.value, chapter), chapter.steps.length];
    const finished = isChapterDone(progress.value, chapter);
    const guard = chapter.steps.flatMap((step) => (step.kind === 'fight' ? [step.guard] : []))[0];
    return html`<a class="panel chapter" href=${linkTo(chapter, nextIn(progress.value, chapter))}>
      <span class="number ${finished ? 'done' : ''}">${finished ? '✓' : numberOf(chapter)}</span>
      <span>
        <strong>${inOurLanguage(chapter.title)}</strong>
        <span class="soft">${inOurLanguage(chapter.about)}</span>
      </span>
      ${guard ? botFace(guard, finished ? 'beaten' : 'calm') : nothing}
      <span class="bar soft"><i .style=${`--done: ${(100 * done) / all}%`}></i>${msg(str`${done} of ${all}`)}</span>
    </a>`;
  }

  #carry(): TemplateResult {
    return html`<details class="panel">
      <summary>${msg('Go on at another device')}</summary>
      <div class="carry">
        <nh-copy-field label=${msg('Your code: enter it there')} .value=${codeOf(progress.value)}></nh-copy-field>
        <form @submit=${this.#onCode}>
          <label>${msg('A code from another device')}<input name="code" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="200" /></label>
          <button type="submit">${msg('Take it over')}</button>
        </form>
        <p class="answer" role="status">${this.answer}</p>
      </div>
    </details>`;
  }

  #onCode(event: Event): void {
    event.preventDefault();
    const code = new FormData(event.target as HTMLFormElement).get('code');
    const merged = withCode(progress.value, String(code));
    this.answer = merged ? msg('Done: both are now together here.') : msg('This is no code of ours. It begins with nim1.');
    if (merged) progress.set(merged);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-learn-page': LearnPage;
  }
}
