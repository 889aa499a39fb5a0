import type { LitElement, ReactiveController } from 'lit';

/** What a board must provide for carrying things from square to square. */
interface Squares {
  /** Whether a thing on this square may be picked up. */
  canCarry(square: HTMLElement): boolean;
  carry(from: HTMLElement, to: HTMLElement): void;
}

/** How far a pointer goes before a press is no tap any more, in CSS pixels. */
const SLACK = 8;

/** Carries what lies on a square with the pointer, and puts it down on another one. Squares carry `data-cell`. */
export class Carrying implements ReactiveController {
  readonly #host: LitElement;
  readonly #squares: Squares;
  #held: { readonly square: HTMLElement; readonly pointer: number; readonly x: number; readonly y: number } | null = null;
  #isCarried = false;

  constructor(host: LitElement, squares: Squares) {
    this.#host = host;
    this.#squares = squares;
    host.addController(this);
  }

  hostConnected(): void {
    const { signal } = this.#listening;
    this.#host.addEventListener('pointerdown', this.#down, { signal });
    this.#host.addEventListener('pointermove', this.#move, { signal });
    this.#host.addEventListener('pointerup', this.#up, { signal });
    this.#host.addEventListener('pointercancel', this.#release, { signal });
    this.#host.addEventListener('click', this.#click, { signal, capture: true });
  }

  hostDisconnected(): void {
    this.#listening.abort();
    this.#listening = new AbortController();
    this.#release();
  }

  #listening = new AbortController();

  readonly #down = (event: PointerEvent): void => {
    this.#isCarried = false;
    const square = squareIn(event.composedPath());
    if (!event.isPrimary || event.button !== 0 || !square || !this.#squares.canCarry(square)) return;
    this.#held = { square, pointer: event.pointerId, x: event.clientX, y: event.clientY };
  };

  readonly #move = (event: PointerEvent): void => {
    if (!this.#held || event.pointerId !== this.#held.pointer) return;
    const { square, x, y } = this.#held;
    const [across, down] = [event.clientX - x, event.clientY - y];
    if (!this.#isCarried && Math.hypot(across, down) < SLACK) return;
    if (!this.#isCarried) square.setPointerCapture(event.pointerId);
    this.#isCarried = true;
    square.classList.add('carried');
    square.style.setProperty('--carried', `${across}px ${down}px`);
  };

  readonly #up = (event: PointerEvent): void => {
    const held = this.#held;
    this.#release();
    if (!held || !this.#isCarried) return;
    const to = squareIn(this.#host.shadowRoot?.elementsFromPoint(event.clientX, event.clientY) ?? []);
    if (to && to !== held.square) this.#squares.carry(held.square, to);
  };

  readonly #release = (): void => {
    this.#held?.square.classList.remove('carried');
    this.#held?.square.style.removeProperty('--carried');
    this.#held = null;
  };

  /** The press that carried something was no tap. */
  readonly #click = (event: MouseEvent): void => {
    if (this.#isCarried && event.detail > 0) event.stopPropagation();
    this.#isCarried = false;
  };
}

function squareIn(path: readonly EventTarget[]): HTMLElement | null {
  return path.find((each): each is HTMLElement => each instanceof HTMLElement && each.matches('button[data-cell]')) ?? null;
}
