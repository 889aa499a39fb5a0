import { msg, str } from '@lit/localize';
import type { Section } from '@nimhall/shared/game/view';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { stoneShape, stoneStyles } from '../stone.ts';
import { stones } from './labels.ts';
import type { Take } from './takes.ts';

/** Sections shown from the top; those below are counted. */
const MOST_SHOWN = 6;

/** A take from this heap: how many, and from which end. */
type Count = Omit<Take, 'letter'>;

/** A heap that is too large to draw: its sections as numbers, and a stepper for how many to take. Fires `nh-count`. */
@customElement('nh-counted-heap')
export class CountedHeap extends LitElement {
  static override styles = [
    base,
    controls,
    stoneStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        align-items: center;
        gap: 6px;
        max-width: 100%;
      }
      ol {
        list-style: none;
        margin: 0;
        padding: 0;
        display: flex;
        flex-direction: column-reverse;
        gap: 2px;
        max-height: 16rem;
        overflow-y: auto;
      }
      li {
        display: flex;
        align-items: center;
        gap: 8px;
        font-size: 1.25rem;
        font-weight: 650;
        font-variant-numeric: tabular-nums;
      }
      svg {
        width: 34px;
        height: 34px;
      }
      .stepper {
        display: flex;
        align-items: center;
        gap: 4px;
      }
      .stepper button {
        width: 44px;
        padding: 0;
        font-size: 1.25rem;
      }
      input {
        width: 5.5rem;
        text-align: center;
        font-variant-numeric: tabular-nums;
      }
      input::-webkit-inner-spin-button {
        display: none;
      }
      .chosen input {
        border-color: var(--accent);
        box-shadow: 0 0 0 1px var(--accent);
      }
      .advice {
        color: var(--halo);
        font-weight: 600;
        font-size: 0.875rem;
      }
    `,
  ];

  /** What labels call it: `Heap A`. */
  @property() name = '';

  /** Its sections, bottom to top. */
  @property({ attribute: false }) sections: readonly Section[] = [];

  /** Which ends may be taken from. */
  @property({ attribute: false }) ends: 'top' | 'both' = 'top';

  /** What of the selection concerns this heap. */
  @property({ attribute: false }) selected: Count | null = null;

  /** Winning takes from this heap, from the overlay. */
  @property({ attribute: false }) advised: readonly Count[] = [];

  /** True while a number may be chosen. */
  @property({ type: Boolean }) playable = false;

  protected override render() {
    const open = this.ends === 'both' && this.sections.length > 1;
    const hidden = this.sections.slice(0, -MOST_SHOWN);
    return html`
      ${open ? this.#stepper('top', msg('Take from the top')) : nothing}
      <ol aria-hidden="true">
        ${hidden.length > 0 ? html`<li class="soft">${msg(str`and ${sizeOf(hidden)} below`)}</li>` : nothing}
        ${this.sections
          .slice(-MOST_SHOWN)
          .map(({ length, colour }) => html`<li><svg viewBox="0 0 40 40">${stoneShape(colour)}</svg>× ${length}</li>`)}
      </ol>
      ${open ? this.#stepper('bottom', msg('Take from the bottom')) : this.#stepper('top', msg('Take'))}
      ${this.advised.slice(0, 3).map((advised) => html`<span class="advice">${adviceInWords(advised)}</span>`)}
    `;
  }

  #stepper(end: Take['end'], verb: string): TemplateResult {
    const count = this.selected?.end === end ? this.selected.count : 0;
    const label = msg(str`${this.name}, ${stones(sizeOf(this.sections))}. ${verb}`);
    return html`<div class="stepper ${count > 0 ? 'chosen' : ''}" role="group" aria-label=${label}>
      <button type="button" aria-label=${msg('One less')} aria-disabled=${!this.playable} @click=${() => this.#count(end, count - 1)}>−</button>
      <input
        type="number"
        inputmode="numeric"
        min="1"
        max=${sizeOf(this.sections)}
        aria-label=${label}
        placeholder=${msg('take')}
        ?readonly=${!this.playable}
        .value=${count > 0 ? String(count) : ''}
        @change=${(event: Event) => this.#count(end, (event.target as HTMLInputElement).valueAsNumber)}
      />
      <button type="button" aria-label=${msg('One more')} aria-disabled=${!this.playable} @click=${() => this.#count(end, count + 1)}>+</button>
    </div>`;
  }

  #count(end: Take['end'], wanted: number): void {
    if (!this.playable || Number.isNaN(wanted)) return;
    const count = Math.min(Math.max(1, Math.trunc(wanted)), sizeOf(this.sections));
    this.dispatchEvent(new CustomEvent<Count>('nh-count', { detail: { end, count } }));
  }
}

function adviceInWords({ end, count }: Count): string {
  return end === 'bottom' ? msg(str`take ${count} below`) : msg(str`take ${count}`);
}

function sizeOf(sections: readonly Section[]): number {
  return sections.reduce((sum, { length }) => sum + length, 0);
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-counted-heap': CountedHeap;
  }
}
