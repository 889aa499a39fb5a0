import type { PlayHistory } from '@nimhall/shared/game/play-history';
import type { View } from '@nimhall/shared/game/view';
import type { Phrase } from '@nimhall/shared/phrase';
import type { TemplateResult } from 'lit';
import { html, literal } from 'lit/static-html.js';
import './graph/graph-board.ts';
import './grid/grid-board.ts';
import './heaps/heaps-board.ts';
import './map/map-board.ts';
import type { LastMove } from '../../position/last-move.ts';
import type { Check, Marks } from '../../position/legality.ts';
import './rows/rows-board.ts';
import './squares/squares-board.ts';
import './stages/stages-board.ts';

interface BoardState {
  readonly view: View;
  readonly course: PlayHistory | null;
  readonly last: LastMove | null;
  readonly check: Check | null;
  readonly selected: string;
  readonly pending: string | null;
  readonly marks: Marks | null;
  readonly now: Phrase | null;
  readonly playable: boolean;
}

const BOARDS = {
  heaps: literal`nh-heaps-board`,
  rows: literal`nh-rows-board`,
  graph: literal`nh-graph-board`,
  grid: literal`nh-grid-board`,
  map: literal`nh-map-board`,
  stages: literal`nh-stages-board`,
  squares: literal`nh-squares-board`,
} as const satisfies Record<View['kind'], unknown>;

/** The board that draws this kind of view. */
export function boardFor({ view, course, last, check, selected, pending, marks, now, playable }: BoardState): TemplateResult {
  const board = BOARDS[view.kind];
  return html`<${board}
    .view=${view}
    .course=${course}
    .last=${last}
    .check=${check}
    .selected=${selected}
    .pending=${pending}
    .marks=${marks}
    .now=${now}
    ?playable=${playable}
  ></${board}>`;
}
