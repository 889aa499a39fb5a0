import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The screen for which boards have the right size: on a larger one everybody sits farther away. */
const USUAL = { width: 1_200, height: 675 };

/** A page for a projector: as wide as the screen, since no line is too long to read there, with boards as much larger as the screen is. */
export class Projector implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    document.documentElement.style.setProperty('--width-wide', '100%');
    addEventListener('resize', this.#fit);
    this.#fit();
  }

  hostDisconnected(): void {
    document.documentElement.style.removeProperty('--width-wide');
    removeEventListener('resize', this.#fit);
  }

  readonly #fit = (): void => {
    this.#host.style.setProperty('--table-zoom', `${Math.max(1, Math.min(innerWidth / USUAL.width, innerHeight / USUAL.height))}`);
  };
}
