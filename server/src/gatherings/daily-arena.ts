import { boardPrefix } from '@nimhall/shared/gathering/board-code';
import { nextDailyArena } from '@nimhall/shared/gathering/tournament/daily';
import type { Logger } from 'pino';
import { newCode } from '../people/code.ts';
import { PeriodicJob } from '../workers/periodic-job.ts';
import type { Gatherings } from './gatherings.ts';

/** How often it is looked whether the next arena is announced, in milliseconds. */
const CHECK_INTERVAL_MS = 600_000;

interface Deps {
  readonly gatherings: Gatherings;
  /** At which hour of the day it starts, in UTC; null where there is none. */
  readonly hour: number | null;
  readonly now: () => number;
  readonly log: Logger;
}

/** Announces the next daily arena. Every node tries to, and the first one does: the code follows from the day. */
export class DailyArenaJob extends PeriodicJob {
  constructor({ gatherings, hour, now, log }: Deps) {
    super({
      every: CHECK_INTERVAL_MS,
      work: async () => {
        if (hour === null) return;
        const { code, wish } = nextDailyArena(now(), hour);
        if (await gatherings.readTournament(code)) return;
        const command = { kind: 'open-tournament', code, prefix: boardPrefix('tournament', code, newCode()), wish } as const;
        const opened = await gatherings.execute(code, { command, actor: { kind: 'clockwork' }, id: null });
        if (!opened.ok && opened.error.code !== 'forbidden') log.error({ ...opened.error }, 'the daily arena cannot be opened');
      },
      onError: (error) => log.error({ err: error }, 'cannot announce the daily arena; the next look does'),
    });
  }
}
