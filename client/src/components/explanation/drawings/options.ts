import type { Counted, Options } from '@nimhall/shared/game/explanation';
import { pictureOf } from '@nimhall/shared/picture/picture';
import { css, html, type TemplateResult } from 'lit';
import { localize } from '../../../i18n/language.ts';
import '../../board/mini/mini-board.ts';

/** How wide and how high a picture is at most, and how large a unit of it, in CSS pixels. */
const MAX_SIZE = { width: 130, height: 72, unit: 1.2 } as const;

/** A position and its options, all of the same size, each with its value. */
export function options({ title, from, to }: Options): TemplateResult {
  const sizes = [from, ...to].map(({ view }) => pictureOf(view));
  const unit = Math.min(MAX_SIZE.unit, ...sizes.flatMap(({ width, height }) => [MAX_SIZE.width / width, MAX_SIZE.height / height]));
  return html`<div class="options" role="group" aria-label=${localize(title)}>
    ${counted(from, unit)}
    <span class="to" aria-hidden="true">→</span>
    <ul>
      ${to.map((each) => html`<li>${counted(each, unit)}</li>`)}
    </ul>
  </div>`;
}

function counted({ view, counts }: Counted, unit: number): TemplateResult {
  const { width, height } = pictureOf(view);
  return html`<span class="counted">
    <nh-mini-board .view=${view} .style=${`width: ${width * unit}px; height: ${height * unit}px`}></nh-mini-board>
    <span class="counts">✱${counts}</span>
  </span>`;
}

export const optionsStyles = css`
  .options {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  .options ul {
    list-style: none;
    margin: 0;
    padding: 0;
    display: flex;
    flex-wrap: wrap;
    gap: 8px 14px;
  }
  .counted {
    display: inline-grid;
    justify-items: center;
    align-items: end;
    gap: 2px;
    padding: 4px 6px;
    border-radius: 8px;
    background: var(--sunken);
  }
  .counts {
    font-size: 0.875rem;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  .options > .counted .counts,
  .to {
    color: var(--halo);
    font-weight: 700;
  }
`;
