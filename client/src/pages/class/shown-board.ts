import { msg } from '@lit/localize';
import { boardCode } from '@nimhall/shared/gathering/board-code';
import { arrowsAt } from '@nimhall/shared/gathering/class/arrows';
import type { Classroom, Round } from '@nimhall/shared/gathering/class/classroom';
import type { Order } from '@nimhall/shared/gathering/class/commands';
import { say } from '@nimhall/shared/phrase';
import type { Room } from '@nimhall/shared/room/room';
import { SEATS } from '@nimhall/shared/room/seat';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { analysisOf } from '../../analysis-worker/analyses.ts';
import '../../components/board/game-table.ts';
import { localize } from '../../i18n/language.ts';
import { type BoardPosition, boardPositionOf } from '../../position/board-position.ts';
import { onlyWins } from '../../position/legality.ts';
import { base } from '../../styles/base.ts';
import { checkboxes } from '../../styles/checkboxes.ts';
import { controls } from '../../styles/controls.ts';
import './arrow-layer.ts';
import type { Drawn } from './arrow-layer.ts';
import { FollowedBoard } from './followed-board.ts';
import { voteBoardLayout } from './vote-board-layout.ts';
import { winningMoveInWords } from './winning-move.ts';
import { resultInWords, sideInWords } from './words.ts';

/** A board that all screens of a class show, or only the wall, with perfect play if the teacher wants. A teacher draws on it, and tells `nh-order`. */
@customElement('nh-shown-board')
export class ShownBoard extends LitElement {
  static override styles = [
    base,
    controls,
    checkboxes,
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

  /** Whether this is a device of a teacher. */
  @property({ type: Boolean }) teaches = false;

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
    return html`<nh-arrow-layer
        ?editable=${this.teaches}
        .arrows=${arrowsAt(round.drawing, room.ply)}
        @nh-draw=${({ detail }: CustomEvent<Drawn>) => this.#order({ kind: 'draw-arrow', round: this.#number, ply: room.ply, ...detail })}
        @nh-clear=${() => this.#order({ kind: 'clear-arrows', round: this.#number })}
      ><nh-game-table .view=${scene.value.view} .check=${scene.value.check} .now=${scene.value.now} .marks=${wins.length > 0 && !round.isPlain ? onlyWins(wins) : null}><span slot="bar"></span></nh-game-table></nh-arrow-layer>
      <aside>
        <h1>${localize(say`${first} against ${second}`)}</h1>
        ${room.turn && !board.result ? html`<p>${localize(say`${room.turn === 'first' ? first : second} is to move.`)}</p>` : html`<p>${resultInWords(this.gathering, round.activity, board)}</p>`}
        ${round.isPlain ? nothing : this.#verdict(room, scene.value)}
        ${this.teaches && room.status === 'playing' ? this.#reveal(round) : nothing}
      </aside>`;
  }

  get #number(): number {
    return this.gathering.rounds.length;
  }

  /** Whether perfect play is shown on this board. */
  #reveal({ isPlain, isOnWall }: Round): TemplateResult {
    const reveal = (event: Event): void => {
      const plain = (event.target as HTMLInputElement).checked ? undefined : (true as const);
      this.#order({
        kind: 'show-board',
        round: this.#number,
        board: this.board,
        ...(isOnWall ? { onWall: isOnWall } : {}),
        ...(plain ? { plain } : {}),
      });
    };
    return html`<label class="choice"><input type="checkbox" .checked=${!isPlain} @change=${reveal} />${msg('Show perfect play')}</label>`;
  }

  #order(order: Order): void {
    this.dispatchEvent(new CustomEvent<Order>('nh-order', { detail: order }));
  }

  #verdict({ status }: Room, { view }: BoardPosition): TemplateResult {
    if (status !== 'playing' || !this.analysis) return html``;
    return html`<p class="reveal" role="status">${winningMoveInWords(this.analysis, view)}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-shown-board': ShownBoard;
  }
}
