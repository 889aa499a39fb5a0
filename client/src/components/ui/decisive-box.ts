import type { View } from '@nimhall/shared/game/view';
import { html, nothing, type TemplateResult } from 'lit';
import '../board/mini/mini-board.ts';
import { surfaceOf } from '../board/surface-of.ts';

/** What decided a game, on the sheet with its result; `before` is the position before the move that did. As high without one. */
export function decisiveBox(words: string, before: View | null = null, start: View | null = null): TemplateResult {
  return html`<div class="decisive">
    ${
      before && start
        ? html`<span class="board surface ${surfaceOf(before)}"><nh-mini-board .view=${before} .course=${{ start, moves: [] }}></nh-mini-board></span>`
        : nothing
    }
    <p>${words}</p>
  </div>`;
}
