import { type Climbs, climbsFrom, climbsTogether, NO_CLIMBS } from '@nimhall/shared/ladder/climb';
import { Again, isPassing } from '../../net/again.ts';
import { tellLadders } from '../../net/ladders.ts';
import type { Port } from '../../net/port.ts';
import type { KeptStore } from '../../reactive/kept-store.ts';
import { NEVER_TOLD, type ToldLadders } from '../../stores/told-ladders.ts';

/** How long what is drawn may wait for what my other devices have, in milliseconds. */
const LONGEST_WAIT = 1_000;

interface Parts {
  readonly port: Pick<Port, 'connection' | 'player'>;
  /** How far this device is. */
  readonly climbs: KeptStore<Climbs>;
  readonly told: KeptStore<ToldLadders>;
  readonly tell?: typeof tellLadders;
}

/**
 * Keeps the ladders of this device together with those of all other devices of who I am: whenever the server tells who that is, which it does on every
 * connection, and after each game. Without a connection they are climbed all the same.
 */
export class LadderKeeper {
  readonly #port: Parts['port'];
  readonly #climbs: Parts['climbs'];
  readonly #told: Parts['told'];
  readonly #tell: typeof tellLadders;
  readonly #again = new Again();
  #underWay: Promise<void> | null = null;
  #onAsked = (): void => {};
  /** Resolves when the server was asked for the first time, whatever came of it. */
  readonly #asked = new Promise<void>((resolve) => {
    this.#onAsked = resolve;
  });

  constructor({ port, climbs, told, tell = tellLadders }: Parts) {
    this.#port = port;
    this.#climbs = climbs;
    this.#told = told;
    this.#tell = tell;
    port.player.subscribe(() => this.#isKnown && void this.keep());
    if (this.#isKnown) void this.keep();
  }

  /** Somebody has climbed here, or tried to. */
  climbed(): void {
    this.#told.reload();
    this.#told.set({ ...this.#told.value, waits: true });
    void this.keep();
  }

  /** Tells the server, and takes over what it has; resolves when that is done, or could not be. */
  keep(): Promise<void> {
    this.#underWay ??= this.#keep().finally(() => {
      this.#underWay = null;
      this.#onAsked();
    });
    return this.#underWay;
  }

  /** Resolves when it is known for the first time what my other devices have, or cannot be, or after `most` milliseconds. */
  async known(most: number = LONGEST_WAIT): Promise<void> {
    if (this.#port.connection.value.kind === 'offline') return;
    await Promise.race([this.#asked, new Promise((resolve) => setTimeout(resolve, most))]);
  }

  /** Who I was is forgotten, and with them what was climbed. */
  forget(): void {
    this.#climbs.set(NO_CLIMBS);
    this.#told.set(NEVER_TOLD);
  }

  get #isKnown(): boolean {
    return this.#port.connection.value.kind === 'online' && this.#port.player.value !== null;
  }

  async #keep(): Promise<void> {
    for (let isTold = false; !isTold; ) {
      // Another tab may have gone on.
      this.#climbs.reload();
      this.#told.reload();
      const sent = textOf(this.#climbs.value);
      const answer = await this.#tell(this.#climbs.value, this.#told.value.player);
      if (!answer.ok) {
        if (this.#isKnown && isPassing(answer.error)) this.#again.later(() => void this.keep());
        return;
      }
      this.#again.reset();
      const { player, ladders, taken } = answer.value;
      const theirs = climbsFrom({ of: ladders });
      this.#climbs.reload();
      // What was climbed while the question was on its way is told at once.
      isTold = !taken || textOf(this.#climbs.value) === sent;
      this.#climbs.set(taken ? climbsTogether(theirs, this.#climbs.value) : theirs);
      this.#told.set({ player, waits: !isTold });
    }
  }
}

function textOf(climbs: Climbs): string {
  return JSON.stringify(climbsTogether(climbs, NO_CLIMBS));
}
