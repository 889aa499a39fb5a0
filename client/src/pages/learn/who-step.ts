import { msg, str } from '@lit/localize';
import { explainLost } from '@nimhall/shared/lesson/coach';
import { type Placed, type Placing, placed, type WhoStep } from '@nimhall/shared/lesson/lesson';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { analysisOf } from '../../analysis-worker/analyses.ts';
import { moveInWords } from '../../components/board/sentences.ts';
import { localize } from '../../i18n/language.ts';
import { boardPositionOf } from '../../position/board-position.ts';
import { onlyWins } from '../../position/legality.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import '../../components/board/game-table.ts';
import { answerStyles } from './answers.ts';
import { type Said, StepElement } from './step-element.ts';
import { stepLayout } from './step-layout.ts';

/** Who wins, of one position after the other; one that was answered wrongly comes again, where it is not asked once only. */
@customElement('nh-who-step')
export class WhoStepElement extends StepElement<WhoStep> {
  static override styles = [base, controls, stepLayout, answerStyles];

  /** The remaining questions, the current one first. */
  @state() private left: readonly Placing[] = [];

  /** The answer to the current one, and its analysis; null before. */
  @state() private answered: { readonly says: 'N' | 'P'; readonly analysis: Analysis } | null = null;

  protected override begin(): void {
    this.left = this.step?.positions ?? [];
    this.answered = null;
  }

  protected override render() {
    const { step } = this;
    const at = this.#at;
    const scene = at && boardPositionOf(at);
    if (!step || !scene?.ok) return nothing;
    const { view, now } = scene.value;
    const wins = this.answered?.analysis.winningMoves ?? null;
    const all = step.positions.length;
    const nth = all - this.left.length + 1;
    return html`<nh-game-table .view=${view} .now=${now} .course=${null} .marks=${wins && onlyWins(wins)}>
      ${this.coach({ count: all > 1 ? msg(str`${nth} of ${all}`) : '', asks: true })}
      <div class="actions answers" slot="bar">
        <div class="options ${this.answered ? 'waits' : ''}">${(['N', 'P'] as const).map((says) => this.#answer(says))}</div>
        ${this.answered ? html`<div class="on">${this.#onward()}</div>` : nothing}
      </div>
    </nh-game-table>`;
  }

  get #at(): Placed | null {
    const [present] = this.left;
    return present ? placed(present) : null;
  }

  #answer(says: 'N' | 'P'): TemplateResult {
    return html`<button type="button" class="answer" @click=${() => void this.#say(says)}>${this.#words(says)}</button>`;
  }

  #words(says: 'N' | 'P'): string {
    if (this.step?.words === 'letters') return says === 'N' ? msg('N: the next player wins') : msg('P: the previous player wins');
    return says === 'N' ? msg('I win') : msg('My opponent wins');
  }

  #onward(): TemplateResult {
    return this.done ? this.next() : html`<button type="button" class="main" data-focus @click=${this.#goOn}>${msg('Next')}</button>`;
  }

  async #say(says: 'N' | 'P'): Promise<void> {
    const at = this.#at;
    if (!at || this.answered) return;
    const analysis = await analysisOf(at);
    if (!analysis || this.#at?.position !== at.position || this.answered) return;
    this.answered = { says, analysis };
    const right = analysis.outcome === says;
    const why = () => whyInWords(at, analysis);
    const said: Said = right
      ? { text: () => msg(str`Right. ${why()}`), tone: 'good' }
      : { text: () => msg(str`No. ${why()}`), tone: 'bad' };
    const question = this.step?.positions.indexOf(this.left[0] as Placing);
    if (!right) this.missed(`${question} ${says}`);
    if ((right || this.step?.once) && this.left.length === 1) this.finish(said.text, said.tone);
    else this.said = said;
    void this.focusNext();
  }

  #goOn(): void {
    const [present, ...others] = this.left;
    if (!present || !this.answered) return;
    const right = this.answered.analysis.outcome === this.answered.says;
    this.left = right ? others : [...others, present];
    this.answered = null;
    this.said = null;
  }
}

/** Why somebody wins: a move that does it, or that there is none. */
function whyInWords(at: Placed, { outcome, winningMoves: [move] }: Analysis): string {
  const scene = boardPositionOf(at);
  if (outcome !== 'N' || move === undefined || !scene.ok) return localize(explainLost(at).says);
  return msg(str`One winning move: ${moveInWords(scene.value.view, move)?.imperative ?? move}.`);
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-who-step': WhoStepElement;
  }
}
