import type { RoomSummary } from '@nimhall/shared/room/listing';
import { html, nothing, type TemplateResult } from 'lit';
import '../../parts/board/mini/mini-board.ts';
import { sceneOf } from '../../ground/position/scene.ts';

/** The board of a room in small; nothing where the lobby tells too little to draw it. */
export function miniature({ game, params, position, start }: RoomSummary): TemplateResult | typeof nothing {
  const [now, before] = [position, start].map((text) => (text === undefined ? null : sceneOf({ game, params, position: text })));
  return now?.ok && before?.ok
    ? html`<nh-mini-board .view=${now.value.view} .now=${now.value.now} .course=${{ start: before.value.view, moves: [] }}></nh-mini-board>`
    : nothing;
}
