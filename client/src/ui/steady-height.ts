import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Keeps an element as high as it has been, so that what is below stays where it is; until it gets another width, or is let go. */
export class SteadyHeight implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #observer = new ResizeObserver(() => this.#hold());
  #width = 0;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.letGo();
  }

  /** From here on another height may be the right one. */
  letGo(): void {
    this.#host.style.minHeight = '';
  }

  #hold(): void {
    const { offsetWidth, offsetHeight, style } = this.#host;
    if (offsetWidth === this.#width) {
      style.minHeight = `${offsetHeight}px`;
      return;
    }
    this.#width = offsetWidth;
    this.letGo();
    // In the next frame it has its natural height; to measure that now would have the observer called in circles.
    requestAnimationFrame(() => this.#hold());
  }
}
