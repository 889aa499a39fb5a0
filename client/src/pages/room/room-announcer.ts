import { findFamily } from '@nimhall/shared/catalogue/registry';
import type { Room } from '@nimhall/shared/room/room';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { setTitle } from '../../components/page/title.ts';
import { localize } from '../../i18n/language.ts';
import { boardPositionOf } from '../../position/board-position.ts';
import { announcements } from '../../reactive/announcements.ts';
import type { RoomState } from '../../stores/room-store.ts';
import { announcementOf, titleOf } from './words.ts';

/** Tells what happens in the room that its host draws: in the title of the page, and to those who listen. */
export class RoomAnnouncer implements ReactiveController {
  readonly #state: () => RoomState | undefined;
  readonly #onEnd: () => void;
  #told: Room | null = null;

  /** `onEnd` is called when a game ends before the person's eyes. */
  constructor(host: ReactiveControllerHost, state: () => RoomState | undefined, onEnd: () => void) {
    this.#state = state;
    this.#onEnd = onEnd;
    host.addController(this);
  }

  hostUpdated(): void {
    const { room = null, seat = null } = this.#state() ?? {};
    const before = this.#told;
    if (room === before) return;
    this.#told = room;
    if (!room) return;
    setTitle(...titleOf(room, seat, localize(findFamily(room.game)?.name ?? room.game)));
    // Another room, or the first look at this one: nothing has happened yet.
    if (before?.room !== room.room) return;
    const was = boardPositionOf(before);
    if (!was.ok) return;
    const said = announcementOf(before, room, seat, was.value.view);
    if (said) announcements.set(said);
    if (room.status === 'over' && before.status !== 'over') this.#onEnd();
  }
}
