import type { Pictures } from '@nimhall/shared/game/explanation';
import { pictureOf } from '@nimhall/shared/picture/picture';
import { css, html, type TemplateResult } from 'lit';
import { localize } from '../../../i18n/language.ts';
import '../../board/mini/mini-board.ts';

/** How wide and how high a picture is at most, and how large a unit of it, in CSS pixels. */
const MAX_SIZE = { width: 260, height: 110, unit: 1.5 } as const;

/** Positions one after the other, all drawn as large as each other. */
export function pictures({ title, pictures }: Pictures): TemplateResult {
  const sizes = pictures.map(({ view }) => pictureOf(view));
  const unit = Math.min(MAX_SIZE.unit, ...sizes.flatMap(({ width, height }) => [MAX_SIZE.width / width, MAX_SIZE.height / height]));
  return html`<ol class="pictures" aria-label=${localize(title)}>
    ${pictures.map(({ view, says }, at) => {
      const { width = 0, height = 0 } = sizes[at] ?? {};
      return html`<li>
        <nh-mini-board .view=${view} .style=${`width: ${width * unit}px; height: ${height * unit}px`}></nh-mini-board>
        <span>${localize(says)}</span>
      </li>`;
    })}
  </ol>`;
}

export const picturesStyles = css`
  .pictures {
    list-style: none;
    margin: 0;
    padding: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 10px 22px;
  }
  .pictures li {
    display: grid;
    justify-items: center;
    gap: 4px;
    font-size: 0.875rem;
    color: var(--soft-ink);
  }
  .pictures li + li span::before {
    content: '→ ';
    color: var(--halo);
    font-weight: 700;
  }
`;
