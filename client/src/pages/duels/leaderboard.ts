import { msg, str } from '@lit/localize';
import { BOT_LEVEL_IDS } from '@nimhall/shared/bot/levels';
import { botStanding } from '@nimhall/shared/duel/bots';
import { DUEL_GAMES } from '@nimhall/shared/duel/games';
import type { RankInfo } from '@nimhall/shared/protocol/messages';
import { SETTLED } from '@nimhall/shared/rating';
import type { Refusal } from '@nimhall/shared/refusal';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { botName, displayName } from '../../components/text/names.ts';
import { scopeInWords } from '../../components/text/ratings.ts';
import { refusalInWords } from '../../i18n/language.ts';
import { fetchStrongest } from '../../net/ratings.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { panel } from '../../styles/panel.ts';
import { type Rated, ratingTable, ratingTableStyles } from './rating-table.ts';

/** The best players of duels, in a game or in all together. */
@customElement('nh-leaderboard')
export class Leaderboard extends LitElement {
  static override styles = [
    base,
    controls,
    panel,
    ratingTableStyles,
    css`
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 12px;
      }
      .head {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 8px 16px;
      }
    `,
  ];

  /** A family of games; null for all together. */
  @state() private game: string | null = null;

  /** Null while they are on their way. */
  @state() private strongest: readonly RankInfo[] | null = null;

  @state() private refusal: Refusal | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#look(this.game);
  }

  protected override render() {
    return html`<section class="panel" aria-labelledby="strongest">
      <div class="head">
        <h2 id="strongest">${msg('Leaderboard')}</h2>
        <select aria-label=${msg('Game')} @change=${this.#onGame}>
          ${[null, ...DUEL_GAMES].map((game) => html`<option value=${game ?? ''} .selected=${game === this.game}>${scopeInWords(game)}</option>`)}
        </select>
      </div>
      ${this.#list()}
    </section>`;
  }

  #list(): TemplateResult {
    if (this.refusal) return html`<p role="alert">${refusalInWords(this.refusal)}</p>`;
    if (!this.strongest) return html`<p class="soft">${msg('Loading…')}</p>`;
    const { opponents, deviation } = SETTLED;
    const people = this.strongest.map(
      ({ name, ...rank }, at): Rated => ({ ...rank, place: at + 1, of: html`<bdi>${displayName(name)}</bdi>` }),
    );
    const bots = BOT_LEVEL_IDS.map((id): Rated => ({ ...botStanding(id, this.game), place: null, of: msg(str`Bot: ${botName(id)}`) }));
    const lines = [...people, ...bots].toSorted((one, other) => other.rating - one.rating);
    return html`${
      people.length > 0
        ? nothing
        : html`<p class="soft">${msg(str`No one is ranked yet. It takes duels with ${opponents} different people and a rating with ±\u00a0${deviation} or less.`)}</p>`
    }
      ${ratingTable(msg('Player'), lines, people.length > 0)}
      <p class="soft">${msg('Bots have fixed ratings.')}</p>`;
  }

  #onGame({ target }: Event): void {
    this.game = (target as HTMLSelectElement).value || null;
    void this.#look(this.game);
  }

  /** The old list stays until the new one has loaded. */
  async #look(game: string | null): Promise<void> {
    const answer = await fetchStrongest(game);
    if (this.game !== game) return;
    this.refusal = answer.ok ? null : answer.error;
    if (answer.ok) this.strongest = answer.value;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-leaderboard': Leaderboard;
  }
}
