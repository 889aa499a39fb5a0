import { msg } from '@lit/localize';
import { BOT_LEVELS, type BotId, botsOf } from '@nimhall/shared/bot/levels';
import type { OfferedProgram } from '@nimhall/shared/protocol/programs';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { localize } from '../../i18n/language.ts';
import { SwitchingSubscription } from '../../reactive/switching-subscription.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { dialogStyles } from '../../styles/dialog.ts';
import { programOf, programTexts } from '../text/program-words.ts';
import { botAvatar } from '../ui/face.ts';
import { faceStyles } from '../ui/face-styles.ts';
import { portrait } from '../ui/portrait.ts';
import { showDialog } from '../ui/show-dialog.ts';
import { botInWords } from './bot-words.ts';
import { offeredPrograms } from './offered-programs.ts';

/** The strongest there is. */
const MAX_STRENGTH = 8;

/** What a program has to play to be offered. */
export interface ProgramsFor {
  readonly game: string;
  readonly misere: boolean;
}

/**
 * A dialog in which one tap chooses a bot by its face, its strength and what it is like. Opened by `show`; fires `nh-bot` with the level, or
 * `nh-program` with the id of a program.
 */
@customElement('nh-bot-chooser')
export class BotChooser extends LitElement {
  static override styles = [
    base,
    controls,
    dialogStyles,
    faceStyles,
    css`
      :host {
        display: contents;
      }
      .bots {
        display: grid;
        gap: 8px;
      }
      h3 {
        margin-top: 8px;
      }
      .bot {
        --face: 48px;
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        justify-content: stretch;
        gap: 0 12px;
        padding: 8px 12px;
        text-align: start;
        font-weight: 400;
        line-height: 1.3;
      }
      .bot[aria-current] {
        border-color: var(--accent);
        box-shadow: 0 0 0 1px var(--accent);
      }
      .portrait {
        width: var(--face);
        height: var(--face);
      }
      .face,
      .portrait {
        grid-row: 1 / 3;
        align-self: center;
      }
      .about {
        grid-column: 2 / 4;
        font-size: 0.875rem;
        color: var(--soft-ink);
      }
      .strength {
        display: inline-flex;
        align-self: center;
        gap: 3px;
      }
      .strength i {
        width: 8px;
        height: 8px;
        border: 1px solid var(--field-line);
        border-radius: 50%;
      }
      .strength .full {
        background: var(--accent);
        border-color: var(--accent);
      }
      @media (max-height: 36rem) {
        .bot {
          --face: 40px;
          padding-block: 4px;
        }
      }
    `,
  ];

  /** Which bots play here, those of every game first. */
  @property({ attribute: false }) offered = botsOf('nim', false);

  /** The one that was chosen last. */
  @property({ attribute: false }) chosen: BotId | null = null;

  /** Programs are offered as well where they play this; none for null. */
  @property({ attribute: false }) programsFor: ProgramsFor | null = null;

  @state() private open = false;

  readonly #programs = new SwitchingSubscription(this);

  @query('dialog') private readonly dialog?: HTMLDialogElement;

  async show(): Promise<void> {
    this.open = true;
    if (this.programsFor) {
      this.#programs.follow(offeredPrograms, () => this.requestUpdate());
      await programTexts();
    }
    await this.updateComplete;
    showDialog(this.dialog);
    this.renderRoot.querySelector<HTMLElement>('[aria-current]')?.focus();
  }

  protected override render() {
    return html`<dialog aria-labelledby="title" closedby="any" @close=${this.#onClose}>${this.open ? this.#sheet() : nothing}</dialog>`;
  }

  #sheet(): TemplateResult {
    const guards = this.offered.slice(BOT_LEVELS.length);
    return html`<div>
        <h2 id="title">${msg('Choose a bot')}</h2>
        <div class="bots">${this.offered.slice(0, BOT_LEVELS.length).map((bot) => this.#bot(bot))}</div>
        ${
          guards.length > 0
            ? html`<h3>${msg('From the course, for Nim')}</h3><div class="bots">${guards.map((bot) => this.#bot(bot))}</div>`
            : nothing
        }
        ${this.#offeredPrograms()}
        <div class="buttons"><button type="button" @click=${() => this.dialog?.close()}>${msg('Cancel')}</button></div>
      </div>`;
  }

  #bot({ id, name, about, strength }: (typeof this.offered)[number]): TemplateResult {
    return html`<button type="button" class="bot" aria-current=${id === this.chosen ? 'true' : nothing} @click=${() => this.#choose('nh-bot', id)}>
      ${botAvatar(id)}
      <b aria-hidden="true">${localize(name)}</b><span class="unseen">${botInWords(id)}</span>
      <span class="strength" aria-hidden="true">${Array.from({ length: MAX_STRENGTH }, (_, nth) => html`<i class=${nth < strength ? 'full' : ''}></i>`)}</span>
      <span class="about">${localize(about)}</span>
    </button>`;
  }

  /** Programs of others that play this and have a board free. */
  #offeredPrograms(): TemplateResult | typeof nothing {
    const { programsFor: wanted } = this;
    const plays = ({ games, misere, free }: OfferedProgram): boolean =>
      wanted !== null && free > 0 && games.includes(wanted.game) && (misere || !wanted.misere);
    const programs = offeredPrograms.value?.filter(plays) ?? [];
    if (programs.length === 0) return nothing;
    return html`<h3>${msg('Programs')}</h3>
      <div class="bots">
        ${programs.map(
          ({ id, name, owner }) => html`<button type="button" class="bot" @click=${() => this.#choose('nh-program', id)}>
            ${portrait({ id, name, owner })}<b>${name}</b><span class="about">${programOf(owner)}</span>
          </button>`,
        )}
      </div>`;
  }

  #onClose(): void {
    this.open = false;
    this.#programs.follow(null, () => undefined);
  }

  #choose(event: 'nh-bot' | 'nh-program', id: string): void {
    this.dialog?.close();
    this.dispatchEvent(new CustomEvent(event, { detail: id }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-bot-chooser': BotChooser;
  }
}
