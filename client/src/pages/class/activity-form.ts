import { msg } from '@lit/localize';
import type { BotId } from '@nimhall/shared/bot/levels';
import { botsOf, seatedIn } from '@nimhall/shared/bot/levels';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import type { ActivityWish } from '@nimhall/shared/gathering/commands';
import { say } from '@nimhall/shared/phrase';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { botLevelPicker } from '../../components/new-game/bot-level-picker.ts';
import { gameOptions } from '../../components/new-game/game-options.ts';
import { choiceStyles, choices } from '../../components/ui/choices.ts';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { fieldGrid } from '../../styles/field-grid.ts';
import { ACTIVITY_KINDS, type ActivityKind, kindInWords } from './activity-kinds.ts';

/** The default bot: a partner for a pupil who is left over, an opponent for all. */
const FIRST_BOT: Readonly<Record<ActivityKind, BotId>> = { pairs: 'greedy', bot: 'pupil', vote: 'teacher', puzzle: 'teacher' };

/** The game of the next round, and how it is played. Fires `nh-start-round` with an `ActivityWish`. */
@customElement('nh-activity-form')
export class ActivityForm extends LitElement {
  static override styles = [
    base,
    controls,
    choiceStyles,
    fieldGrid,
    css`
      .choices label {
        flex: 1 1 8rem;
      }
      .choices,
      button {
        grid-column: 1 / -1;
      }
      button {
        min-height: 52px;
        font-size: var(--type-lead);
      }
    `,
  ];

  /** The number of the round that would begin. */
  @property({ type: Number }) round = 1;

  @state() private kind: ActivityKind = 'pairs';

  @state() private game = 'nim';

  /** Which of the positions that the game brings. */
  @state() private preset = 0;

  /** Null until one is chosen. */
  @state() private bot: BotId | null = null;

  protected override render() {
    const presets = findFamily(this.game)?.presets ?? [];
    const { misere } = this.#wish();
    return html`<form @submit=${this.#start}>
      ${choices('kind', ACTIVITY_KINDS, this.kind, kindInWords, (kind) => {
        this.kind = kind;
      })}
      <div class="field">
        <label for="game">${msg('Game')}</label>
        <select id="game" @change=${this.#onGame}>${gameOptions(this.game)}</select>
      </div>
      <div class="field">
        <label for="start">${localize(say`Position`)}</label>
        <select id="start" @change=${this.#onPreset}>
          ${presets.map(({ name }, at) => html`<option value=${at} .selected=${at === this.preset}>${localize(name)}</option>`)}
        </select>
      </div>
      ${this.kind === 'puzzle' ? nothing : this.#bots(misere === true)}
      <button type="submit" class="main">${localize(say`Start round ${this.round}`)}</button>
    </form>`;
  }

  #bots(misere: boolean): TemplateResult {
    return html`<div class="field">
        <label for="level">${this.kind === 'pairs' ? localize(say`Bot for a pupil without a partner`) : localize(say`Bot`)}</label>
        ${botLevelPicker(
          this.#wish().bot,
          (bot) => {
            this.bot = bot;
          },
          botsOf(this.game, misere),
        )}
      </div>`;
  }

  #wish(): ActivityWish {
    const preset = findFamily(this.game)?.presets[this.preset];
    const misere = preset?.misere === true;
    const bot = seatedIn(this.game, misere, this.bot ?? FIRST_BOT[this.kind]);
    return {
      kind: this.kind,
      game: this.game,
      ...(preset?.params ? { params: preset.params } : {}),
      misere,
      ...(preset ? { start: preset.start } : {}),
      bot,
    };
  }

  #onGame(event: Event): void {
    this.game = (event.target as HTMLSelectElement).value;
    this.preset = 0;
  }

  #onPreset(event: Event): void {
    this.preset = Number((event.target as HTMLSelectElement).value);
  }

  #start(event: Event): void {
    event.preventDefault();
    this.dispatchEvent(new CustomEvent<ActivityWish>('nh-start-round', { detail: this.#wish() }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-activity-form': ActivityForm;
  }
}
