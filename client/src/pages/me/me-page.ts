import { msg } from '@lit/localize';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import type { Refusal } from '@nimhall/shared/refusal';
import { OUTCOMES, type PlayedGame } from '@nimhall/shared/room/played';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { refusalInWords } from '../../ground/i18n/language.ts';
import { fetchPlayed, RECORDS } from '../../ground/net/played.ts';
import { whenThere } from '../../ground/store/store.ts';
import { base } from '../../ground/styles/base.ts';
import { controls } from '../../ground/styles/controls.ts';
import { filters } from '../../ground/styles/filters.ts';
import { chosen, found, option } from '../../parts/opening/choosing.ts';
import { gameOptions } from '../../parts/opening/game-options.ts';
import { port } from '../../parts/page/session.ts';
import { setTitle } from '../../parts/page/title.ts';
import './pages-of-mine.ts';
import './played-list.ts';
import { outcomeFilterInWords } from './words.ts';

const OUTCOME_FILTERS = ['any', ...OUTCOMES] as const;

/** Which games are shown. */
interface Filter {
  /** A family by its id; null for all. */
  readonly game: string | null;
  readonly outcome: (typeof OUTCOME_FILTERS)[number];
}

const EVERYTHING: Filter = { game: null, outcome: 'any' };

/** What I played: games that are over, the newest first. */
@customElement('nh-me-page')
export class MePage extends LitElement {
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

  @state() private filter = EVERYTHING;

  /** What has come of them; null while the first ones are on their way. */
  @state() private games: readonly PlayedGame[] | null = null;

  @state() private refusal: Refusal | null = null;

  /** What to ask for the next ones with; null when there are none. */
  #more: string | null = null;

  /** What is being asked for: an answer to anything else comes too late. */
  #asked: symbol | null = null;

  constructor() {
    super();
    // Only then does the server know whose games are asked for.
    void whenThere(port.player).then(() => this.#load());
  }

  protected override render() {
    return html`
      <nh-pages-of-mine here="me"></nh-pages-of-mine>
      <div>
        <h1>${msg('What you played')}</h1>
        <p class="soft">${msg('Games that are over, the newest first.')}</p>
      </div>
      ${this.#filters()} ${this.#list()}
      <p class="refusal" role="alert">${refusalInWords(this.refusal)}</p>
      <div class="row">
        ${
          this.refusal || (this.games && this.#more !== null)
            ? html`<button type="button" @click=${() => this.#load()}>${this.refusal ? msg('Try again') : msg('Show more')}</button>`
            : nothing
        }
        ${this.#hasNone ? nothing : html`<a class="button" href=${RECORDS} download="nimhall-games.txt">${msg('Save all games as a file')}</a>`}
      </div>
    `;
  }

  protected override updated(): void {
    setTitle(msg('What you played'));
  }

  /** Known to have played nothing at all. */
  get #hasNone(): boolean {
    return this.games?.length === 0 && this.filter === EVERYTHING;
  }

  #filters(): TemplateResult {
    const { game, outcome } = this.filter;
    return html`<fieldset>
      <legend class="unseen">${msg('Which games to show')}</legend>
      <label
        >${msg('Game')}<select @change=${(event: Event) => this.#show({ game: findFamily(chosen(event))?.id ?? null })}>
          <option value="" .selected=${game === null}>${msg('All games')}</option>
          ${gameOptions(game)}
        </select></label
      >
      <label
        >${msg('Outcome')}<select @change=${(event: Event) => this.#show({ outcome: found(OUTCOME_FILTERS, event) })}>
          ${OUTCOME_FILTERS.map((each) => option(each, each === outcome, outcomeFilterInWords(each)))}
        </select></label
      >
    </fieldset>`;
  }

  #list(): TemplateResult | typeof nothing {
    if (!this.games) return this.refusal ? nothing : html`<p class="soft">${msg('Loading…')}</p>`;
    if (this.games.length > 0) return html`<nh-played-list .games=${this.games}></nh-played-list>`;
    return this.#hasNone
      ? html`<div class="nothing">
          <p>${msg('Nothing yet. A game comes here when it is over.')}</p>
          <a class="button" href="/">${msg('Find a game')}</a>
        </div>`
      : html`<div class="nothing">
          <p role="status">${msg('No game is as you want it.')}</p>
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
    const asked = Symbol();
    this.#asked = asked;
    const { game, outcome } = this.filter;
    const answer = await fetchPlayed({
      ...(this.#more !== null && { after: this.#more }),
      ...(game !== null && { game }),
      ...(outcome !== 'any' && { outcome }),
    });
    if (this.#asked !== asked) return;
    this.refusal = answer.ok ? null : answer.error;
    if (!answer.ok) return;
    this.#more = answer.value.more;
    this.games = [...(this.games ?? []), ...answer.value.games];
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-me-page': MePage;
  }
}
