import type { Spot } from '@nimhall/shared/games/sprouts/map';
import type { Point } from '@nimhall/shared/picture/map/map-figure';
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What the board tells a hand. */
interface Paper {
  /** The living spot that a point is at, if a line may be drawn now. */
  spotAt(point: Point): Spot | null;
  /** Whether a point is at the new spot of the line that is looked at. */
  isNewSpotAt(point: Point): boolean;
  /** A line is being drawn: what is wrong with it so far, and where. */
  look(from: Spot, points: readonly Point[]): Slip | null;
  /** A line was drawn from a spot to another, or to none; what is wrong with it after all. */
  draw(from: Spot, to: Spot | null, points: readonly Point[]): Slip | null;
  /** A press began on no living spot: what to do instead, if anything can be done. */
  miss(point: Point): Slip | null;
  /** The new spot is moved along its line. */
  slide(point: Point): void;
}

/** Where a line cannot go on, and why, in words. */
export interface Slip {
  readonly at: Point;
  readonly why: string;
}

/** A line as it is being drawn, or was when it failed. */
export interface Scrawl {
  readonly points: readonly Point[];
  readonly slip: Slip | null;
}

/** A press that moves no farther than this, in CSS pixels, is a tap. */
const TAP = 9;

/** Draws lines with a finger, a pen or a mouse: pressed on a living spot, and let go on one. */
export class Hand implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #paper: Paper;
  #from: Spot | null = null;
  #slides = false;
  #points: Point[] = [];
  #drew = false;
  scrawl: Scrawl | null = null;

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

  /** Takes away what was scrawled. */
  wipe(): void {
    this.scrawl = null;
  }

  readonly down = (event: PointerEvent): void => {
    this.#drew = false;
    if (!event.isPrimary || event.button !== 0) return;
    const point = pointOf(event);
    this.scrawl = null;
    this.#slides = this.#paper.isNewSpotAt(point);
    this.#from = this.#slides ? null : this.#paper.spotAt(point);
    this.#points = [point];
    this.#host.requestUpdate();
  };

  readonly move = (event: PointerEvent): void => {
    if (!event.isPrimary || (this.#from === null && !this.#slides)) return;
    const point = pointOf(event);
    const [first] = this.#points as [Point];
    if (!this.#drew && Math.hypot(point.x - first.x, point.y - first.y) < TAP) return;
    if (!this.#drew) (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.#drew = true;
    if (this.#slides) this.#paper.slide(point);
    else if (this.#from !== null && !this.scrawl?.slip) {
      this.#points = [...this.#points, point];
      this.scrawl = { points: this.#points, slip: this.#paper.look(this.#from, this.#points) };
    }
    this.#host.requestUpdate();
  };

  /** A finger that draws does not scroll the page; anywhere else on the paper it does. */
  readonly touch = (event: TouchEvent): void => {
    if (event.cancelable && (this.#from !== null || this.#slides)) event.preventDefault();
  };

  readonly up = (event: PointerEvent): void => {
    const [from, points] = [this.#from, this.#points];
    this.#from = null;
    if (from === null && !this.#slides && points[0]) {
      const slip = this.#paper.miss(points[0]);
      this.scrawl = slip && { points, slip };
      this.#points = [];
      this.#host.requestUpdate();
      return;
    }
    if (!this.#drew || this.#slides || from === null) return;
    const to = this.#paper.spotAt(pointOf(event));
    const slip = this.scrawl?.slip ?? this.#paper.draw(from, to, points);
    this.scrawl = slip ? { points, slip } : null;
    this.#host.requestUpdate();
  };

  readonly cancel = (): void => {
    this.#from = null;
    this.#points = [];
    this.#slides = false;
    this.scrawl = null;
    this.#host.requestUpdate();
  };

  readonly #onClick = (event: Event): void => {
    // One from the keyboard ends nothing.
    if (this.#drew && (event as MouseEvent).detail > 0) event.stopPropagation();
    this.#drew = false;
  };
}

/** Where on the paper a pointer is, in CSS pixels. */
function pointOf(event: PointerEvent): Point {
  const { left, top } = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
