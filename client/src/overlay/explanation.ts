import { msg } from '@lit/localize';
import type { Explanation as ExplanationData } from '@nimhall/shared/game/explanation';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../styles/base.ts';
import { eenyMeeny } from './drawings/eeny-meeny.ts';
import { endNim } from './drawings/end-nim.ts';
import { goldenPairs } from './drawings/golden-pairs.ts';
import { mooreColumns } from './drawings/moore-columns.ts';
import { parity } from './drawings/parity.ts';
import { partner } from './drawings/partner.ts';
import { residues } from './drawings/residues.ts';
import { stageChain } from './drawings/stage-chain.ts';
import { drawingStyles } from './drawings/styles.ts';
import { xorColumns } from './drawings/xor-columns.ts';
import { explanationInWords } from './words/explanation.ts';

/** Why a verdict holds: drawn in the game's own terms, and in words. */
@customElement('nh-explanation')
export class Explanation extends LitElement {
  static override styles = [base, drawingStyles];

  /** What the solver says about a position. */
  @property({ attribute: false }) explanation: ExplanationData | null = null;

  protected override render() {
    if (!this.explanation) return nothing;
    const [first, ...others] = explanationInWords(this.explanation);
    const drawn = drawing(this.explanation);
    return html`
      <p>${first}</p>
      ${drawn === nothing ? nothing : html`<div class="drawing" role="group" aria-label=${msg('Drawing')} tabindex="0">${drawn}</div>`}
      ${others.map((sentence) => html`<p>${sentence}</p>`)}
    `;
  }
}

/** The drawing of an explanation; those that are only words have none. */
function drawing(explanation: ExplanationData): TemplateResult | typeof nothing {
  switch (explanation.kind) {
    case 'xor-columns':
      return xorColumns(explanation);
    case 'residues':
      return residues(explanation);
    case 'eeny-meeny':
      return eenyMeeny(explanation);
    case 'end-nim':
      return endNim(explanation);
    case 'moore-columns':
      return mooreColumns(explanation);
    case 'parity':
      return parity(explanation);
    case 'partner':
      return partner(explanation);
    case 'golden-pairs':
      return goldenPairs(explanation);
    case 'stage-chain':
      return stageChain(explanation);
    case 'table':
    case 'search':
    case 'unknown':
      return nothing;
    default:
      return explanation satisfies never;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-explanation': Explanation;
  }
}
