import { msg, str } from '@lit/localize';
import { BOT_LEVEL_IDS, type BotLevelId, botLevel } from '@nimhall/shared/bot/levels';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import { botStanding } from '@nimhall/shared/duel/bots';
import { DUEL_GAMES } from '@nimhall/shared/duel/games';
import type { RatingInfo } from '@nimhall/shared/protocol/messages';
import { PAGES } from '@nimhall/shared/protocol/pages';
import { NEWCOMER, ratingText } from '@nimhall/shared/rating';
import type { Refusal } from '@nimhall/shared/refusal';
import { DUEL_CLOCK } from '@nimhall/shared/room/duel';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { isOffline, OFFLINE, playDuel } from '../../components/new-game/new-room.ts';
import { navigate } from '../../components/page/navigation.ts';
import { connection } from '../../components/page/session.ts';
import { TitleController } from '../../components/page/title-controller.ts';
import { clockInWords, timeInWords } from '../../components/text/clock-words.ts';
import { choiceStyles, choices } from '../../components/ui/choices.ts';
import { language, localize, refusalInWords } from '../../i18n/language.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { Ticker } from '../../reactive/ticker.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { fieldStyles } from '../../styles/field.ts';
import { panel } from '../../styles/panel.ts';
import { type DuelPreferences, OPPONENT_KINDS, type OpponentKind, wishes } from './duel-preferences.ts';
import { PairingAlert } from './pairing-alert.ts';
import { DuelSearch, type Search } from './search.ts';

/** Finds a duel: in which game, against whom, and how long it has taken. Leaving it ends the search. */
@customElement('nh-seek-form')
export class SeekForm extends LitElement {
  static override styles = [
    base,
    controls,
    fieldStyles,
    panel,
    choiceStyles,
    css`
      .panel,
      .wishes {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 12px;
      }
      /* As high as the content for a bot, so that the button keeps its place. */
      .detail {
        min-height: 4.5rem;
        align-content: start;
      }
      .choices label {
        flex: 1 1 auto;
        min-height: 48px;
      }
      .go {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 8px;
      }
      .go :is(button, .button) {
        min-height: 48px;
      }
      /* What is said while somebody waits has its place before, where the window is wide. */
      .told {
        min-height: 4.5em;
      }
      .waits {
        font-weight: 600;
      }
      .time {
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  /** My ratings; null while they are not known. */
  @property({ attribute: false }) ratings: readonly RatingInfo[] | null = null;

  /** Why we may play no rated duel now; undefined while that is not known. */
  @property({ attribute: false }) barrier: Refusal | null | undefined;

  @state() private refusal: Refusal | null = null;

  readonly #caller = new PairingAlert();

  protected readonly search = new DuelSearch(connection, (room) => {
    this.#caller.call();
    navigate(`/r/${room}`);
  });

  protected readonly watch = new StoreController(this, wishes, this.search);

  /** The tab shows that the search goes on, while the player looks elsewhere. */
  protected readonly named = new TitleController(this, () => [
    ...(this.search.value.kind === 'waiting' ? [msg('Looking for an opponent…')] : []),
    msg('Rated duels'),
  ]);

  protected readonly ticker = new Ticker(this, 1_000, () => this.search.value.kind === 'waiting');

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  protected override render() {
    const { game, opponent, level } = wishes.value;
    const waiting = this.search.value.kind === 'waiting';
    if (this.barrier === undefined) return html`<p class="panel soft">${msg('Loading…')}</p>`;
    if (this.barrier) return barred(this.barrier);
    return html`<div class="panel">
      <fieldset class="wishes" ?disabled=${waiting}>
        <legend class="unseen">${msg('Find a duel')}</legend>
        <div class="field">
          <label for="game">${msg('Game')}</label>
          <select id="game" @change=${this.#onGame}>
            ${DUEL_GAMES.map((id) => html`<option value=${id} .selected=${id === game}>${localize(findFamily(id)?.name ?? id)}</option>`)}
          </select>
        </div>
        <fieldset class="field">
          <legend>${msg('Opponent')}</legend>
          ${choices('opponent', OPPONENT_KINDS, opponent, opponentInWords, (chosen) => change({ opponent: chosen }))}
        </fieldset>
        <div class="field detail">${opponent === 'bot' ? botChoice(game, level) : html`<p class="soft">${msg('You play the waiting player closest to your rating.')}</p>`}</div>
      </fieldset>
      ${this.#go(waiting, opponent)}
    </div>`;
  }

  #go(waiting: boolean, opponent: OpponentKind): TemplateResult {
    return html`<div class="go">
        <button type="button" class=${waiting ? '' : 'main'} @click=${this.#onButton}>${this.#button(waiting, opponent)}</button>
        <div class="told">${this.#told(this.search.value)}</div>
      </div>`;
  }

  #button(waiting: boolean, opponent: OpponentKind): string {
    if (waiting) return msg('Cancel search');
    return opponent === 'bot' ? msg('Play this bot') : msg('Find opponent');
  }

  #told(search: Search): TemplateResult {
    const refusal = this.refusal ?? (search.kind === 'none' ? search.refusal : null);
    return html`<p role="status" class="waits">${search.kind === 'waiting' ? this.#waitingFor(search.game) : nothing}</p>
      ${
        search.kind === 'waiting'
          ? html`<p class="soft">
              <span class="time" aria-hidden="true">${timeInWords(Date.now() - search.since, language())}</span> –
              ${msg('The longer you wait, the wider the search. It ends when you leave this page.')}
            </p>`
          : refusal
            ? html`<p class="fault" role="alert">${refusalInWords(refusal)}</p>`
            : html`<p class="soft">${msg(str`Time control is ${clockInWords(DUEL_CLOCK)} for each game.`)}</p>`
      }`;
  }

  #waitingFor(game: string): string {
    if (!this.ratings) return msg('Looking for an opponent near your rating…');
    const mine = this.ratings.find((each) => each.game === game) ?? NEWCOMER;
    return msg(str`Looking for an opponent near your rating, ${ratingText(mine)}…`);
  }

  #onGame({ target }: Event): void {
    change({ game: (target as HTMLSelectElement).value });
  }

  /** The second tap of a double one is not meant. */
  #onButton({ detail }: MouseEvent): void {
    if (detail > 1) return;
    this.refusal = null;
    if (this.search.value.kind === 'waiting') this.#stop();
    else void this.#begin(wishes.value);
  }

  #stop(): void {
    this.search.stop();
    this.#caller.close();
  }

  async #begin({ game, opponent, level }: DuelPreferences): Promise<void> {
    if (opponent === 'bot') this.refusal = await playDuel(connection, { game, against: level });
    else if (isOffline(connection)) this.refusal = OFFLINE;
    else {
      this.search.begin(game);
      void this.#caller.getReady();
    }
  }
}

/** Why no duel can be sought, and what to do about it. */
function barred(refusal: Refusal): TemplateResult {
  return html`<div class="panel go">
    <p>${refusalInWords(refusal)}</p>
    ${refusal.code === 'not-kept' ? html`<a class="button main" href=${PAGES.keep}>${msg('Create account')}</a>` : nothing}
    <a class="button" href=${PAGES.lobby}>${msg('Play without rating')}</a>
  </div>`;
}

function opponentInWords(opponent: OpponentKind): string {
  switch (opponent) {
    case 'somebody':
      return msg('near my rating');
    case 'bot':
      return msg('a bot');
    default:
      return opponent satisfies never;
  }
}

/** The bots of every game, with what they are worth in this one. */
function botChoice(game: string, chosen: BotLevelId): TemplateResult {
  const onChange = ({ target }: Event) => {
    const level = BOT_LEVEL_IDS.find((id) => id === (target as HTMLSelectElement).value);
    if (level) change({ level });
  };
  return html`<label for="bot">${msg('Bot and rating')}</label>
    <select id="bot" @change=${onChange}>
      ${BOT_LEVEL_IDS.map((id) => html`<option value=${id} .selected=${id === chosen}>${localize(botLevel(id).name)} – ${ratingText(botStanding(id, game))}</option>`)}
    </select>`;
}

function change(change: Partial<DuelPreferences>): void {
  wishes.set({ ...wishes.value, ...change });
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-seek-form': SeekForm;
  }
}
