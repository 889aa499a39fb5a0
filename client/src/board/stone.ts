import type { Colour } from '@nimhall/shared/game/view';
import { css, svg, type TemplateResult } from 'lit';

/** Outlines in a box of 40 × 40: every colour has a shape of its own, so that it can be told without seeing colours. */
const OUTLINES: Readonly<Record<Colour | 'plain', string>> = {
  plain: 'M20 4C29.5 4 36.5 11 36.5 20.5 36.5 29.5 29 36 20 36S3.5 29.5 3.5 20C3.5 11 10.5 4 20 4Z',
  red: 'M20 4A16 16 0 1 1 20 36A16 16 0 1 1 20 4Z',
  yellow: 'M9 6H31Q34 6 34 9V31Q34 34 31 34H9Q6 34 6 31V9Q6 6 9 6Z',
  green: 'M17.6 6.5Q20 2.6 22.4 6.5L36 30Q38 34.5 33.5 34.5H6.5Q2 34.5 4 30Z',
  blue: 'M18.2 3.4Q20 1.6 21.8 3.4L36.6 18.2Q38.4 20 36.6 21.8L21.8 36.6Q20 38.4 18.2 36.6L3.4 21.8Q1.6 20 3.4 18.2Z',
  white: 'M12 5H28L36.5 20L28 35H12L3.5 20Z',
  purple: 'M14 3.5H26V14H36.5V26H26V36.5H14V26H3.5V14H14Z',
};

/** A stone, to be put inside an `svg` of 40 × 40. */
export function stoneShape(colour: Colour | null): TemplateResult {
  const kind = colour ?? 'plain';
  return svg`<path class="stone ${kind}" d=${OUTLINES[kind]} /><ellipse class="shine" cx="15.5" cy="13.5" rx="5.5" ry="3.6" transform="rotate(-32 15.5 13.5)" />`;
}

export const stoneStyles = css`
  .stone {
    fill: var(--fill, var(--stone));
    stroke: color-mix(in oklab, var(--fill, var(--stone)), black 28%);
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  .stone.red {
    --fill: var(--stone-red);
  }
  .stone.yellow {
    --fill: var(--stone-yellow);
  }
  .stone.green {
    --fill: var(--stone-green);
  }
  .stone.blue {
    --fill: var(--stone-blue);
  }
  .stone.white {
    --fill: var(--stone-white);
  }
  .stone.purple {
    --fill: var(--stone-purple);
  }
  .shine {
    fill: var(--shine);
  }
  .white + .shine {
    fill: none;
  }
`;
