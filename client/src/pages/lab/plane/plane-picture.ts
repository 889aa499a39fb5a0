import { msg } from '@lit/localize';
import type { Field } from '@nimhall/shared/lab/plane/field';
import { css, html, LitElement, type PropertyValues } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { AppearanceController } from '../../../components/ui/appearance-controller.ts';
import { ResizeController } from '../../../components/ui/resize-controller.ts';
import { base } from '../../../styles/base.ts';
import { Fingers } from './fingers.ts';
import { type Paints, paint, pixelsOf, svgOf } from './paint.ts';
import { type Cell, cellAt, moved, placeAt, showing, type Window, whole, zoomed } from './window.ts';

/** Least pixels along a side of a saved picture. */
const SAVED = 1_024;

/** How much nearer one key or turn of the wheel goes. */
const NEARER = 1.5;

const NEXT: Readonly<Record<string, Cell>> = {
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  ArrowUp: { column: 0, row: 1 },
  ArrowDown: { column: 0, row: -1 },
};

/**
 * A field as a picture with a cursor, which is moved by pointer and by keys. Fires `nh-cursor` with a cell, `nh-window` with the visible
 * part, and `nh-open` to look at the cell under the cursor.
 */
@customElement('nh-plane-picture')
export class PlanePicture extends LitElement {
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };

  static override styles = [
    base,
    css`
      .picture {
        position: relative;
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
        overflow: hidden;
        aspect-ratio: 1;
        cursor: crosshair;
        touch-action: pan-y;
      }
      .picture.near {
        touch-action: none;
      }
      canvas {
        display: block;
        width: 100%;
        height: 100%;
      }
      i {
        display: none;
      }
      .lost {
        color: var(--accent);
      }
      .low {
        color: var(--table-top);
      }
      .high {
        color: var(--stone-blue);
      }
      .unknown {
        color: var(--page);
      }
      .ink {
        color: var(--ink);
      }
    `,
  ];

  @property({ attribute: false }) field: Field | null = null;

  /** A description for screen readers. */
  @property() label = '';

  /** True if only lost and won are distinguished. */
  @property({ type: Boolean }) outcomes = false;

  @property({ attribute: false }) window: Window = whole(1);

  @property({ attribute: false }) cursor: Cell = { column: 0, row: 0 };

  @query('canvas') private readonly canvas?: HTMLCanvasElement;

  /** The field, a pixel a cell. */
  #pixels: HTMLCanvasElement | null = null;
  #paints: Paints | null = null;

  readonly #fingers = new Fingers({
    drag: (x, y) => this.#show(moved(this.window, this.#size, { column: -x * this.window.cells, row: y * this.window.cells })),
    pinch: (factor, x, y) => this.#show(zoomed(this.window, this.#size, factor, placeAt(this.window, x, y))),
    hover: (x, y) => this.#point(cellAt(this.window, this.#size, x, y)),
    tap: (x, y) => this.#tap(cellAt(this.window, this.#size, x, y)),
  });

  protected readonly resize = new ResizeController(this, () => this.#paint());

  protected readonly appearance = new AppearanceController(this, () => {
    if (!this.hasUpdated) return;
    this.#develop();
    this.#paint();
  });

  protected override render() {
    const near = this.window.cells < this.#size;
    return html`<div
        class=${near ? 'picture near' : 'picture'}
        role="application"
        aria-roledescription=${msg('picture with a cursor')}
        aria-label=${this.label}
        tabindex="0"
        @keydown=${(event: KeyboardEvent) => this.#key(event)}
        @wheel=${(event: WheelEvent) => this.#wheel(event)}
        @pointerdown=${(event: PointerEvent) => this.#fingers.down(event)}
        @pointermove=${(event: PointerEvent) => this.#fingers.move(event, near)}
        @pointerup=${(event: PointerEvent) => this.#fingers.up(event)}
        @pointercancel=${(event: PointerEvent) => this.#fingers.cancel(event)}
      >
        <canvas></canvas>
      </div>
      ${['lost', 'low', 'high', 'unknown', 'ink'].map((name) => html`<i class=${name}></i>`)}`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('field') || changed.has('outcomes')) this.#develop();
    this.#paint();
  }

  /** The whole field as a file, each cell a square of dots; null while there is none. */
  png(): Promise<Blob | null> {
    const pixels = this.#pixels;
    if (!pixels) return Promise.resolve(null);
    const canvas = document.createElement('canvas');
    canvas.width = pixels.width * Math.ceil(SAVED / pixels.width);
    canvas.height = canvas.width;
    const context = canvas.getContext('2d');
    if (context) context.imageSmoothingEnabled = false;
    context?.drawImage(pixels, 0, 0, canvas.width, canvas.height);
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  }

  /** The same as a drawing. */
  svg(): string | null {
    return this.field && this.#paints ? svgOf(this.field, this.#paints, this.outcomes) : null;
  }

  get #size(): number {
    return this.field?.size ?? 1;
  }

  /** Turns the values into pixels. */
  #develop(): void {
    const { field } = this;
    this.#pixels = null;
    if (!field) return;
    const paint = (name: string) => rgbOf(getComputedStyle(this.renderRoot.querySelector(`.${name}`) as Element).color);
    this.#paints = { lost: paint('lost'), low: paint('low'), high: paint('high'), unknown: paint('unknown'), ink: paint('ink') };
    const pixels = document.createElement('canvas');
    pixels.width = field.size;
    pixels.height = field.size;
    pixels.getContext('2d')?.putImageData(pixelsOf(field, this.#paints, this.outcomes), 0, 0);
    this.#pixels = pixels;
  }

  #paint(): void {
    const { canvas, field, window, cursor, outcomes } = this;
    const context = canvas?.getContext('2d');
    if (!canvas || !context || !field || !this.#pixels || !this.#paints) return;
    const side = canvas.clientWidth;
    const dots = Math.round(side * devicePixelRatio);
    if (dots === 0) return;
    if (canvas.width !== dots) {
      canvas.width = dots;
      canvas.height = dots;
    }
    paint(context, this.#pixels, field, { window, cursor, side, dots, outcomes, paints: this.#paints });
  }

  #key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { cursor, window } = this;
    const step = NEXT[event.key];
    const by = event.shiftKey ? 8 : 1;
    if (step) this.#point(this.#within({ column: cursor.column + by * step.column, row: cursor.row + by * step.row }));
    else if (event.key === 'Home') this.#point({ column: 0, row: 0 });
    else if (event.key === 'End') this.#point({ column: this.#size - 1, row: this.#size - 1 });
    else if (event.key === '+' || event.key === '=') this.#show(zoomed(window, this.#size, NEARER, cursor));
    else if (event.key === '-') this.#show(zoomed(window, this.#size, 1 / NEARER, cursor));
    else if (event.key === '0') this.#show(whole(this.#size));
    else if (event.key === 'Enter') this.#open();
    else return;
    event.preventDefault();
  }

  /** The page scrolls on; only with a key, or a pinch of the touchpad, it goes nearer. */
  #wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const { left, top, width } = (event.currentTarget as Element).getBoundingClientRect();
    const place = placeAt(this.window, (event.clientX - left) / width, (event.clientY - top) / width);
    this.#show(zoomed(this.window, this.#size, NEARER ** (-Math.sign(event.deltaY) / 2), place));
  }

  #within({ column, row }: Cell): Cell {
    const inside = (at: number): number => Math.min(this.#size - 1, Math.max(0, at));
    return { column: inside(column), row: inside(row) };
  }

  /** A tap on the cell under the cursor opens it; a mouse has already moved the cursor there. */
  #tap(cell: Cell | null): void {
    if (cell?.column === this.cursor.column && cell.row === this.cursor.row) this.#open();
    else this.#point(cell);
  }

  #point(cell: Cell | null): void {
    if (!cell || (cell.column === this.cursor.column && cell.row === this.cursor.row)) return;
    this.dispatchEvent(new CustomEvent<Cell>('nh-cursor', { detail: cell }));
    const shown = showing(this.window, this.#size, cell);
    if (shown.column !== this.window.column || shown.row !== this.window.row) this.#show(shown);
  }

  #show(window: Window): void {
    this.dispatchEvent(new CustomEvent<Window>('nh-window', { detail: window }));
  }

  #open(): void {
    this.dispatchEvent(new Event('nh-open'));
  }
}

/** The numbers of a colour as browsers write it: `rgb(1, 2, 3)`. */
function rgbOf(colour: string): readonly [number, number, number] {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-plane-picture': PlanePicture;
  }
}
