import { say } from '@nimhall/shared/phrase';
import { type Refusal, refusal, refuse } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import { type VacationInfo, vacationAt, vacationFrom, vacationInfo } from '@nimhall/shared/room/vacation';
import type { Logger } from 'pino';
import { RefusalError } from '../refusal-error.ts';
import { BrokenRoom } from '../rooms/room-cache.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { PeriodicJob } from '../workers/periodic-job.ts';
import type { StoredVacation } from './queries.ts';

/** How often to look for games that were not told about a vacation by a node that ended before; in milliseconds. */
const CHECK_INTERVAL_MS = 5_000;
/** Vacations that are handled in one go. */
const TOLD_AT_ONCE = 20;
/** Games that are read in one go. */
const GAMES_AT_ONCE = 100;
/** How often to retry when another device of the player began or ended one in between. */
const MAX_ATTEMPTS = 3;

interface Deps {
  readonly store: Pick<Store, 'vacations'>;
  readonly rooms: Pick<Rooms, 'execute'>;
  readonly now: () => number;
  readonly log: Logger;
}

/**
 * Vacations stop the clocks in a player's games with days for each move, until they are back or the days of the year are used up. The
 * vacation is stored first; then each game gets a command of its own. The store knows which games are left, so any node can go on, and
 * telling a game twice changes nothing.
 */
export class Vacations extends PeriodicJob {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    super({
      every: CHECK_INTERVAL_MS,
      work: () => this.#goOn(),
      onError: (error) => deps.log.error({ err: error }, 'cannot tell games of a vacation; it is tried again'),
    });
    this.#deps = deps;
  }

  async of(player: string): Promise<VacationInfo> {
    const { store, now } = this.#deps;
    return vacationInfo(await store.vacations.of(player), now());
  }

  /** Starts a vacation in all games; does nothing if one is running. */
  async begin(player: string): Promise<Result<VacationInfo, Refusal>> {
    const { store, now } = this.#deps;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const [before, at] = [await store.vacations.of(player), now()];
      if (vacationAt(before, at)) return ok(vacationInfo(before, at));
      const vacation = vacationFrom(before, at);
      if (!vacation) return refuse('forbidden', say`You’ve used up this year’s vacation.`);
      const nth = before.length;
      if (await store.vacations.begin(player, nth, vacation)) return await this.#told({ player, nth, ...vacation });
    }
    throw busy();
  }

  /** Ends the vacation in all games; does nothing if none is running. */
  async end(player: string): Promise<Result<VacationInfo, Refusal>> {
    const { store, now } = this.#deps;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const [before, at] = [await store.vacations.of(player), now()];
      const vacation = vacationAt(before, at);
      if (!vacation) return ok(vacationInfo(before, at));
      const nth = before.indexOf(vacation);
      if (await store.vacations.end(player, nth, at)) return await this.#told({ ...vacation, player, nth, until: at });
    }
    throw busy();
  }

  /** Continues with games that have not been told. */
  async #goOn(): Promise<void> {
    for (const vacation of await this.#deps.store.vacations.untold(TOLD_AT_ONCE)) await this.#tell(vacation);
  }

  async #told(vacation: StoredVacation): Promise<Result<VacationInfo, Refusal>> {
    // The vacation is stored, so a failure here is retried by `#goOn`.
    await this.#tell(vacation).catch((error: unknown) => this.#deps.log.error({ err: error }, 'cannot tell games of a vacation yet'));
    return ok(await this.of(vacation.player));
  }

  /** Tells all games of a player about a vacation. */
  async #tell(vacation: StoredVacation): Promise<void> {
    const { vacations } = this.#deps.store;
    for (let after: string | undefined = ''; after !== undefined; ) {
      const games: string[] = await vacations.games(vacation.player, after, GAMES_AT_ONCE);
      for (const room of games) {
        if (this.isStopped) return;
        await this.#tellOne(room, vacation);
      }
      after = games.at(-1);
    }
    await vacations.noteTold(vacation);
  }

  /** Throws if it must be tried again. A game that cannot be opened is skipped. */
  async #tellOne(room: string, { player, until }: StoredVacation): Promise<void> {
    const { rooms, now } = this.#deps;
    const command = { kind: 'set-vacation', player, until: now() < until ? until : null } as const;
    try {
      await rooms.execute(room, { command, actor: { kind: 'clockwork' }, id: null }, (outcome) => {
        if (!outcome.ok && outcome.error.code === 'unavailable') throw new RefusalError(outcome.error);
      });
    } catch (error) {
      if (!(error instanceof BrokenRoom)) throw error;
    }
  }
}

function busy(): RefusalError {
  return new RefusalError(refusal('unavailable', say`Another of your devices was faster. Try again.`));
}
