import { msg, str } from '@lit/localize';
import type { FightStep } from '@nimhall/shared/lesson/lesson';
import type { Phrase } from '@nimhall/shared/phrase';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { sceneOf } from '../../ground/position/scene.ts';
import { Follow } from '../../ground/store/follow.ts';
import { base } from '../../ground/styles/base.ts';
import { controls } from '../../ground/styles/controls.ts';
import { analysisOf } from '../../ground/think/analyses.ts';
import { moveInWords } from '../../parts/board/sentences.ts';
import { botName, LocalGame } from '../../parts/practice/local-game.ts';
import { localTable } from '../../parts/practice/local-table.ts';
import { type Practice, winnerOf } from '../../parts/practice/practice.ts';
import { botFace, type Mood } from '../../parts/ui/face.ts';
import { faceStyles } from '../../parts/ui/face-styles.ts';
import { quoted } from '../../parts/words/bot-talk.ts';
import { StepElement } from './step-element.ts';
import { stepLayout } from './step-layout.ts';

/** A move that gave the win away, and what would have kept it. */
interface Slip {
  /** The learner's moves are counted from 1. */
  readonly nth: number;
  readonly better: string;
}

/** A game against who guards the chapter. The learner begins. */
@customElement('nh-fight-step')
export class FightStepElement extends StepElement<FightStep> {
  static override styles = [base, controls, stepLayout, faceStyles];

  @state() private game: LocalGame | null = null;

  @state() private mood: Mood = 'calm';

  /** The first slip of the game that is played. */
  #slip: Slip | null = null;

  /** Games begun so far: each begins at the next position of the pool. */
  #games = 0;

  readonly #followed = new Follow(this);

  protected override begin(): void {
    this.#games = 0;
    this.#open();
  }

  protected override render() {
    const { game, step } = this;
    if (!game || !step) return nothing;
    const status = game.thinking ? msg(str`${botName(game.thinking)} is thinking…`) : msg('Your move.');
    return html`${localTable(game, {
      status,
      around: html`${this.coach({ face: botFace(step.guard, this.mood), after: quoted(step.talk.begin) })}${game.turn === null ? this.#end() : nothing}`,
    })}`;
  }

  #end(): TemplateResult {
    const again = (main: boolean) =>
      html`<button type="button" class=${main ? 'main' : ''} ?data-focus=${main} @click=${this.#again}>${msg('Play again')}</button>`;
    return html`<div class="actions" slot="bar">${this.done ? html`${again(false)}${this.next()}` : again(true)}</div>`;
  }

  #open(): void {
    const { step } = this;
    if (!step) return;
    const start = step.pool[this.#games % step.pool.length] ?? step.pool[0];
    this.#games++;
    this.#slip = null;
    this.mood = 'calm';
    this.game = new LocalGame({ game: 'nim', params: {}, misere: false, start, moves: [] }, { first: 'person', second: step.guard });
    this.#followed.follow(this.game, (practice) => void this.#follow(practice));
    this.said = null;
  }

  async #again(): Promise<void> {
    this.#open();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('nh-table')?.focus();
  }

  /** After every move: a slip is noticed, and the end has its words. */
  async #follow(practice: Practice): Promise<void> {
    this.requestUpdate();
    const { step, game } = this;
    if (!step || !game) return;
    if (practice.moves.length % 2 === 1) await this.#judge(practice);
    if (this.game === game && game.value === practice && game.turn === null) this.#over(winnerOf(practice) === 'first');
  }

  /** Says something to the first move that gives the win away. */
  async #judge({ game, params, misere, start, moves }: Practice): Promise<void> {
    const position = moves.at(-2)?.position ?? start;
    const move = moves.at(-1)?.move ?? '';
    const played = this.game;
    const known = await analysisOf({ game, params, misere, position });
    const [better] = known?.winningMoves ?? [];
    if (this.game !== played || this.#slip || better === undefined || known?.winningMoves.includes(move)) return;
    const scene = sceneOf({ game, params, position });
    this.#slip = { nth: (moves.length + 1) / 2, better: (scene.ok && moveInWords(scene.value.view, better)?.imperative) || better };
    if (this.step) this.#quote(this.step.talk.mistake);
  }

  #over(won: boolean): void {
    const { step } = this;
    if (!step) return;
    this.mood = won ? 'beaten' : 'glad';
    const words = quoted(won ? step.talk.lost : step.talk.won);
    if (won || step.lost) {
      this.done = false;
      this.finish(words);
    } else this.said = { text: [words, this.#slipInWords()].filter(Boolean).join(' '), tone: 'bad' };
    void this.focusNext();
  }

  #slipInWords(): string {
    if (!this.#slip) return '';
    const { nth, better } = this.#slip;
    return msg(str`Your move ${nth} gave the win away. Better: ${better}.`);
  }

  #quote(words: Phrase): void {
    this.said = { text: quoted(words), tone: 'hint' };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-fight-step': FightStepElement;
  }
}
