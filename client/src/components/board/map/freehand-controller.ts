import type { Spot } from '@nimhall/shared/games/sprouts/map';
import type { Point } from '@nimhall/shared/picture/map/map-figure';
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What the board must provide for drawing. */
interface Paper {
  /** The living spot that a point is at, if a line may be drawn now. */
  spotAt(point: Point): Spot | null;
  /** Whether a point is at the new spot of the selected line. */
  isNewSpotAt(point: Point): boolean;
  /** A line is being drawn: gives what is wrong with it so far, and where. */
  look(from: Spot, points: readonly Point[]): StrokeError | null;
  /** A line was drawn from a spot to another, or to none; gives what is wrong with it. */
  draw(from: Spot, to: Spot | null, points: readonly Point[]): StrokeError | null;
  /** A press began away from living spots: gives what to do instead, if anything. */
  miss(point: Point): StrokeError | null;
  /** Moves the new spot along its line. */
  slide(point: Point): void;
  /** Shows the line as it is now; none where there is none. */
  show(stroke: DrawnStroke | null): void;
}

/** Where and why a line cannot go on, in words. */
export interface StrokeError {
  readonly at: Point;
  readonly why: string;
}

/** A line as it is being drawn, or was when it failed. */
export interface DrawnStroke {
  readonly points: readonly Point[];
  readonly slip: StrokeError | null;
}

/** A press that moves less than this, in CSS pixels, is a tap. */
const TAP = 9;

/** Draws lines with a finger, a pen or a mouse, from one living spot to another. */
export class FreehandController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #paper: Paper;
  #from: Spot | null = null;
  #slides = false;
  #points: Point[] = [];
  #drew = false;
  #stroke: DrawnStroke | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement, paper: Paper) {
    this.#host = host;
    this.#paper = paper;
    host.addController(this);
  }

  hostConnected(): void {
    // A click that ends a drawing chooses nothing.
    this.#host.addEventListener('click', this.#onClick, { capture: true });
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('click', this.#onClick, { capture: true });
  }

  /** Removes the drawn stroke. */
  wipe(): void {
    this.#show(null);
  }

  readonly down = (event: PointerEvent): void => {
    this.#drew = false;
    if (!event.isPrimary || event.button !== 0) return;
    const point = pointOf(event);
    this.wipe();
    this.#slides = this.#paper.isNewSpotAt(point);
    this.#from = this.#slides ? null : this.#paper.spotAt(point);
    this.#points = [point];
  };

  readonly move = (event: PointerEvent): void => {
    if (!event.isPrimary || (this.#from === null && !this.#slides)) return;
    const point = pointOf(event);
    const [first] = this.#points as [Point];
    if (!this.#drew && Math.hypot(point.x - first.x, point.y - first.y) < TAP) return;
    if (!this.#drew) (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.#drew = true;
    if (this.#slides) this.#paper.slide(point);
    else if (this.#from !== null && !this.#stroke?.slip) {
      this.#points = [...this.#points, point];
      this.#show({ points: this.#points, slip: this.#paper.look(this.#from, this.#points) });
    }
  };

  /** Drawing does not scroll the page; touches elsewhere on the paper do. */
  readonly touch = (event: TouchEvent): void => {
    if (event.cancelable && (this.#from !== null || this.#slides)) event.preventDefault();
  };

  readonly up = (event: PointerEvent): void => {
    const [from, points] = [this.#from, this.#points];
    this.#from = null;
    if (from === null && !this.#slides && points[0]) {
      const slip = this.#paper.miss(points[0]);
      this.#show(slip && { points, slip });
      this.#points = [];
      return;
    }
    if (!this.#drew || this.#slides || from === null) return;
    const to = this.#paper.spotAt(pointOf(event));
    const slip = this.#stroke?.slip ?? this.#paper.draw(from, to, points);
    this.#show(slip && { points, slip });
  };

  readonly cancel = (): void => {
    this.#from = null;
    this.#points = [];
    this.#slides = false;
    this.wipe();
  };

  #show(stroke: DrawnStroke | null): void {
    this.#stroke = stroke;
    this.#paper.show(stroke);
  }

  readonly #onClick = (event: Event): void => {
    // One from the keyboard ends nothing.
    if (this.#drew && (event as MouseEvent).detail > 0) event.stopPropagation();
    this.#drew = false;
  };
}

/** The position of a pointer on the paper, in CSS pixels. */
function pointOf(event: PointerEvent): Point {
  const { left, top } = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
