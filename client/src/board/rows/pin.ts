import { css, svg, type TemplateResult } from 'lit';

/** A skittle, to be put inside an `svg` of 24 × 40. */
export function pinShape(): TemplateResult {
  return svg`<path class="pin" d="M12 2.5c3 0 4.6 2.3 4.6 5 0 2.9-1.5 4.4-1.5 7 0 3.4 5 6.2 5 12.9 0 4-1.5 7.2-3 9.6H6.9c-1.5-2.4-3-5.6-3-9.6 0-6.7 5-9.5 5-12.9 0-2.6-1.5-4.1-1.5-7 0-2.7 1.6-5 4.6-5Z" /><path class="band" d="M8.9 14.4q3.1 1.2 6.2 0l.5 2.2q-3.6 1.5-7.2 0Z" />`;
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
