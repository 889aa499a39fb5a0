/** The gestures of pointers on a square picture; places and distances are shares of its side, from the top left. */
interface Meanings {
  readonly drag: (x: number, y: number) => void;
  readonly pinch: (factor: number, x: number, y: number) => void;
  readonly hover: (x: number, y: number) => void;
  readonly tap: (x: number, y: number) => void;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A pointer that goes less far has tapped. */
const STILL = 0.015;

/** Reads one pointer as a tap or a drag, two as a pinch, and a mouse that is not pressed as hovering. */
export class Fingers {
  readonly #meanings: Meanings;
  readonly #down = new Map<number, Place>();
  /** Where the only pointer went down; null once it has moved too far for a tap, or a second one came. */
  #began: Place | null = null;

  constructor(meanings: Meanings) {
    this.#meanings = meanings;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const place = placeOf(event);
    this.#down.set(event.pointerId, place);
    this.#began = this.#down.size === 1 ? place : null;
  }

  /** `drags` says whether one pointer pans the picture. */
  move(event: PointerEvent, drags: boolean): void {
    const place = placeOf(event);
    const before = this.#down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') this.#meanings.hover(place.x, place.y);
      return;
    }
    if (this.#began && distance(this.#began, place) > STILL) this.#began = null;
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    this.#down.set(event.pointerId, place);
    if (other) {
      this.#meanings.pinch(
        distance(place, other) / Math.max(0.01, distance(before, other)),
        (place.x + other.x) / 2,
        (place.y + other.y) / 2,
      );
    } else if (drags && !this.#began) {
      this.#meanings.drag(place.x - before.x, place.y - before.y);
    }
  }

  up(event: PointerEvent): void {
    const tapped = this.#began;
    this.cancel(event);
    if (tapped) this.#meanings.tap(tapped.x, tapped.y);
  }

  cancel(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
    this.#began = null;
  }
}

function placeOf(event: PointerEvent): Place {
  const { left, top, width, height } = (event.currentTarget as Element).getBoundingClientRect();
  return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
}

function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
