import { msg } from '@lit/localize';
import type { RatingInfo } from '@nimhall/shared/protocol/messages';
import { ratingText } from '@nimhall/shared/rating';
import type { GameTally } from '@nimhall/shared/room/tally';
import { css, html, nothing, type TemplateResult } from 'lit';

/** How many games somebody played and won, and what they are worth in duels; nothing before the first game. */
export function totals(games: readonly GameTally[], [rating]: readonly RatingInfo[]): TemplateResult | typeof nothing {
  const played = games.reduce((sum, { won, lost, undecided }) => sum + won + lost + undecided, 0);
  if (played === 0) return nothing;
  const won = games.reduce((sum, tally) => sum + tally.won, 0);
  return html`<dl class="totals">
    ${rating ? total(msg('Rating'), ratingText(rating)) : nothing} ${total(msg('Games'), `${played}`)} ${total(msg('Won'), `${won}`)}
  </dl>`;
}

function total(name: string, value: string): TemplateResult {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

export const totalsStyles = css`
  .totals {
    display: flex;
    flex-wrap: wrap;
    width: fit-content;
    max-width: 100%;
    margin: 0;
    background: var(--card);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    box-shadow: var(--lifted);
  }
  .totals div {
    padding: 10px 20px;
    border-inline-end: 1px solid var(--line);
  }
  .totals div:last-child {
    border: 0;
  }
  .totals dt {
    color: var(--soft-ink);
    font-size: var(--type-small);
  }
  .totals dd {
    margin: 0;
    font-size: var(--type-title-2);
    font-weight: 650;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
`;
