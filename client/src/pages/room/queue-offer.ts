import { isBoard } from '@nimhall/shared/room/board-mark';
import { hasQueue } from '@nimhall/shared/room/queue';
import { html, nothing, type TemplateResult } from 'lit';
import type { RoomState } from '../../stores/room-store.ts';

/** The queue of a table, for those whom it concerns: spectators, and players whom somebody waits for. `slot` is where it goes. */
export function queueOffer(
  { room, seat, presence }: RoomState,
  me: string,
  slot: string | typeof nothing,
): TemplateResult | typeof nothing {
  if (!room || !hasQueue(room) || isBoard(room) || (seat && !room.queue)) return nothing;
  void import('./table-queue.ts');
  return html`<nh-table-queue slot=${slot} .room=${room} .me=${me} .presence=${presence}></nh-table-queue>`;
}
