import { readPosition } from '@nimhall/shared/catalogue/read';
import type { Ack } from '@nimhall/shared/protocol/messages';
import { gameOf } from '@nimhall/shared/room/decide/decision';
import { Line } from './line.ts';

interface ContestantOptions {
  readonly url: string;
  readonly token: string;
  /** The code of the tournament, which it has joined. */
  readonly code: string;
  readonly random: () => number;
  /** Called for every acknowledged move and resignation. */
  readonly onAck: () => void;
}

/** A program in a tournament that plays on whatever happens to its connection: it looks where it plays, and what to do there, whenever it hears of something. */
export class Contestant {
  readonly #options: ContestantOptions;
  readonly #line: Line;
  #isActing = false;
  #again = false;

  constructor(options: ContestantOptions) {
    this.#options = options;
    const act = (): void => this.#act();
    this.#line = new Line({
      urls: [options.url],
      token: options.token,
      random: options.random,
      onOpen: act,
      onEntry: act,
      onBeacon: act,
      onBoard: act,
    });
  }

  cut(): void {
    this.#line.cut();
  }

  close(): void {
    this.#line.close();
  }

  #act(): void {
    this.#again = true;
    if (this.#isActing) return;
    this.#isActing = true;
    void this.#actOn().finally(() => {
      this.#isActing = false;
    });
  }

  async #actOn(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      while (await this.#play());
    }
  }

  /** Does one thing at its board; false where there is nothing to do, or no connection. */
  async #play(): Promise<boolean> {
    const { code, random, onAck } = this.#options;
    const look = (await this.#line.ask('tournament:look', { code })) as Ack<'tournament:look'> | null;
    const room = look?.ok ? look.you?.room : null;
    if (!room) return false;
    const entered = (await this.#line.ask('room:enter', { room })) as Ack<'room:enter'> | null;
    if (!entered?.ok) return false;
    const { snapshot, you } = entered;
    const { branch, ply } = snapshot;
    if (snapshot.status !== 'playing' || snapshot.turn !== you) return false;
    const { rules } = gameOf(snapshot);
    const position = readPosition(rules, snapshot.position);
    const moves = position.ok ? [...rules.moves(position.value)] : [];
    const move = moves[Math.floor(random() * moves.length)];
    const id = `${branch}.${ply}`;
    const [name, body] =
      move === undefined || random() < 0.1 ? ['resign', { room, id }] : ['move', { room, id, branch, ply, move: rules.move.format(move) }];
    const ack = await this.#line.ask(name as string, body as object);
    // The same once more has the same answer, or one that comes too late.
    if (random() < 0.1) await this.#line.ask(name as string, body as object);
    if (ack?.ok) onAck();
    return ack !== null;
  }
}
