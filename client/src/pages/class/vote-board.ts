import { listsAll } from '@nimhall/shared/game/theory';
import { boardCode } from '@nimhall/shared/gathering/board-code';
import type { Classroom } from '@nimhall/shared/gathering/class/classroom';
import { votersOf } from '@nimhall/shared/gathering/class/vote';
import { count, say } from '@nimhall/shared/phrase';
import type { Room } from '@nimhall/shared/room/room';
import { moverOf, type Seat } from '@nimhall/shared/room/seat';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { analysisOf } from '../../analysis-worker/analyses.ts';
import type { PlayEvent } from '../../components/board/events.ts';
import '../../components/board/game-table.ts';
import { conventionInWords } from '../../components/text/convention.ts';
import { localize, refusalInWords } from '../../i18n/language.ts';
import { type BoardPosition, boardPositionOf, lastMoveOn } from '../../position/board-position.ts';
import { positionsOf } from '../../position/replay.ts';
import type { ClassState, ClassStore } from '../../stores/class-store.ts';
import { base } from '../../styles/base.ts';
import { FollowedBoard } from './followed-board.ts';
import { voteBoardLayout } from './vote-board-layout.ts';
import { proposalInWords, voteList, voteListStyles } from './vote-list.ts';
import { resultInWords } from './words.ts';

/** The class moves first. */
const OURS: Seat = 'first';

/** The board of a class that plays as one: a pupil proposes on it, the wall shows the proposals, and afterwards what would have won. */
@customElement('nh-vote-board')
export class VoteBoard extends LitElement {
  static override styles = [base, voteListStyles, voteBoardLayout];

  /** Null on the wall, where nobody proposes. */
  @property({ attribute: false }) store: ClassStore | null = null;

  @property({ attribute: false }) state: ClassState | null = null;

  @property({ attribute: false }) gathering!: Classroom;

  @property({ type: Boolean, reflect: true }) wall = false;

  /** The verdict on the last move of the class; empty while it is unknown. */
  @state() private revealed = '';

  /** The move that is looked into, by its number. */
  #looked = -1;

  readonly #followed = new FollowedBoard(this, () => {
    const { rounds } = this.gathering;
    return (rounds.at(-1)?.opened ?? 0) > 0 ? boardCode(this.gathering, rounds.length, 0) : null;
  });

  protected override willUpdate(_changed: PropertyValues<this>): void {
    const { room } = this.#followed;
    if (this.wall && room) this.#lookInto(room);
  }

  protected override render() {
    const { room } = this.#followed;
    const scene = room && boardPositionOf(room);
    if (!room || !scene?.ok) return html`<p class="soft" role="status">${localize(say`Setting up your board…`)}</p>`;
    return html`${this.#table(room, scene.value)}${this.wall ? this.#votes(scene.value) : this.#mine(room, scene.value)}`;
  }

  #table(room: Room, scene: BoardPosition): TemplateResult {
    const start = boardPositionOf({ ...room, position: room.start });
    const isOurs = room.status === 'playing' && room.turn === OURS;
    const mayPropose = this.store !== null && isOurs && !this.#vote()?.chosen;
    const positions = positionsOf(room);
    const before = positions[room.ply - 1];
    return html`<nh-game-table
      .view=${scene.view}
      .now=${scene.now}
      .course=${start.ok ? { start: start.value.view, moves: room.moves } : null}
      .last=${before === undefined ? null : lastMoveOn({ ...room, position: before }, room.moves.at(-1))}
      .check=${scene.check}
      .example=${scene.example}
      .status=${this.#status(room)}
      ?interactive=${this.store !== null && room.status === 'playing'}
      ?playable=${mayPropose}
      @nh-play=${(event: PlayEvent) => this.#propose(room, event.move)}
    >
      <p>${conventionInWords(room.misere, scene.game.rules.last)} ${localize(scene.game.rules.rule)}</p>
    </nh-game-table>`;
  }

  #status(room: Room): string {
    const round = this.gathering.rounds.at(-1);
    const [board] = round?.boards ?? [];
    if (round && board?.result) return `${resultInWords(this.gathering, round.activity, board)}.`;
    if (room.turn !== OURS) return localize(say`The bot is thinking…`);
    return this.store ? localize(say`Propose a move. The class plays the one with the most votes.`) : localize(say`The class is voting.`);
  }

  /** Our proposal, and why it was refused. */
  #mine(room: Room, { view }: BoardPosition): TemplateResult {
    const vote = this.#vote();
    const mine =
      vote?.branch === room.branch && vote.ply === room.ply
        ? vote.proposals.find(({ member }) => member === this.state?.member)
        : undefined;
    return html`
      ${mine ? html`<p class="mine" role="status">${localize(say`You proposed: ${proposalInWords(view, mine.move)}. You can still change it.`)}</p>` : nothing}
      <p class="fault" role="alert">${refusalInWords(this.state?.refusal ?? null)}</p>
    `;
  }

  #votes({ view }: BoardPosition): TemplateResult {
    const voters = this.gathering.members.filter(({ isIn }) => isIn).length;
    const vote = this.#vote();
    return html`<aside>
      <p class="large" role="status">${localize(count(voters, '{1} of {0} pupil has voted', '{1} of {0} pupils have voted', vote ? votersOf(vote) : 0))}</p>
      ${voteList(vote, view)}
      ${this.revealed ? html`<p class="reveal" role="status">${this.revealed}</p>` : nothing}
    </aside>`;
  }

  /** Works out what the last move of the class was worth, in the page: it is over, and nobody plays it any more. */
  #lookInto(room: Room): void {
    const ply = room.ply - (moverOf(room.ply - 1) === OURS ? 1 : 2);
    const position = positionsOf(room)[ply];
    const move = room.moves[ply];
    if (ply === this.#looked || ply < 0 || position === undefined || move === undefined) return;
    this.#looked = ply;
    this.revealed = '';
    void analysisOf({ ...room, position }).then((analysis) => {
      const before = boardPositionOf({ ...room, position });
      if (!analysis || this.#looked !== ply || !before.ok || analysis.outcome === 'unknown') return;
      const [best] = analysis.winningMoves;
      const played = proposalInWords(before.value.view, move);
      if (analysis.outcome === 'P') this.revealed = localize(say`${played}. No move could win here.`);
      else if (analysis.winningMoves.includes(move)) this.revealed = localize(say`${played}. Good choice: the class can still win.`);
      else if (best !== undefined && listsAll(analysis))
        this.revealed = localize(say`${played}. This would have won: ${proposalInWords(before.value.view, best)}.`);
    });
  }

  #propose({ branch, ply }: Room, move: string): void {
    void this.store?.propose({ round: this.gathering.rounds.length, branch, ply }, move);
  }

  #vote() {
    return this.gathering.rounds.at(-1)?.vote;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-vote-board': VoteBoard;
  }
}
