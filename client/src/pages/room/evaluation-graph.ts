import type { Seat } from '@nimhall/shared/room/seat';
import { html, svg, type TemplateResult } from 'lit';

/** Heights of the two sides in the drawing, in the units of its view box; each position is `STEP` wide. */
const HEIGHT: Readonly<Record<Seat, number>> = { first: 8, second: 40 };
const STEP = 10;

/** A path at the height of the winning side, with gaps where that is unknown. */
export function evaluationPath(holders: readonly (Seat | null)[]): string {
  return holders
    .map((holder, at) => {
      if (!holder) return '';
      const begin = holders[at - 1] ? 'L' : 'M';
      return `${begin}${at * STEP} ${HEIGHT[holder]}H${(at + 1) * STEP}`;
    })
    .join('');
}

/**
 * Who had the win, as a line through `total` positions; a dot where it was given away, and a rule at the position that is
 * looked at. `label` says the same in words.
 */
export function winLine(
  holders: readonly (Seat | null)[],
  total: number,
  turns: readonly number[],
  ply: number,
  label: string,
): TemplateResult {
  const width = total * STEP;
  return html`<svg class="win-line" viewBox="0 0 ${width} 48" preserveAspectRatio="none" role="img" aria-label=${label}>
    <rect class="here" x=${ply * STEP} y="0" width=${STEP} height="48" />
    <path class="middle" d="M0 24H${width}" />
    <path class="line" d=${evaluationPath(holders)} />
    ${turns.map((turn) => svg`<path class="turn" d="M${(turn + 1) * STEP} 24h0" />`)}
  </svg>`;
}
