import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Keeps an element as high as it has been, so that nothing below moves, until its width changes or it is released. */
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
    this.#host.style.minHeight = '';
  }

  /** From here on another height may be the right one: the one it has in the next frame. */
  release(): void {
    this.#host.style.minHeight = '';
    // The observer says nothing when that is the height it had.
    requestAnimationFrame(() => this.#hold());
  }

  #hold(): void {
    if (!this.#host.isConnected) return;
    const { offsetWidth, style } = this.#host;
    if (offsetWidth === this.#width) {
      // Not rounded, which would move what is below by part of a pixel.
      style.minHeight = `${this.#host.getBoundingClientRect().height}px`;
    } else {
      this.#width = offsetWidth;
      this.release();
    }
  }
}
