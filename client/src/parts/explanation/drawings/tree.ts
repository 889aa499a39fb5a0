import { msg, str } from '@lit/localize';
import type { Tree } from '@nimhall/shared/game/explanation';
import { css, html, svg, type TemplateResult } from 'lit';
import { inOurLanguage } from '../../../ground/i18n/language.ts';
import '../../board/mini/mini-board.ts';

/** How much of the drawing a picture takes, and how far a level is below the one above it, in CSS pixels. */
const CELL = { width: 76, height: 70 } as const;
const LEVEL = 118;

/** Positions level by level, with lines to what each can become, and what each counts. Where it is wide it scrolls by itself. */
export function tree({ title, levels }: Tree): TemplateResult {
  const width = CELL.width * Math.max(...levels.map((level) => level.length));
  const across = (level: number, at: number): number => (width * (at + 0.5)) / (levels[level]?.length ?? 1);
  const height = LEVEL * (levels.length - 1) + CELL.height;
  const lines = levels.flatMap((level, depth) =>
    level.flatMap(({ to }, at) =>
      to.map(
        (there) =>
          svg`<line x1=${across(depth, at)} y1=${depth * LEVEL + CELL.height} x2=${across(depth + 1, there)} y2=${(depth + 1) * LEVEL} />`,
      ),
    ),
  );
  return html`<div class="tree" role="group" aria-label=${inOurLanguage(title)} tabindex="0">
    <div class="grown" .style=${`width: ${width}px; height: ${height}px`}>
      <svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${lines}</svg>
      ${levels.map(
        (level, depth) => html`<ul aria-label=${depth === 0 ? msg('At the start') : msg(str`After move ${depth}`)}>
          ${level.map(
            ({ view, course, counts }, at) => html`<li .style=${`left: ${across(depth, at)}px; top: ${depth * LEVEL}px`}>
              <nh-mini-board .view=${view} .course=${course}></nh-mini-board>
              <span class="counts">✱${counts}</span>
            </li>`,
          )}
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
  }
  .grown > svg {
    position: absolute;
    inset: 0;
    stroke: var(--soft-ink);
    stroke-width: 1.5px;
  }
  .tree ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .tree li {
    position: absolute;
    box-sizing: border-box;
    width: ${CELL.width - 6}px;
    height: ${CELL.height}px;
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
