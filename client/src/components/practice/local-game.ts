import { msg, str } from '@lit/localize';
import type { BotId } from '@nimhall/shared/bot/levels';
import type { BySeat, Seat } from '@nimhall/shared/room/seat';
import { runInWorker } from '../../analysis-worker/worker-client.ts';
import { type BoardPosition, boardPositionOf } from '../../position/board-position.ts';
import { announcements } from '../../reactive/announcements.ts';
import { Store } from '../../reactive/store.ts';
import { moveInWords } from '../board/sentences.ts';
import { botName } from '../text/names.ts';
import { type Practice, played, positionOf, questionOf, restarted, turnOf, undone } from './practice.ts';

/** Who plays a side: a person at this device, or a bot. */
export type Side = 'person' | BotId;

/** A game that is played in the page alone, without a server: by one person or two, and bots that think in the worker. */
export class LocalGame extends Store<Practice> {
  #sides: BySeat<Side>;

  constructor(practice: Practice, sides: BySeat<Side>) {
    super(practice);
    this.#sides = sides;
    void this.#answer();
  }

  get sides(): BySeat<Side> {
    return this.#sides;
  }

  /** Others take the seats; the game goes on. */
  seat(sides: BySeat<Side>): void {
    this.#sides = sides;
    void this.#answer();
  }

  override set(practice: Practice): void {
    super.set(practice);
    void this.#answer();
  }

  /** The current position; null for invalid texts. */
  get scene(): BoardPosition | null {
    const scene = boardPositionOf({ ...this.value, position: positionOf(this.value) });
    return scene.ok ? scene.value : null;
  }

  /** Whose turn it is; null once the game is over. */
  get turn(): Seat | null {
    return turnOf(this.value);
  }

  /** The bot whose turn it is; null while a person is to move, and when the game is over. */
  get thinking(): BotId | null {
    const side = this.turn && this.#sides[this.turn];
    return side === 'person' ? null : side;
  }

  play(move: string, ink = ''): void {
    this.set(played(this.value, move, ink));
  }

  /** Takes back the last move of a person, and its answer. */
  undo(): void {
    this.set(undone(this.value, (seat) => this.#sides[seat] === 'person'));
  }

  restart(): void {
    this.set(restarted(this.value));
  }

  /** Plays the move of a bot, unless the game or its sides changed meanwhile. */
  async #answer(): Promise<void> {
    const { value: before, sides, scene, thinking: level } = this;
    if (!scene || !level) return;
    // If workers are lost over it, any move is better than none.
    const move = (await runInWorker({ kind: 'choose', level, ...questionOf(before) })) ?? scene.example;
    if (this.value !== before || this.#sides !== sides || move === '') return;
    this.play(move);
    // Of a game that was left nothing is said on another page.
    if (!this.isHeard) return;
    const words = moveInWords(scene.view, move)?.past ?? msg(str`played ${move}`);
    announcements.set({ text: msg(str`${botName(level)} ${words}.`), urgency: 'polite' });
  }
}
