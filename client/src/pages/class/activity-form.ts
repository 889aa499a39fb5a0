import { msg } from '@lit/localize';
import type { BotId } from '@nimhall/shared/bot/levels';
import { botsOf, seatedIn } from '@nimhall/shared/bot/levels';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import type { ActivityWish } from '@nimhall/shared/gathering/class/commands';
import { say } from '@nimhall/shared/phrase';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { botLevelPicker } from '../../components/new-game/bot-level-picker.ts';
import { gameOptions } from '../../components/new-game/game-options.ts';
import { choiceStyles, choices } from '../../components/ui/choices.ts';
import { localize } from '../../i18n/language.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { fieldGrid } from '../../styles/field-grid.ts';
import { ACTIVITY_KINDS, type ActivityKind, kindInWords } from './activity-kinds.ts';
import { chapters, needCourse } from './course.ts';

/** The default bot: a partner for a pupil who is left over, an opponent for all. */
const FIRST_BOT: Readonly<Record<ActivityKind, BotId>> = {
  pairs: 'greedy',
  bot: 'pupil',
  vote: 'teacher',
  puzzle: 'teacher',
  lesson: 'teacher',
};

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

  /** The id of the chapter of a lesson; the first one at first. */
  @state() private chapter = 'first-game';

  protected readonly watch = new StoreController(this, chapters);

  /** Null until one is chosen. */
  @state() private bot: BotId | null = null;

  protected override render() {
    return html`<form @submit=${this.#start}>
      ${choices('kind', ACTIVITY_KINDS, this.kind, kindInWords, (kind) => {
        this.kind = kind;
      })}
      ${this.kind === 'lesson' ? this.#chapters() : this.#games()}
      <button type="submit" class="main">${localize(say`Start round ${this.round}`)}</button>
    </form>`;
  }

  #games(): TemplateResult {
    const presets = findFamily(this.game)?.presets ?? [];
    return html`<div class="field">
        <label for="game">${msg('Game')}</label>
        <select id="game" @change=${this.#onGame}>${gameOptions(this.game)}</select>
      </div>
      <div class="field">
        <label for="start">${localize(say`Position`)}</label>
        <select id="start" @change=${this.#onPreset}>
          ${presets.map(({ name }, at) => html`<option value=${at} .selected=${at === this.preset}>${localize(name)}</option>`)}
        </select>
      </div>
      ${this.kind === 'puzzle' ? nothing : this.#bots(this.#wish().misere === true)}`;
  }

  #chapters(): TemplateResult {
    needCourse();
    return html`<div class="field">
      <label for="chapter">${localize(say`Chapter`)}</label>
      <select id="chapter" @change=${this.#onChapter}>
        ${chapters.value?.map(({ id, title }, at) => html`<option value=${id} .selected=${id === this.chapter}>${at + 1}. ${localize(title)}</option>`)}
      </select>
    </div>`;
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
    if (this.kind === 'lesson') return { kind: 'lesson', game: 'nim', chapter: this.chapter, bot: FIRST_BOT.lesson };
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

  #onChapter(event: Event): void {
    this.chapter = (event.target as HTMLSelectElement).value;
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
