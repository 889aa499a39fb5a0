import { msg } from '@lit/localize';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import type { Refusal } from '@nimhall/shared/refusal';
import { PLAYER_RESULTS, type PlayedGame } from '@nimhall/shared/room/played';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { chosen, found, option } from '../../components/new-game/choosing.ts';
import { gameOptions } from '../../components/new-game/game-options.ts';
import { refusalInWords } from '../../i18n/language.ts';
import type { ReadPlayed } from '../../net/game-history.ts';
import { LatestRequest } from '../../reactive/latest-request.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { filters } from '../../styles/filters.ts';
import './played-list.ts';
import { outcomeFilterInWords } from './words.ts';

const OUTCOME_FILTERS = ['any', ...PLAYER_RESULTS] as const;

/** Which games are shown. */
interface Filter {
  /** A family by its id; null for all. */
  readonly game: string | null;
  readonly outcome: (typeof OUTCOME_FILTERS)[number];
}

const EVERYTHING: Filter = { game: null, outcome: 'any' };

/** Games that are shown before somebody asks for all of them. */
const AT_FIRST = 6;

/**
 * Finished games, of me or of another player: the newest, and on request all of them, filtered by game and result. Children are shown while
 * there are none.
 */
@customElement('nh-played-games')
export class PlayedGames extends LitElement {
  static override styles = [
    base,
    controls,
    filters,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--gap);
      }
      fieldset {
        max-width: 32rem;
      }
      .nothing {
        display: grid;
        justify-items: start;
        gap: 12px;
      }
    `,
  ];

  /** The source of games, a page at a time; null until it is known. */
  @property({ attribute: false }) read: ReadPlayed | null = null;

  /** Whether they are another player's. */
  @property({ type: Boolean }) theirs = false;

  /** Whether more than the newest are wanted. */
  @state() private all = false;

  @state() private filter = EVERYTHING;

  /** The games so far; null while the first ones are loading. */
  @state() private games: readonly PlayedGame[] | null = null;

  @state() private refusal: Refusal | null = null;

  @query('select') private readonly firstFilter?: HTMLSelectElement;

  /** The cursor for the next ones; null if there are none. */
  #more: string | null = null;

  /** Drops answers to outdated requests. */
  readonly #questions = new LatestRequest();

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has('read') || !this.read) return;
    this.all = false;
    this.#show(EVERYTHING);
  }

  protected override render() {
    if (!this.read) return html`<p class="soft">${msg('Loading…')}</p>`;
    return html`
      ${this.all ? this.#filters() : nothing} ${this.#list()}
      <p class="fault" role="alert">${refusalInWords(this.refusal)}</p>
      ${this.#further()}
    `;
  }

  #further(): TemplateResult | typeof nothing {
    const isShort = !this.all && this.games !== null && this.games.length > 0;
    if (this.refusal) return html`<div><button type="button" @click=${() => this.#load()}>${msg('Try again')}</button></div>`;
    if (isShort) return html`<div><button type="button" @click=${this.#showAll}>${msg('Show all games')}</button></div>`;
    if (!this.games || this.#more === null) return nothing;
    return html`<div><button type="button" @click=${() => this.#load()}>${msg('Show more')}</button></div>`;
  }

  /** The pressed button disappears, so the keyboard focus moves to what replaces it. */
  async #showAll(): Promise<void> {
    this.all = true;
    await this.updateComplete;
    this.firstFilter?.focus();
  }

  #filters(): TemplateResult {
    const { game, outcome } = this.filter;
    return html`<fieldset>
      <legend class="unseen">${msg('Filter games')}</legend>
      <label
        >${msg('Game')}<select @change=${(event: Event) => this.#show({ game: findFamily(chosen(event))?.id ?? null })}>
          <option value="" .selected=${game === null}>${msg('All games')}</option>
          ${gameOptions(game)}
        </select></label
      >
      <label
        >${msg('Result')}<select @change=${(event: Event) => this.#show({ outcome: found(OUTCOME_FILTERS, event) })}>
          ${OUTCOME_FILTERS.map((each) => option(each, each === outcome, outcomeFilterInWords(each)))}
        </select></label
      >
    </fieldset>`;
  }

  #list(): TemplateResult | typeof nothing {
    if (!this.games) return this.refusal ? nothing : html`<p class="soft">${msg('Loading…')}</p>`;
    if (this.games.length > 0)
      return html`<nh-played-list .games=${this.all ? this.games : this.games.slice(0, AT_FIRST)} ?theirs=${this.theirs}></nh-played-list>`;
    return this.filter === EVERYTHING
      ? html`<slot></slot>`
      : html`<div class="nothing">
          <p role="status">${msg('No games match these filters.')}</p>
          <button type="button" @click=${() => this.#show(EVERYTHING)}>${msg('Show all games')}</button>
        </div>`;
  }

  #show(change: Partial<Filter>): void {
    this.filter = change === EVERYTHING ? EVERYTHING : { ...this.filter, ...change };
    this.games = null;
    this.#more = null;
    void this.#load();
  }

  /** Asks for the next games; the first ones where there are none yet. */
  async #load(): Promise<void> {
    const isLast = this.#questions.ask();
    const { game, outcome } = this.filter;
    const answer = await this.read?.({
      ...(this.#more !== null && { after: this.#more }),
      ...(game !== null && { game }),
      ...(outcome !== 'any' && { outcome }),
    });
    if (!isLast() || !answer) return;
    this.refusal = answer.ok ? null : answer.error;
    if (!answer.ok) return;
    this.#more = answer.value.more;
    this.games = [...(this.games ?? []), ...answer.value.games];
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-played-games': PlayedGames;
  }
}
