import type { CommandBody, CommandName } from '@nimhall/shared/protocol/commands';
import type { Ack } from '@nimhall/shared/protocol/messages';

/** Puts one command on the wire; `answer` may never be called. */
export type Transmit = (name: CommandName, body: unknown, answer: (ack: Ack) => void) => void;

interface Letter {
  readonly name: CommandName;
  readonly body: unknown;
  readonly settle: (ack: Ack) => void;
}

/**
 * Commands that have no answer yet, in the order they were given. When a connection comes up they are all sent (again):
 * their ids make that harmless, because the server answers an id it knows as it did the first time.
 */
export class Outbox {
  readonly #transmit: Transmit;
  readonly #letters = new Set<Letter>();
  #open = false;

  constructor(transmit: Transmit) {
    this.#transmit = transmit;
  }

  send<Name extends CommandName>(name: Name, body: CommandBody<Name>): Promise<Ack<Name>> {
    return new Promise((resolve) => {
      const letter: Letter = { name, body, settle: (ack) => resolve(ack as Ack<Name>) };
      this.#letters.add(letter);
      if (this.#open) this.#post(letter);
    });
  }

  /** The connection is up. What `greet` sends goes out before the commands that waited: rooms are entered again first. */
  open(greet: () => void): void {
    const waiting = [...this.#letters];
    this.#open = true;
    greet();
    for (const letter of waiting) this.#post(letter);
  }

  /** The connection is down; what is sent now waits. */
  close(): void {
    this.#open = false;
  }

  #post(letter: Letter): void {
    this.#transmit(letter.name, letter.body, (ack) => {
      if (this.#letters.delete(letter)) letter.settle(ack);
    });
  }
}
