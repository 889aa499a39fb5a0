import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { alarmOf } from '@nimhall/shared/room/alarm';
import type { Actor, RoomCommand } from '@nimhall/shared/room/commands';
import { isAmongBots, type Room } from '@nimhall/shared/room/room';
import type { Logger } from 'pino';
import type { AnalysisPool } from '../analysis/analysis-pool.ts';
import type { Metrics } from '../metrics.ts';
import { gatheringIn } from '../store/logged-entry.ts';
import type { Store } from '../store/store.ts';
import type { Requester } from '../workers/fair-queue.ts';
import { BotMoves } from './bot-moves.ts';
import type { Lists } from './lists.ts';
import type { PresenceTracker } from './presence.ts';
import type { Rooms } from './rooms.ts';

/** How often the store is asked for overdue rooms, in milliseconds. This backs up the timers below, and is all there is after a crash. */
const SWEEP_EVERY = 500;
const MAX_SWEEP = 200;
/** Rooms that are handled at a time; beyond that the sweeps wait. */
const MAX_IN_PROGRESS = 2_000;
/** Alarms nearer than this get a timer of their own, so that they are on time. */
const TIMER_WITHIN = 10_000;
/** The delay before a failed alarm is retried, in milliseconds. It doubles each time, up to once an hour. */
const FIRST_RETRY = 1_000;
const MAX_RETRIES = 8;
const PARKED_FOR = 3_600_000;

interface Deps {
  readonly rooms: Rooms;
  readonly store: Store;
  readonly lists: Pick<Lists, 'size' | 'isBehind'>;
  readonly presences: Pick<PresenceTracker, 'isVisited'>;
  readonly analysisPool: Pick<AnalysisPool, 'choose'>;
  /** Who is charged for the bots of a room. */
  readonly requesterFor: (room: Room) => Requester;
  readonly metrics: Pick<Metrics, 'alarm'>;
  readonly now: () => number;
  readonly botPace: number;
  /** Whether the player to move may lose on time now. */
  readonly mayFlag: (room: Room) => Promise<boolean>;
  /** False while the store cannot be written to, because then failures are not the rooms' fault. */
  readonly isStoreHealthy: () => boolean;
  /** Handles a class whose alarm is due. */
  readonly attendGathering: (code: string) => Promise<void>;
  readonly log: Logger;
}

/**
 * Runs the scheduled work of rooms: bot moves, flags, and the closing of abandoned rooms. Each task is an ordinary command with the usual
 * guards, so it happens once however often an alarm fires. A room whose task keeps failing is retried ever more seldom, so that it costs
 * the others nothing.
 */
export class Alarms {
  readonly #deps: Deps;
  readonly #bots: BotMoves;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #underWay = new Map<string, Promise<void>>();
  /** How often the alarm of a room has failed since its last entry. */
  readonly #failures = new Map<string, number>();
  #sweeper: NodeJS.Timeout | null = null;
  /** Resolves with what the last sweep started. */
  #begun: Promise<readonly Promise<void>[]> = Promise.resolve([]);
  #isBeginning = false;
  #isStopped = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#bots = new BotMoves({ ...deps, order: (room, command, actor) => this.#order(room, command, actor) });
    // The node that made the entry is on time; if it dies, the sweeps of the others take over.
    deps.rooms.onEntry(({ isLocal, room }) => {
      this.#failures.delete(room.room);
      if (isLocal) this.#setTimer(room);
    });
  }

  /** Rooms whose alarm failed so often that it is retried only once an hour. */
  get parkedCount(): number {
    return this.#failures.values().reduce((count, failures) => count + Number(failures > MAX_RETRIES), 0);
  }

  start(): void {
    this.#sweeper = setInterval(() => {
      const busy = this.#underWay.size - this.#bots.waiting;
      if (!this.#isBeginning && busy < MAX_IN_PROGRESS && this.#deps.isStoreHealthy()) void this.#begin();
    }, SWEEP_EVERY);
  }

  /** Stops after the tasks under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#sweeper) clearInterval(this.#sweeper);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#bots.stop();
    await this.#begun;
    await Promise.all(this.#underWay.values());
  }

  /** Handles overdue rooms; resolves when that is done. */
  async sweep(): Promise<void> {
    await Promise.all(await this.#begin());
  }

  /** Somebody joined a room: its resting bots go on. */
  async visited(code: string): Promise<void> {
    try {
      const room = await this.#deps.rooms.readCached(code);
      if (room && isAmongBots(room)) this.#setTimer(room);
    } catch (error) {
      this.#deps.log.error({ err: error, room: code }, 'bots cannot go on until somebody comes again');
    }
  }

  /**
   * Starts the tasks that are due, after those of the sweep before. It starts one room in each turn of the event loop, so that many rooms
   * block nobody.
   */
  #begin(): Promise<readonly Promise<void>[]> {
    this.#begun = this.#begun.then(async () => {
      const { store, lists, now, log } = this.#deps;
      const tasks: Promise<void>[] = [];
      this.#isBeginning = true;
      try {
        for (const code of await store.dueRooms(now(), MAX_SWEEP + this.#underWay.size + lists.size)) {
          // A recent entry set another alarm, which the store does not know yet.
          if (lists.isBehind(code)) continue;
          const underWay = this.#underWay.get(code);
          tasks.push(underWay ?? this.#attend(code));
          if (!underWay) await turnOfTheLoop();
        }
      } catch (error) {
        log.error({ err: error }, 'cannot read due alarms; the next sweep tries again');
      }
      this.#isBeginning = false;
      return tasks;
    });
    return this.#begun;
  }

  #setTimer(room: Room): void {
    clearTimeout(this.#timers.get(room.room));
    this.#timers.delete(room.room);
    const alarm = alarmOf(room, this.#deps.botPace);
    const wait = alarm ? alarm.at - this.#deps.now() : Number.POSITIVE_INFINITY;
    if (wait > TIMER_WITHIN || this.#isStopped) return;
    const timer = setTimeout(
      () => {
        this.#timers.delete(room.room);
        void this.#attend(room.room);
      },
      Math.max(0, wait),
    );
    this.#timers.set(room.room, timer);
  }

  /** One task at a time for each room: a timer and a sweep may coincide, and what one finds may no longer hold for the other. */
  #attend(code: string): Promise<void> {
    if (this.#isStopped) return Promise.resolve();
    const already = this.#underWay.get(code);
    if (already) return already.then(() => this.#attend(code));
    const task = this.#do(code)
      .catch((error: unknown) => this.#failed(code, error))
      .finally(() => this.#underWay.delete(code));
    this.#underWay.set(code, task);
    return task;
  }

  async #do(code: string): Promise<void> {
    const { rooms, store, botPace, now, mayFlag, metrics } = this.#deps;
    const gathering = gatheringIn(code);
    if (gathering !== null) return await this.#deps.attendGathering(gathering);
    const room = await rooms.read(code);
    const alarm = room && alarmOf(room, botPace);
    const late = alarm ? now() - alarm.at : -1;
    // Written by a version that closed such rooms.
    if (room && room.status !== 'over' && !alarm) return await store.postpone(code, now(), now() + PARKED_FOR);
    if (!room || !alarm || late < 0) return;
    if (alarm.kind === 'flag' && !(await mayFlag(room))) return;
    // Nobody waits for resting bots, so their delay is not measured.
    if (!isAmongBots(room)) metrics.alarm(alarm.kind, late / 1_000);
    if (alarm.kind === 'bot-move') await this.#bots.move(room, alarm, this.#failures.get(code) ?? 0);
    else await this.#order(room, { kind: alarm.kind }, { kind: 'clockwork' });
  }

  async #order(room: Room, command: RoomCommand, actor: Actor): Promise<void> {
    await this.#deps.rooms.execute(room.room, { command, actor, id: null }, (outcome) => {
      // A refusal means that the room has changed meanwhile (by a resignation, say), which is no error.
      if (!outcome.ok) this.#deps.log.info({ room: room.room, command: command.kind, ...outcome.error }, 'alarm came too late');
    });
  }

  /** Retries a room later, and logs it each time, ever more seldom. */
  async #failed(code: string, error: unknown): Promise<void> {
    const { store, now, isStoreHealthy, log } = this.#deps;
    // The heartbeat logs this, and the sweeps continue afterwards.
    if (!isStoreHealthy()) return;
    const failures = (this.#failures.get(code) ?? 0) + 1;
    this.#failures.set(code, failures);
    const wait = failures > MAX_RETRIES ? PARKED_FOR : FIRST_RETRY * 2 ** (failures - 1);
    log.error({ err: error, room: code, failures, wait }, failures > MAX_RETRIES ? 'alarm failed; the room is parked' : 'alarm failed');
    try {
      await store.postpone(code, now(), now() + wait);
    } catch (postponing) {
      log.error({ err: postponing, room: code }, 'cannot put off an alarm');
    }
  }
}
