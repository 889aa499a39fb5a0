import type { LitElement, ReactiveController } from 'lit';

/** A cell of a board: a member of a group, such as an object of a heap. */
export interface Cell {
  readonly group: number;
  readonly index: number;
}

/** `columns`: groups stand side by side and their cells go up. `rows`: groups lie below one another, cells go right. */
export type Axis = 'columns' | 'rows';

/** How far along its group a cell is, for comparison with cells of other groups. */
export type Across = (cell: Cell) => number;

type Direction = 'next' | 'previous' | 'next-group' | 'previous-group' | 'first' | 'last';

const KEYS: Readonly<Record<Axis, Readonly<Record<string, Direction>>>> = {
  columns: {
    ArrowUp: 'next',
    ArrowDown: 'previous',
    ArrowRight: 'next-group',
    ArrowLeft: 'previous-group',
    Home: 'first',
    End: 'last',
  },
  rows: {
    ArrowRight: 'next',
    ArrowLeft: 'previous',
    ArrowDown: 'next-group',
    ArrowUp: 'previous-group',
    Home: 'first',
    End: 'last',
  },
};

/**
 * The target of a key from a cell; null for any other key. `sizes` has the number of cells of each group. In another group it is the cell
 * with the same index, or the nearest one if `across` gives the positions of cells.
 */
export function stepTo(sizes: readonly number[], from: Cell, key: string, axis: Axis, across: Across = ({ index }) => index): Cell | null {
  const direction = KEYS[axis][key];
  if (!direction) return null;
  const size = sizes[from.group] ?? 0;
  switch (direction) {
    case 'next':
      return { group: from.group, index: Math.min(from.index + 1, size - 1) };
    case 'previous':
      return { group: from.group, index: Math.max(from.index - 1, 0) };
    case 'first':
      return { group: from.group, index: 0 };
    case 'last':
      return { group: from.group, index: size - 1 };
    case 'next-group':
    case 'previous-group': {
      const step = direction === 'next-group' ? 1 : -1;
      let group = from.group + step;
      while (sizes[group] === 0) group += step;
      const there = sizes[group];
      if (there === undefined) return from;
      const apart = (index: number): number => Math.abs(across({ group, index }) - across(from));
      return {
        group,
        index: Array.from({ length: there }, (_, index) => index).reduce((best, index) => (apart(index) < apart(best) ? index : best)),
      };
    }
    default:
      return direction satisfies never;
  }
}

/** The cell itself, or the nearest that is still there; null when the board is empty. */
export function nearestCell(sizes: readonly number[], { group, index }: Cell): Cell | null {
  const groups = sizes.flatMap((size, at) => (size > 0 ? [at] : []));
  const nearest = groups.toSorted((a, b) => Math.abs(a - group) - Math.abs(b - group))[0];
  return nearest === undefined ? null : { group: nearest, index: Math.min(index, (sizes[nearest] ?? 1) - 1) };
}

/**
 * One tab stop for a whole board; arrow keys move inside. Cells carry `data-cell="group.index"`. When the focused cell is
 * gone after an update, the nearest one gets the focus, and on an empty board the element of class `board`.
 */
export class RovingFocus implements ReactiveController {
  readonly #host: LitElement;
  readonly #axis: () => Axis;
  readonly #sizes: () => readonly number[];
  readonly #across: Across | undefined;
  #at: Cell = { group: 0, index: 0 };
  #hadFocus = false;

  constructor(host: LitElement, axis: Axis | (() => Axis), sizes: () => readonly number[], across?: Across) {
    this.#host = host;
    this.#axis = typeof axis === 'function' ? axis : () => axis;
    this.#sizes = sizes;
    this.#across = across;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener('keydown', this.#onKey);
    this.#host.addEventListener('focusin', this.#onFocus);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('keydown', this.#onKey);
    this.#host.removeEventListener('focusin', this.#onFocus);
  }

  hostUpdate(): void {
    this.#hadFocus = this.#host.shadowRoot?.activeElement != null;
  }

  hostUpdated(): void {
    if (this.#hadFocus && !this.#host.shadowRoot?.activeElement) this.#focus();
  }

  tabIndex(group: number, index: number): 0 | -1 {
    const stop = nearestCell(this.#sizes(), this.#at);
    return stop?.group === group && stop.index === index ? 0 : -1;
  }

  readonly #onFocus = (event: Event): void => {
    const cell = cellOf(event);
    if (!cell) return;
    this.#at = cell;
    this.#host.requestUpdate();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const from = cellOf(event);
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = stepTo(this.#sizes(), from, event.key, this.#axis(), this.#across);
    if (!to) return;
    event.preventDefault();
    this.#at = to;
    this.#focus();
  };

  #focus(): void {
    const cell = nearestCell(this.#sizes(), this.#at);
    const selector = cell ? `[data-cell="${cell.group}.${cell.index}"]` : '.board';
    this.#host.shadowRoot?.querySelector<HTMLElement>(selector)?.focus();
  }
}

/** The cell an event came from. */
function cellOf(event: Event): Cell | null {
  const [target] = event.composedPath();
  const text = target instanceof HTMLElement ? target.dataset.cell : undefined;
  if (!text) return null;
  const [group = 0, index = 0] = text.split('.').map(Number);
  return { group, index };
}
