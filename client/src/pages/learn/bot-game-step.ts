import { msg, str } from '@lit/localize';
import type { BotGameStep } from '@nimhall/shared/lesson/lesson';
import type { Phrase } from '@nimhall/shared/phrase';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { type Blunder, blunderAt, slipInWords } from '../../components/practice/blunder.ts';
import { LocalGame } from '../../components/practice/local-game.ts';
import { localGameTable } from '../../components/practice/local-game-table.ts';
import { type Practice, winnerOf } from '../../components/practice/practice.ts';
import { quoted } from '../../components/text/bot-talk.ts';
import { botName } from '../../components/text/names.ts';
import { type BotMood, botAvatar } from '../../components/ui/face.ts';
import { faceStyles } from '../../components/ui/face-styles.ts';
import { SwitchingSubscription } from '../../reactive/switching-subscription.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { StepElement } from './step-element.ts';
import { stepLayout } from './step-layout.ts';

/** A game against who guards the chapter. The learner begins. */
@customElement('nh-bot-game-step')
export class BotGameStepElement extends StepElement<BotGameStep> {
  static override styles = [base, controls, stepLayout, faceStyles];

  @state() private game: LocalGame | null = null;

  @state() private mood: BotMood = 'calm';

  /** True once the end of the game has had its words. */
  @state() private ended = false;

  /** Resolves when every move so far has been checked for blunders. */
  #judged: Promise<void> = Promise.resolve();

  /** The first slip of the game that is played. */
  #slip: Blunder | null = null;

  /** Games begun so far: each begins at the next position of the pool. */
  #games = 0;

  readonly #followed = new SwitchingSubscription(this);

  protected override begin(): void {
    this.#games = 0;
    this.#open();
  }

  protected override render() {
    const { game, step } = this;
    if (!game || !step) return nothing;
    const status = game.thinking ? msg(str`${botName(game.thinking)} is thinking…`) : msg('Your turn.');
    return html`${localGameTable(game, {
      status,
      around: html`${this.coach({ face: botAvatar(step.guard, this.mood), after: () => quoted(step.talk.begin) })}${game.turn === null ? html`<div class="actions" slot="bar">${this.ended ? this.#end() : nothing}</div>` : nothing}`,
    })}`;
  }

  #end(): TemplateResult {
    const again = (main: boolean) =>
      html`<button type="button" class=${main ? 'main' : ''} ?data-focus=${main} @click=${this.#again}>${msg('Play again')}</button>`;
    return this.done ? html`${again(false)}${this.next()}` : again(true);
  }

  #open(): void {
    const { step } = this;
    if (!step) return;
    const start = step.pool[this.#games % step.pool.length] ?? step.pool[0];
    this.#games++;
    this.#slip = null;
    this.mood = 'calm';
    this.ended = false;
    this.game = new LocalGame({ game: 'nim', params: {}, misere: false, start, moves: [] }, { first: 'person', second: step.guard });
    this.#followed.follow(this.game, (practice) => void this.#follow(practice));
    this.said = null;
  }

  async #again(): Promise<void> {
    this.#open();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('nh-game-table')?.focus();
  }

  /**
   * After every move: comments on a blunder, and on the end once it is known whether there was one. The player who makes the last move has
   * won.
   */
  async #follow(practice: Practice): Promise<void> {
    this.requestUpdate();
    const { game } = this;
    if (!game) return;
    const isOver = game.turn === null;
    if (practice.moves.length % 2 === 1 && !isOver) this.#judged = this.#judged.then(() => this.#judge(practice, game));
    if (!isOver) return;
    await this.#judged;
    if (this.game === game) this.#over(winnerOf(practice) === 'first');
  }

  /** Says something to the first move that gives the win away. */
  async #judge(practice: Practice, game: LocalGame): Promise<void> {
    const slip = this.game === game && !this.#slip && (await blunderAt(practice, practice.moves.length - 1));
    if (!slip || this.game !== game) return;
    this.#slip = slip;
    if (this.step) this.#quote(this.step.talk.mistake);
  }

  #over(won: boolean): void {
    const { step } = this;
    if (!step) return;
    this.ended = true;
    this.mood = won ? 'beaten' : 'glad';
    const words = () => quoted(won ? step.talk.lost : step.talk.won);
    const slip = this.#slip;
    if (won || step.lost) {
      this.done = false;
      this.finish(words);
    } else {
      this.said = { text: () => [words(), slip ? slipInWords(slip) : ''].filter(Boolean).join(' '), tone: 'bad' };
      this.missed();
    }
    void this.focusNext();
  }

  #quote(words: Phrase): void {
    this.said = { text: () => quoted(words), tone: 'hint' };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-bot-game-step': BotGameStepElement;
  }
}
