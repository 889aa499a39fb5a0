import { msg, str } from '@lit/localize';
import { type ChooseStep, type Option, placed } from '@nimhall/shared/lesson/lesson';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { localize } from '../../i18n/language.ts';
import { boardPositionOf } from '../../position/board-position.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import '../../components/board/mini/mini-board.ts';
import { drawingStyles, drawn } from '../../components/explanation/drawings/drawing.ts';
import { answerStyles } from './answers.ts';
import { StepElement } from './step-element.ts';
import { stepLayout } from './step-layout.ts';

/** A question with a few answers: a choice is answered at once, and the right one leads on. */
@customElement('nh-choose-step')
export class ChooseStepElement extends StepElement<ChooseStep> {
  static override styles = [
    base,
    controls,
    stepLayout,
    answerStyles,
    css`
      .thing {
        display: grid;
        place-items: safe center;
        overflow: auto;
        padding: 10px;
        container-type: size;
      }
      .thing table {
        font-size: clamp(0.75rem, 5cqh, 1.5rem);
      }
      nh-mini-board {
        width: 100%;
        height: 100%;
        max-height: 20rem;
        min-height: 0;
      }
      /* Short answers share a line, a long one has its own. */
      .answer {
        flex-basis: auto;
        max-width: 100%;
      }
      @media (max-width: 26rem) {
        .thing {
          padding: 4px;
        }
      }
      @container (max-height: 13rem) {
        .thing table {
          border-spacing: 1px;
          font-size: clamp(0.75rem, 8cqh, 1rem);
          line-height: 1.1;
        }
        .thing th,
        .thing td {
          padding: 0 6px;
        }
        .thing .cell {
          font-size: 0.875rem;
          line-height: 1.1;
        }
      }
    `,
    drawingStyles,
  ];

  /** The answers that were tried and are wrong. */
  @state() private wrong: ReadonlySet<Option> = new Set();

  protected override begin(): void {
    this.wrong = new Set();
  }

  protected override render() {
    const { step } = this;
    if (!step) return nothing;
    return html`<div class="desk">
      ${this.coach({ asks: true })}
      <div class="thing" tabindex="-1">${this.#shown()}</div>
      <div class="actions answers">
        <div class="options ${this.done ? 'waits' : ''}">${step.options.map((option) => this.#option(option))}</div>
        ${this.done ? html`<div class="on">${this.next()}</div>` : nothing}
      </div>
    </div>`;
  }

  #shown(): TemplateResult | typeof nothing {
    const shows = this.step?.shows;
    if (!shows) return nothing;
    if ('kind' in shows) return html`${drawn(shows)}`;
    const scene = boardPositionOf(placed(shows));
    return scene.ok ? html`<nh-mini-board .view=${scene.value.view} .now=${scene.value.now}></nh-mini-board>` : nothing;
  }

  #option(option: Option): TemplateResult {
    const wrong = this.wrong.has(option);
    return html`<button type="button" class="answer ${wrong ? 'wrong' : ''}" aria-disabled=${wrong} @click=${() => !wrong && this.#choose(option)}>
      ${localize(option.says)}
    </button>`;
  }

  #choose(option: Option): void {
    const because = () => localize(option.because.says);
    if (option.right) {
      this.finish(because);
      void this.focusNext();
    } else {
      this.wrong = new Set([...this.wrong, option]);
      this.missed(String(this.step?.options.indexOf(option)));
      this.said = { text: () => msg(str`No. ${because()}`), tone: 'bad' };
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-choose-step': ChooseStepElement;
  }
}
