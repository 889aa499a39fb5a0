import { msg } from '@lit/localize';
import type { RatingInfo } from '@nimhall/shared/protocol/messages';
import type { Refusal } from '@nimhall/shared/refusal';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { connection } from '../../components/page/session.ts';
import { scopeInWords } from '../../components/text/ratings.ts';
import { pageHead, pageHeadStyles } from '../../components/ui/page-head.ts';
import { refusalInWords } from '../../i18n/language.ts';
import { fetchMyDuels } from '../../net/ratings.ts';
import { whenDefined } from '../../reactive/store.ts';
import { base } from '../../styles/base.ts';
import { panel } from '../../styles/panel.ts';
import './leaderboard.ts';
import { ratingTable, ratingTableStyles } from './rating-table.ts';
import './seek-form.ts';
import { wishes, wishesIn } from './duel-preferences.ts';

/** Rated duels: what they are, a search for one, my ratings, and the leaderboard. */
@customElement('nh-duels-page')
export class DuelsPage extends LitElement {
  static override styles = [
    base,
    pageHeadStyles,
    panel,
    ratingTableStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--gap);
        align-items: start;
      }
      .mine,
      .results {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 12px;
      }
      .results {
        gap: var(--gap);
      }
      @media (min-width: 52rem) {
        :host {
          grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
        }
        :host([ranked]) {
          grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
        }
        .page-head {
          grid-column: 1 / -1;
        }
      }
    `,
  ];

  /** The query of the address. */
  @property({ attribute: false }) query = '';

  /** Whether somebody came to see the leaderboard, which is then above the form. */
  @property({ type: Boolean, reflect: true }) ranked = false;

  /** Mine; null while they are on their way. */
  @state() private ratings: readonly RatingInfo[] | null = null;

  @state() private refusal: Refusal | null = null;

  /** Why I may play no rated duel now; undefined while that is not known. */
  @state() private barrier: Refusal | null | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#look();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('query')) return;
    wishes.set(wishesIn(this.query, wishes.value));
    this.ranked = new URLSearchParams(this.query).has('leaderboard');
  }

  protected override render() {
    const leaderboard = this.ratings || this.refusal ? html`<nh-leaderboard></nh-leaderboard>` : nothing;
    const form = html`<nh-seek-form .ratings=${this.ratings} .barrier=${this.barrier}></nh-seek-form>`;
    if (this.ranked) {
      return html`
        ${pageHead({ title: msg('Rated duels'), lead: msg('Win and your rating goes up. Lose and it goes down.') })}
        <div class="results">${leaderboard} ${this.#mine()}</div>
        ${form}
      `;
    }
    return html`
      ${pageHead({
        title: msg('Rated duels'),
        lead: html`<p class="soft">
          ${msg('Play two games from the same random position. You start one, your opponent starts the other.')}
          ${msg('Win and your rating goes up. Lose and it goes down.')}
          ${msg('Chance decides whether the last move wins or loses. You see it before the first move.')}
        </p>`,
      })}
      ${form}
      <div class="results">${this.#mine()} ${leaderboard}</div>
    `;
  }

  /** Content below it waits until it is loaded, so that nothing moves. */
  #mine(): TemplateResult | typeof nothing {
    if (this.refusal) return html`<p role="alert">${refusalInWords(this.refusal)}</p>`;
    if (!this.ratings) return nothing;
    const lines = this.ratings.map(({ game, ...rating }) => ({ ...rating, of: scopeInWords(game) }));
    return html`<section class="panel mine" aria-labelledby="mine">
      <h2 id="mine">${msg('Your ratings')}</h2>
      ${
        lines.length === 0
          ? html`<p class="soft">${msg('No ratings yet. Your first duel gives you one.')}</p>`
          : html`${ratingTable(msg('Game'), lines)}
              <p class="soft">${msg('The ± shows how uncertain a rating still is.')}</p>`
      }
    </section>`;
  }

  async #look(): Promise<void> {
    await whenDefined(connection.player);
    const answer = await fetchMyDuels();
    if (answer.ok) {
      this.ratings = answer.value.ratings;
      this.barrier = answer.value.refusal;
    } else {
      this.refusal = answer.error;
      this.barrier = null;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-duels-page': DuelsPage;
  }
}
