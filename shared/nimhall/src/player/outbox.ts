import type { CommandBody, CommandName } from '../../../src/protocol/commands.ts';
import type { Ack } from '../../../src/protocol/messages.ts';
import { unreachable } from '../../../src/protocol/unreachable.ts';
import { newId } from './new-id.ts';

/** Sends one command; `answer` may never be called. */
export type Transmit = (name: CommandName, body: unknown, answer: (ack: Ack) => void) => void;

interface Unanswered {
  readonly name: CommandName;
  readonly body: unknown;
  readonly settle: (ack: Ack) => void;
  /** How often it has been delayed. */
  delays: number;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * Average delays before a command refused as `unavailable` is sent again, in milliseconds. After the last one the refusal is returned to
 * the caller.
 */
const DELAYS = [250, 500, 1_000, 2_000] as const;

/**
 * These commands belong to one connection. They are not repeated on another one, where they would be too late; the caller must send them
 * again.
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

/** Commands that may be sent twice but not done twice get an id here if the caller gives none. */
const NUMBERED: ReadonlySet<CommandName> = new Set(['room:create', 'pair', 'duel', 'challenge', 'chat']);

/**
 * Pending commands, in order. When a connection comes up they are all sent (again), and so is one that the server could not handle: their
 * ids make that harmless, because the server answers a known id as it did the first time.
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

  /** The connection is up. What `greet` sends goes out before the waiting commands, because rooms must be joined first. */
  open(greet: () => void): void {
    const waiting = [...this.#unanswered];
    this.#open = true;
    greet();
    for (const command of waiting) this.#post(command);
  }

  /** The connection is down; commands wait. */
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
    // With jitter, so that clients do not all come back together.
    command.timer = setTimeout(() => this.#open && this.#post(command), delay * (0.5 + Math.random()));
    return true;
  }
}
