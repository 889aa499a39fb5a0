import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Calls when an element has got another size, and once at the beginning. */
export class ResizeController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #observer: ResizeObserver;

  constructor(host: ReactiveControllerHost & Element, onResize: () => void) {
    this.#host = host;
    this.#observer = new ResizeObserver(onResize);
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
  }
}
