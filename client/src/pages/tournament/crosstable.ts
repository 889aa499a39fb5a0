import { outcomeOf } from '@nimhall/shared/gathering/tournament/match';
import { standingOf } from '@nimhall/shared/gathering/tournament/standing';
import type { Tournament, TournamentRound } from '@nimhall/shared/gathering/tournament/tournament';
import { say } from '@nimhall/shared/phrase';
import { otherSeat, SEATS } from '@nimhall/shared/room/seat';
import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { pointsInWords } from '../../components/text/points.ts';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { entrantInWords } from './entrants.ts';

const SIGNS = { won: '+', drawn: '=', lost: '−' } as const;

/** All results of a tournament with rounds: for each player whom they met, by place, and how it ended. */
@customElement('nh-crosstable')
export class Crosstable extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: block;
        overflow-x: auto;
      }
      table {
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }
      th,
      td {
        padding: 6px 8px;
        border: 1px solid var(--line);
        text-align: end;
        white-space: nowrap;
      }
      .name,
      th[scope='row'] {
        font-weight: 550;
        text-align: start;
      }
      thead th {
        font-size: var(--type-small);
        font-weight: 550;
      }
      p {
        margin-block-start: var(--space-2);
      }
    `,
  ];

  @property({ attribute: false }) tournament!: Tournament;

  protected override render() {
    const { tournament } = this;
    const rows = standingOf(tournament);
    // Where several share a place, their lines still have numbers of their own.
    const lines = new Map(rows.map(({ member }, at) => [member, at + 1]));
    return html`<table>
        <thead>
          <tr>
            <th scope="col">${localize(say`Place`)}</th>
            <th scope="col" class="name">${localize(say`Name`)}</th>
            ${tournament.rounds.map((_, at) => html`<th scope="col"><span class="unseen">${localize(say`Round`)}</span> ${at + 1}</th>`)}
            <th scope="col">${localize(say`Points`)}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ member, points }) => html`<tr>
              <td>${lines.get(member)}</td>
              <th scope="row">${entrantInWords(tournament, member)}</th>
              ${tournament.rounds.map((round) => html`<td>${resultOf(round, member, lines)}</td>`)}
              <td><strong>${pointsInWords(points)}</strong></td>
            </tr>`,
          )}
        </tbody>
      </table>
      <p class="soft">${localize(say`+ won, = shared, − lost, with the line of the opponent.`)}</p>`;
  }
}

/** `+3` where somebody won against the third; nothing while it is played. */
function resultOf({ boards, byes }: TournamentRound, member: number, lines: ReadonlyMap<number, number>): string {
  if (byes.includes(member)) return '+';
  for (const { seats, result } of boards) {
    const seat = SEATS.find((each) => seats[each] === member);
    if (!seat) continue;
    const opponent = lines.get(seats[otherSeat(seat)]) ?? '';
    if (!result) return String(opponent);
    return result.ending === 'void' ? `${opponent}` : `${SIGNS[outcomeOf(result, seat)]}${opponent}`;
  }
  return '';
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-crosstable': Crosstable;
  }
}
