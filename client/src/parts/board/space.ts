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
    const { clientWidth, clientHeight } = this.#host;
    const changed = clientWidth !== this.width || clientHeight !== this.height;
    this.width = clientWidth;
    this.height = clientHeight;
    return changed;
  }
}
