import type { ResyncCause } from '@nimhall/shared/protocol/commands';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from './store/store.ts';

/** Bounds of the histograms, in seconds: from a fast disk to something that is badly wrong. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

/** What the server counts about itself, for Prometheus. docs/operations.md explains each figure. */
export interface Metrics {
  /** The text that Prometheus reads, and its content type. */
  text(): Promise<{ readonly type: string; readonly body: string }>;
  /** A command was answered: `ok` or the code of the refusal. */
  command(name: string, code: string, seconds: number): void;
  /** A command came again and got its first answer. */
  duplicate(): void;
  /** A client requested a room that it already had, with the cause. */
  resync(cause: ResyncCause): void;
  /** A connection that did not read was closed. */
  slowConsumer(): void;
  /** A connection that sent too much was closed. */
  flood(): void;
  /** Something failed unexpectedly, and what it was. */
  unexpected(what: 'command' | 'handshake' | 'request' | 'process'): void;
  /** How late an alarm was handled. */
  alarm(kind: string, seconds: number): void;
  /** A worker process died or was killed. */
  lostWorker(work: 'thinking' | 'drawing'): void;
  /** A bot moved without a search, because there was no time or no worker. */
  hastyMove(): void;
  /** A gauge that is computed when Prometheus reads it. */
  gauge(
    name: 'alarms_parked' | 'rooms_cached' | 'rooms_listed' | 'rooms_followed' | 'connections' | 'heartbeat_age_seconds',
    help: string,
    read: () => number,
  ): void;
  /** The same store, with its appends timed. */
  measured(store: Store): Store;
}

/** The figures of this process, empty at first. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const commands = new Histogram({
    name: 'nimhall_command_seconds',
    help: 'Time from receiving a command to its answer',
    labelNames: ['command', 'code'],
    buckets: SECONDS,
    registers,
  });
  const appends = new Histogram({
    name: 'nimhall_append_seconds',
    help: 'Time until an entry was durable',
    buckets: SECONDS,
    registers,
  });
  const conflicts = new Counter({
    name: 'nimhall_append_conflicts_total',
    help: 'Entries whose version somebody else had taken',
    registers,
  });
  const failures = new Counter({ name: 'nimhall_append_failures_total', help: 'Entries the store could not take', registers });
  const duplicates = new Counter({ name: 'nimhall_duplicate_commands_total', help: 'Commands that came again', registers });
  const resyncs = new Counter({
    name: 'nimhall_resyncs_total',
    help: 'Rooms entered again by a client that knew them',
    labelNames: ['cause'],
    registers,
  });
  const slowConsumers = new Counter({
    name: 'nimhall_slow_consumers_cut_total',
    help: 'Connections cut because they did not read what they were sent',
    registers,
  });
  const floods = new Counter({
    name: 'nimhall_floods_cut_total',
    help: 'Connections cut because they sent too much',
    registers,
  });
  const unexpected = new Counter({
    name: 'nimhall_unexpected_total',
    help: 'Failures that nobody expected; each is in the log',
    labelNames: ['what'],
    registers,
  });
  const alarms = new Histogram({
    name: 'nimhall_alarm_lag_seconds',
    help: 'How long after it was due an alarm was attended to',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  });
  const lostWorkers = new Counter({
    name: 'nimhall_workers_lost_total',
    help: 'Worker processes that died or were ended for taking too much',
    labelNames: ['work'],
    registers,
  });
  const hastyMoves = new Counter({ name: 'nimhall_hasty_moves_total', help: 'Moves that bots made without thinking', registers });

  return {
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
    command: (command, code, seconds) => commands.observe({ command, code }, seconds),
    duplicate: () => duplicates.inc(),
    resync: (cause) => resyncs.inc({ cause }),
    slowConsumer: () => slowConsumers.inc(),
    flood: () => floods.inc(),
    unexpected: (what) => unexpected.inc({ what }),
    alarm: (kind, seconds) => alarms.observe({ kind }, seconds),
    lostWorker: (work) => lostWorkers.inc({ work }),
    hastyMove: () => hastyMoves.inc(),
    gauge: (name, help, read) => {
      new Gauge({
        name: `nimhall_${name}`,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
    measured: (store) => ({
      ...store,
      append: async (append) => {
        const began = performance.now();
        try {
          const appended = await store.append(append);
          if (!appended) conflicts.inc();
          return appended;
        } catch (error) {
          failures.inc();
          throw error;
        } finally {
          appends.observe((performance.now() - began) / 1_000);
        }
      },
    }),
  };
}
