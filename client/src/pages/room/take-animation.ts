import { SEATS, type Seat } from '@nimhall/shared/room/seat';
import type { LitElement, ReactiveController } from 'lit';
import { NO_TAKEN_COUNTS, type TakenCounts } from './taken-counts.ts';

/** Most things that are carried one by one, how long each is on its way, and how much later the next one sets out, in milliseconds. */
const MAX_ANIMATED = 8;
const FLIGHT = { duration: 520, apart: 45 } as const;

/** Where things were taken from, and the seat of the player who took them, in the window. */
export interface FlightPath {
  readonly from: readonly DOMRect[];
  readonly to: DOMRect;
}

/** Animates taken things on their way to the player. It is only decoration: the board and the seats say the same. */
export class TakeAnimation implements ReactiveController {
  readonly #host: LitElement;
  readonly #taken: () => TakenCounts;
  readonly #wayTo: (seat: Seat) => FlightPath | null;
  #before = NO_TAKEN_COUNTS;

  /** `taken`: what each side has taken by now; `wayTo`: asked once the move is drawn. */
  constructor(host: LitElement, taken: () => TakenCounts, wayTo: (seat: Seat) => FlightPath | null) {
    this.#host = host;
    this.#taken = taken;
    this.#wayTo = wayTo;
    host.addController(this);
  }

  hostUpdated(): void {
    const [before, now] = [this.#before, this.#taken()];
    this.#before = now;
    const by = SEATS.filter((seat) => now[seat] !== before[seat]);
    const [seat] = by;
    // Of a game that is only opened, or gone back in, nothing is carried.
    if (!seat || by.length > 1 || now[seat] < before[seat] || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    requestAnimationFrame(() => {
      const way = this.#wayTo(seat);
      for (const [at, from] of (way?.from ?? []).slice(0, MAX_ANIMATED).entries()) if (way) this.#fly(from, way.to, at);
    });
  }

  #fly(from: DOMRect, to: DOMRect, at: number): void {
    const thing = document.createElement('i');
    thing.className = 'carried';
    Object.assign(thing.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px` });
    this.#host.renderRoot.append(thing);
    const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
    const path = [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x * 0.45}px, ${y * 0.45 - 24}px) scale(0.8)`, opacity: 0.95, offset: 0.45 },
      { transform: `translate(${x}px, ${y}px) scale(0.25)`, opacity: 0.3 },
    ];
    const flight = thing.animate(path, { duration: FLIGHT.duration, delay: at * FLIGHT.apart, easing: 'ease-in-out', fill: 'backwards' });
    // Rejected where the page is left meanwhile, and the thing with it.
    flight.finished.catch(() => undefined).finally(() => thing.remove());
  }
}
