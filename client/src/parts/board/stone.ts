import type { Colour } from '@nimhall/shared/game/view';
import { SHINE, STONES } from '@nimhall/shared/picture/outlines';
import { css, svg, type TemplateResult } from 'lit';

/** A stone, to be put inside an `svg` of 40 × 40. */
export function stoneShape(colour: Colour | null): TemplateResult {
  const kind = colour ?? 'plain';
  return svg`<path class="stone ${kind}" d=${STONES[kind]} /><path class="shine" d=${SHINE} />`;
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
