import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Width and height, in CSS pixels. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** How much space an element has inside its borders. Its size must not depend on what it draws. */
export class Space implements ReactiveController, Extent {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #observer = new ResizeObserver(() => this.#measure() && this.#host.requestUpdate());
  width = 0;
  height = 0;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
  }

  /** What is drawn first has its right size at once. */
  hostUpdate(): void {
    if (this.width === 0) this.#measure();
  }

  #measure(): boolean {
    const { offsetWidth, offsetHeight, clientWidth, clientHeight } = this.#host;
    const box = this.#host.getBoundingClientRect();
    // Rounded down: what is asked of an element by itself is rounded to the nearest, and may be more than there is.
    const width = Math.floor(box.width) - (offsetWidth - clientWidth);
    const height = Math.floor(box.height) - (offsetHeight - clientHeight);
    const changed = width !== this.width || height !== this.height;
    this.width = width;
    this.height = height;
    return changed;
  }
}
