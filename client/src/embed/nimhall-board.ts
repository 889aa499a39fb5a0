import { msg, str } from '@lit/localize';
import { type BotId, botsOf } from '@nimhall/shared/bot/levels';
import { readGame, readStart } from '@nimhall/shared/catalogue/read';
import type { Refusal } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import { moverOf } from '@nimhall/shared/room/seat';
import { type CSSResultGroup, css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { PlayEvent } from '../components/board/events.ts';
import '../components/board/mini/mini-board.ts';
import { courseOf, lastMoveOf, type Practice, played, positionOf, turnOf, winnerOf } from '../components/practice/practice.ts';
import { botName } from '../components/text/names.ts';
import { refusalInWords } from '../i18n/language.ts';
import { type BoardPosition, boardPositionOf } from '../position/board-position.ts';
import { positionsOf } from '../position/replay.ts';
import { base } from '../styles/base.ts';
import { controls } from '../styles/controls.ts';

/**
 * A board that needs no server: a position to look at, or a game to play against a bot or by turns. It fetches what is needed for playing when it is
 * first played on. Our own frame for other sites and the script for any page define it as `nimhall-board`; client/docs/board.md says how it is used.
 */
export class NimhallBoard extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    controls,
    css`
      :host {
        --page: transparent;
        --table: var(--nimhall-board-height, 24rem);
        --low-board: var(--table);
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

  /** The moves that were played from there; as an attribute with spaces in between. */
  @property({ converter: { fromAttribute: (text) => (text ?? '').split(/\s+/).filter(Boolean) } }) moves: readonly string[] = [];

  /** How these were drawn by hand, where they were. */
  @property({ attribute: false }) inks: readonly string[] = [];

  /** Whether the last move loses. */
  @property({ type: Boolean }) misere = false;

  /** Whether one can play. */
  @property({ type: Boolean }) interactive = false;

  /** The bot that answers, by its name or id; without it people play by turns. */
  @property() against = '';

  #practice: Practice | null = null;
  #fault: Refusal | null = null;
  #bot: BotId | null = null;
  #isThinking = false;
  /** Whether something that is needed for playing could not be fetched. */
  #isStuck = false;

  /** The position that lies there now; null where there is none. */
  get current(): string | null {
    return this.#practice && positionOf(this.#practice);
  }

  /** Begins again. */
  restart(): void {
    this.#open();
    this.requestUpdate();
  }

  /** The bots, where there are any. */
  protected loadBots(): Promise<typeof import('./bots.ts')> | null {
    return null;
  }

  protected override willUpdate(changed: PropertyValues<NimhallBoard>): void {
    if ((['game', 'params', 'position', 'moves', 'inks', 'misere', 'against'] as const).some((name) => changed.has(name))) this.#open();
    if (changed.has('interactive') && this.interactive) void this.#loadTable();
  }

  protected override render(): TemplateResult {
    const practice = this.#practice;
    const scene = this.#scene;
    if (!practice || !scene) return html`<p class="fault" role="alert">${refusalInWords(this.#fault)}</p>`;
    if (!this.interactive || this.#isStuck || !isTableThere()) {
      return html`<nh-mini-board .view=${scene.view} .now=${scene.now} .course=${courseOf(practice)}></nh-mini-board>
        ${this.interactive && this.#isStuck ? this.#stuck() : nothing}`;
    }
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

  #stuck(): TemplateResult {
    return html`<div class="end">
      <span role="alert">${msg('Couldn’t reach the server.')}</span>
      <button type="button" class="main" @click=${() => this.#tryAgain()}>${msg('Try again')}</button>
    </div>`;
  }

  #status(practice: Practice): string {
    if (this.#isThinking && this.#bot) return msg(str`${botName(this.#bot)} is thinking…`);
    if (turnOf(practice) !== null) return msg('Your turn.');
    const winner = winnerOf(practice);
    if (this.#bot && winner === moverOf(this.moves.length)) return msg('You win.');
    const name = this.#bot ? botName(this.#bot) : msg(str`Player ${winner === 'first' ? 1 : 2}`);
    return msg(str`${name} wins.`);
  }

  #open(): void {
    const { game, misere } = this;
    const practice = practiceOf(this);
    const against = this.against.toLowerCase();
    this.#bot = botsOf(game, misere).find(({ id, name }) => id === against || name.toLowerCase() === against)?.id ?? null;
    this.#fault = practice.ok ? null : practice.error;
    this.#practice = practice.ok ? practice.value : null;
    this.#isThinking = false;
    this.#isStuck = false;
  }

  /** Fetches the board that one can play on, and the bots behind it if one is to answer. */
  async #loadTable(): Promise<void> {
    try {
      await import('../components/board/game-table.ts');
      if (this.#bot) void this.loadBots()?.catch(() => undefined);
    } catch {
      this.#isStuck = true;
    }
    this.requestUpdate();
  }

  #tryAgain(): void {
    this.#isStuck = false;
    if (!isTableThere()) void this.#loadTable();
    if (this.#practice && this.#isBotsTurn(this.#practice)) void this.#answer(this.#practice);
    this.requestUpdate();
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
    else if (this.#isBotsTurn(after)) void this.#answer(after);
  }

  #isBotsTurn(practice: Practice): boolean {
    return this.#bot !== null && turnOf(practice) === moverOf(this.moves.length + 1);
  }

  /** The move of the bot, unless the game has changed while it was thinking. */
  async #answer(practice: Practice): Promise<void> {
    const bots = this.loadBots();
    if (!bots || !this.#bot) return;
    this.#isThinking = true;
    try {
      const { botMove } = await bots;
      const move = await botMove(this.#bot, practice, () => this.#practice === practice);
      if (this.#practice === practice && move !== null) this.#play(move, 'bot');
    } catch {
      this.#isStuck = this.#practice === practice;
      this.requestUpdate();
    }
  }

  #tell(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/** Whether the board that one can play on was fetched. */
function isTableThere(): boolean {
  return customElements.get('nh-game-table') !== undefined;
}

type Described = Pick<NimhallBoard, 'game' | 'params' | 'position' | 'moves' | 'inks' | 'misere'>;

/** The game as far as it is described, or why there is none. */
function practiceOf({ game: id, params, position, moves, inks, misere }: Described): Result<Practice, Refusal> {
  const game = readGame(id, paramsIn(params));
  const start = game.ok ? readStart(game.value, position || undefined) : game;
  if (!game.ok || !start.ok) return start as Extract<typeof start, { ok: false }>;
  const { rules, params: fixed } = game.value;
  const begun = { game: id, params: fixed, misere, start: rules.position.format(start.value) };
  const positions = positionsOf({ ...begun, moves });
  const refused = moves[positions.length - 1];
  const stop = boardPositionOf({ ...begun, position: positions.at(-1) ?? begun.start });
  const after = stop.ok && refused !== undefined ? stop.value.check(refused) : stop;
  if (!after.ok) return after;
  return ok({
    ...begun,
    moves: moves.map((move, ply) => ({ move, position: positions[ply + 1] ?? '', ...(inks[ply] ? { ink: inks[ply] } : {}) })),
  });
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
