import { msg } from '@lit/localize';
import type { BotId } from '@nimhall/shared/bot/levels';
import { botsOf, seatedIn } from '@nimhall/shared/bot/levels';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import { DUEL_GAMES } from '@nimhall/shared/duel/games';
import { hasBoards } from '@nimhall/shared/gathering/class/classroom';
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
import { checkboxes } from '../../styles/checkboxes.ts';
import { controls } from '../../styles/controls.ts';
import { fieldGrid } from '../../styles/field.ts';
import { ACTIVITY_KINDS, type ActivityKind, kindInWords } from './activity-kinds.ts';
import { chapters, needCourse } from './course.ts';

/** The default bot: a partner for a pupil who is left over, an opponent for all. */
const FIRST_BOT: Readonly<Record<ActivityKind, BotId>> = {
  pairs: 'greedy',
  bot: 'pupil',
  teacher: 'greedy',
  vote: 'teacher',
  puzzle: 'teacher',
  lesson: 'teacher',
};

/** Pauses to choose from before a round that begins by itself, in seconds. */
const PAUSES = [10, 30, 60] as const;

/** How positions are drawn, beside those that the game brings. */
type Draw = NonNullable<ActivityWish['drawn']>;
const DRAWS = ['one', 'each'] as const satisfies readonly Draw[];

/** The game of the next round, and how it is played. Fires `nh-start-round` with an `ActivityWish`. */
@customElement('nh-activity-form')
export class ActivityForm extends LitElement {
  static override styles = [
    base,
    controls,
    checkboxes,
    choiceStyles,
    fieldGrid,
    css`
      .choices label {
        flex: 1 1 max(8rem, 40%);
        padding-inline: 6px;
      }
      @media (max-width: 24rem) {
        .choices label {
          padding-inline: 4px;
        }
      }
      .choices,
      .choice,
      details,
      button {
        grid-column: 1 / -1;
      }
      .more {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
        gap: var(--space-3);
        padding-block-start: var(--space-2);
      }
      /* Side by side, so that the button is on the first screen of a phone. */
      .pair {
        grid-column: 1 / -1;
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: var(--space-2);
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

  /** Which of the positions that the game brings, or how they are drawn. */
  @state() private preset: number | Draw = 0;

  /** Whether the teacher plays the pupil without a partner. */
  @state() private isPartner = false;

  @state() private bothSides = false;

  /** Before a round that begins by itself, in seconds; 0 for none. */
  @state() private pause = 0;

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
      ${this.#more()}
    </form>`;
  }

  #games(): TemplateResult {
    const presets = findFamily(this.game)?.presets ?? [];
    return html`<div class="pair"><div class="field">
        <label for="game">${msg('Game')}</label>
        <select id="game" @change=${this.#onGame}>${gameOptions(this.game)}</select>
      </div>
      <div class="field">
        <label for="start">${localize(say`Position`)}</label>
        <select id="start" @change=${this.#onPreset}>
          ${this.#draws().map((draw) => html`<option value=${draw} .selected=${draw === this.preset}>${drawInWords(draw)}</option>`)}
          ${presets.map(({ name }, at) => html`<option value=${at} .selected=${at === this.preset}>${localize(name)}</option>`)}
        </select>
      </div></div>
      ${this.kind === 'bot' || this.kind === 'vote' ? this.#bots() : nothing}`;
  }

  /** What can be left as it is, below the button. */
  #more(): TemplateResult | typeof nothing {
    if (!hasBoards(this.kind)) return nothing;
    return html`<details>
      <summary>${localize(say`More settings`)}</summary>
      <div class="more">
        ${this.kind === 'pairs' && !this.isPartner ? this.#bots() : nothing}
        ${this.#boards()}
      </div>
    </details>`;
  }

  /** How positions of this game may be drawn. */
  #draws(): readonly Draw[] {
    if (!hasBoards(this.kind) || !DUEL_GAMES.includes(this.game)) return [];
    return DRAWS;
  }

  /** The settings of rounds in which every two have a board. */
  #boards(): TemplateResult {
    return html`<div class="field">
        <label for="pause">${localize(say`Next round`)}</label>
        <select id="pause" @change=${this.#onPause}>
          <option value="0" .selected=${this.pause === 0}>${localize(say`When I start it`)}</option>
          ${PAUSES.map((seconds) => html`<option value=${seconds} .selected=${seconds === this.pause}>${localize(say`${seconds} seconds after the last game`)}</option>`)}
        </select>
      </div>
      ${
        this.kind === 'pairs'
          ? html`<label class="choice"
              ><input type="checkbox" .checked=${this.isPartner} @change=${() => this.#setPartner(!this.isPartner)} />${localize(say`I play the pupil without a partner`)}</label
            >`
          : nothing
      }
      <label class="choice"
        ><input type="checkbox" .checked=${this.bothSides} @change=${() => this.#setBothSides(!this.bothSides)} />${localize(say`Each position twice, with seats swapped`)}</label
      >`;
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

  #bots(): TemplateResult {
    return html`<div class="field">
        <label for="level">${this.kind === 'pairs' ? localize(say`Bot for a pupil without a partner`) : localize(say`Bot`)}</label>
        ${botLevelPicker(
          this.#wish().bot,
          (bot) => {
            this.bot = bot;
          },
          botsOf(this.game, this.#wish().misere === true),
        )}
      </div>`;
  }

  #wish(): ActivityWish {
    if (this.kind === 'lesson') return { kind: 'lesson', game: 'nim', chapter: this.chapter, bot: FIRST_BOT.lesson };
    const drawn = this.#draws().find((draw) => draw === this.preset);
    const preset = drawn ? undefined : findFamily(this.game)?.presets[Number(this.preset)];
    const misere = preset?.misere === true;
    const bot = seatedIn(this.game, misere, this.bot ?? FIRST_BOT[this.kind]);
    return {
      kind: this.kind,
      game: this.game,
      ...(preset?.params ? { params: preset.params } : {}),
      misere,
      ...(preset ? { start: preset.start } : {}),
      bot,
      ...(drawn ? { drawn } : {}),
      ...(hasBoards(this.kind) ? this.#settings() : {}),
    };
  }

  #settings(): Partial<ActivityWish> {
    return {
      ...(this.kind === 'pairs' && this.isPartner ? { partner: 'teacher' } : {}),
      ...(this.bothSides ? { bothSides: true } : {}),
      ...(this.pause > 0 ? { pauseSeconds: this.pause } : {}),
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
    const { value } = event.target as HTMLSelectElement;
    this.preset = DRAWS.find((draw) => draw === value) ?? Number(value);
  }

  #onPause(event: Event): void {
    this.pause = Number((event.target as HTMLSelectElement).value);
  }

  #setPartner(isPartner: boolean): void {
    this.isPartner = isPartner;
  }

  #setBothSides(bothSides: boolean): void {
    this.bothSides = bothSides;
  }

  #start(event: Event): void {
    event.preventDefault();
    this.dispatchEvent(new CustomEvent<ActivityWish>('nh-start-round', { detail: this.#wish() }));
  }
}

function drawInWords(draw: Draw): string {
  return draw === 'each' ? localize(say`Drawn, another for each pair`) : localize(say`Drawn, the same for all`);
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-activity-form': ActivityForm;
  }
}
