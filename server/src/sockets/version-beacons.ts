import { PeriodicJob } from '../workers/periodic-job.ts';
import type { Io } from './connection.ts';

interface Beacons {
  readonly io: Io;
  /** How the channels of those who follow begin; a code comes after that. */
  readonly channels: readonly string[];
  /** How often, in milliseconds. */
  readonly every: number;
  readonly tell: (code: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Tells the newest version of everything that somebody on this node follows, from time to time: who lost the last event finds out by that. */
export function startVersionBeacons({ io, channels, every, tell, onError }: Beacons): PeriodicJob {
  const followed = (): Set<string> => {
    const here = [...io.of('/').adapter.rooms.keys()];
    return new Set(here.flatMap((channel) => channels.flatMap((each) => (channel.startsWith(each) ? [channel.slice(each.length)] : []))));
  };
  const job = new PeriodicJob({
    every,
    work: async () => {
      for (const code of followed()) await tell(code);
    },
    onError,
  });
  job.start();
  return job;
}
