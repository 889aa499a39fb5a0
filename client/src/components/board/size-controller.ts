import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Width and height, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The inner width of an element. It must not depend on its content. */
export class SizeController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #observer = new ResizeObserver(() => this.#measure() && this.#host.requestUpdate());
  width = 0;

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

  /** The first drawing has the right size. */
  hostUpdate(): void {
    if (this.width === 0) this.#measure();
  }

  #measure(): boolean {
    const { offsetWidth, clientWidth } = this.#host;
    // Rounded down: the size that an element reports is rounded to the nearest, and may be more than there is.
    const width = Math.floor(this.#host.getBoundingClientRect().width) - (offsetWidth - clientWidth);
    const changed = width !== this.width;
    this.width = width;
    return changed;
  }
}
