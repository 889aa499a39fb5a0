import { nextDailyArena } from '@nimhall/shared/gathering/tournament/daily';
import { summaryOf, type TournamentSummary } from '@nimhall/shared/gathering/tournament/summary';
import type { TournamentPlace } from '@nimhall/shared/room/listing';
import { gatheringIn } from '../store/logged-entry.ts';
import type { Store } from '../store/store.ts';
import { RecentAnswer } from '../workers/recent-answer.ts';
import type { Gatherings } from './gatherings.ts';

/** Tournaments that are listed, and how many of one organiser. */
const BOUNDS: Readonly<Record<TournamentPlace, { readonly most: number; readonly perHost: number }>> = {
  tournament: { most: 40, perHost: 3 },
  'tournament-over': { most: 20, perHost: 5 },
};
const DAY = 24 * 3_600_000;
/** How long a list is reused before it is read again, in milliseconds. */
const CACHE_MS = 2_000;

/** Public tournaments. */
export interface TournamentList {
  /** Those that have not started, the next one first. */
  readonly open: readonly TournamentSummary[];
  readonly running: readonly TournamentSummary[];
  /** The newest first. */
  readonly over: readonly TournamentSummary[];
}

interface Deps {
  readonly gatherings: Gatherings;
  readonly store: Pick<Store, 'openRooms'>;
  /** At which hour of the day, in UTC, the daily arena starts; null where there is none. */
  readonly dailyArena: number | null;
  readonly now: () => number;
}

/** Lists public tournaments, as they were a moment ago. */
export class TournamentLists {
  readonly #deps: Deps;
  readonly #lists: RecentAnswer<TournamentList>;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#lists = new RecentAnswer({ maxAge: CACHE_MS, now: deps.now, read: () => this.#read() });
  }

  list(): Promise<TournamentList> {
    return this.#lists.get();
  }

  async #read(): Promise<TournamentList> {
    const [unfinished, over] = await Promise.all([this.#of('tournament'), this.#of('tournament-over')]);
    const startOf = ({ startsAt, openedAt }: TournamentSummary): number => startsAt ?? openedAt;
    return {
      open: unfinished.filter(({ status }) => status === 'open').toSorted((a, b) => startOf(a) - startOf(b)),
      running: unfinished.filter(({ status }) => status === 'running'),
      over: over.filter(({ status }) => status === 'over').toSorted((a, b) => (b.endsAt ?? 0) - (a.endsAt ?? 0)),
    };
  }

  /** The codes of the last daily arena and of the next one. */
  #dailyCodes(): string[] {
    const { dailyArena, now } = this.#deps;
    return dailyArena === null ? [] : [now() - DAY, now()].map((at) => nextDailyArena(at, dailyArena).code);
  }

  async #of(place: TournamentPlace): Promise<TournamentSummary[]> {
    const { gatherings, store } = this.#deps;
    const summaries: TournamentSummary[] = [];
    const listed = (await store.openRooms(place, BOUNDS[place])).map((key) => gatheringIn(key) ?? '');
    // However many others there are, everybody finds the daily arena.
    for (const code of new Set([...this.#dailyCodes(), ...listed])) {
      const tournament = await gatherings.readTournament(code);
      if (tournament) summaries.push(summaryOf(tournament));
    }
    return summaries;
  }
}
