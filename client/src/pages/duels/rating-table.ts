import { msg } from '@lit/localize';
import type { RatingInfo } from '@nimhall/shared/protocol/messages';
import { ratingText } from '@nimhall/shared/rating';
import { css, html, nothing, type TemplateResult } from 'lit';

/** A line of ratings: a game or a player, the rating, and the number of duels behind it. */
export interface Rated extends Omit<RatingInfo, 'game'> {
  readonly of: string | TemplateResult;
  /** On a leaderboard; null without a place. */
  readonly place?: number | null;
}

/** Ratings in lines; `of` says what the first column is. Where they are `ranked`, there is a column for places before it. */
export function ratingTable(of: string, lines: readonly Rated[], ranked = false): TemplateResult {
  return html`<table>
    <thead>
      <tr>
        ${ranked ? html`<th scope="col"><span class="unseen">${msg('Rank')}</span></th>` : nothing}
        <th scope="col" class="of">${of}</th>
        <th scope="col">${msg('Rating')}</th>
        <th scope="col">${msg('Duels')}</th>
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        (line) => html`<tr class=${line.place === null ? 'beside' : ''}>
          ${ranked ? html`<td class="place">${line.place}</td>` : nothing}
          <th scope="row" class="of">${line.of}</th>
          <td>${ratingText(line)}</td>
          <td>${line.place === null ? nothing : line.duels}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

export const ratingTableStyles = css`
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 8px 0 8px 12px;
    text-align: end;
    white-space: nowrap;
  }
  thead th {
    padding-block: 0 4px;
    font-weight: 550;
    font-size: 0.875rem;
    color: var(--soft-ink);
  }
  tbody :is(th, td) {
    border-top: 1px solid var(--line);
  }
  .of {
    width: 100%;
    padding-inline-start: 0;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  tbody .of {
    font-weight: 550;
  }
  /* Players without a rank are between the others, for comparison. */
  .beside :is(th, td) {
    padding-block: 4px;
    font-weight: 400;
    color: var(--soft-ink);
  }
  .place {
    padding-inline: 0 10px;
    color: var(--soft-ink);
  }
  /* Names get the rest of the width. */
  @media (max-width: 24rem) {
    th,
    td {
      padding-inline-start: 8px;
      font-size: 0.9375rem;
      line-height: 1.3;
    }
    .place {
      padding-inline: 0 6px;
    }
  }
`;
