import { NimhallError, type Offer, type Player, type Turn } from '../../player/index.ts';
import { DONE, REFUSED } from '../command.ts';
import type { Terminal } from '../terminal.ts';
import { EngineContender } from './contender.ts';
import { EngineFault } from './engine.ts';
import { playTurn } from './play-turn.ts';

/** An engine that everybody in a hall may play with: one process for each board. */
export class Offered {
  readonly #player: Player;
  readonly #command: string;
  readonly #movetime: number;
  readonly #terminal: Terminal;
  /** Engines that think about nothing now. */
  readonly #idle: EngineContender[];
  readonly #busy = new Set<Promise<void>>();
  #faults = 0;

  constructor(player: Player, command: string, first: EngineContender, movetime: number, terminal: Terminal) {
    this.#player = player;
    this.#command = command;
    this.#idle = [first];
    this.#movetime = movetime;
    this.#terminal = terminal;
  }

  /** Plays until Ctrl-C; resolves with the exit code. */
  async play(offer: Offer): Promise<number> {
    const stop = (): void => void this.#giveUp();
    process.once('SIGINT', stop);
    try {
      await this.#player.offer(offer);
      await this.#terminal.print(`${this.#player.me.name} is offered in ${this.#player.url}/programs`);
      for await (const turn of this.#player.turns()) {
        const move = this.#move(turn).finally(() => this.#busy.delete(move));
        this.#busy.add(move);
      }
    } finally {
      process.off('SIGINT', stop);
      await Promise.allSettled(this.#busy);
      for (const engine of this.#idle) await engine.close();
    }
    return this.#faults > 0 ? REFUSED : DONE;
  }

  async #move(turn: Turn): Promise<void> {
    let engine: EngineContender | undefined;
    try {
      engine = this.#idle.pop() ?? (await EngineContender.start(this.#command));
      if (!(await playTurn(engine, turn, this.#movetime, this.#terminal))) this.#faults++;
    } catch (error) {
      if (!(error instanceof EngineFault || error instanceof NimhallError)) throw error;
      this.#faults++;
      this.#terminal.warn(`Room ${turn.code}: ${error.message}`);
      if (error instanceof EngineFault) await this.#player.order(turn.code, 'resign', {}).catch(() => undefined);
    } finally {
      if (engine) this.#idle.push(engine);
    }
  }

  /** Somebody has pressed Ctrl-C: nobody is to wait for it. */
  async #giveUp(): Promise<void> {
    const playing = this.#player.rooms.filter(({ status }) => status === 'playing');
    await Promise.allSettled([this.#player.withdraw(), ...playing.map(({ room }) => this.#player.order(room, 'resign', {}))]);
    this.#player.close();
  }
}
