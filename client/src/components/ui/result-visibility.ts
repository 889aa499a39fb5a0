import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How long the last move is looked at before the result lies over it, in milliseconds: with what then moves, no more than a second and a half. */
const PAUSE = 550;

/** Whether the result is shown over the table: soon after a game ends on the page, and on request. */
export class ResultVisibility implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setTimeout> | undefined;
  isOpen = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.close();
  }

  /** True between the end of a game and its result. */
  get isComing(): boolean {
    return this.#timer !== undefined;
  }

  /** Opens it when people have had time to see the last move; `onOpen` is called then. */
  openAfterPause(onOpen: () => void = () => {}): void {
    this.close();
    this.#timer = setTimeout(() => {
      this.open();
      onOpen();
    }, PAUSE);
  }

  open(): void {
    this.#set(true);
  }

  close(): void {
    this.#set(false);
  }

  #set(isOpen: boolean): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.isOpen = isOpen;
    this.#host.requestUpdate();
  }
}
