import { msg } from '@lit/localize';
import type { Sentence } from '@nimhall/shared/game/explanation';
import type { Step } from '@nimhall/shared/lesson/lesson';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { localize } from '../../i18n/language.ts';

/** Fired for a mistake, a hint, a finished step, and a request to go on. A mistake has its answer, as `readStepAnswer` reads it. */
export class StepEvent extends Event {
  readonly answer: string;

  constructor(type: 'nh-missed' | 'nh-hinted' | 'nh-done' | 'nh-next', answer = '') {
    super(type, { bubbles: true, composed: true });
    this.answer = answer;
  }
}

/** A text that is put together each time it is drawn, so that it follows the language of the page. */
export type Words = () => string;

/** The text shown in place of the task. */
export interface Said {
  readonly text: Words;
  readonly tone: 'good' | 'bad' | 'hint';
}

/** Content beside the text. */
interface Beside {
  readonly hint?: (() => void) | null;
  readonly face?: TemplateResult | typeof nothing;
  readonly after?: Words | null;
  /** Which of several questions it is. */
  readonly count?: string;
  /** True where the task is a question: it stays above a wrong answer. */
  readonly asks?: boolean;
}

/** Longer texts are set smaller on a phone, where they would not fit. */
const MUCH = 190;

const BULB = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M9 17.5h6m-5 3h4M12 3.5a6 6 0 0 0-3.6 10.8c.6.5.9 1 .9 1.7v1.5h5.4V16c0-.7.3-1.2.9-1.7A6 6 0 0 0 12 3.5Z" />
</svg>`;

/**
 * The base of all steps: the text above, of constant height; in the middle the board; below the buttons, and at last the one that leads on.
 * Children replace the task; the slot `onward` is beside the button that leads on.
 */
export abstract class StepElement<Kind extends Step = Step> extends LitElement {
  @property({ attribute: false }) step: Kind | null = null;

  /** Whether somebody else decides when to go on. */
  @property({ attribute: false }) held = false;

  /** The text in place of the task; null for the task. */
  @state() protected said: Said | null = null;

  /** True once it is done in this visit. */
  @state() protected done = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('step')) return;
    this.said = null;
    this.done = false;
    this.begin();
  }

  /** Begins with a new step. */
  protected abstract begin(): void;

  /** Shows what to remember, after an answer if there is one, and that the step is finished. */
  protected finish(answer: Words = () => '', tone: Said['tone'] = 'good'): void {
    if (!this.step || this.done) return;
    const { remember = [] } = this.step;
    this.said = { text: () => [answer(), told(remember)].filter(Boolean).join(' ') || msg('Well done.'), tone };
    this.done = true;
    this.dispatchEvent(new StepEvent('nh-done'));
  }

  /** Tells of a mistake; its answer as `readStepAnswer` reads it. */
  protected missed(answer = ''): void {
    this.dispatchEvent(new StepEvent('nh-missed', answer));
  }

  /** The text above the board: the task, or its replacement; beside it a lamp if there are hints. */
  protected coach({ hint = null, face = nothing, after = null, count = '', asks = false }: Beside = {}): TemplateResult {
    const { step, said } = this;
    const stays = !said || (asks && !(this.done && said.tone === 'good'));
    const task = stays && step ? step.says.map(({ says }) => localize(says)) : [];
    const answer = (said?.text ?? after)?.() ?? '';
    const length = [...task, answer].join(' ').length;
    return html`<div class="coach ${said?.tone ?? ''} ${said && length > MUCH ? 'much' : ''}">
      ${face}
      <div class="speech" tabindex="-1">
        ${stays ? html`<slot>${task.map((says) => html`<p>${says}</p>`)}</slot>` : nothing}
        <p role="status">${answer}</p>
      </div>
      ${count ? html`<span class="count soft">${count}</span>` : nothing}
      ${
        hint
          ? html`<button type="button" class="lamp" aria-label=${msg('Hint')} title=${msg('Hint')} @click=${hint}>${BULB}</button>`
          : nothing
      }
    </div>`;
  }

  /** The button that leads on. */
  protected next(): TemplateResult {
    return html`<slot name="onward"></slot>
      ${this.held ? nothing : this.#continue()}`;
  }

  #continue(): TemplateResult {
    return html`<button type="button" class="main" data-focus @click=${() => this.dispatchEvent(new StepEvent('nh-next'))}>${msg('Continue')}</button>`;
  }

  /** Moves the focus to what comes next, because the focused control may be gone. */
  protected async focusNext(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('[data-focus]')?.focus({ preventScroll: true });
  }
}

/** Sentences in one breath. */
export function told(sentences: readonly Sentence[]): string {
  return sentences.map(({ says }) => localize(says)).join(' ');
}
