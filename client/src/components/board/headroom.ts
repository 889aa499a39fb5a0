import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { LOW } from './table-layout.ts';

/** A table that says how tall the board on it may be. */
type Host = ReactiveControllerHost & HTMLElement & { readonly waits: boolean };

/** Between the board and what stands above and below it, and the least that is left to it, in CSS pixels. */
const GAP = 8;
const MIN_HEIGHT = 144;

/**
 * How tall the board of a table may be: as much as `--table` says, less what stands above and below it. A board is as tall as it
 * needs within that, so that nothing on the page depends on how large the window is where the board is small.
 */
export class Headroom implements ReactiveController {
  readonly #host: Host;
  readonly #observer = new ResizeObserver(() => this.#measure());
  #observed: readonly HTMLElement[] = [];
  /** The heights of what is observed. */
  #heights: readonly number[] = [];

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  /** Measures new parts before the board draws for the first time. After that the observer does: here, the page would be laid out once more. */
  hostUpdated(): void {
    const parts = [...(this.#host.shadowRoot?.querySelectorAll<HTMLElement>('.beside, .reach > *, .bar') ?? [])];
    if (parts.length === this.#observed.length && parts.every((part, at) => part === this.#observed[at])) {
      this.#tell();
    } else {
      this.#observer.disconnect();
      for (const part of parts) this.#observer.observe(part);
      this.#observed = parts;
      this.#measure();
    }
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#observed = [];
  }

  #measure(): void {
    this.#heights = this.#observed.map(({ offsetHeight }) => offsetHeight);
    this.#tell();
  }

  #tell(): void {
    const around = this.#host.shadowRoot?.querySelector<HTMLElement>('.board');
    const board = around?.firstElementChild as (Element & { most: number }) | null | undefined;
    const [beside = 0, reach = 0, bar = 0] = this.#heights;
    if (!board || this.#heights.length === 0) return;
    const isAlone = this.#host.waits || matchMedia(LOW).matches;
    board.most = Math.max(MIN_HEIGHT, isAlone ? reach : reach - beside - bar - 2 * GAP);
    around?.style.setProperty('--most', `${board.most}px`);
  }
}
