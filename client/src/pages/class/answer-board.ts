import { listsAll } from '@nimhall/shared/game/theory';
import type { Classroom, Round } from '@nimhall/shared/gathering/class/classroom';
import { talliesOf, votersOf } from '@nimhall/shared/gathering/class/vote';
import { count, say } from '@nimhall/shared/phrase';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { analysisOf } from '../../analysis-worker/analyses.ts';
import type { PlayEvent } from '../../components/board/events.ts';
import '../../components/board/game-table.ts';
import { conventionInWords } from '../../components/text/convention.ts';
import { localize, refusalInWords } from '../../i18n/language.ts';
import { type BoardPosition, boardPositionOf } from '../../position/board-position.ts';
import { onlyWins } from '../../position/legality.ts';
import type { ClassState, ClassStore } from '../../stores/class-store.ts';
import { base } from '../../styles/base.ts';
import { voteBoardLayout } from './vote-board-layout.ts';
import { proposalInWords, voteList, voteListStyles } from './vote-list.ts';
import { winningMoveInWords } from './winning-move.ts';

/** A puzzle that a whole class looks at: a pupil answers on it; the wall shows how many have, and after the teacher’s word what they answered and what wins. */
@customElement('nh-answer-board')
export class AnswerBoard extends LitElement {
  static override styles = [base, voteListStyles, voteBoardLayout];

  /** Null on the wall, where nobody answers. */
  @property({ attribute: false }) store: ClassStore | null = null;

  @property({ attribute: false }) state: ClassState | null = null;

  @property({ attribute: false }) gathering!: Classroom;

  @property({ attribute: false }) round!: Round;

  @property({ type: Boolean, reflect: true }) wall = false;

  /** The analysis, once the teacher shows it; null before. */
  @state() private analysis: Analysis | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('round')) return;
    const { activity, vote } = this.round;
    if (!vote?.chosen) this.analysis = null;
    else if (!this.analysis) {
      void analysisOf({ ...activity, position: activity.start }).then((analysis) => {
        if (this.round.activity === activity) this.analysis = analysis;
      });
    }
  }

  protected override render() {
    const { activity, vote } = this.round;
    const scene = boardPositionOf({ ...activity, position: activity.start });
    if (!scene.ok) return nothing;
    const { view, now, check, example, game } = scene.value;
    const isOpen = !vote?.chosen;
    return html`<nh-game-table
        .view=${view}
        .now=${now}
        .check=${check}
        .example=${example}
        .marks=${this.analysis && onlyWins(this.analysis.winningMoves)}
        .status=${isOpen ? localize(say`Find a winning move.`) : ''}
        ?interactive=${this.store !== null && isOpen}
        ?playable=${this.store !== null && isOpen}
        @nh-play=${(event: PlayEvent) => this.#answer(event.move)}
      >
        <p>${conventionInWords(activity.misere, game.rules.last)} ${localize(game.rules.rule)}</p>
      </nh-game-table>
      ${this.wall ? this.#all(scene.value) : this.#mine(scene.value)}`;
  }

  #mine({ view }: BoardPosition): TemplateResult {
    const mine = this.round.vote?.proposals.find(({ member }) => member === this.state?.member)?.move;
    const told = this.analysis
      ? this.#verdict(this.analysis, mine, view)
      : mine && localize(say`Your answer: ${proposalInWords(view, mine)}. You can still change it.`);
    return html`
      <p class="mine" role="status">${told || nothing}</p>
      <p class="fault" role="alert">${refusalInWords(this.state?.refusal ?? null)}</p>
    `;
  }

  #verdict(analysis: Analysis, mine: string | undefined, view: BoardPosition['view']): string {
    if (mine !== undefined && analysis.winningMoves.includes(mine)) return localize(say`Right! Your move wins.`);
    return winningMoveInWords(analysis, view);
  }

  /** Others' answers are hidden until the teacher shows them. */
  #all({ view }: BoardPosition): TemplateResult {
    const { vote } = this.round;
    const voters = this.gathering.members.filter(({ isIn }) => isIn).length;
    const answered = vote ? votersOf(vote) : 0;
    const counted = html`<p class="large" role="status">${localize(count(voters, '{1} of {0} pupil has answered', '{1} of {0} pupils have answered', answered))}</p>`;
    if (!vote?.chosen) return html`<aside>${counted}</aside>`;
    const wins = this.analysis?.winningMoves ?? [];
    const right = talliesOf(vote).reduce((sum, { move, votes }) => sum + (wins.includes(move) ? votes : 0), 0);
    return html`<aside>
      ${counted}
      ${this.analysis && listsAll(this.analysis) ? html`<p class="reveal" role="status">${localize(count(answered, '{1} of {0} answer wins', '{1} of {0} answers win', right))}</p>` : nothing}
      ${voteList(vote, view, wins)}
    </aside>`;
  }

  #answer(move: string): void {
    void this.store?.propose({ round: this.gathering.rounds.length, branch: 0, ply: 0 }, move);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-answer-board': AnswerBoard;
  }
}
