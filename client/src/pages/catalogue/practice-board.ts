import { msg, str } from '@lit/localize';
import { BOT_IDS, type BotId, botsOf, seatedIn } from '@nimhall/shared/bot/levels';
import type { Seat } from '@nimhall/shared/room/seat';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { runInWorker } from '../../analysis-worker/worker-client.ts';
import { lessonLink } from '../../components/explanation/lesson-link.ts';
import { marksOf } from '../../components/explanation/marks.ts';
import type { BoardPosition } from '../../position/board-position.ts';
import { SwitchingSubscription } from '../../reactive/switching-subscription.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { panel } from '../../styles/panel.ts';
import '../../components/explanation/overlay-panel.ts';
import { LocalGame, type Side } from '../../components/practice/local-game.ts';
import { localGameTable } from '../../components/practice/local-game-table.ts';
import { type Practice, questionOf, winnerOf } from '../../components/practice/practice.ts';
import { botName } from '../../components/text/names.ts';

/** A board to try a game on, against a bot or for both sides, with perfect play to be looked at. */
@customElement('nh-practice-board')
export class PracticeBoard extends LitElement {
  static override styles = [
    base,
    controls,
    panel,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 12px;
      }
      /* Under the heading of the page, as far as that is a few lines. */
      nh-game-table {
        --table: clamp(20rem, 100svh - var(--header) - 11rem, 38rem);
        --low-board: calc(100svh - var(--header) - 8px);
      }
      select {
        flex: 1 1 auto;
        max-width: 14rem;
      }
      select:last-of-type {
        margin-inline-end: auto;
      }
      /* On a phone two and two, however long the words of a language are. */
      @media (max-width: 40rem) {
        .row {
          display: grid;
          grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
        }
        select:nth-of-type(n) {
          max-width: none;
          margin: 0;
          padding-inline: 8px 2px;
        }
      }
    `,
  ];

  /** The start; a new object starts over. */
  @property({ attribute: false }) practice: Practice | null = null;

  /** Who answers; null when one person plays for both sides. */
  @state() private opponent: BotId | null = 'greedy';

  /** The seat of the person where a bot answers. */
  @state() private me: Seat = 'first';

  @state() private showsPlay = false;

  @state() private analysis: Analysis | null = null;

  #game: LocalGame | null = null;
  readonly #followed = new SwitchingSubscription(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('practice')) this.#open(this.practice);
  }

  protected override render() {
    const game = this.#game;
    const scene = game?.scene;
    if (!game || !scene) return nothing;
    const { moves } = game.value;
    return html`
      ${localGameTable(game, { status: this.#status(game), marks: this.showsPlay ? marksOf(this.analysis, scene.view) : null })}
      <div class="row">
        <label class="unseen" for="opponent">${msg('Opponent')}</label>
        <select id="opponent" @change=${this.#onOpponent}>
          <option value="" ?selected=${this.opponent === null}>${msg('Play both sides')}</option>
          ${botsOf(game.value.game, game.value.misere).map(({ id }) => html`<option value=${id} ?selected=${this.opponent === id}>${msg(str`Against ${botName(id)}`)}</option>`)}
        </select>
        ${this.#begins()}
        <button type="button" aria-disabled=${moves.length === 0} @click=${() => moves.length > 0 && game.undo()}>${msg('Take back')}</button>
        <button type="button" aria-disabled=${moves.length === 0} @click=${() => moves.length > 0 && game.restart()}>${msg('Start again')}</button>
      </div>
      ${this.#overlay(scene)}
    `;
  }

  /** Who begins, where that is a choice. */
  #begins(): TemplateResult | typeof nothing {
    if (this.opponent === null) return nothing;
    return html`<label class="unseen" for="begins">${msg('Who goes first')}</label>
      <select id="begins" @change=${this.#onBegins}>
        <option value="first" ?selected=${this.me === 'first'}>${msg('You go first')}</option>
        <option value="second" ?selected=${this.me === 'second'}>${msg('The bot goes first')}</option>
      </select>`;
  }

  #overlay(scene: BoardPosition): TemplateResult {
    return html`<nh-overlay-panel
      class="panel"
      ?on=${this.showsPlay}
      .analysis=${this.analysis}
      .view=${scene.view}
      ?final=${scene.example === ''}
      .lesson=${this.practice && lessonLink(this.practice.game, this.practice.misere)}
      @nh-overlay=${this.#onOverlay}
    ></nh-overlay-panel>`;
  }

  #status({ turn, thinking, value }: LocalGame): string {
    if (turn === null) {
      const winner = winnerOf(value);
      if (this.opponent) return winner === this.me ? msg('You win.') : msg(str`${botName(this.opponent)} wins.`);
      return winner === 'first' ? msg('The first player wins.') : msg('The second player wins.');
    }
    if (thinking) return msg(str`${botName(thinking)} is thinking…`);
    if (this.opponent) return msg('Your turn.');
    return turn === 'first' ? msg('First player’s turn.') : msg('Second player’s turn.');
  }

  get #sides(): LocalGame['sides'] {
    const side = (seat: Seat): Side => (this.opponent === null || seat === this.me ? 'person' : this.opponent);
    return { first: side('first'), second: side('second') };
  }

  #open(practice: Practice | null): void {
    if (practice && this.opponent) this.opponent = seatedIn(practice.game, practice.misere, this.opponent);
    this.#game = practice && new LocalGame(practice, this.#sides);
    this.#followed.follow(this.#game, () => this.#changed());
    this.#changed();
  }

  /** After every move and at the start, the old analysis is void. */
  #changed(): void {
    this.analysis = null;
    if (this.showsPlay) void this.#analyse();
    this.requestUpdate();
  }

  async #analyse(): Promise<void> {
    const before = this.#game?.value;
    if (!before) return;
    const analysis = await runInWorker({ kind: 'analyse', ...questionOf(before) });
    if (this.#game?.value === before) this.analysis = analysis;
  }

  #onOpponent(event: Event): void {
    const { value } = event.target as HTMLSelectElement;
    this.opponent = BOT_IDS.find((id) => id === value) ?? null;
    this.#game?.seat(this.#sides);
  }

  /** Restarts the game if its sides change while it is played, so that nobody gets the other's moves. */
  #onBegins(event: Event): void {
    const { value } = event.target as HTMLSelectElement;
    this.me = value === 'second' ? 'second' : 'first';
    this.#game?.seat(this.#sides);
    this.#game?.restart();
  }

  #onOverlay(event: CustomEvent<boolean>): void {
    this.showsPlay = event.detail;
    if (this.showsPlay && !this.analysis) void this.#analyse();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-practice-board': PracticeBoard;
  }
}
