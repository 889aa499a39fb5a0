import { findFamily } from '@nimhall/shared/catalogue/registry';
import { type Climb, isLadderComplete } from '@nimhall/shared/ladder/climb';
import { css, html, type TemplateResult } from 'lit';
import { cards } from '../../components/ui/cards.ts';
import { localize } from '../../i18n/language.ts';
import { ladderLink } from './links.ts';
import { rungStairs, rungStyles } from './rung-faces.ts';
import { climbInWords } from './words.ts';

/** The ladder of a game as an item of a list: how far it is climbed, and a tap plays the next rung. */
export function ladderCard(game: string, climb: Climb): TemplateResult {
  return html`<li class=${isLadderComplete(game, climb) ? 'top' : ''}>
    <h3><a href=${ladderLink(game)}>${localize(findFamily(game)?.name ?? game)}</a></h3>
    ${rungStairs(game, climb)}
    <p class="soft">${climbInWords(game, climb)}</p>
  </li>`;
}

export const ladderCardStyles = [
  cards,
  ...rungStyles,
  css`
    li {
      display: grid;
      grid-template-rows: auto 1fr auto;
      gap: 6px;
      padding: 12px 14px;
    }
    li.top {
      border-color: var(--good);
    }
    .top p {
      color: var(--good);
      font-weight: 650;
    }
  `,
];
