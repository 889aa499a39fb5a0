import type { View } from '@nimhall/shared/game/view';
import { html, type TemplateResult } from 'lit';
import './grid/grid-board.ts';
import './heaps/heaps-board.ts';
import type { LastMove } from './last-move.ts';
import type { Check, Marks } from './legality.ts';
import './rows/rows-board.ts';
import './stages/stages-board.ts';

interface BoardState {
  readonly view: View;
  readonly last: LastMove | null;
  readonly check: Check | null;
  readonly selected: string;
  readonly pending: string | null;
  readonly marks: Marks | null;
  readonly playable: boolean;
}

/** The board that draws this kind of view. */
export function boardFor({ view, last, check, selected, pending, marks, playable }: BoardState): TemplateResult {
  switch (view.kind) {
    case 'heaps':
      return html`<nh-heaps-board
        .view=${view}
        .last=${last}
        .check=${check}
        .selected=${selected}
        .pending=${pending}
        .marks=${marks}
        ?playable=${playable}
      ></nh-heaps-board>`;
    case 'rows':
      return html`<nh-rows-board
        .view=${view}
        .last=${last}
        .check=${check}
        .selected=${selected}
        .pending=${pending}
        .marks=${marks}
        ?playable=${playable}
      ></nh-rows-board>`;
    case 'grid':
      return html`<nh-grid-board
        .view=${view}
        .last=${last}
        .check=${check}
        .selected=${selected}
        .pending=${pending}
        .marks=${marks}
        ?playable=${playable}
      ></nh-grid-board>`;
    case 'stages':
      return html`<nh-stages-board
        .view=${view}
        .last=${last}
        .check=${check}
        .selected=${selected}
        .pending=${pending}
        .marks=${marks}
        ?playable=${playable}
      ></nh-stages-board>`;
    default:
      return view satisfies never;
  }
}
