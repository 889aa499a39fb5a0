import { msg } from '@lit/localize';
import type { Drawing, Explanation as ExplanationData } from '@nimhall/shared/game/explanation';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { ResizeController } from '../ui/resize-controller.ts';
import { drawingStyles, drawn } from './drawings/drawing.ts';

/** Why a verdict holds, in drawings and words of the game itself. */
@customElement('nh-explanation')
export class Explanation extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host,
      .theory {
        display: grid;
        gap: 8px;
        min-width: 0;
      }
      .drawings {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: 8px 18px;
        overflow-x: auto;
        padding: 3px;
      }
    `,
    drawingStyles,
  ];

  /** The solver's explanation of a position. */
  @property({ attribute: false }) explanation: ExplanationData | null = null;

  /** Where the page is narrower than a drawing, as after a phone is turned. */
  protected readonly resize = new ResizeController(this, () => this.#bringIntoSight());

  protected override updated(): void {
    this.#bringIntoSight();
  }

  protected override render() {
    if (!this.explanation) return nothing;
    const { simply } = this.explanation;
    if (!simply) return reason(this.explanation);
    return html`${reason(simply)}
      <details>
        <summary>${msg('Theory')}</summary>
        <div class="theory">${reason(this.explanation)}</div>
      </details>`;
  }

  /** A wide drawing is scrolled to what stands out in it, but for a list, which is read from its names on. */
  #bringIntoSight(): void {
    for (const drawing of this.renderRoot.querySelectorAll('.drawings, .strip')) {
      const key = drawing.querySelector(':is(.cell, .tiles td).key')?.getBoundingClientRect();
      const { left, right, width } = drawing.getBoundingClientRect();
      if (key && (key.left < left || key.right > right)) drawing.scrollLeft += key.right - left - width / 2;
    }
  }
}

/** Sentences, with the drawings below the first; a worked step is below the last, which introduces it. */
function reason({ sentences, drawings }: Pick<ExplanationData, 'sentences' | 'drawings'>): TemplateResult {
  const [first, ...others] = sentences.map(({ says }) => html`<p>${localize(says)}</p>`);
  const steps = drawings.filter(({ kind }) => kind === 'options');
  return html`${first}${together(drawings.filter((drawing) => !steps.includes(drawing)))}${others}${together(steps)}`;
}

function together(drawings: readonly Drawing[]): TemplateResult | typeof nothing {
  if (drawings.length === 0) return nothing;
  return html`<div class="drawings" role="group" aria-label=${msg('Drawing')} tabindex="0">${drawings.map(drawn)}</div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-explanation': Explanation;
  }
}
