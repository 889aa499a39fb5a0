import { msg } from '@lit/localize';
import type { View } from '@nimhall/shared/game/view';
import { count } from '@nimhall/shared/phrase';
import { mayFindMore } from '@nimhall/shared/solver/analysis';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localize } from '../../i18n/language.ts';
import '../../components/explanation/position-analysis.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import type { PositionReport } from './analyser.ts';

/** The result of an analysis, or its progress. Fires `nh-stop` and `nh-longer`. */
@customElement('nh-analysis-panel')
export class AnalysisPanel extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        /* The page keeps more height than this needs while it is calculated. */
        align-content: start;
        gap: 10px;
      }
      .work {
        display: grid;
        gap: 8px;
        justify-items: start;
      }
      progress {
        width: 100%;
        accent-color: var(--halo);
      }
      table {
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }
      th,
      td {
        text-align: start;
        padding: 2px 16px 2px 0;
      }
      /* A long position is broken, so that its value stays in sight. */
      td:first-child {
        overflow-wrap: anywhere;
      }
      .values {
        max-height: 11rem;
        overflow-y: auto;
      }
    `,
  ];

  @property({ attribute: false }) examination: PositionReport | null = null;

  @property({ attribute: false }) view: View | null = null;

  /** True when nothing can be played any more. */
  @property({ type: Boolean }) final = false;

  /** The lesson about it; null if there is none. */
  @property({ attribute: false }) lesson: string | null = null;

  protected override render() {
    const { examination } = this;
    if (!examination) return nothing;
    const { analysis, looked, stopped, playing } = examination;
    if (playing) return html`<p>${msg('You’re playing this position now. You can analyze it after the next move.')}</p>`;
    if (!this.final && looked !== null) return this.#working(looked);
    if (!this.final && stopped) return html`<div class="work"><p>${msg('Stopped.')}</p>${this.#longer()}</div>`;
    return html`
      <nh-position-analysis .analysis=${analysis} .view=${this.view} ?final=${this.final} .lesson=${this.lesson}></nh-position-analysis>
      ${analysis && !this.final && mayFindMore(analysis) ? this.#longer() : nothing} ${analysis && !this.final ? this.#values() : nothing}
    `;
  }

  #working(looked: number): TemplateResult {
    return html`<div class="work">
      <label for="work">${looked === 0 ? msg('Calculating…') : localize(count(looked, 'Calculating, {0} position so far…', 'Calculating, {0} positions so far…'))}</label>
      <progress id="work"></progress>
      <button type="button" @click=${() => this.#fire('nh-stop')}>${msg('Stop')}</button>
    </div>`;
  }

  #longer(): TemplateResult {
    return html`<button type="button" @click=${() => this.#fire('nh-longer')}>${msg('Think longer')}</button>`;
  }

  /** The value of the whole and of each part; where sums do not reduce to numbers, nothing. */
  #values(): TemplateResult | typeof nothing {
    const { nimber = null, parts = [] } = this.examination?.analysis ?? {};
    // The reasons tell the parts of a drawing by its spots; the text of one says nothing to people.
    if (this.view?.kind === 'map' || parts.every((part) => part.nimber === null)) return nothing;
    return html`<div class="values" tabindex="0" role="region" aria-label=${msg('Values')}>
      <table>
        <tr><th scope="col">${msg('Part')}</th><th scope="col">${msg('Value')}</th></tr>
        ${parts.map((part) => html`<tr><td>${part.at ? html`<b>${part.at.toUpperCase()}</b> ` : nothing}${part.position}</td><td>${part.nimber === null ? '?' : `✱${part.nimber}`}</td></tr>`)}
        ${nimber === null || parts.length === 1 ? nothing : html`<tr><th scope="row">${msg('Total')}</th><td>✱${nimber}</td></tr>`}
      </table>
    </div>`;
  }

  #fire(name: 'nh-stop' | 'nh-longer'): void {
    this.dispatchEvent(new CustomEvent(name));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-analysis-panel': AnalysisPanel;
  }
}
