import { msg, str } from '@lit/localize';
import { BOT_LEVELS, type BotLevelId, botLevel } from '@nimhall/shared/bot/levels';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { PlayEvent } from '../../parts/board/events.ts';
import { moveInWords } from '../../parts/board/sentences.ts';
import '../../parts/board/table.ts';
import { inOurLanguage } from '../../ground/i18n/language.ts';
import { type Scene, sceneOf } from '../../ground/position/scene.ts';
import { marksOf } from '../../parts/explanation/marks.ts';
import '../../parts/explanation/overlay-panel.ts';
import { announcements } from '../../ground/store/announcements.ts';
import { base } from '../../ground/styles/base.ts';
import { controls } from '../../ground/styles/controls.ts';
import { panel } from '../../ground/styles/panel.ts';
import { think } from '../../ground/think/thinker.ts';
import { courseOf, lastMoveOf, type Practice, played, positionOf, questionOf, restarted, undone, winnerOf } from './practice.ts';

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
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px;
      }
      /* Under the heading of the page, as far as that is a few lines. */
      nh-table {
        --table: clamp(20rem, 100svh - var(--header) - 11rem, 38rem);
      }
      select {
        flex: 0 1 14rem;
        margin-inline-end: auto;
      }
    `,
  ];

  /** Where to start; a new object starts anew. */
  @property({ attribute: false }) practice: Practice | null = null;

  @state() private current: Practice | null = null;

  /** Who answers; null when one person plays for both sides. */
  @state() private opponent: BotLevelId | null = 'greedy';

  @state() private showsPlay = false;

  @state() private analysis: Analysis | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('practice')) this.#set(this.practice);
  }

  protected override render() {
    const scene = this.#scene();
    if (!this.current || !scene) return nothing;
    const over = scene.example === '';
    const marks = this.showsPlay ? marksOf(this.analysis, scene.view) : null;
    return html`
      <nh-table
        .view=${scene.view}
        .course=${courseOf(this.current)}
        .last=${lastMoveOf(this.current)}
        .check=${scene.check}
        .example=${scene.example}
        .marks=${marks}
        .status=${this.#status(over)}
        ?interactive=${!over}
        ?playable=${!over && !this.#botToMove()}
        @nh-play=${(event: PlayEvent) => this.#play(event.move)}
      ></nh-table>
      <div class="row">
        <label class="unseen" for="opponent">${msg('Who answers')}</label>
        <select id="opponent" @change=${this.#onOpponent}>
          <option value="" ?selected=${this.opponent === null}>${msg('Play both sides')}</option>
          ${BOT_LEVELS.map(({ id }) => html`<option value=${id} ?selected=${this.opponent === id}>${msg(str`Against ${nameOf(id)}`)}</option>`)}
        </select>
        <button type="button" aria-disabled=${this.current.moves.length === 0} @click=${this.#undo}>${msg('Take back')}</button>
        <button type="button" aria-disabled=${this.current.moves.length === 0} @click=${this.#restart}>${msg('Start again')}</button>
      </div>
      ${this.#overlay(scene)}
    `;
  }

  #overlay(scene: Scene): TemplateResult {
    return html`<nh-overlay-panel
      class="panel"
      ?on=${this.showsPlay}
      .analysis=${this.analysis}
      .view=${scene.view}
      ?final=${scene.example === ''}
      @nh-overlay=${this.#onOverlay}
    ></nh-overlay-panel>`;
  }

  #status(over: boolean): string {
    if (!this.current) return '';
    if (over) {
      const winner = winnerOf(this.current);
      if (this.opponent) return winner === 'first' ? msg('You win.') : msg(str`${nameOf(this.opponent)} wins.`);
      return winner === 'first' ? msg('The side that moved first wins.') : msg('The side that moved second wins.');
    }
    const first = this.current.moves.length % 2 === 0;
    if (this.opponent) return first ? msg('Your turn.') : msg(str`${nameOf(this.opponent)} is thinking…`);
    return first ? msg('First side to move.') : msg('Second side to move.');
  }

  #scene(): Scene | null {
    const scene = this.current && sceneOf({ ...this.current, position: positionOf(this.current) });
    return scene?.ok ? scene.value : null;
  }

  #botToMove(): boolean {
    return this.opponent !== null && this.current !== null && this.current.moves.length % 2 === 1;
  }

  #set(practice: Practice | null): void {
    this.current = practice;
    this.analysis = null;
    if (this.showsPlay) void this.#analyse();
    if (this.#botToMove()) void this.#answer();
  }

  #play(move: string): void {
    if (this.current) this.#set(played(this.current, move));
  }

  /** The bot's move, unless the game has changed while it was thinking. */
  async #answer(): Promise<void> {
    const { current: before, opponent } = this;
    const scene = this.#scene();
    if (!before || !opponent || !scene || scene.example === '') return;
    const move = await think({ kind: 'choose', level: opponent, ...questionOf(before) });
    if (this.current !== before || this.opponent !== opponent || move === null) return;
    this.#set(played(before, move));
    const words = moveInWords(scene.view, move)?.past ?? msg(str`played ${move}`);
    announcements.set({ text: msg(str`${nameOf(opponent)} ${words}.`), urgency: 'polite' });
  }

  async #analyse(): Promise<void> {
    const before = this.current;
    if (!before) return;
    const analysis = await think({ kind: 'analyse', ...questionOf(before) });
    if (this.current === before) this.analysis = analysis;
  }

  #undo(): void {
    if (this.current && this.current.moves.length > 0) this.#set(undone(this.current, this.opponent !== null));
  }

  #restart(): void {
    if (this.current && this.current.moves.length > 0) this.#set(restarted(this.current));
  }

  #onOpponent(event: Event): void {
    const { value } = event.target as HTMLSelectElement;
    this.opponent = BOT_LEVELS.find(({ id }) => id === value)?.id ?? null;
    if (this.#botToMove()) void this.#answer();
  }

  #onOverlay(event: CustomEvent<boolean>): void {
    this.showsPlay = event.detail;
    if (this.showsPlay && !this.analysis) void this.#analyse();
  }
}

function nameOf(level: BotLevelId): string {
  return inOurLanguage(botLevel(level).name);
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-practice-board': PracticeBoard;
  }
}
