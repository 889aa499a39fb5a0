import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { setTitle } from './title.ts';

/** Sets the title while its host is shown: a late update of a page that was left changes nothing. */
export class TitleController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #names: () => readonly string[] | null;

  /** `names`: as `setTitle` takes them; null for the name there is. */
  constructor(host: ReactiveControllerHost & Element, names: () => readonly string[] | null) {
    this.#host = host;
    this.#names = names;
    host.addController(this);
  }

  hostUpdated(): void {
    const names = this.#host.isConnected ? this.#names() : null;
    if (names) setTitle(...names);
  }
}
