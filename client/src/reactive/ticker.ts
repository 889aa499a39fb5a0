import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Redraws its element at a steady pace while something on it counts, and rests otherwise. */
export class Ticker implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #milliseconds: number;
  readonly #counts: () => boolean;
  #timer: ReturnType<typeof setInterval> | null = null;

  constructor(host: ReactiveControllerHost, milliseconds: number, counts: () => boolean) {
    this.#host = host;
    this.#milliseconds = milliseconds;
    this.#counts = counts;
    host.addController(this);
  }

  /** A ticker that rested while its element was disconnected checks again. */
  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostUpdated(): void {
    if (this.#counts()) this.#timer ??= setInterval(() => this.#host.requestUpdate(), this.#milliseconds);
    else this.#rest();
  }

  hostDisconnected(): void {
    this.#rest();
  }

  #rest(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }
}
