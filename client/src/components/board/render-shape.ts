import type { Shape } from '@nimhall/shared/picture/drawing';
import { nothing, svg, type TemplateResult } from 'lit';
import { PAGE_PALETTE } from './page-palette.ts';

/** A shape of a picture, inside an SVG. */
export function renderShape({ path, x, y, scale, fill, stroke, strokeWidth, opacity }: Shape): TemplateResult {
  return svg`<path
    d=${path}
    transform="translate(${x} ${y}) scale(${scale})"
    fill=${fill ? PAGE_PALETTE[fill] : nothing}
    stroke=${stroke ? PAGE_PALETTE[stroke] : nothing}
    stroke-width=${strokeWidth ?? nothing}
    opacity=${opacity ?? nothing}
  />`;
}
