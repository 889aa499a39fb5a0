import { msg, str } from '@lit/localize';
import { BOT_LEVEL_IDS, type BotLevelId, strongerThan } from '@nimhall/shared/bot/levels';
import type { Refusal } from '@nimhall/shared/refusal';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { openRoom } from '../../components/new-game/new-room.ts';
import { connection } from '../../components/page/session.ts';
import { LocalGame } from '../../components/practice/local-game.ts';
import { localGameTable } from '../../components/practice/local-game-table.ts';
import { winnerOf } from '../../components/practice/practice.ts';
import { botName } from '../../components/text/names.ts';
import { refusalInWords } from '../../i18n/language.ts';
import { boardPositionOf } from '../../position/board-position.ts';
import { announcements } from '../../reactive/announcements.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { hasPlayed } from '../../stores/has-played.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { tileRoomOptions } from './play-tile.ts';
import { type PointInBox, stoneInPicture } from './stone-in-picture.ts';
import { FIRST_TILE } from './tiles.ts';
import type { TrickDialog } from './trick-dialog.ts';

/** The first game of somebody new, against the easiest bot, and the next one against the next. */
@customElement('nh-first-game')
export class FirstGame extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        grid-template: minmax(0, 1fr) / minmax(0, 1fr);
        height: 100%;
      }
      nh-game-table {
        --table: 100%;
        --low-align: stretch;
        /* The board is as high as the picture in whose place it comes. */
        grid-template-rows: auto minmax(0, 1fr) auto;
        align-content: stretch;
      }
      nh-trick-dialog {
        position: absolute;
      }
      .end {
        display: grid;
        gap: 8px;
        padding-bottom: 4px;
      }
      .result {
        font-size: 1.125rem;
        font-weight: 650;
        line-height: 1.25;
      }
      .won {
        color: var(--good);
      }
      .next {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
      .next button {
        flex: 1 1 auto;
      }
    `,
  ];

  /** The opponent. */
  @state() private level: BotLevelId = BOT_LEVEL_IDS[0];

  @state() private refusal: Refusal | null = null;

  @query('nh-game-table') private readonly table?: HTMLElement;

  @query('nh-trick-dialog') private readonly trick?: TrickDialog;

  readonly #game = new LocalGame(
    { game: FIRST_TILE.game, params: {}, misere: false, start: FIRST_TILE.preset.start, moves: [] },
    { first: 'person', second: this.level },
  );

  protected readonly watch = new StoreController(this, this.#game);

  #wasOver = false;

  /** Taps the stone that was at a point of the picture: on the board it may lie elsewhere. Does nothing once another page is shown. */
  async tapAt(point: PointInBox): Promise<void> {
    const scene = boardPositionOf({ game: FIRST_TILE.game, position: FIRST_TILE.preset.start });
    const cell = scene.ok ? stoneInPicture(scene.value.view, point) : null;
    const board = await drawn(this.table);
    if (this.isConnected) board?.shadowRoot?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.click();
  }

  /** Gives the focus to the first stone; the page stays where it is. */
  async focusBoard(): Promise<void> {
    const board = await drawn(this.table);
    if (this.isConnected) board?.shadowRoot?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }

  protected override updated(): void {
    const isOver = this.#game.turn === null;
    if (isOver && !this.#wasOver) void this.#finish();
    this.#wasOver = isOver;
  }

  protected override render() {
    const game = this.#game;
    const { turn, thinking } = game;
    return html`
      ${localGameTable(game, {
        status: thinking ? msg(str`${botName(thinking)} is thinking…`) : msg('Your turn.'),
        around: html`<p>${msg('Take stones from one heap. Take the last stone to win.')}${this.#opponent()}</p>
          ${turn === null ? this.#end() : nothing}`,
      })}
      <nh-trick-dialog .moves=${game.value.moves.map(({ move }) => move)}></nh-trick-dialog>
    `;
  }

  /** Said from the second bot on: the first one need not be known to be beaten. */
  #opponent(): string {
    return this.level === BOT_LEVEL_IDS[0] ? '' : ` ${msg(str`You play against ${botName(this.level)}.`)}`;
  }

  #end(): TemplateResult {
    const next = strongerThan(this.level);
    return html`<div class="end" slot="bar">
      <p class="result ${this.#hasWon() ? 'won' : ''}">${this.#result()}</p>
      <div class="next">
        ${
          next && this.#hasWon()
            ? html`<button type="button" class="main" @click=${() => this.#play(next)}>${msg(str`Next bot: ${botName(next)}`)}</button>`
            : html`<button type="button" class="main" @click=${() => this.#play(this.level)}>${msg('Play again')}</button>`
        }
        <button type="button" @click=${this.#invite}>${msg('Invite a friend')}</button>
        <button type="button" @click=${this.#explain}>${msg('See the trick')}</button>
      </div>
      <p class="fault" role="alert">${refusalInWords(this.refusal)}</p>
    </div>`;
  }

  /** The focused control disappears with the game, so the focus moves to what comes next. */
  async #finish(): Promise<void> {
    hasPlayed.set(true);
    announcements.set({ text: this.#result(), urgency: 'assertive' });
    await drawn(this.table);
    this.renderRoot.querySelector<HTMLElement>('.next button')?.focus({ preventScroll: true });
  }

  #hasWon(): boolean {
    return winnerOf(this.#game.value) === 'first';
  }

  #result(): string {
    const name = botName(this.level);
    if (!this.#hasWon()) return msg(str`${name} took the last stone and wins.`);
    return strongerThan(this.level) ? msg('You took the last stone. You win!') : msg('You win! You’ve beaten every bot.');
  }

  async #play(level: BotLevelId): Promise<void> {
    this.level = level;
    this.#game.seat({ first: 'person', second: level });
    this.#game.restart();
    await this.updateComplete;
    await this.focusBoard();
  }

  /** To a room where a friend may take the other seat. */
  async #invite(): Promise<void> {
    this.refusal = await openRoom(connection, tileRoomOptions(FIRST_TILE));
  }

  async #explain(): Promise<void> {
    await import('./trick-dialog.ts');
    this.trick?.show();
  }
}

/** The board of a table, once it is drawn. */
async function drawn(table: HTMLElement | undefined): Promise<Element | null> {
  const updated = async (element: Element | null | undefined): Promise<Element | null> => {
    await (element as LitElement | null | undefined)?.updateComplete;
    return element ?? null;
  };
  await updated(table);
  return await updated(table?.shadowRoot?.querySelector('.board')?.firstElementChild);
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-first-game': FirstGame;
  }
}
