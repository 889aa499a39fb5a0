import { alarmOf } from '@nimhall/shared/room/alarm';
import type { Actor, RoomCommand } from '@nimhall/shared/room/commands';
import type { Room } from '@nimhall/shared/room/room';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';
import { Refused } from './refused.ts';
import type { Rooms } from './rooms.ts';
import type { Store } from './store/store.ts';
import type { Thinker } from './think/thinker.ts';

/** How often the store is asked for overdue rooms, in milliseconds: the net under the timers below, and all there is after a crash. */
const SWEEP_EVERY = 500;
const SWEEP_AT_MOST = 200;
/** Alarms nearer than this get a timer of their own, so that they are on time. */
const TIMER_WITHIN = 10_000;

interface Parts {
  readonly rooms: Rooms;
  readonly store: Store;
  readonly thinker: Thinker;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly botPace: number;
  /** Whether whoever is to move may lose on time now. */
  readonly mayFlag: (room: Room) => Promise<boolean>;
  readonly log: Logger;
}

/**
 * Does what rooms need done although nobody asks: bots' moves, falling flags and the closing of forgotten rooms. Each deed is an
 * ordinary command guarded like any other, so it happens once, however often an alarm goes off.
 */
export class Alarms {
  readonly #parts: Parts;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #underWay = new Map<string, Promise<void>>();
  #sweeper: NodeJS.Timeout | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    // Whoever made the entry is on time; should it die, the others sweep.
    parts.rooms.onEntry(({ own, room }) => {
      if (own) this.#setTimer(room);
    });
  }

  start(): void {
    this.#sweeper = setInterval(() => void this.sweep(), SWEEP_EVERY);
  }

  /** Stops, when what is under way is done. */
  async stop(): Promise<void> {
    if (this.#sweeper) clearInterval(this.#sweeper);
    this.#sweeper = null;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await Promise.all(this.#underWay.values());
  }

  /** Attends to every overdue room. */
  async sweep(): Promise<void> {
    try {
      const due = await this.#parts.store.dueRooms(this.#parts.now(), SWEEP_AT_MOST);
      await Promise.all(due.map((code) => this.#attend(code)));
    } catch (error) {
      this.#parts.log.error({ err: error }, 'cannot read due alarms; the next sweep tries again');
    }
  }

  #setTimer(room: Room): void {
    clearTimeout(this.#timers.get(room.room));
    this.#timers.delete(room.room);
    const alarm = alarmOf(room, this.#parts.botPace);
    const wait = alarm ? alarm.at - this.#parts.now() : Number.POSITIVE_INFINITY;
    if (wait > TIMER_WITHIN) return;
    const timer = setTimeout(
      () => {
        this.#timers.delete(room.room);
        void this.#attend(room.room);
      },
      Math.max(0, wait),
    );
    this.#timers.set(room.room, timer);
  }

  /** One deed at a time for each room: a timer and a sweep may come together. */
  #attend(code: string): Promise<void> {
    const already = this.#underWay.get(code);
    if (already) return already;
    const deed = this.#do(code)
      .catch((error: unknown) => {
        if (error instanceof Refused) this.#parts.log.warn({ room: code }, error.message);
        else this.#parts.log.error({ err: error, room: code }, 'alarm failed; the next sweep tries again');
      })
      .finally(() => this.#underWay.delete(code));
    this.#underWay.set(code, deed);
    return deed;
  }

  async #do(code: string): Promise<void> {
    const room = await this.#parts.rooms.read(code);
    const alarm = room && alarmOf(room, this.#parts.botPace);
    const late = alarm ? this.#parts.now() - alarm.at : -1;
    if (!room || !alarm || late < 0) return;
    if (alarm.kind === 'flag' && !(await this.#parts.mayFlag(room))) return;
    this.#parts.metrics.alarm(alarm.kind, late / 1_000);
    if (alarm.kind !== 'bot-move') return await this.#order(room, { kind: alarm.kind }, { kind: 'clockwork' });
    const seat = room.turn;
    const occupant = seat && room.seats[seat];
    if (!seat || occupant?.kind !== 'bot') throw new Error(`Room ${code} waits for a bot that is not there`);
    const move = await this.#parts.thinker.choose(room, occupant.level);
    await this.#order(room, { kind: 'move', branch: room.branch, ply: room.ply, move, lag: 0 }, { kind: 'bot', seat });
  }

  async #order(room: Room, command: RoomCommand, actor: Actor): Promise<void> {
    await this.#parts.rooms.execute(room.room, { command, actor, id: null }, (outcome) => {
      // A refusal means that the room moved on in the meantime (a resignation, say), which is nobody's fault.
      if (!outcome.ok) this.#parts.log.info({ room: room.room, command: command.kind, ...outcome.error }, 'alarm came too late');
    });
  }
}
