import { msg, str } from '@lit/localize';
import type { BotLevel } from '@nimhall/shared/bot/level';
import { type BotId, botsOf } from '@nimhall/shared/bot/levels';
import { runTask } from '@nimhall/shared/bot/tasks';
import { readGame, readStart } from '@nimhall/shared/catalogue/read';
import { DEFAULT_BUDGET } from '@nimhall/shared/game/budget';
import type { Refusal } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import { moverOf } from '@nimhall/shared/room/seat';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { PlayEvent } from '../components/board/events.ts';
import '../components/board/mini/mini-board.ts';
import '../components/board/game-table.ts';
import {
  courseOf,
  lastMoveOf,
  type Practice,
  played,
  positionOf,
  questionOf,
  restarted,
  turnOf,
  winnerOf,
} from '../components/practice/practice.ts';
import { botName } from '../components/text/names.ts';
import { refusalInWords, setLanguage } from '../i18n/language.ts';
import { LANGUAGE_TAGS, type LanguageTag } from '../i18n/languages.ts';
import { type BoardPosition, boardPositionOf } from '../position/board-position.ts';
import { base } from '../styles/base.ts';
import { controls } from '../styles/controls.ts';
import tokens from '../styles/tokens.css?inline';

/** How long a bot may compute before the host page gets its turn, in milliseconds. */
const SLICE = 8;

/** The styles of a page, for one element of a page that is not ours. */
const OWN_TOKENS = tokens.replace(/:root(\[[^\]]*\]|:is\([^)]*\))?/g, (_, when?: string) => (when ? `:host(${when})` : ':host'));

/**
 * A board for any page, without a frame and without a server: a position to look at, or a game to play against a bot or by turns.
 * client/docs/board.md says how it is used.
 */
@customElement('nimhall-board')
export class NimhallBoard extends LitElement {
  static override styles = [
    unsafeCSS(OWN_TOKENS),
    base,
    controls,
    css`
      :host {
        --page: transparent;
        --table: var(--nimhall-board-height, 24rem);
        --low-board: var(--table);
        /* As bright as the page around it. */
        color-scheme: inherit;
        color: var(--ink);
      }
      nh-mini-board {
        height: var(--table);
      }
      .fault {
        margin: 0;
        color: var(--warn);
      }
      .end {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 8px;
        min-height: 60px;
      }
    `,
  ];

  /** Which game, by its id: `nim`, `kayles` … */
  @property() game = 'nim';

  /** Its parameters as JSON: `{"take":[1,3,4]}`. */
  @property() params = '';

  /** The start; by default that of the game. */
  @property() position = '';

  /** Whether the last move loses. */
  @property({ type: Boolean }) misere = false;

  /** Whether one can play. */
  @property({ type: Boolean }) interactive = false;

  /** The bot that answers, by its name or id; without it people play by turns. */
  @property() against = '';

  #practice: Practice | null = null;
  #fault: Refusal | null = null;
  #bot: (BotLevel & { readonly id: BotId }) | null = null;
  #isThinking = false;

  /** The position that lies there now; null where there is none. */
  get current(): string | null {
    return this.#practice && positionOf(this.#practice);
  }

  /** Begins again. */
  restart(): void {
    if (this.#practice) this.#set(restarted(this.#practice));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const spoken = (this.closest<HTMLElement>('[lang]')?.lang ?? 'en').slice(0, 2) as LanguageTag;
    if (LANGUAGE_TAGS.includes(spoken)) void setLanguage(spoken).then(() => this.requestUpdate());
  }

  protected override willUpdate(changed: PropertyValues<NimhallBoard>): void {
    if ((['game', 'params', 'position', 'misere', 'against'] as const).some((name) => changed.has(name))) this.#open();
  }

  protected override render(): TemplateResult {
    const practice = this.#practice;
    const scene = this.#scene;
    if (!practice || !scene) return html`<p class="fault" role="alert">${refusalInWords(this.#fault)}</p>`;
    if (!this.interactive) return html`<nh-mini-board .view=${scene.view} .now=${scene.now} .course=${courseOf(practice)}></nh-mini-board>`;
    const turn = turnOf(practice);
    return html`<nh-game-table
      .view=${scene.view}
      .course=${courseOf(practice)}
      .last=${lastMoveOf(practice)}
      .check=${scene.check}
      .now=${scene.now}
      .example=${scene.example}
      .status=${this.#status(practice)}
      ?interactive=${turn !== null}
      ?playable=${turn !== null && !this.#isThinking}
      @nh-play=${(event: PlayEvent) => this.#play(event.move, 'person', event.ink)}
      >${
        turn === null
          ? html`<div class="end" slot="bar">
              <strong role="status">${this.#status(practice)}</strong>
              <button type="button" class="main" @click=${() => this.restart()}>${msg('Play again')}</button>
            </div>`
          : nothing
      }</nh-game-table
    >`;
  }

  get #scene(): BoardPosition | null {
    const scene = this.#practice && boardPositionOf({ ...this.#practice, position: positionOf(this.#practice) });
    return scene?.ok ? scene.value : null;
  }

  #status(practice: Practice): string {
    if (this.#isThinking && this.#bot) return msg(str`${botName(this.#bot.id)} is thinking…`);
    if (turnOf(practice) !== null) return msg('Your turn.');
    const winner = winnerOf(practice);
    if (this.#bot && winner === 'first') return msg('You win.');
    const name = this.#bot ? botName(this.#bot.id) : msg(str`Player ${winner === 'first' ? 1 : 2}`);
    return msg(str`${name} wins.`);
  }

  #open(): void {
    const { game, misere, against } = this;
    const practice = practiceOf(game, this.params, this.position, misere);
    const bots = botsOf(game, misere);
    this.#bot = bots.find(({ id, name }) => id === against || name.toLowerCase() === against.toLowerCase()) ?? null;
    this.#fault = practice.ok ? null : practice.error;
    this.#practice = practice.ok ? practice.value : null;
    this.#isThinking = false;
  }

  #set(practice: Practice): void {
    this.#practice = practice;
    this.#isThinking = false;
    this.requestUpdate();
  }

  #play(move: string, by: 'person' | 'bot', ink = ''): void {
    const before = this.#practice;
    if (!before) return;
    const after = played(before, move, ink);
    if (after === before) return;
    this.#set(after);
    this.#tell('nimhall-move', { move, position: positionOf(after), seat: moverOf(before.moves.length), by });
    if (turnOf(after) === null) this.#tell('nimhall-over', { winner: winnerOf(after), moves: after.moves.map((each) => each.move) });
    else if (by === 'person' && this.#bot) void this.#answer(after, this.#bot.id);
  }

  /** The move of the bot, unless the game has changed while it was thinking. */
  async #answer(practice: Practice, level: BotId): Promise<void> {
    this.#isThinking = true;
    const steps = runTask({ kind: 'choose', level, ...questionOf(practice) }, { random: Math.random, budget: DEFAULT_BUDGET });
    for (let until = performance.now() + SLICE; ; ) {
      const step = steps.next();
      if (step.done) {
        if (this.#practice === practice && step.value.ok) this.#play(step.value.value, 'bot');
        return;
      }
      if (performance.now() < until) continue;
      await new Promise((resolve) => setTimeout(resolve));
      if (this.#practice !== practice) return;
      until = performance.now() + SLICE;
    }
  }

  #tell(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/** The practice game, or why there is none. */
function practiceOf(id: string, params: string, position: string, misere: boolean): Result<Practice, Refusal> {
  const game = readGame(id, paramsIn(params));
  const start = game.ok ? readStart(game.value, position || undefined) : game;
  if (!game.ok || !start.ok) return start as Extract<typeof start, { ok: false }>;
  const { rules, params: fixed } = game.value;
  return ok({ game: id, params: fixed, misere, start: rules.position.format(start.value), moves: [] });
}

/** Parameters of an attribute: the game refuses invalid JSON. */
function paramsIn(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nimhall-board': NimhallBoard;
  }
}
