import { PIN, PIN_BAND } from '@nimhall/shared/picture/outlines';
import { css, svg, type TemplateResult } from 'lit';

/** A skittle, to be put inside an `svg` of 24 × 40. */
export function pinShape(): TemplateResult {
  return svg`<path class="pin" d=${PIN} /><path class="band" d=${PIN_BAND} />`;
}

export const pinStyles = css`
  .pin {
    fill: var(--stone);
    stroke: var(--stone-edge);
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  .band {
    fill: var(--shine);
  }
`;
