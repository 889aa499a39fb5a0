import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Readable, Unbind } from './store.ts';

/** Renders its host whenever one of the stores changes, for as long as the host is connected. */
export class StoreController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #stores: readonly Readable<unknown>[];
  #unbinds: Unbind[] = [];

  constructor(host: ReactiveControllerHost, ...stores: readonly Readable<unknown>[]) {
    this.#host = host;
    this.#stores = stores;
    host.addController(this);
  }

  hostConnected(): void {
    this.#unbinds = this.#stores.map((store) => store.subscribe(() => this.#host.requestUpdate()));
  }

  hostDisconnected(): void {
    for (const unbind of this.#unbinds) unbind();
  }
}
