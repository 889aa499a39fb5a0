import type { PlayHistory } from '@nimhall/shared/game/play-history';
import type { View } from '@nimhall/shared/game/view';
import type { Room } from '@nimhall/shared/room/room';

/** What a person may pass on: a page with a position on it. */
export interface Shareable {
  /** The address of the page, from the slash on. */
  readonly path: string;
  /** The name of the game, as the catalogue has it. */
  readonly title: string;
  /** The position that is shown. */
  readonly view: View;
  /** How the game came to it; null where that is not known. */
  readonly course: PlayHistory | null;
  /** Where it is a room, it has a record of its game and can be put into other pages. */
  readonly room: Room | null;
}
