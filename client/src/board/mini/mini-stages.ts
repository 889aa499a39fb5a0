import type { StagesView } from '@nimhall/shared/game/view';
import { svg, type TemplateResult } from 'lit';
import { stoneShape } from '../stone.ts';
import type { Drawing } from './drawing.ts';

/** Size of a stone, and of the space around the games. */
const STONE = 8;
const SPACE = 4;
/** Stones of a heap that are drawn. */
const MOST_DRAWN = 5;

/** Stacks of games, each game a tray of small heaps. */
export function miniStages({ stacks }: StagesView): Drawing {
  const widths = stacks.map(({ stages }) => Math.max(2, ...stages.map((heaps) => heaps.length)) * (STONE + 2) + SPACE);
  const height = Math.max(30, ...stacks.map(({ stages }) => stages.reduce((sum, heaps) => sum + trayHeight(heaps) + 2, 0)));
  let right = 0;
  const content = svg`${stacks.map(({ stages }, index) => {
    const left = right;
    const width = widths[index] ?? 0;
    right = left + width + 2 * SPACE;
    let top = height;
    return stages.map((heaps, stage) => {
      top -= trayHeight(heaps) + 2;
      return tray(heaps, left, top, width, stage === stages.length - 1);
    });
  })}`;
  return { content, width: right - 2 * SPACE, height };
}

function trayHeight(heaps: readonly number[]): number {
  return Math.min(MOST_DRAWN, Math.max(1, ...heaps)) * STONE + SPACE;
}

function tray(heaps: readonly number[], left: number, top: number, width: number, open: boolean): TemplateResult {
  const height = trayHeight(heaps);
  const inset = (width - heaps.length * (STONE + 2) + 2) / 2;
  return svg`<g class=${open ? '' : 'below'}>
    <rect class="tray" x=${left} y=${top} width=${width} height=${height} rx="3" />
    ${heaps.map((size, heap) =>
      Array.from({ length: Math.min(size, MOST_DRAWN) }, (_, index) => {
        const x = left + inset + heap * (STONE + 2);
        const y = top + height - SPACE / 2 - (index + 1) * STONE;
        return svg`<g transform="translate(${x} ${y}) scale(0.2)">${stoneShape(null)}</g>`;
      }),
    )}
  </g>`;
}
