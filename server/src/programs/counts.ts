import type { ProgramFault } from '@nimhall/shared/protocol/programs';
import { programAt } from '@nimhall/shared/room/room';
import { otherSeat } from '@nimhall/shared/room/seat';
import type { Logger } from 'pino';
import type { Committed, Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { PeriodicJob } from '../workers/periodic-job.ts';
import { bucketOf } from './answer-times.ts';

/** How often what was counted is written down, and what the store must not be asked for at once. */
const WRITE_EVERY = 5_000;
const MAX_KEPT = 10_000;
const DAY = 24 * 3_600_000;
/** Days for which counts are kept. */
export const COUNTED_DAYS = 30;

interface Deps {
  readonly store: Pick<Store, 'programs'>;
  readonly rooms: Rooms;
  readonly now: () => number;
  readonly log: Logger;
}

/** The day of a time, counted from 1970. */
export function dayOf(at: number): number {
  return Math.floor(at / DAY);
}

/** Counts the faults of programs and how long their moves take, for their owners; it is written down a moment later, and a crash loses that moment. */
export class ProgramCounts extends PeriodicJob {
  readonly #deps: Deps;
  /** By program and what was counted, of today. */
  #counts = new Map<string, Map<string, number>>();
  #size = 0;
  #forgotten = 0;

  constructor(deps: Deps) {
    super({
      every: WRITE_EVERY,
      work: () => this.#write(),
      onError: (error) => deps.log.warn({ err: error }, 'cannot write down how programs did; it is tried again'),
    });
    this.#deps = deps;
    deps.rooms.onEntry((committed) => committed.isLocal && this.#note(committed));
  }

  /** A program did something wrong. */
  fault(program: string, fault: ProgramFault): void {
    this.#add(program, fault);
  }

  override async stop(): Promise<void> {
    await super.stop();
    await this.#write().catch((error: unknown) => this.#deps.log.warn({ err: error }, 'what programs did last is not counted'));
  }

  #note({ before, room, entry }: Committed): void {
    if (!before) return;
    for (const event of entry.events) {
      if (event.kind === 'moved') {
        const program = programAt(room, event.seat);
        if (program) this.#add(program, bucketOf(entry.at - before.updatedAt));
      } else if (event.kind === 'went-away') {
        const program = programAt(room, event.seat);
        if (program && room.status === 'playing') this.#add(program, 'lost');
      } else if (event.kind === 'ended' && event.winner) {
        const loser = otherSeat(event.winner);
        const program = programAt(before, loser);
        const isLate = event.reason === 'time' || (event.reason === 'abandoned' && before.away[loser] === null);
        if (program && isLate) this.#add(program, 'late');
      }
    }
  }

  #add(program: string, what: string, times = 1): void {
    const counts = this.#counts.get(program) ?? new Map<string, number>();
    this.#counts.set(program, counts);
    const known = counts.get(what);
    if (known === undefined && this.#size >= MAX_KEPT) return;
    if (known === undefined) this.#size++;
    counts.set(what, (known ?? 0) + times);
  }

  async #write(): Promise<void> {
    const { store, now } = this.#deps;
    const day = dayOf(now());
    const counted = this.#counts;
    if (counted.size > 0) {
      [this.#counts, this.#size] = [new Map(), 0];
      const counts = [...counted].flatMap(([program, each]) => [...each].map(([what, number]) => ({ program, day, what, number })));
      try {
        await store.programs.count(counts);
      } catch (error) {
        for (const { program, what, number } of counts) this.#add(program, what, number);
        throw error;
      }
    }
    if (this.#forgotten === day) return;
    await store.programs.forgetCounts(day - COUNTED_DAYS);
    this.#forgotten = day;
  }
}
