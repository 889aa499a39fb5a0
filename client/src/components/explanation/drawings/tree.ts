import { msg, str } from '@lit/localize';
import type { Tree, TreeNode } from '@nimhall/shared/game/explanation';
import { css, html, svg, type TemplateResult } from 'lit';
import { localize } from '../../../i18n/language.ts';
import '../../board/mini/mini-board.ts';

/** How much of the drawing a picture takes, and how far a level is below the one above it, in CSS pixels where it has its own size. */
const CELL = { width: 76, height: 70 } as const;
const LEVEL = 118;

/** The text beside the picture of a position. */
interface Label {
  readonly says: TemplateResult | string;
  /** Its class, where it is drawn otherwise. */
  readonly look?: string;
}

/** The text of a position: by default its value. Levels and places in them are counted from 0. */
export type Labels = (node: TreeNode, level: number, at: number) => Label;

const counted: Labels = ({ counts }) => ({ says: `✱${counts}` });

/**
 * Positions level by level, with lines to their options, and a text for each. A wide tree scrolls by itself; styles that resize `.grown`
 * show all of it.
 */
export function tree({ title, levels }: Omit<Tree, 'kind'>, labelOf = counted): TemplateResult {
  const width = CELL.width * Math.max(...levels.map((level) => level.length));
  const height = LEVEL * (levels.length - 1) + CELL.height;
  const across = (level: number, at: number): number => (at + 0.5) / (levels[level]?.length ?? 1);
  const lines = levels.flatMap((level, depth) =>
    level.flatMap(({ to }, at) =>
      to.map(
        (there) =>
          svg`<line x1=${width * across(depth, at)} y1=${depth * LEVEL + CELL.height} x2=${width * across(depth + 1, there)} y2=${(depth + 1) * LEVEL} />`,
      ),
    ),
  );
  const place = (level: number, at: number): string =>
    `left: ${100 * across(level, at)}%; top: ${(100 * level * LEVEL) / height}%; width: ${(100 * (CELL.width - 6)) / width}%; height: ${(100 * CELL.height) / height}%`;
  return html`<div class="tree" role="group" aria-label=${localize(title)} tabindex="0">
    <div class="grown" .style=${`--width: ${width}px; --height: ${height}px`}>
      <svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true">${lines}</svg>
      ${levels.map(
        (level, depth) => html`<ul aria-label=${depth === 0 ? msg('At the start') : msg(str`After move ${depth}`)}>
          ${level.map((node, at) => {
            const { says, look = '' } = labelOf(node, depth, at);
            return html`<li class=${look} .style=${place(depth, at)}>
              <nh-mini-board .view=${node.view} .course=${node.course}></nh-mini-board>
              <span class="counts">${says}</span>
            </li>`;
          })}
        </ul>`,
      )}
    </div>
  </div>`;
}

export const treeStyles = css`
  .tree {
    overflow-x: auto;
    padding-block: 4px;
  }
  .grown {
    position: relative;
    margin-inline: auto;
    width: var(--width);
    height: var(--height);
  }
  .grown > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    stroke: var(--soft-ink);
  }
  .grown line {
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }
  .tree ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .tree li {
    position: absolute;
    box-sizing: border-box;
    translate: -50% 0;
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    justify-items: center;
    padding: 4px;
    border-radius: 8px;
    background: var(--sunken);
  }
  .tree nh-mini-board {
    height: 100%;
    width: 100%;
    min-height: 0;
  }
`;
