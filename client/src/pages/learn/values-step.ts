import { msg, str } from '@lit/localize';
import type { ValuesStep } from '@nimhall/shared/lesson/lesson';
import { type Left, leftFrom, smallestMissing } from '@nimhall/shared/lesson/values';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { boardPositionOf } from '../../position/board-position.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import '../../components/board/mini/mini-board.ts';
import './number-keys.ts';
import type { NumberEvent } from './number-keys.ts';
import { StepElement } from './step-element.ts';
import { stepLayout } from './step-layout.ts';
import { tooLargeInWords } from './too-large.ts';

/** Nimbers of heaps or rows, from the smallest up: the values of all options are shown, and the smallest missing number is asked for. */
@customElement('nh-values-step')
export class ValuesStepElement extends StepElement<ValuesStep> {
  static override styles = [
    base,
    controls,
    stepLayout,
    css`
      .thing {
        display: grid;
        grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
        gap: 6px;
        padding: 8px;
        overflow: hidden;
        font-variant-numeric: tabular-nums;
      }
      table {
        display: block;
        overflow-x: auto;
        margin-inline: auto;
        max-width: 100%;
        border-spacing: 0;
        line-height: 1.2;
      }
      th,
      td {
        min-width: 1.5em;
        padding: 2px 4px;
        text-align: center;
      }
      thead th {
        color: var(--soft-ink);
        font-weight: 500;
        font-size: 0.875em;
      }
      tbody td {
        font-weight: 700;
        background: var(--card);
        border: 1px solid var(--field-line);
      }
      .here {
        outline: 3px solid var(--accent);
        outline-offset: -2px;
      }
      nh-mini-board {
        width: 100%;
        height: 100%;
        min-height: 0;
        max-height: 20rem;
        align-self: center;
      }
      @media (min-width: 45rem) and (min-height: 32rem) {
        .thing {
          padding: 20px;
          font-size: 1.5rem;
        }
        th,
        td {
          min-width: 2em;
          padding: 4px;
        }
      }
      ul {
        list-style: none;
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 4px;
        margin: 0;
        padding: 0;
      }
      li {
        padding: 1px 8px;
        border-radius: 8px;
        background: var(--card);
        white-space: nowrap;
      }
      li strong {
        color: var(--halo);
      }
      li.clash {
        color: var(--on-accent);
        background: var(--accent);
      }
      li.clash strong {
        color: inherit;
      }
    `,
  ];

  /** The size that is asked for; beyond the last one when all are done. */
  @state() private size = 0;

  /** The last number that was wrong; null where none was. */
  @state() private wrong: number | null = null;

  /** The nimbers that are known. */
  #known: number[] = [];

  #left: readonly Left[] = [];

  protected override begin(): void {
    const { step } = this;
    if (!step) return;
    this.#known = Array.from({ length: step.from }, (_, size) => smallestMissing(leftFrom(step.game, step.params, `${size}`)));
    this.#ask(step.from);
  }

  protected override render() {
    const { step, size } = this;
    if (!step) return nothing;
    const sizes = Array.from({ length: step.upTo + 1 }, (_, at) => at);
    const scene = boardPositionOf({ game: step.game, params: step.params ?? {}, position: `${Math.min(size, step.upTo)}` });
    return html`<div class="desk">
      ${this.coach()}
      <div class="thing">
        <table>
          <caption class="unseen">${msg('What each size is worth')}</caption>
          <thead>
            <tr>
              ${sizes.map((each) => html`<th scope="col">${each}</th>`)}
            </tr>
          </thead>
          <tbody>
            <tr>
              ${sizes.map((each) => html`<td class=${each === size ? 'here' : ''}>${this.#known[each] ?? (each === size ? '?' : '')}</td>`)}
            </tr>
          </tbody>
        </table>
        ${scene.ok ? html`<nh-mini-board .view=${scene.value.view} .now=${scene.value.now}></nh-mini-board>` : nothing}
        <ul aria-label=${msg('What a move can leave, and its value')}>
          ${this.#left.map((left) => this.#chip(left))}
        </ul>
      </div>
      <div class="actions">
        ${this.done ? this.next() : html`<nh-number-keys .count=${8} @nh-number=${(event: NumberEvent) => this.#enter(event.number)}></nh-number-keys>`}
      </div>
    </div>`;
  }

  #chip(left: Left): TemplateResult {
    return html`<li class=${left.nimber === this.wrong ? 'clash' : ''}>${nameOf(left)} → <strong>${left.nimber}</strong></li>`;
  }

  #ask(size: number): void {
    const { step } = this;
    if (!step) return;
    this.size = size;
    this.wrong = null;
    this.#left = size <= step.upTo ? leftFrom(step.game, step.params, `${size}`) : [];
  }

  #enter(number: number): void {
    const { step, size } = this;
    if (!step || this.done) return;
    const right = smallestMissing(this.#left);
    if (number !== right) {
      this.wrong = number;
      this.missed(`${size} ${number}`);
      const clash = this.#left.find(({ nimber }) => nimber === number);
      this.said = { text: () => (clash ? clashInWords(clash) : tooLargeInWords(right)), tone: 'bad' };
      return;
    }
    this.#known = [...this.#known, number];
    const told = () => msg(str`${size} is worth ${number}.`);
    if (size === step.upTo) {
      this.#ask(size + 1);
      this.finish(told);
      void this.focusNext();
      return;
    }
    this.#ask(size + 1);
    this.said = { text: told, tone: 'good' };
  }
}

function clashInWords(left: Left): string {
  return left.parts.length === 0
    ? msg(str`A move can leave nothing, which is already worth ${left.nimber}.`)
    : msg(str`A move can leave ${nameOf(left)}, which is already worth ${left.nimber}.`);
}

function nameOf({ parts }: Left): string {
  return parts.join(' + ') || '0';
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-values-step': ValuesStepElement;
  }
}
