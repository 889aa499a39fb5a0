import { msg, str } from '@lit/localize';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { css, html, LitElement, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { runInWorker } from '../../analysis-worker/worker-client.ts';
import { referenceLink } from '../../components/explanation/references.ts';
import { methodInWords, verdictInWords } from '../../components/explanation/verdict.ts';
import type { Practice } from '../../components/practice/practice.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';

/** How far a game is solved under both conventions and by whom; the winner from the start is folded away. */
@customElement('nh-solved-status')
export class SolvedStatus extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      h2 + p {
        margin-top: var(--space-2);
      }
      h3 {
        margin-top: 10px;
      }
    `,
  ];

  /** The game and where it starts. */
  @property({ attribute: false }) practice: Practice | null = null;

  @state() private wins: Analysis | null = null;

  @state() private loses: Analysis | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('practice')) void this.#analyse();
  }

  protected override render() {
    const { wins, loses } = this;
    const heading = html`<h2>${msg('Known results')}</h2>`;
    if (!wins || !loses) return heading;
    const [method, misereMethod] = [methodInWords(wins), methodInWords(loses)];
    return html`
      ${heading}
      ${
        method === misereMethod
          ? html`<p>${method}${referenceLink(wins)}</p>`
          : html`<h3>${msg('The last move wins')}</h3>
              <p>${method}${referenceLink(wins)}</p>
              <h3>${msg('The last move loses')}</h3>
              <p>${misereMethod}${referenceLink(loses)}</p>`
      }
      <details>
        <summary>${msg('Who wins from the start')}</summary>
        <p>${msg(str`When the last move wins: ${lowerFirst(verdictInWords(wins))}`)}</p>
        <p>${msg(str`When the last move loses: ${lowerFirst(verdictInWords(loses))}`)}</p>
      </details>
    `;
  }

  async #analyse(): Promise<void> {
    const { practice } = this;
    this.wins = null;
    this.loses = null;
    if (!practice) return;
    const { game, params, start } = practice;
    const question = { kind: 'analyse', game, params, position: start } as const;
    const [wins, loses] = await Promise.all([runInWorker({ ...question, misere: false }), runInWorker({ ...question, misere: true })]);
    if (this.practice !== practice) return;
    this.wins = wins;
    this.loses = loses;
  }
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-solved-status': SolvedStatus;
  }
}
