import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Readable, Unbind } from './store.ts';

/** Listens to one store at a time for as long as its host is connected: the next takes the place of the one before. */
export class SwitchingSubscription implements ReactiveController {
  #bind: (() => Unbind) | null = null;
  #unbind: Unbind | null = null;

  constructor(host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** Subscribes to this store instead of the last one; null only unsubscribes. */
  follow<T>(store: Readable<T> | null, told: (value: T) => void): void {
    this.hostDisconnected();
    this.#bind = store && (() => store.subscribe(told));
    this.hostConnected();
  }

  hostConnected(): void {
    this.#unbind ??= this.#bind?.() ?? null;
  }

  hostDisconnected(): void {
    this.#unbind?.();
    this.#unbind = null;
  }
}
