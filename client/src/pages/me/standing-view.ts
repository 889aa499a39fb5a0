import { msg, str } from '@lit/localize';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import type { RatingInfo } from '@nimhall/shared/protocol/messages';
import { ratingText } from '@nimhall/shared/rating';
import { bestAndWorst, type GameTally, type Rival, type Tally } from '@nimhall/shared/room/tally';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { shownName } from '../../components/text/names.ts';
import { scopeInWords } from '../../components/text/ratings.ts';
import { inOurLanguage } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { panel } from '../../styles/panel.ts';
import { personPath } from './words.ts';

/** Of whoever plays duels in many games: in all together, and in those they play most. */
const MOST_RATINGS = 4;

/** What somebody is worth in duels, what they are best and worst at, and with whom they played most, in a few lines; nothing where there is too little to say. */
@customElement('nh-standing-view')
export class StandingView extends LitElement {
  static override styles = [
    base,
    panel,
    css`
      :host {
        display: block;
      }
      dl {
        display: grid;
        grid-template-columns: fit-content(45%) minmax(0, 1fr);
        gap: 6px 16px;
        margin: 0;
        max-width: var(--width-reading);
      }
      dt {
        color: var(--soft);
      }
      dd {
        grid-column: 2;
        margin: 0;
        overflow-wrap: anywhere;
      }
      a {
        display: inline-block;
        padding-block: 12px;
        margin-block: -12px;
      }
    `,
  ];

  @property({ attribute: false }) games: readonly GameTally[] = [];

  /** What they are worth in rated duels. */
  @property({ attribute: false }) ratings: readonly RatingInfo[] = [];

  @property({ attribute: false }) rivals: readonly Rival[] = [];

  /** How my games against them went; null where that says nothing. */
  @property({ attribute: false }) between: Tally | null = null;

  protected override render() {
    const { best, worst } = bestAndWorst(this.games);
    const lines = [
      this.between && sum(this.between) > 0 ? line(msg('Against you'), tallyInWords(turned(this.between))) : null,
      this.ratings.length > 0 ? line(msg('Rating'), ...this.ratings.slice(0, MOST_RATINGS).map(ratingInWords)) : null,
      best && line(msg('Best at'), atInWords(best)),
      worst && line(msg('Hardest'), atInWords(worst)),
      this.rivals.length > 0 ? line(msg('Most played'), ...this.rivals.map(rivalInWords)) : null,
    ].filter((each) => each !== null);
    this.hidden = lines.length === 0;
    return html`<dl class="panel">${lines}</dl>`;
  }
}

function line(term: string, ...told: readonly (string | TemplateResult)[]): TemplateResult {
  return html`<dt>${term}</dt>
    ${told.map((each) => html`<dd>${each}</dd>`)}`;
}

/** `Nim – 1640 ± 90`. */
function ratingInWords(rating: RatingInfo): string {
  return `${scopeInWords(rating.game)} – ${ratingText(rating)}`;
}

function sum({ won, lost, undecided }: Tally): number {
  return won + lost + undecided;
}

/** The same games as the other one has them. */
function turned({ won, lost, undecided }: Tally): Tally {
  return { won: lost, lost: won, undecided };
}

function atInWords(tally: GameTally): string {
  const { game, won, lost } = tally;
  return msg(str`${inOurLanguage(findFamily(game)?.name ?? game)}: won ${won} of ${won + lost}`);
}

function rivalInWords(rival: Rival): TemplateResult {
  const name = html`<bdi>${shownName(rival.name)}</bdi>`;
  return html`${rival.kept ? html`<a href=${personPath(rival.name)}>${name}</a>` : name}: ${tallyInWords(rival)}`;
}

/** `3 won, 2 lost`, and how many were not finished where there are such. */
function tallyInWords({ won, lost, undecided }: Tally): string {
  return undecided === 0 ? msg(str`${won} won, ${lost} lost`) : msg(str`${won} won, ${lost} lost, ${undecided} unfinished`);
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-standing-view': StandingView;
  }
}
