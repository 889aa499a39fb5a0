import { msg, str } from '@lit/localize';
import type { Terms } from '@nimhall/shared/lab/series/terms';
import { css, html, LitElement, type PropertyValues, unsafeCSS } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import UPlot from 'uplot';
import plotStyles from 'uplot/dist/uPlot.min.css?inline';
import { AppearanceController } from '../../../components/ui/appearance-controller.ts';
import { ResizeController } from '../../../components/ui/resize-controller.ts';
import { language, localize } from '../../../i18n/language.ts';
import { base } from '../../../styles/base.ts';
import { checkboxes } from '../../../styles/checkboxes.ts';
import { controls } from '../../../styles/controls.ts';
import { type Dots, thinned } from './thinned.ts';

const HEIGHT = 260;

/** The terms of a sequence as dots over their numbers; of very many, the smallest and the largest of each stretch. */
@customElement('nh-sequence-plot')
export class SequencePlot extends LitElement {
  static override styles = [
    unsafeCSS(plotStyles),
    base,
    controls,
    checkboxes,
    css`
      .plot {
        height: ${HEIGHT}px;
        overflow: hidden;
      }
    `,
  ];

  @property({ attribute: false }) terms: Terms | null = null;

  /** What the numbers count. */
  @property() of = '';

  /** What is drawn. */
  #dots: Dots | null = null;

  /** True for a logarithmic axis. */
  @state() private logarithmic = false;

  @query('.plot') private readonly place?: HTMLElement;

  #plot: UPlot | null = null;

  /** The language of its numbers. */
  #drawnIn = language();

  protected readonly resize = new ResizeController(this, () => this.#fit());

  protected readonly appearance = new AppearanceController(this, () => this.#draw());

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#plot?.destroy();
    this.#plot = null;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('terms') || changed.has('logarithmic')) this.#dots = this.terms && thinned(this.terms, this.logarithmic);
  }

  protected override render() {
    const { terms } = this;
    const last = terms ? terms.from + terms.values.length - 1 : 0;
    const stretch = this.#dots?.stretch ?? 1;
    return html`
      <div class="plot" role="img" aria-label=${msg(str`Values of ${this.of} up to ${last.toString()}. The table below shows the same.`)}></div>
      <label class="choice"><input type="checkbox" .checked=${this.logarithmic} @change=${(event: Event) => this.#setScale(event)} />${msg('Logarithmic sizes')}</label>
      <p class="soft">${stretch > 1 ? msg(str`Each pair of dots shows the smallest and largest of ${stretch.toString()} terms.`) : ''}</p>
    `;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('terms') || changed.has('logarithmic') || this.#drawnIn !== language()) this.#draw();
  }

  #setScale(event: Event): void {
    this.logarithmic = (event.target as HTMLInputElement).checked;
  }

  #draw(): void {
    this.#plot?.destroy();
    this.#plot = null;
    this.#drawnIn = language();
    const { place } = this;
    if (!place || !this.#dots || this.#dots.values.length === 0) return;
    const style = getComputedStyle(this);
    const ink = style.getPropertyValue('--soft-ink');
    const axis = {
      font: `12px ${style.fontFamily}`,
      stroke: ink,
      grid: { stroke: style.getPropertyValue('--line'), width: 1 },
      ticks: { show: false },
      // On its own the library writes numbers in the language of the browser. A logarithmic axis leaves some of them out.
      values: (_: UPlot, splits: (number | null)[]) => splits.map((each) => (each === null ? '' : localize(each))),
    };
    const { sizes, values } = this.#dots;
    this.#plot = new UPlot(
      {
        width: Math.max(1, place.clientWidth),
        height: HEIGHT,
        legend: { show: false },
        cursor: { drag: { x: true, y: false } },
        scales: { x: { time: false, distr: this.logarithmic ? 3 : 1 } },
        axes: [axis, { ...axis, size: 20 + 8 * String(Math.max(...values)).length }],
        series: [
          {},
          {
            stroke: style.getPropertyValue('--accent'),
            paths: () => null,
            points: { show: true, size: 4, fill: style.getPropertyValue('--accent') },
          },
        ],
      },
      [sizes, values],
      place,
    );
  }

  #fit(): void {
    if (this.place) this.#plot?.setSize({ width: Math.max(1, this.place.clientWidth), height: HEIGHT });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-sequence-plot': SequencePlot;
  }
}
