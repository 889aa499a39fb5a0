import type { Claim } from '@nimhall/shared/lab/claim';
import type { TrialProgress, Verdict } from '@nimhall/shared/lab/trial';
import { Store } from '../../../reactive/store.ts';
import { type Job, startTask } from '../work/worker-client.ts';

/** The state of the trial of a claim; `lost` if its worker crashed. */
export interface Trial {
  readonly state: 'waiting' | 'running' | 'paused' | 'lost' | 'done';
  /** The size it goes up to. */
  readonly to: number;
  readonly tried: TrialProgress;
  /** Spent in the worker. */
  readonly milliseconds: number;
  readonly verdict: Verdict | null;
}

/** Trials stopped in the middle that are kept: each may hold a hundred megabytes. */
const MAX_STOPPED = 3;

/** Trials by the ids of their claims. Kept for as long as the tab, so that one can look elsewhere and come back. */
class Trials extends Store<ReadonlyMap<string, Trial>> {
  readonly #jobs = new Map<string, Job>();

  /** Tries a claim from the beginning, up to a size. */
  begin(claim: Claim, to: number): void {
    const { id } = claim;
    this.#jobs.get(id)?.drop();
    this.#makeRoom();
    this.#put(id, { state: 'waiting', to, tried: { size: claim.range?.from ?? 0, checked: 0 }, milliseconds: 0, verdict: null });
    const job = startTask(
      'trial',
      { claim: id, to },
      {
        progress: (tried, milliseconds) => this.#change(id, { ...this.#goesOn(id), tried, milliseconds }),
        done: (verdict, milliseconds) => {
          this.#jobs.delete(id);
          if (verdict) this.#change(id, { state: 'done', tried: verdict, milliseconds, verdict });
        },
        lost: () => {
          this.#jobs.delete(id);
          this.#change(id, { state: 'lost' });
        },
      },
    );
    this.#jobs.set(id, job);
  }

  /** Pauses a trial and keeps its results. */
  pause(id: string): void {
    this.#jobs.get(id)?.pause();
    this.#change(id, { state: 'paused' });
  }

  goOn(id: string): void {
    this.#jobs.get(id)?.goOn();
    this.#change(id, { state: 'running' });
  }

  /** Stops whatever is under way: nobody looks any more. */
  pauseAll(): void {
    for (const [id, { state }] of this.value) if (state === 'running' || state === 'waiting') this.pause(id);
  }

  /** Of the trials that were stopped in the middle, and hold what they have worked out, the one begun first goes where there are many. */
  #makeRoom(): void {
    const stopped = [...this.value].filter(([, { state, tried }]) => state === 'paused' && tried.checked > 0).map(([id]) => id);
    const [first] = stopped;
    if (first === undefined || stopped.length < MAX_STOPPED) return;
    this.#jobs.get(first)?.drop();
    this.#jobs.delete(first);
    this.set(new Map([...this.value].filter(([id]) => id !== first)));
  }

  /** News of a trial that was paused meanwhile do not set it going again. */
  #goesOn(id: string): Partial<Trial> {
    return this.value.get(id)?.state === 'paused' ? {} : { state: 'running' };
  }

  #change(id: string, change: Partial<Trial>): void {
    const trial = this.value.get(id);
    if (trial) this.#put(id, { ...trial, ...change });
  }

  #put(id: string, trial: Trial): void {
    this.set(new Map([...this.value, [id, trial]]));
  }
}

export const trials = new Trials(new Map());
