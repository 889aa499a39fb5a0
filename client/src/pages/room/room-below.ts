import type { ReactiveController, ReactiveElement } from 'lit';

/** How much of the window has to be free below a table for something to be put there. */
const ENOUGH = 0.3;

/** Whether there is room below the table on a wide page, as with a board of two heaps or one row. */
export class RoomBelow implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #wide = matchMedia('(min-width: 60rem)');
  #table: Element | null = null;

  /** Before the page is painted, so that nothing is seen to move. */
  readonly #observer = new ResizeObserver(() => this.#measure());

  isThere = false;

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    const table = this.#host.renderRoot.querySelector('.table');
    if (table === this.#table) return;
    this.#observer.disconnect();
    this.#table = table;
    if (table) this.#observer.observe(table);
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#table = null;
  }

  #measure(): void {
    const { height = 0, y = 0 } = this.#table?.getBoundingClientRect() ?? {};
    const isThere = this.#wide.matches && innerHeight - (y + scrollY) - height > ENOUGH * innerHeight;
    if (isThere === this.isThere) return;
    this.isThere = isThere;
    this.#host.requestUpdate();
  }
}
