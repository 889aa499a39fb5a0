import { msg } from '@lit/localize';
import { readGame } from '@nimhall/shared/catalogue/read';
import { tell } from '@nimhall/shared/game/explanation';
import type { PlayStep, WhoStep } from '@nimhall/shared/lesson/lesson';
import { say } from '@nimhall/shared/phrase';
import type { Puzzle } from '@nimhall/shared/puzzle/puzzle';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { analysisOf } from '../../../analysis-worker/analyses.ts';
import { base } from '../../../styles/base.ts';
import { controls } from '../../../styles/controls.ts';
import { studyLink } from '../../analysis/study-link.ts';
import '../explanation-dialog.ts';
import type { ExplanationDialog } from '../explanation-dialog.ts';
import '../play-step.ts';
import { ruleLine, ruleLineStyles } from '../rule-line.ts';
import '../who-step.ts';
import type { Attempt } from '@nimhall/shared/learnt/attempts';

/** Fired with how a puzzle went, as soon as that is decided. */
export class AttemptEvent extends Event {
  readonly attempt: Attempt;

  constructor(attempt: Attempt) {
    super('nh-attempt');
    this.attempt = attempt;
  }
}

/** A puzzle: the question, the board, and the explanation once it is solved. */
@customElement('nh-puzzle')
export class PuzzleElement extends LitElement {
  static override styles = [
    base,
    controls,
    ruleLineStyles,
    css`
      :host,
      .step {
        display: grid;
        grid-template: minmax(0, 1fr) / minmax(0, 1fr);
        min-height: 0;
      }
      .task {
        font-weight: 600;
      }
    `,
  ];

  @property({ attribute: false }) puzzle: Puzzle | null = null;

  /** Further information, such as that it was asked before. */
  @property({ attribute: false }) note = '';

  @state() private done = false;

  @query('nh-explanation-dialog') private readonly dialog?: ExplanationDialog;

  #step: PlayStep | WhoStep | null = null;
  #helped = false;
  #decided = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('puzzle')) return;
    this.#step = this.puzzle && stepOf(this.puzzle);
    this.#helped = false;
    this.#decided = false;
    this.done = false;
  }

  protected override render() {
    const { puzzle } = this;
    const step = this.#step;
    if (!puzzle || !step) return nothing;
    const said = html`${this.#says(puzzle)}${this.done ? html`<button type="button" slot="onward" @click=${this.#explain}>${msg('Why?')}</button>` : nothing}`;
    return html`<div
        class="step"
        @nh-missed=${() => this.#decide('missed')}
        @nh-hinted=${this.#onHinted}
        @nh-done=${this.#onDone}
      >
        ${keyed(step, step.kind === 'play' ? html`<nh-play-step .step=${step}>${said}</nh-play-step>` : html`<nh-who-step .step=${step}>${said}</nh-who-step>`)}
      </div>
      <nh-explanation-dialog .heading=${msg('Why?')}>
        <a class="button" href=${studyLink(puzzle)}>${msg('Analyze position')}</a>
      </nh-explanation-dialog>`;
  }

  #says({ kind, game, params, misere }: Puzzle): TemplateResult | typeof nothing {
    const read = readGame(game, params);
    if (!read.ok) return nothing;
    return html`
      <p class="task">${questionInWords(kind)}</p>
      ${ruleLine(read.value.rules, misere)}
      ${this.note ? html`<p class="soft">${this.note}</p>` : nothing}
    `;
  }

  /** The first attempt decides. */
  #decide(attempt: Attempt): void {
    if (this.#decided) return;
    this.#decided = true;
    this.dispatchEvent(new AttemptEvent(attempt));
  }

  #onHinted(): void {
    this.#helped = true;
  }

  #onDone(): void {
    this.#decide(this.#helped ? 'helped' : 'found');
    this.done = true;
  }

  async #explain(): Promise<void> {
    const { puzzle } = this;
    if (!puzzle) return;
    const analysis = await analysisOf(puzzle);
    if (this.puzzle === puzzle && analysis) await this.dialog?.show(analysis.explanation);
  }
}

/** The question. */
export function questionInWords(kind: Puzzle['kind']): string {
  return kind === 'find' ? msg('Only one move wins. Find it.') : msg('You move first and both sides play perfectly. Who wins?');
}

/** A puzzle as a step of the course. */
function stepOf({ kind, game, params, misere, position }: Puzzle): PlayStep | WhoStep {
  const placing = { game, params, misere, position };
  return kind === 'find'
    ? { kind: 'play', id: 'find', says: [], remember: [tell(say`Right! No other move wins.`)], goal: { kind: 'winning-move' }, ...placing }
    : { kind: 'who', id: 'who', says: [], positions: [placing], words: 'people', once: true };
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-puzzle': PuzzleElement;
  }
}
