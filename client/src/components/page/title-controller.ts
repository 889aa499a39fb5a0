import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { setTitle } from './title.ts';

/** Names the page by its host as that is drawn, for as long as it is shown: what comes late, to a page that was left, names no other. */
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
