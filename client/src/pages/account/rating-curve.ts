import { msg, str } from '@lit/localize';
import type { RatedAt } from '@nimhall/shared/rating';
import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { dayInWords } from '../../components/text/day.ts';

const [WIDTH, HEIGHT, EDGE] = [560, 150, 10];
/** The smallest range of a curve, so that small changes look small. */
const MIN_RANGE = 100;

/** The points of a curve, from left to right. */
export function curveOn(points: readonly RatedAt[], width = WIDTH, height = HEIGHT, edge = EDGE): readonly (readonly [number, number])[] {
  const ratings = points.map(({ rating }) => rating);
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const range = Math.max(MIN_RANGE, high - low);
  const bottom = (low + high - range) / 2;
  const step = (width - 2 * edge) / Math.max(1, points.length - 1);
  return ratings.map((rating, nth) => [edge + nth * step, height - edge - ((rating - bottom) / range) * (height - 2 * edge)]);
}

/** How a rating went from duel to duel; nothing before there are two. */
export function ratingCurve(points: readonly RatedAt[]): TemplateResult | typeof nothing {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return nothing;
  const drawn = curveOn(points);
  const line = drawn.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const [x, y] = drawn.at(-1) as readonly [number, number];
  const [from, to] = [Math.round(first.rating), Math.round(last.rating)];
  return html`<figure class="curve">
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${msg(str`Rating over the last ${points.length} duels, from ${from} to ${to}`)}>
      ${[EDGE, HEIGHT / 2, HEIGHT - EDGE].map((at) => svg`<path class="grid" d="M${EDGE} ${at}H${WIDTH - EDGE}"></path>`)}
      <polygon points="${line} ${WIDTH - EDGE},${HEIGHT - EDGE} ${EDGE},${HEIGHT - EDGE}"></polygon>
      <polyline points=${line}></polyline>
      <circle cx=${x} cy=${y} r="6"></circle>
    </svg>
    <figcaption class="soft"><span>${from}, ${dayInWords(first.at)}</span><strong>${to}</strong></figcaption>
  </figure>`;
}

export const curveStyles = css`
  .curve {
    margin: 0;
  }
  .curve svg {
    display: block;
    width: 100%;
    height: auto;
  }
  .curve .grid {
    stroke: var(--line);
  }
  .curve polygon {
    fill: var(--accent);
    opacity: 0.12;
  }
  .curve polyline {
    fill: none;
    stroke: var(--accent);
    stroke-width: 3;
    stroke-linejoin: round;
  }
  .curve circle {
    fill: var(--accent);
  }
  .curve figcaption {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    font-size: var(--type-small);
  }
  .curve strong {
    color: var(--ink);
  }
`;
