import { msg, str } from '@lit/localize';
import { count } from '@nimhall/shared/phrase';
import type { RatingInfo } from '@nimhall/shared/protocol/messages';
import { ratingText } from '@nimhall/shared/rating';
import type { GameTally } from '@nimhall/shared/room/tally';
import { css, html, nothing, type TemplateResult } from 'lit';
import { localize } from '../../i18n/language.ts';

/** What a player has done alone. */
interface DoneAlone {
  /** Days in a row with all of their puzzles. */
  readonly streak: number;
  /** Chapters of the course that are done, and all of them. */
  readonly lessons: readonly [done: number, all: number];
}

const NOTHING_DONE: DoneAlone = { streak: 0, lessons: [0, 0] };

/** A player's rating, how many games they played and won, and what they did alone; without the parts that are empty. */
export function totals(
  games: readonly GameTally[],
  [rating]: readonly RatingInfo[],
  { streak, lessons: [done, all] } = NOTHING_DONE,
): TemplateResult | typeof nothing {
  const played = games.reduce((sum, { won, lost, undecided }) => sum + won + lost + undecided, 0);
  const won = games.reduce((sum, tally) => sum + tally.won, 0);
  const [value, spread = ''] = rating ? ratingText(rating).split(/(?=\u00a0±)/) : [''];
  const told = [
    ...(rating ? [total(msg('Rating'), html`${value}<small>${spread}</small>`)] : []),
    ...(played > 0 ? [total(msg('Games played'), `${played}`), total(msg('Games won'), `${won}`)] : []),
    ...(streak > 0 ? [total(msg('Puzzle streak'), localize(count(streak, '{0} day', '{0} days')))] : []),
    ...(done > 0 ? [total(msg('Lessons'), msg(str`${done} of ${all}`))] : []),
  ];
  return told.length > 0 ? html`<dl class="totals">${told}</dl>` : nothing;
}

function total(name: string, value: string | TemplateResult): TemplateResult {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

export const totalsStyles = css`
  .totals {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
    margin: 0;
    overflow: hidden;
    background: var(--card);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    box-shadow: var(--lifted);
  }
  /* Lines between them, also where they stand in two rows. */
  .totals div {
    padding: 8px clamp(10px, 1.6vw, 20px);
    box-shadow:
      1px 0 var(--line),
      0 -1px var(--line);
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
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .totals small {
    color: var(--soft-ink);
    font-size: var(--type-small);
    font-weight: 400;
  }
`;
