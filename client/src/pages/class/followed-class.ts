import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { port } from '../../components/page/session.ts';
import type { Unbind } from '../../reactive/store.ts';
import { type ClassState, ClassStore } from '../../stores/class-store.ts';

/** Has its element follow a class for as long as it is shown. */
export class FollowedClass implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #code: () => string;
  #store: ClassStore | null = null;
  #unbind: Unbind = () => undefined;

  constructor(host: ReactiveControllerHost, code: () => string) {
    this.#host = host;
    this.#code = code;
    host.addController(this);
  }

  get store(): ClassStore | null {
    return this.#store;
  }

  get state(): ClassState | null {
    return this.#store?.value ?? null;
  }

  hostUpdate(): void {
    if (this.#store || !this.#code()) return;
    this.#store = new ClassStore(this.#code(), port);
    this.#unbind = this.#store.subscribe(() => this.#host.requestUpdate());
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
