import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Draws its element anew at a steady pace while something on it counts, and rests otherwise. */
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

  /** What has rested while it was nowhere to be seen is asked again. */
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
