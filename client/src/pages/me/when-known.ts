import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Unbind } from '../../ground/store/store.ts';
import { port } from '../../parts/page/session.ts';

/** Does something once, when the server has said who we are: only then does it know whose things are asked for. */
export class WhenKnown implements ReactiveController {
  readonly #task: () => void;
  #isDone = false;
  #unbind: Unbind | null = null;

  constructor(host: ReactiveControllerHost, task: () => void) {
    this.#task = task;
    host.addController(this);
  }

  hostConnected(): void {
    this.#unbind = port.player.subscribe(() => this.#look());
    this.#look();
  }

  hostDisconnected(): void {
    this.#unbind?.();
  }

  #look(): void {
    if (this.#isDone || !port.player.value) return;
    this.#isDone = true;
    this.#task();
  }
}
