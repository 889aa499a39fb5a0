import { msg } from '@lit/localize';
import type { BotId } from '@nimhall/shared/bot/levels';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import { type Climb, nextRung, seatFor } from '@nimhall/shared/ladder/climb';
import { rungsOf } from '@nimhall/shared/ladder/rungs';
import { drawnFrom, type LadderStarts } from '@nimhall/shared/ladder/starts';
import { PAGES } from '@nimhall/shared/protocol/pages';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { runInWorker } from '../../analysis-worker/worker-client.ts';
import { setTitle } from '../../components/page/title.ts';
import { localize } from '../../i18n/language.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { backLink, stepPage } from '../learn/step-page.ts';
import './ladder-game.ts';
import { learntKeeper } from '../../components/learnt/my-keeper.ts';
import { learnt } from '../../components/learnt/my-learnt.ts';
import { myClimb, recordLadderGame } from './climb-store.ts';
import type { LadderGame } from './ladder-bout.ts';
import type { LadderGameEvent, LadderGameResult } from './ladder-game.ts';
import { botIn, ladderLink } from './links.ts';
import { rungFace, rungStyles } from './rung-faces.ts';
import { rungInWords, standingTo } from './words.ts';

/** The ladder of a game: its rungs, and a game against the bot on the next one. */
@customElement('nh-ladder-page')
export class LadderPage extends LitElement {
  static override styles = [
    base,
    controls,
    stepPage,
    ...rungStyles,
    css`
      ol {
        list-style: none;
        display: flex;
        gap: 4px;
        margin: 0;
        padding: 0 0 2px;
      }
      ol a {
        display: block;
        border-radius: 50%;
        color: inherit;
      }
      [aria-current] .rung.beaten {
        box-shadow: 0 0 0 2px var(--page), 0 0 0 4px var(--ink);
      }
      /* A line of its own, whatever the game is called. */
      @media (max-width: 33rem), (max-width: 40rem) and (min-height: 33rem) {
        ol {
          flex: 0 0 100%;
          justify-content: space-between;
        }
      }
      @media (max-height: 32rem) and (min-width: 33rem) {
        .rung {
          width: 34px;
          height: 34px;
          --face: 28px;
        }
      }
    `,
  ];

  /** The id in the address. */
  @property({ attribute: false }) game = '';

  /** The query of the address. */
  @property({ attribute: false }) query = '';

  /** The starts of games; null while they are being computed. */
  @state() private starts: LadderStarts | null = null;

  @state() private bout: LadderGame | null = null;

  @state() private outcome: LadderGameResult | null = null;

  protected readonly watch = new StoreController(this, learnt);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('game') && !changed.has('query')) return;
    setTitle(localize(findFamily(this.game)?.name ?? '') || msg('Games'), msg('Ladders'));
    void this.#begin();
  }

  protected override render() {
    const family = findFamily(this.game);
    if (!family) {
      return html`<header>${backLink(PAGES.ladders, msg('All ladders'))}<h1>${msg('Game not found')}</h1></header>
        <p><a href=${PAGES.ladders}>${msg('All ladders')}</a></p>`;
    }
    return html`
      <header>
        ${backLink(PAGES.ladders, msg('All ladders'))}
        <h1>${localize(family.name)}</h1>
        ${this.#rungs()}
      </header>
      ${
        this.bout
          ? html`<nh-ladder-game
              class="step"
              .bout=${this.bout}
              .outcome=${this.outcome}
              @nh-over=${({ won }: LadderGameEvent) => this.#keep(won)}
              @nh-again=${() => this.#again()}
            ></nh-ladder-game>`
          : html`<p class="soft" role="status">${msg('Loading…')}</p>`
      }
    `;
  }

  get #climb(): Climb {
    return myClimb(this.game);
  }

  /** The bots on the rungs; those that were beaten can be played again. */
  #rungs(): TemplateResult {
    return html`<ol aria-label=${msg('Rungs')}>
      ${rungsOf(this.game).map((bot) => {
        const standing = standingTo(bot, this.game, this.#climb);
        const face = rungFace(bot, standing);
        const name = rungInWords(bot, this.game, standing);
        const here = bot === this.bout?.bot ? 'step' : nothing;
        if (standing === 'later') return html`<li><span role="img" aria-label=${name} title=${name}>${face}</span></li>`;
        return html`<li><a href=${ladderLink(this.game, standing === 'beaten' ? bot : null)} aria-label=${name} title=${name} aria-current=${here}>${face}</a></li>`;
      })}
    </ol>`;
  }

  async #begin(): Promise<void> {
    const { game } = this;
    if (this.starts?.game !== game) {
      this.bout = null;
      this.starts = null;
      const [starts] = await Promise.all([runInWorker({ kind: 'ladder', game }), learntKeeper.known()]);
      // Of two that were asked for the first deals for both: a game that has begun goes on.
      if (this.game !== game || this.starts) return;
      this.starts = starts;
    }
    this.#deal();
  }

  /** Starts another game: against the requested bot if it was beaten, else against the next one, or at the top against the last. */
  #deal(): void {
    const climb = this.#climb;
    const rungs = rungsOf(this.game);
    const asked = rungs.find((bot) => bot === botIn(this.query) && climb.beaten.includes(bot));
    const bot: BotId | undefined = asked ?? nextRung(this.game, climb) ?? rungs.at(-1);
    if (!bot || !this.starts) return;
    const standing = standingTo(bot, this.game, climb);
    const won = standing === 'next' ? climb.won : null;
    const seat = seatFor({ ...climb, won });
    const start = drawnFrom(this.starts, rungs.indexOf(bot), seat, climb.games);
    if (start === null) return;
    const { params } = this.starts;
    this.outcome = null;
    this.bout = { practice: { game: this.game, params, misere: false, start, moves: [] }, bot, seat, standing, won };
  }

  #keep(won: boolean): void {
    const { bout } = this;
    if (!bout) return;
    const { bot, seat } = bout;
    const climb = recordLadderGame(this.game, { bot, seat, won });
    this.outcome = { won, beaten: climb.beaten.includes(bot), next: nextRung(this.game, climb) };
  }

  async #again(): Promise<void> {
    this.#deal();
    await this.updateComplete;
    const bout = this.renderRoot.querySelector('nh-ladder-game');
    await bout?.updateComplete;
    bout?.renderRoot.querySelector<HTMLElement>('nh-game-table')?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-ladder-page': LadderPage;
  }
}
