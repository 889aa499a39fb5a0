import { msg, str } from '@lit/localize';
import type { BotId } from '@nimhall/shared/bot/levels';
import { bySeat, SEATS, type Seat } from '@nimhall/shared/room/seat';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type Blunder, firstBlunder, slipInWords } from '../../components/practice/blunder.ts';
import { LocalGame } from '../../components/practice/local-game.ts';
import { localGameTable } from '../../components/practice/local-game-table.ts';
import { type Practice, winnerOf } from '../../components/practice/practice.ts';
import { botSays } from '../../components/text/bot-talk.ts';
import { botName } from '../../components/text/names.ts';
import { botAvatar } from '../../components/ui/face.ts';
import { faceStyles } from '../../components/ui/face-styles.ts';
import { prizeStyles } from '../../components/ui/prize.ts';
import { ResultVisibility } from '../../components/ui/result-visibility.ts';
import { announcements } from '../../reactive/announcements.ts';
import { SwitchingSubscription } from '../../reactive/switching-subscription.ts';
import { hasPlayed } from '../../stores/has-played.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { studyLink } from '../analysis/study-link.ts';
import { ruleLine, ruleLineStyles } from '../learn/rule-line.ts';
import { stepLayout } from '../learn/step-layout.ts';
import type { LadderGame } from './ladder-bout.ts';
import { ladderResult, ladderResultStyles } from './ladder-result.ts';
import { beginInWords, taskInWords, winInWords, worthInWords } from './words.ts';

/** The result of a game on the ladder. */
export interface LadderGameResult {
  readonly won: boolean;
  /** True where this win has beaten the bot for good. */
  readonly beaten: boolean;
  /** The next bot; null at the top. */
  readonly next: BotId | null;
}

/** Fired at the end of a game, with whether the person has won; and when they want another one. */
export class LadderGameEvent extends Event {
  readonly won: boolean;

  constructor(type: 'nh-over' | 'nh-again', won: boolean) {
    super(type);
    this.won = won;
  }
}

/** A game on a ladder, played in the page: the bot says something, and at the end what it changed. */
@customElement('nh-ladder-game')
export class LadderGameElement extends LitElement {
  static override styles = [
    base,
    controls,
    stepLayout,
    faceStyles,
    ruleLineStyles,
    prizeStyles,
    ladderResultStyles,
    css`
      .task {
        font-weight: 650;
      }
      .who {
        display: grid;
        justify-items: center;
        gap: 2px;
      }
      .wins {
        display: flex;
        gap: 3px;
        font-size: 0.6875rem;
        font-weight: 700;
        line-height: 1;
      }
      .wins span {
        display: grid;
        place-items: center;
        width: 20px;
        height: 20px;
        border: 2px dashed var(--field-line);
        border-radius: 50%;
        color: var(--soft-ink);
      }
      .wins .won {
        border: 2px solid var(--good);
        background: var(--good);
        color: var(--card);
      }
      .wins .now {
        border: 2px solid var(--accent);
        color: var(--accent);
      }
      .speech .rule {
        font-weight: 400;
      }
    `,
  ];

  @property({ attribute: false }) bout: LadderGame | null = null;

  /** The result, once the game is over and saved. */
  @property({ attribute: false }) outcome: LadderGameResult | null = null;

  @state() private game: LocalGame | null = null;

  /** The losing mistake, once a game is lost. */
  @state() private slip: Blunder | null = null;

  protected readonly resultVisibility = new ResultVisibility(this);

  readonly #followed = new SwitchingSubscription(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('bout')) return;
    const { bout } = this;
    this.slip = null;
    this.resultVisibility.close();
    this.game = bout && new LocalGame(bout.practice, bySeat(bout.seat, 'person', bout.bot));
    this.#followed.follow(this.game, (practice) => this.#follow(practice));
  }

  /** The focused control disappears at the end of the game, so the focus moves to the button that leads on. */
  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('outcome') && this.outcome) this.renderRoot.querySelector<HTMLElement>('[data-focus]')?.focus({ preventScroll: true });
  }

  protected override render() {
    const { bout } = this;
    const game = this.game;
    if (!bout || !game) return nothing;
    return html`${localGameTable(game, {
      status: this.#status(game),
      around: html`${this.#coach(bout, game)}${game.turn === null ? this.#end(bout) : nothing}`,
    })}`;
  }

  #status({ turn, thinking, value }: LocalGame): string {
    if (turn === null)
      return winnerOf(value) === this.bout?.seat ? msg('You win.') : msg(str`${botName(this.bout?.bot ?? 'random')} wins.`);
    return thinking ? msg(str`${botName(thinking)} is thinking…`) : msg('Your turn.');
  }

  /** The bot with its words: first the task and the rule, at the end the result. */
  #coach(bout: LadderGame, { scene, turn, value }: LocalGame): TemplateResult {
    const { outcome } = this;
    const mood = outcome ? (outcome.won ? 'beaten' : 'glad') : 'calm';
    return html`<div class="coach ${outcome ? (outcome.won ? 'good' : 'bad') : ''}">
      <div class="who">${botAvatar(bout.bot, mood)}${bout.standing === 'next' ? this.#wins(bout) : nothing}</div>
      <div class="speech" tabindex="-1">
        ${
          turn === null || !scene
            ? nothing
            : html`<p class="task">${taskInWords(bout.bot, bout.standing, bout.won)} ${beginInWords(bout.bot, bout.seat)}</p>
                ${ruleLine(scene.game.rules, value.misere)}`
        }
        <p role="status">${outcome ? this.#endInWords(bout, outcome) : ''}</p>
      </div>
      ${outcome && this.resultVisibility.isOpen ? ladderResult(bout, outcome.won, () => this.resultVisibility.close()) : nothing}
    </div>`;
  }

  /** The two wins that it takes: as first, and as second. */
  #wins({ seat, won }: LadderGame): TemplateResult {
    const { outcome } = this;
    const has = (each: Seat) => (outcome ? outcome.won && (each === seat || each === won) : each === won);
    return html`<div class="wins" aria-hidden="true">
      ${SEATS.map((each, at) => html`<span class=${has(each) ? 'won' : !outcome && each === seat ? 'now' : ''}>${has(each) ? '✓' : at + 1}</span>`)}
    </div>`;
  }

  #endInWords({ bot, standing, practice: { game } }: LadderGame, { won, beaten, next }: LadderGameResult): string {
    const words = botSays(bot, won ? 'lost' : 'won');
    if (won && standing !== 'next') return `${words} ${msg('You win.')}`;
    if (won) return [words, winInWords(bot, beaten, next), beaten ? worthInWords(bot, game) : ''].join(' ').trimEnd();
    return `${words} ${this.slip ? slipInWords(this.slip) : msg(str`${botName(bot)} wins.`)}`;
  }

  #end(bout: LadderGame): TemplateResult {
    const { outcome } = this;
    if (!outcome) return html`<div class="actions" slot="bar"></div>`;
    const { won, beaten, next } = outcome;
    const onward = !won
      ? msg('Try again')
      : bout.standing !== 'next' || (beaten && next === null)
        ? msg('Play again')
        : beaten
          ? msg(str`Play ${botName(next as BotId)}`)
          : msg('Switch sides');
    return html`<div class="actions" slot="bar">
      ${this.slip ? html`<a class="button" href=${this.#turningPoint(this.slip)}>${msg('See the turning point')}</a>` : nothing}
      <button type="button" class="main" data-focus @click=${() => this.dispatchEvent(new LadderGameEvent('nh-again', won))}>${onward}</button>
    </div>`;
  }

  /** The position in which the win was given away, with all that is known about it. */
  #turningPoint({ ply }: Blunder): string {
    const { game, params, misere, start, moves } = this.game?.value ?? (this.bout as LadderGame).practice;
    return studyLink({ game, params, misere, position: start, moves: moves.slice(0, ply).map(({ move }) => move) });
  }

  #follow(practice: Practice): void {
    this.requestUpdate();
    if (this.game?.turn === null) void this.#over(practice);
  }

  async #over(practice: Practice): Promise<void> {
    const { bout } = this;
    if (!bout) return;
    hasPlayed.set(true);
    const won = winnerOf(practice) === bout.seat;
    this.dispatchEvent(new LadderGameEvent('nh-over', won));
    this.resultVisibility.openAfterPause();
    if (this.game) announcements.set({ text: this.#status(this.game), urgency: 'assertive' });
    if (won) return;
    const slip = await firstBlunder(practice, bout.seat);
    if (this.bout === bout) this.slip = slip;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-ladder-game': LadderGameElement;
  }
}
