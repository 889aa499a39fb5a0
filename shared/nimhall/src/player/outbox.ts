import type { CommandBody, CommandName } from '../../../src/protocol/commands.ts';
import type { Ack } from '../../../src/protocol/messages.ts';
import { unreachable } from '../../../src/protocol/unreachable.ts';
import { newId } from './new-id.ts';

/** Puts one command on the wire; `answer` may never be called. */
export type Transmit = (name: CommandName, body: unknown, answer: (ack: Ack) => void) => void;

interface Unanswered {
  readonly name: CommandName;
  readonly body: unknown;
  readonly settle: (ack: Ack) => void;
  /** How often it was put off. */
  delays: number;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * `unavailable` is no verdict: for so long on the average, in milliseconds, a command waits before it is sent again, the first time and the times
 * after it. Then whoever gave it is told.
 */
const DELAYS = [250, 500, 1_000, 2_000] as const;

/**
 * What a connection listens to ends with it. These commands are never sent by another one, where they would be too late:
 * whoever still wants to listen says so anew when the connection is up.
 */
const ABOUT_THE_CONNECTION: ReadonlySet<CommandName> = new Set([
  'room:enter',
  'room:leave',
  'overlay',
  'lobby',
  'programs',
  'program:offer',
  'program:withdraw',
  'class:enter',
  'class:leave',
]);

/** What may be sent twice but not done twice gets an id here, where its sender has no use for one. */
const NUMBERED: ReadonlySet<CommandName> = new Set(['room:create', 'pair', 'duel', 'challenge', 'chat']);

/**
 * Commands that have no answer yet, in the order they were given. When a connection comes up they are all sent (again), and so is one that the
 * server could not carry out just then: their ids make that harmless, because the server answers an id it knows as it did the first time.
 */
export class Outbox {
  readonly #transmit: Transmit;
  readonly #unanswered = new Set<Unanswered>();
  #open = false;

  constructor(transmit: Transmit) {
    this.#transmit = transmit;
  }

  send<Name extends CommandName>(name: Name, body: CommandBody<Name>): Promise<Ack<Name>> {
    return new Promise((resolve) => {
      if (!this.#open && ABOUT_THE_CONNECTION.has(name)) return resolve({ ok: false, error: unreachable() });
      const sent = NUMBERED.has(name) ? { id: newId(), ...body } : body;
      const command: Unanswered = { name, body: sent, settle: (ack) => resolve(ack as Ack<Name>), delays: 0 };
      this.#unanswered.add(command);
      if (this.#open) this.#post(command);
    });
  }

  /** The connection is up. What `greet` sends goes out before the commands that waited: rooms are entered again first. */
  open(greet: () => void): void {
    const waiting = [...this.#unanswered];
    this.#open = true;
    greet();
    for (const command of waiting) this.#post(command);
  }

  /** The connection is down; what is sent now waits. */
  close(): void {
    this.#open = false;
    for (const command of this.#unanswered)
      if (ABOUT_THE_CONNECTION.has(command.name)) this.#answer(command, { ok: false, error: unreachable() });
  }

  #post(command: Unanswered): void {
    clearTimeout(command.timer);
    this.#transmit(command.name, command.body, (ack) => this.#answer(command, ack));
  }

  #answer(command: Unanswered, ack: Ack): void {
    if (this.#isPutOff(command, ack)) return;
    clearTimeout(command.timer);
    if (this.#unanswered.delete(command)) command.settle(ack);
  }

  /** Whether it is sent again because of this answer. */
  #isPutOff(command: Unanswered, ack: Ack): boolean {
    const delay = DELAYS[command.delays];
    if (ack.ok || ack.error.code !== 'unavailable' || delay === undefined || ABOUT_THE_CONNECTION.has(command.name)) return false;
    command.delays++;
    clearTimeout(command.timer);
    // Not at the same time as whoever else it was too much with.
    command.timer = setTimeout(() => this.#open && this.#post(command), delay * (0.5 + Math.random()));
    return true;
  }
}
