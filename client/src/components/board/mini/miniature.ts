import type { Placed } from '@nimhall/shared/room/listing';
import { html, nothing, type TemplateResult } from 'lit';
import './mini-board.ts';
import { boardPositionOf } from '../../../position/board-position.ts';
import { type Surface, surfaceOf } from '../surface-of.ts';

/** A small board of a room or a game; nothing if a list has too little data to draw it. */
export function miniature({ game, params, position, start }: { readonly game: string } & Partial<Placed>): TemplateResult | typeof nothing {
  const [now, before] = [position, start].map((text) => (text === undefined ? null : boardPositionOf({ game, params, position: text })));
  return now?.ok && before?.ok
    ? html`<nh-mini-board .view=${now.value.view} .now=${now.value.now} .course=${{ start: before.value.view, moves: [] }}></nh-mini-board>`
    : nothing;
}

/** The table of a room or a game; that of heaps if a list has too little data. */
export function surfaceIn({ game, params, position }: { readonly game: string } & Partial<Placed>): Surface {
  const scene = position === undefined ? null : boardPositionOf({ game, params, position });
  return scene?.ok ? surfaceOf(scene.value.view) : 'heaps';
}
