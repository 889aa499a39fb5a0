import type { PlayHistory } from '@nimhall/shared/game/play-history';
import type { View } from '@nimhall/shared/game/view';
import type { Room } from '@nimhall/shared/room/room';

/** A page with a position that can be shared. */
export interface Shareable {
  /** The address of the page, from the slash on. */
  readonly path: string;
  /** The name of the game, as the catalogue has it. */
  readonly title: string;
  /** The position that is shown. */
  readonly view: View;
  /** How the game came to it; null where that is not known. */
  readonly course: PlayHistory | null;
  /** A room also has a record and can be embedded. */
  readonly room: Room | null;
}
