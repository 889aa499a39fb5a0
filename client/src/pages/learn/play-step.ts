import { msg, str } from '@lit/localize';
import type { Explanation, Sentence } from '@nimhall/shared/game/explanation';
import { explainLost, type Hints, hintsFor } from '@nimhall/shared/lesson/coach';
import { type PlayStep, placed } from '@nimhall/shared/lesson/lesson';
import { explainTemptation } from '@nimhall/shared/lesson/tempting-move';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { analysisOf } from '../../analysis-worker/analyses.ts';
import { runInWorker } from '../../analysis-worker/worker-client.ts';
import type { PlayEvent } from '../../components/board/events.ts';
import { positionInWords } from '../../components/board/position-words.ts';
import { moveInWords } from '../../components/board/sentences.ts';
import { type BoardPosition, boardPositionOf } from '../../position/board-position.ts';
import { onlyWins } from '../../position/legality.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import '../../components/board/game-table.ts';
import { courseOf, lastMoveOf, type Practice, played, positionOf, questionOf, undone } from '../../components/practice/practice.ts';
import './explanation-dialog.ts';
import type { ExplanationDialog } from './explanation-dialog.ts';
import { StepElement, StepEvent, told, type Words } from './step-element.ts';
import { stepLayout } from './step-layout.ts';

/** How long a move is shown before it is answered, in milliseconds, unless reduced motion is preferred. */
const PACE = 600;
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** Something to be played: moves are judged by the solver, a wrong one is answered, explained and taken back. */
@customElement('nh-play-step')
export class PlayStepElement extends StepElement<PlayStep> {
  static override styles = [base, controls, stepLayout];

  @state() private practice: Practice | null = null;

  /** `mine` while a move may be made, `wrong` while one that was made has to be taken back. */
  @state() private phase: 'mine' | 'theirs' | 'wrong' = 'mine';

  /** How many hints are given, of three. */
  @state() private hinted = 0;

  @state() private hints: Hints | null = null;

  /** What the opponent played before the learner's first move: shown below the task. */
  @state() private opening: Words | null = null;

  @query('nh-explanation-dialog') private readonly dialog?: ExplanationDialog;

  /** First moves that were tried. */
  readonly #tried = new Set<string>();

  protected override begin(): void {
    if (!this.step) return;
    const { position, ...rest } = placed(this.step);
    this.practice = { ...rest, start: position, moves: [] };
    this.#tried.clear();
    this.opening = null;
    this.#turn();
    if (this.step.answers) void this.#answer();
  }

  protected override render() {
    const { practice, phase, step } = this;
    const scene = this.#scene;
    if (!practice || !scene || !step) return nothing;
    const open = phase !== 'wrong' && !this.done;
    const mayAsk = phase === 'mine' && !this.done && asksForWinning(step);
    return html`
      <nh-game-table
        .view=${scene.view}
        .course=${courseOf(practice)}
        .last=${lastMoveOf(practice)}
        .check=${scene.check}
        .now=${scene.now}
        .example=${scene.example}
        .marks=${this.hinted === 3 && this.hints ? onlyWins([this.hints.move]) : null}
        .status=${phase === 'mine' ? msg('Your turn.') : msg('Your opponent is thinking…')}
        ?interactive=${open}
        ?playable=${open && phase === 'mine'}
        @nh-play=${(event: PlayEvent) => void this.#play(event.move)}
      >
        ${this.coach({ hint: mayAsk ? () => void this.#hint() : null, after: this.opening })}
        ${open ? nothing : html`<div class="actions" slot="bar">${this.done ? this.next() : this.#again()}</div>`}
      </nh-game-table>
      <nh-explanation-dialog .heading=${msg('Hint')}></nh-explanation-dialog>
    `;
  }

  #again(): TemplateResult {
    const label = this.step?.goal.kind === 'try' ? msg('Try another move') : msg('Try again');
    return html`<button type="button" class="main" data-focus @click=${() => void this.#takeBack()}>${label}</button>`;
  }

  get #scene(): BoardPosition | null {
    if (!this.practice) return null;
    const scene = boardPositionOf({ ...this.practice, position: positionOf(this.practice) });
    return scene.ok ? scene.value : null;
  }

  /** A new turn of the learner, without help. */
  #turn(): void {
    this.phase = 'mine';
    this.hinted = 0;
    this.hints = null;
  }

  async #play(move: string): Promise<void> {
    const { practice: before, step } = this;
    if (!before || !step || this.phase !== 'mine') return;
    const after = played(before, move);
    if (after === before) return;
    const analysis = analysisOf(questionOf(before));
    this.practice = after;
    this.phase = 'theirs';
    this.hinted = 0;
    const known = await analysis;
    if (this.practice !== after || !known) return;
    const wins = known.winningMoves.includes(move);
    const over = this.#scene?.example === '';
    switch (step.goal.kind) {
      case 'move':
        return this.#done();
      case 'reach':
        return positionOf(after) === step.goal.position ? this.#done() : this.#miss();
      case 'winning-move':
        return wins ? this.#done() : await this.#refute(after);
      case 'win':
        if (!wins && known.outcome === 'N') return await this.#refute(after);
        return over ? this.#done() : await this.#answer();
      case 'try':
        return await this.#refute(after);
      default:
        return step.goal satisfies never;
    }
  }

  #done(answer?: Words): void {
    this.finish(answer);
    void this.focusNext();
  }

  /** Tells of a mistake, with the move where it is the first one from the position of the step. */
  #mistake(): void {
    const [first, ...others] = this.practice?.moves ?? [];
    this.missed(first && others.length === 0 ? first.move : '');
  }

  /** Not the task, but no mistake that needs an answer. */
  #miss(): void {
    const scene = this.#scene;
    if (!scene) return;
    this.#mistake();
    this.said = { text: () => msg(str`That leaves ${positionInWords(scene.view)}. Read the task again.`), tone: 'bad' };
    this.phase = 'wrong';
    void this.focusNext();
  }

  /** Plays what wins after a move, and says why. */
  async #refute(after: Practice): Promise<void> {
    const { step } = this;
    if (!step) return;
    if (step.goal.kind !== 'try') this.#mistake();
    const analysis = await analysisOf(questionOf(after));
    const reply = analysis?.winningMoves[0];
    if (reply === undefined) return this.#blame(() => msg('That was the last move, and it loses here.'));
    const tempting = await temptationAfter(after);
    if (!(await this.#reply(after, reply)) || !this.practice) return;
    const why = explainLost({ ...placed(step), position: positionOf(this.practice) });
    this.#blame(() => [tempting && told([tempting]), repliedInWords(after, reply), told([why])].filter(Boolean).join(' '));
  }

  /** Says what came of a move, which then has to be taken back. */
  #blame(text: Words): void {
    const { practice, step } = this;
    if (!practice || !step) return;
    const trying = step.goal.kind === 'try';
    this.said = { text, tone: trying ? 'hint' : 'bad' };
    this.phase = 'wrong';
    if (trying) this.#tried.add(practice.moves[0]?.move ?? '');
    if (step.goal.kind === 'try' && this.#tried.size >= step.goal.moves) this.finish(text);
    void this.focusNext();
  }

  /** The opponent's turn, in which it plays the best it can. */
  async #answer(): Promise<void> {
    const before = this.practice;
    if (!before) return;
    this.phase = 'theirs';
    const move = await runInWorker({ kind: 'choose', level: 'teacher', ...questionOf(before) });
    if (move === null || !(await this.#reply(before, move))) return;
    const replied = () => repliedInWords(before, move);
    // Under misère play the opponent has to make the last move.
    if (this.#scene?.example === '') return this.#done(replied);
    if (before.moves.length === 0) this.opening = replied;
    else this.said = { text: replied, tone: 'hint' };
    this.#turn();
  }

  /** Makes a move of the opponent after a moment; false where the learner is elsewhere by then. */
  async #reply(before: Practice, move: string): Promise<boolean> {
    await new Promise((resolve) => setTimeout(resolve, stillness.matches ? 0 : PACE));
    if (this.practice !== before || !this.isConnected) return false;
    this.practice = played(before, move);
    return true;
  }

  /** Back to before the last move of the learner, with the focus on the board. */
  async #takeBack(): Promise<void> {
    if (!this.practice) return;
    const mine = this.step?.answers ? 'second' : 'first';
    this.practice = undone(this.practice, (seat) => seat === mine);
    this.said = null;
    this.#turn();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('nh-game-table')?.focus();
  }

  /** The next hint of three. */
  async #hint(): Promise<void> {
    const { practice, step, hinted } = this;
    const scene = this.#scene;
    if (!practice || !step || !scene) return;
    const analysis: Analysis | null = await analysisOf(questionOf(practice));
    // Two taps during the analysis give only one hint.
    if (!analysis || this.practice !== practice || this.phase !== 'mine' || this.hinted !== hinted) return;
    const at = { ...placed(step), position: positionOf(practice) };
    const hints = hintsFor(at, analysis, scene.view, (move) => positionOf(played(practice, move)));
    this.hints = hints;
    if (!hints) return;
    const nth = Math.min(3, hinted + 1);
    this.hinted = nth;
    this.dispatchEvent(new StepEvent('nh-hinted'));
    this.said = { text: () => hintInWords(hints, nth, scene), tone: 'hint' };
    if (nth === 2 && isMoreThanSaid(hints.count)) await this.dialog?.show(hints.count);
  }
}

/** A move of the opponent, in a sentence. */
function repliedInWords(before: Practice, move: string): string {
  const scene = boardPositionOf({ ...before, position: positionOf(before) });
  const words = scene.ok ? moveInWords(scene.value.view, move)?.past : undefined;
  return msg(str`Your opponent ${words ?? msg(str`played ${move}`)}.`);
}

/** Why a move that gave the win away may have looked right; null where it did not. */
async function temptationAfter(practice: Practice): Promise<Sentence | null> {
  const question = questionOf(practice);
  const scene = boardPositionOf(question);
  const otherwise = question.misere ? await analysisOf({ ...question, misere: false }) : null;
  return scene.ok ? explainTemptation(question, scene.value.view, otherwise?.outcome ?? null) : null;
}

/** The hint beside the board: the beginning of an explanation. */
function hintInWords({ where, count, move }: Hints, hinted: number, { view }: BoardPosition): string {
  if (hinted === 1) return told(where);
  if (hinted === 2) return told((count.simply ?? count).sentences.slice(0, 1));
  return `${moveInWords(view, move)?.imperative ?? move}.`;
}

function isMoreThanSaid({ sentences, drawings }: Explanation): boolean {
  return drawings.length > 0 || sentences.length > 1;
}

function asksForWinning({ goal }: PlayStep): boolean {
  return goal.kind === 'winning-move' || goal.kind === 'win';
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-play-step': PlayStepElement;
  }
}
