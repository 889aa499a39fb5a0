import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { alarmOf } from '@nimhall/shared/room/alarm';
import type { Actor, RoomCommand } from '@nimhall/shared/room/commands';
import { isAmongBots, type Room } from '@nimhall/shared/room/room';
import type { Logger } from 'pino';
import type { AnalysisPool } from '../analysis/analysis-pool.ts';
import type { Metrics } from '../metrics.ts';
import { gatheringIn } from '../store/logged-entry.ts';
import type { Store } from '../store/store.ts';
import type { Asker } from '../workers/fair-queue.ts';
import { BotMoves } from './bot-moves.ts';
import type { Lists } from './lists.ts';
import type { PresenceTracker } from './presence.ts';
import type { Rooms } from './rooms.ts';

/** How often the store is asked for overdue rooms, in milliseconds: the net under the timers below, and all there is after a crash. */
const SWEEP_EVERY = 500;
const MAX_SWEEP = 200;
/** Rooms that are attended to at a time; when there are more the sweeps wait. */
const MAX_IN_PROGRESS = 2_000;
/** Alarms nearer than this get a timer of their own, so that they are on time. */
const TIMER_WITHIN = 10_000;
/** An alarm that fails is tried again after so long, in milliseconds, then after twice as long each time; and when that helped nothing, once an hour. */
const FIRST_RETRY = 1_000;
const MAX_RETRIES = 8;
const PARKED_FOR = 3_600_000;

interface Deps {
  readonly rooms: Rooms;
  readonly store: Store;
  readonly lists: Pick<Lists, 'size' | 'isBehind'>;
  readonly presences: Pick<PresenceTracker, 'isVisited'>;
  readonly analysisPool: Pick<AnalysisPool, 'choose'>;
  /** For whom the bots of a room move. */
  readonly askerOf: (room: Room) => Asker;
  readonly metrics: Pick<Metrics, 'alarm'>;
  readonly now: () => number;
  readonly botPace: number;
  /** Whether whoever is to move may lose on time now. */
  readonly mayFlag: (room: Room) => Promise<boolean>;
  /** False while the store cannot be written to: then it is not the rooms that are at fault. */
  readonly isStoreWell: () => boolean;
  /** Sees to a gathering whose alarm is due. */
  readonly attendGathering: (code: string) => Promise<void>;
  readonly log: Logger;
}

/**
 * Does what rooms need done although nobody asks: bots' moves, falling flags and the closing of forgotten rooms. Each task is an
 * ordinary command guarded like any other, so it happens once, however often an alarm goes off. A room whose task fails
 * is left alone for ever longer, so that it costs the others nothing.
 */
export class Alarms {
  readonly #deps: Deps;
  readonly #bots: BotMoves;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #underWay = new Map<string, Promise<void>>();
  /** How often the alarm of a room has failed since anything happened in it. */
  readonly #failures = new Map<string, number>();
  #sweeper: NodeJS.Timeout | null = null;
  /** Resolves with what the last sweep began. */
  #begun: Promise<readonly Promise<void>[]> = Promise.resolve([]);
  #isBeginning = false;
  #isStopped = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#bots = new BotMoves({ ...deps, order: (room, command, actor) => this.#order(room, command, actor) });
    // Whoever made the entry is on time; should it die, the others sweep.
    deps.rooms.onEntry(({ isLocal, room }) => {
      this.#failures.delete(room.room);
      if (isLocal) this.#setTimer(room);
    });
  }

  /** Rooms whose alarm failed so often that it is tried only once an hour. */
  get parkedCount(): number {
    return this.#failures.values().reduce((count, failures) => count + Number(failures > MAX_RETRIES), 0);
  }

  start(): void {
    this.#sweeper = setInterval(() => {
      const busy = this.#underWay.size - this.#bots.waiting;
      if (!this.#isBeginning && busy < MAX_IN_PROGRESS && this.#deps.isStoreWell()) void this.#begin();
    }, SWEEP_EVERY);
  }

  /** Stops, when what is under way is done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#sweeper) clearInterval(this.#sweeper);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#bots.stop();
    await this.#begun;
    await Promise.all(this.#underWay.values());
  }

  /** Attends to overdue rooms; resolves when that is done. */
  async sweep(): Promise<void> {
    await Promise.all(await this.#begin());
  }

  /** Somebody came to a room: bots that rested there go on. */
  async visited(code: string): Promise<void> {
    try {
      const room = await this.#deps.rooms.recall(code);
      if (room && isAmongBots(room)) this.#setTimer(room);
    } catch (error) {
      this.#deps.log.error({ err: error, room: code }, 'bots cannot go on until somebody comes again');
    }
  }

  /** Begins with what is due, after what the sweep before began. One room in each turn of the event loop, so that many hold up nobody. */
  #begin(): Promise<readonly Promise<void>[]> {
    this.#begun = this.#begun.then(async () => {
      const { store, lists, now, log } = this.#deps;
      const tasks: Promise<void>[] = [];
      this.#isBeginning = true;
      try {
        for (const code of await store.dueRooms(now(), MAX_SWEEP + this.#underWay.size + lists.size)) {
          // What was done there a moment ago set another alarm, which the store does not know yet.
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

  /** One task at a time for each room: a timer and a sweep may come together, and what one found may be different for the other. */
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
    // Written down by a version that closed such rooms.
    if (room && room.status !== 'over' && !alarm) return await store.postpone(code, now(), now() + PARKED_FOR);
    if (!room || !alarm || late < 0) return;
    if (alarm.kind === 'flag' && !(await mayFlag(room))) return;
    // Nobody waits for bots that rest.
    if (!isAmongBots(room)) metrics.alarm(alarm.kind, late / 1_000);
    if (alarm.kind === 'bot-move') await this.#bots.move(room, alarm, this.#failures.get(code) ?? 0);
    else await this.#order(room, { kind: alarm.kind }, { kind: 'clockwork' });
  }

  async #order(room: Room, command: RoomCommand, actor: Actor): Promise<void> {
    await this.#deps.rooms.execute(room.room, { command, actor, id: null }, (outcome) => {
      // A refusal means that the room moved on in the meantime (a resignation, say), which is nobody's fault.
      if (!outcome.ok) this.#deps.log.info({ room: room.room, command: command.kind, ...outcome.error }, 'alarm came too late');
    });
  }

  /** Leaves a room alone for a while. Says so each time, which is ever more seldom. */
  async #failed(code: string, error: unknown): Promise<void> {
    const { store, now, isStoreWell, log } = this.#deps;
    // The heartbeat says that loudly enough, and the sweeps go on when it is over.
    if (!isStoreWell()) return;
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
