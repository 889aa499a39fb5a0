import { msg } from '@lit/localize';
import type { Params } from '@nimhall/shared/game/params';
import { linesOf, type Terms } from '@nimhall/shared/lab/series/terms';
import { say } from '@nimhall/shared/phrase';
import { css, html, LitElement, nothing, type PropertyValues, svg } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { localize } from '../../../i18n/language.ts';
import { base } from '../../../styles/base.ts';
import { panel } from '../../../styles/panel.ts';
import { TaskController } from '../work/task-controller.ts';
import { sequenceLink } from './sequence-query.ts';
import { repeatInWords } from './words.ts';

/** The largest size that is drawn, and how many are drawn at least, and without a repetition. */
const LAST = 119;
const LEAST = 48;
const USUAL = 96;

/** The size that is named until another one is pointed at, where the first position has several parts. */
const FIRST_NAMED = 12;

/** What each row or heap of a game is worth, as bars, for the page of that game. They are computed once it is in sight. */
@customElement('nh-values-chart')
export class ValuesChart extends LitElement {
  static override styles = [
    base,
    panel,
    css`
      section {
        display: grid;
        gap: 8px 24px;
      }
      .head {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        justify-content: space-between;
        gap: 0 16px;
      }
      .head a {
        display: inline-flex;
        align-items: center;
        min-height: 44px;
      }
      .bars {
        display: block;
        width: 100%;
        height: 8.5rem;
        border-bottom: 2px solid var(--line);
        touch-action: pan-y;
        fill: var(--field-line);
      }
      .repeats {
        fill: var(--halo);
      }
      .at {
        fill: var(--accent-soft);
      }
      .named {
        fill: var(--accent);
      }
      .ends {
        display: flex;
        justify-content: space-between;
        font-variant-numeric: tabular-nums;
      }
      .told {
        min-height: 3lh;
        display: grid;
        align-content: start;
        gap: 4px;
      }
    `,
  ];

  @property({ attribute: false }) game = '';

  @property({ attribute: false }) params: Params = {};

  @state() private terms: Terms | null = null;

  /** The position that is looked at: of a single part the chart names its size. */
  @property({ attribute: false }) start = '';

  /** The size that is pointed at; null before. */
  @state() private pointed: number | null = null;

  @state() private isInSight = false;

  readonly #task = new TaskController(this);

  readonly #sight = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) this.isInSight = true;
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.#sight.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sight.disconnect();
  }

  protected override updated(changed: PropertyValues): void {
    if (this.isInSight && (changed.has('game') || changed.has('params') || changed.has('isInSight'))) this.#compute();
  }

  protected override render() {
    const { game, params, terms } = this;
    const [line] = linesOf(game);
    // A heap of Nim is worth its own size.
    if (!line?.bySize || game === 'nim') return nothing;
    const isRow = line.id === 'row';
    const values = terms ? shownOf(terms) : [];
    const most = Math.max(1, ...values);
    const starts = terms?.repeat?.start ?? values.length;
    const own = /^\d+$/.test(this.start) ? Number(this.start) : FIRST_NAMED;
    const named = Math.max(0, Math.min(this.pointed ?? own, values.length - 1));
    return html`<section class="panel">
      <div class="head">
        <h2>${isRow ? localize(say`What a row is worth`) : localize(say`What a heap is worth`)}</h2>
        <a href=${sequenceLink({ game, params, misere: false, line, to: 200 })}>${localize(say`Explore values`)}</a>
      </div>
      <svg class="bars" viewBox="0 0 ${Math.max(1, values.length)} ${most}" preserveAspectRatio="none" aria-hidden="true" @pointermove=${this.#point} @pointerdown=${this.#point}>
        <rect class="at" x=${named} width=${values.length === 0 ? 0 : 1} height=${most} />
        ${values.map((value, size) => svg`<rect class=${size === named ? 'named' : size >= starts ? 'repeats' : ''} x=${size + 0.1} y=${most - value} width="0.8" height=${value} />`)}
      </svg>
      <p class="ends soft" aria-hidden="true"><span>0</span><span>${terms ? values.length - 1 : ''}</span></p>
      <div class="told">
        ${
          terms
            ? html`<p><b>${isRow ? rowInWords(named, values[named] ?? 0) : heapInWords(named, values[named] ?? 0)}</b></p>
                <p class="soft">${repeatInWords(terms)}</p>`
            : html`<p class="soft">${msg('Calculating…')}</p>`
        }
      </div>
    </section>`;
  }

  #compute(): void {
    const { game, params } = this;
    this.terms = null;
    this.#task.start(
      'terms',
      { game, params, misere: false, to: LAST },
      {
        done: (found) => {
          this.terms = found.ok ? found.value : null;
        },
      },
    );
  }

  readonly #point = ({ clientX, currentTarget }: PointerEvent): void => {
    const { left, width } = (currentTarget as Element).getBoundingClientRect();
    const count = this.terms ? shownOf(this.terms).length : 0;
    if (count > 0) this.pointed = Math.max(0, Math.min(count - 1, Math.floor((count * (clientX - left)) / width)));
  };
}

/** Two rounds of the repetition, if there is room for them. */
function shownOf({ values, repeat }: Terms): readonly number[] {
  const wanted = repeat ? Math.max(LEAST, repeat.start + 2 * repeat.length) : USUAL;
  return [...values.subarray(0, wanted)];
}

function rowInWords(size: number, value: number): string {
  return value === 0 ? localize(say`A row of ${size} is worth nothing.`) : localize(say`A row of ${size} is worth a Nim heap of ${value}.`);
}

function heapInWords(size: number, value: number): string {
  return value === 0
    ? localize(say`A heap of ${size} is worth nothing.`)
    : localize(say`A heap of ${size} is worth a Nim heap of ${value}.`);
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-values-chart': ValuesChart;
  }
}
