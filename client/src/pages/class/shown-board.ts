import { boardCode } from '@nimhall/shared/gathering/board-code';
import type { Classroom } from '@nimhall/shared/gathering/class/classroom';
import { say } from '@nimhall/shared/phrase';
import type { Room } from '@nimhall/shared/room/room';
import { SEATS } from '@nimhall/shared/room/seat';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { analysisOf } from '../../analysis-worker/analyses.ts';
import '../../components/board/game-table.ts';
import { localize } from '../../i18n/language.ts';
import { type BoardPosition, boardPositionOf } from '../../position/board-position.ts';
import { onlyWins } from '../../position/legality.ts';
import { base } from '../../styles/base.ts';
import { FollowedBoard } from './followed-board.ts';
import { voteBoardLayout } from './vote-board-layout.ts';
import { proposalInWords } from './vote-list.ts';
import { resultInWords, sideInWords } from './words.ts';

/** A board that all screens of a class show, with perfect play: all boards stand still meanwhile. */
@customElement('nh-shown-board')
export class ShownBoard extends LitElement {
  static override styles = [
    base,
    voteBoardLayout,
    css`
      h1 {
        font-size: 1.25em;
        overflow-wrap: anywhere;
      }
    `,
  ];

  @property({ attribute: false }) gathering!: Classroom;

  /** Its number in the present round. */
  @property({ type: Number }) board = 0;

  @property({ type: Boolean, reflect: true }) wall = false;

  @state() private analysis: Analysis | null = null;

  /** The position that is analysed. */
  #asked = '';

  readonly #followed = new FollowedBoard(this, () => boardCode(this.gathering, this.gathering.rounds.length, this.board));

  protected override willUpdate(_changed: PropertyValues<this>): void {
    const { room } = this.#followed;
    const asked = room && room.status === 'playing' ? `${room.room} ${room.position}` : '';
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.analysis = null;
    if (room && asked) {
      void analysisOf(room).then((analysis) => {
        if (this.#asked === asked) this.analysis = analysis;
      });
    }
  }

  protected override render() {
    const { room } = this.#followed;
    const scene = room && boardPositionOf(room);
    const round = this.gathering.rounds.at(-1);
    const board = round?.boards[this.board];
    if (!room || !scene?.ok || !round || !board) return html`<p class="soft" role="status">${localize(say`Setting up your board…`)}</p>`;
    const [first = '', second = ''] = SEATS.map((seat) => sideInWords(this.gathering, round.activity, board.seats[seat]));
    const wins = this.analysis?.winningMoves ?? [];
    return html`<nh-game-table .view=${scene.value.view} .now=${scene.value.now} .marks=${wins.length > 0 ? onlyWins(wins) : null}></nh-game-table>
      <aside>
        <h1>${localize(say`${first} against ${second}`)}</h1>
        ${room.turn && !board.result ? html`<p>${localize(say`${room.turn === 'first' ? first : second} is to move.`)}</p>` : html`<p>${resultInWords(this.gathering, round.activity, board)}</p>`}
        ${this.#verdict(room, scene.value)}
      </aside>`;
  }

  #verdict({ status }: Room, { view }: BoardPosition): TemplateResult {
    const { analysis } = this;
    if (status !== 'playing' || !analysis || analysis.outcome === 'unknown') return html``;
    const [best] = analysis.winningMoves;
    const told = best === undefined ? say`No move wins here.` : say`This move wins: ${proposalInWords(view, best)}.`;
    return html`<p class="reveal" role="status">${localize(told)}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-shown-board': ShownBoard;
  }
}
