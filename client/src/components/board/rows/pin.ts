import { PIN, PIN_BANDS } from '@nimhall/shared/picture/outlines';
import { css, svg, type TemplateResult } from 'lit';

/** A skittle, to be put inside an `svg` of 24 × 40. */
export function pinShape(): TemplateResult {
  return svg`<path class="pin" d=${PIN} /><path class="band" d=${PIN_BANDS} />`;
}

/** The same on a lit table, with a shadow. */
export function litPin(): TemplateResult {
  return svg`<ellipse class="contact" cx="13" cy="38.2" rx="11" ry="3.4" fill="url(#shade)" />${pinShape()}<path class="lit" d=${PIN} fill="url(#round)" />`;
}

export const pinStyles = css`
  .pin {
    fill: var(--skittle);
    stroke: var(--skittle-edge);
    stroke-width: 1;
    stroke-linejoin: round;
  }
  .band {
    fill: var(--skittle-band);
  }
`;
