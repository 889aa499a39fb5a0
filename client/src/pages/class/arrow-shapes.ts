import { type SVGTemplateResult, svg } from 'lit';
import { gap, type Spot } from './arrow-places.ts';

/** How thick lines are, in CSS pixels: as seen from the last row, on a wall. */
const THICK = { least: 5, share: 1 / 130, most: 12 };

/** The length and half of the width of a head, in thicknesses of its line. */
const HEAD = { long: 3.4, half: 1.9 };

/** Between a part and the ring around it, in CSS pixels. */
const AROUND = 8;

/** The thickness of lines on a board this wide. */
export function thicknessFor(width: number): number {
  return Math.max(THICK.least, Math.min(THICK.most, width * THICK.share));
}

/** A ring around a spot. */
export function ring({ x, y, across, down }: Spot, thick: number, kind = ''): SVGTemplateResult {
  const shape = (kind: string, width: number) =>
    svg`<ellipse class=${kind} cx=${x} cy=${y} rx=${across + AROUND} ry=${down + AROUND} stroke-width=${width} />`;
  return svg`<g class=${`ring ${kind}`}>${shape('under', thick + 4)}${shape('over', thick)}</g>`;
}

/** An arrow from one spot to another, with its point in the middle of the second. */
export function arrow(from: Spot, to: Spot, thick: number): SVGTemplateResult {
  const long = Math.max(1, gap(from, to));
  const [across, down] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const head = Math.min(HEAD.long * thick, long);
  const half = (HEAD.half / HEAD.long) * head;
  const neck = { x: to.x - across * head, y: to.y - down * head };
  const line = `M${from.x} ${from.y}L${neck.x} ${neck.y}`;
  const tip = `M${to.x} ${to.y}L${neck.x - down * half} ${neck.y + across * half}L${neck.x + down * half} ${neck.y - across * half}Z`;
  return svg`<g class="arrow">
    <path class="under" d=${line} stroke-width=${thick + 4} /><path class="under" d=${tip} stroke-width="4" />
    <path class="over" d=${line} stroke-width=${thick} /><path class="over tip" d=${tip} stroke-width="1" />
  </g>`;
}
