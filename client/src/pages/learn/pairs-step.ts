import { msg, str } from '@lit/localize';
import { letterOf } from '@nimhall/shared/game/letters';
import type { PairsStep } from '@nimhall/shared/lesson/lesson';
import { list } from '@nimhall/shared/phrase';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { StepElement } from './step-element.ts';
import { stepLayout } from './step-layout.ts';

/** A power of two in a heap. */
interface Chip {
  readonly heap: number;
  readonly power: number;
}

/** Heaps broken into powers of two: equal ones are crossed out in pairs, and the rest is their nim-sum. */
@customElement('nh-pairs-step')
export class PairsStepElement extends StepElement<PairsStep> {
  static override styles = [
    base,
    controls,
    stepLayout,
    css`
      .thing {
        display: grid;
        place-items: safe center;
        overflow: auto;
        padding: 6px;
        container-type: size;
      }
      table {
        --chip: min(max(48px, min(6rem, 75cqh / var(--down))), (100cqw - 4.5rem) / var(--across) - 2px);
        border-collapse: separate;
        border-spacing: 1px 4px;
      }
      th {
        padding-inline-end: 8px;
        font-size: clamp(1rem, var(--chip) * 0.3, 1.5rem);
        font-weight: 650;
        white-space: nowrap;
        text-align: end;
        font-variant-numeric: tabular-nums;
      }
      td {
        width: var(--chip);
        height: var(--chip);
        padding: 0;
      }
      td button {
        width: 100%;
        height: 100%;
        min-height: 0;
        padding: 0;
        border-radius: 50%;
        font-variant-numeric: tabular-nums;
        font-weight: 650;
        font-size: min(1.75rem, var(--chip) * 0.42);
        border: 2px solid;
      }
      td button:not(.crossed) {
        color: var(--card);
        background: var(--stone);
        border-color: var(--stone-edge);
      }
      td button[aria-pressed='true'] {
        outline: 3px solid var(--accent);
        outline-offset: 1px;
      }
      td .crossed {
        color: var(--soft-ink);
        background: none;
        border-style: dashed;
        border-color: var(--table-edge);
        text-decoration: line-through;
      }
      /* What is left over is what it was all about. */
      .done button:not(.crossed) {
        outline: 3px solid var(--good);
        outline-offset: 1px;
      }
    `,
  ];

  @state() private chosen: Chip | null = null;

  /** Those that are crossed out, by their names. */
  @state() private crossed: ReadonlySet<string> = new Set();

  protected override begin(): void {
    this.chosen = null;
    this.crossed = new Set();
  }

  protected override render() {
    const { step } = this;
    if (!step) return nothing;
    const powers = powersOf(step.heaps);
    return html`<div class="desk">
      ${this.coach()}
      <div class="thing">
        <table class=${this.done ? 'done' : ''} .style=${`--across: ${powers.length}; --down: ${step.heaps.length}`} aria-label=${msg('The heaps, split into powers of two')}>
          <tbody>
            ${step.heaps.map(
              (size, heap) => html`<tr>
                <th scope="row">${letterOf(heap).toUpperCase()} <span class="soft">${size}</span></th>
                ${powers.map((power) => html`<td>${has(size, power) ? this.#chip({ heap, power }) : nothing}</td>`)}
              </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <div class="actions">${this.done ? this.next() : nothing}</div>
    </div>`;
  }

  #chip(chip: Chip): TemplateResult {
    const { heap, power } = chip;
    const crossed = this.crossed.has(nameOf(chip));
    const letter = letterOf(heap).toUpperCase();
    return html`<button
      type="button"
      class=${crossed ? 'crossed' : ''}
      aria-disabled=${crossed || this.done}
      aria-pressed=${this.chosen !== null && nameOf(this.chosen) === nameOf(chip)}
      aria-label=${crossed ? msg(str`${power} of heap ${letter}, crossed out`) : msg(str`${power} of heap ${letter}`)}
      @click=${() => !crossed && !this.done && this.#tap(chip)}
    >
      ${power}
    </button>`;
  }

  #tap(chip: Chip): void {
    const { chosen } = this;
    this.said = null;
    if (!chosen) this.chosen = chip;
    else if (nameOf(chosen) === nameOf(chip)) this.chosen = null;
    else if (chosen.power === chip.power) this.#cross(chosen, chip);
    else {
      this.said = { text: () => msg(str`${chosen.power} and ${chip.power} aren’t a pair. Only equal numbers are.`), tone: 'bad' };
      this.chosen = null;
      const [larger, smaller] = [chosen.power, chip.power].toSorted((a, b) => b - a);
      this.missed(`${larger} ${smaller}`);
    }
  }

  #cross(...pair: readonly Chip[]): void {
    this.chosen = null;
    this.crossed = new Set([...this.crossed, ...pair.map(nameOf)]);
    const left = this.#left();
    if (new Set(left).size < left.length) return;
    const sum = left.reduce((total, power) => total + power, 0);
    this.finish(() => (left.length === 0 ? msg('Nothing is left over. The nim-sum is 0.') : leftInWords(left, sum)));
    void this.focusNext();
  }

  /** What is not crossed out, from the largest. */
  #left(): number[] {
    const { heaps = [] } = this.step ?? {};
    const left = powersOf(heaps).flatMap((power) =>
      heaps.flatMap((size, heap) => (has(size, power) && !this.crossed.has(nameOf({ heap, power })) ? [power] : [])),
    );
    return left;
  }
}

function leftInWords(left: readonly number[], sum: number): string {
  if (left.length === 1) return msg(str`Only ${sum} is left over. That’s the nim-sum.`);
  return msg(str`Left over: ${localize(list('and', left))}. Together they make ${sum}. That’s the nim-sum.`);
}

function nameOf({ heap, power }: Chip): string {
  return `${heap}.${power}`;
}

/** The powers of two that are in some heap, from the largest. */
function powersOf(heaps: readonly number[]): number[] {
  const columns = Math.max(...heaps).toString(2).length;
  return Array.from({ length: columns }, (_, at) => 2 ** (columns - 1 - at));
}

function has(size: number, power: number): boolean {
  return Math.floor(size / power) % 2 === 1;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-pairs-step': PairsStepElement;
  }
}
