import type { Logger } from 'pino';
import type { NodeDeath } from '../cluster/cluster.ts';
import { forEachLimit } from '../workers/for-each-limit.ts';
import type { Lists } from './lists.ts';
import { nodeFailureCredit } from './outage.ts';
import type { PresenceTracker } from './presence.ts';
import type { Rooms } from './rooms.ts';

/** Rooms that are handled at the same time when thousands need it, so that games go on meanwhile. */
const MAX_CONCURRENT = 20;

interface Deps {
  readonly rooms: Rooms;
  readonly lists: Lists;
  readonly presences: PresenceTracker;
  /** Extra time after a player's node died, in milliseconds. */
  readonly extraTime: number;
  /** Called for each player who is no longer connected. */
  readonly onPresence: (room: string, player: string) => void;
  readonly now: () => number;
  readonly log: Logger;
}

/** Credits lost time to rooms after another node died, or after an outage. */
export class Recovery {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Another node died: its visitors are gone until they connect here, and their time is credited. */
  async nodeDied(death: NodeDeath): Promise<void> {
    const { rooms, lists, extraTime, onPresence, now } = this.#deps;
    await forEachLimit(MAX_CONCURRENT, death.visits, async ({ room: code, player }) => {
      const room = await rooms.read(code);
      const credit = room && nodeFailureCredit(room, player, death, extraTime, now());
      if (credit) await rooms.execute(code, { ...credit, actor: { kind: 'clockwork' } }, () => undefined);
      onPresence(code, player);
    });
    await lists.catchUp();
  }

  /** After an outage, people who watch a clock see the credit at once, because reading a room credits it; others see it when they come. */
  async outageEnded(): Promise<void> {
    const { rooms, presences, log } = this.#deps;
    await forEachLimit(MAX_CONCURRENT, [...presences.rooms()], async (code) => {
      await rooms
        .read(code)
        .catch((error: unknown) => log.error({ err: error, room: code }, 'no time was credited; it is when somebody moves'));
    });
  }
}
