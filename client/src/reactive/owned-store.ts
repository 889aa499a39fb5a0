import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Unbind } from './store.ts';

interface Ownable {
  readonly value: unknown;
  subscribe(changed: () => void): Unbind;
  close(): void;
}

/** Creates a store while its element is connected, and updates the element with every change. */
export class OwnedStore<Owned extends Ownable> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #make: () => Owned | null;
  #store: Owned | null = null;
  #unbind: Unbind = () => undefined;

  /** `make` gives null as long as it is unknown which store. */
  constructor(host: ReactiveControllerHost, make: () => Owned | null) {
    this.#host = host;
    this.#make = make;
    host.addController(this);
  }

  get store(): Owned | null {
    return this.#store;
  }

  get state(): Owned['value'] | null {
    return this.#store?.value ?? null;
  }

  hostUpdate(): void {
    if (this.#store) return;
    this.#store = this.#make();
    this.#unbind = this.#store?.subscribe(() => this.#host.requestUpdate()) ?? this.#unbind;
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#unbind();
    this.#store?.close();
    this.#store = null;
  }
}
