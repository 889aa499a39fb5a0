import type { SelectEvent } from '../../../client/src/components/board/events.ts';
import type { Followed, Untappable } from './parts.ts';

/** The smallest tap target allowed, in CSS pixels. */
const MIN_TARGET = 22;

/** A simulated finger on the page's table: it can only tap what is visible, and knows which move is then chosen. */
class Finger {
  readonly targets = new Set<string>();
  readonly reached = new Set<string>();
  chosen = '';

  constructor() {
    document.body.addEventListener('nh-select', (event) => (this.chosen = (event as SelectEvent).move), { capture: true });
  }

  /** The move that is chosen after these taps, starting from an empty selection. */
  async tap(...elements: readonly (HTMLElement | undefined)[]): Promise<string> {
    within('button.cancel')[0]?.click();
    await settle();
    this.chosen = '';
    for (const element of elements) {
      if (!element) throw new Error('There is nothing to tap');
      await this.goOn(element);
    }
    return this.chosen;
  }

  /** One more tap, if there is something to tap. */
  async goOn(element: HTMLElement | undefined): Promise<void> {
    if (!element) return;
    this.#touch(element);
    await settle();
    this.reached.add(this.chosen);
  }

  #touch(element: HTMLElement): void {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const name = element.getAttribute('aria-label') ?? element.textContent;
    if (Math.min(width, height) < MIN_TARGET) this.targets.add(`${name} is ${width} × ${height}`);
    const top = topmost(x + width / 2, y + height / 2);
    const isOpen = element.getAttribute('aria-disabled') !== 'true';
    if (isOpen && !(top && element.contains(top))) this.targets.add(`${name} is covered by ${top?.outerHTML.slice(0, 80)}`);
    element.click();
  }
}

/** The moves that cannot be chosen by tapping on the table shown, and the parts that cannot be tapped. */
export async function untappable(moves: readonly string[]): Promise<Untappable> {
  const finger = new Finger();
  const objects = within('.board button');
  const isGrid = within('nh-grid-board').length > 0;
  const isMap = within('nh-map-board').length > 0;
  const isFree = isGrid || within('nh-squares-board').length > 0;
  const single = new Map<string, HTMLElement>();
  const starters: HTMLElement[] = [];
  for (const object of objects) {
    const chosen = await finger.tap(object);
    if (chosen) single.set(chosen, object);
    // On a chessboard a piece is chosen first; elsewhere any part of a longer run, or a square.
    if (isGrid ? chosen === '' : chosen !== '') starters.push(object);
  }
  await withSteppers(finger);
  const missing = (): string[] => moves.filter((move) => !finger.reached.has(move));
  for (const move of missing().filter((each) => !isMap && each.includes(','))) {
    await finger.tap(...move.split(',').map((take) => single.get(take)));
  }
  for (const move of isMap ? [] : missing()) {
    const ends = endsOf(move, single);
    if (ends) await finger.tap(...ends);
  }
  for (const first of isMap ? [] : starters) {
    const seconds = isFree ? objects : starters.filter((other) => groupOf(other) === groupOf(first));
    for (const second of seconds) if (missing().length > 0) await finger.tap(first, second);
  }
  for (const move of missing().filter((each) => isMap && each.includes('-'))) await drawLine(finger, move);
  for (const move of missing().filter((each) => !isMap && each.includes('/'))) await finger.tap(...cellsCut(move).map(namedCell));
  return { moves: missing(), targets: [...finger.targets] };
}

/** Taps both ends of a line, then which way it goes and what lies on its left, as far as that is asked. */
async function drawLine(finger: Finger, move: string): Promise<void> {
  const [line = '', left = ''] = move.split('/');
  const ends = [...line.matchAll(/([a-z]+)(?=-|$)/g)].map(([, name = '']) => within(`.board .spot[data-spot="${name}"]`)[0]);
  await finger.tap(...ends);
  const choices = (): HTMLElement[] => within('.board .choice');
  await finger.goOn(choices().find(({ dataset }) => dataset.side === undefined && dataset.move === line));
  for (const spot of left.split(',').filter(Boolean)) {
    const isSide = ({ dataset }: HTMLElement): boolean => dataset.side?.split(',').includes(spot) === true;
    await finger.goOn(choices().find(isSide));
  }
}

/** The first and the last pin that a move takes from a row (`a2@3`), or the two squares that it names (`b2-c2`): where to look before everything else. */
function endsOf(move: string, single: ReadonlyMap<string, HTMLElement>): readonly [HTMLElement, HTMLElement] | null {
  const [, row, take, left] = /^([a-z])(\d+)@(\d+)$/.exec(move) ?? [];
  const pin = (nth: number) => single.get(`${row}1@${nth}`);
  const square = (name = '') => within('.board button').find(({ ariaLabel }) => ariaLabel?.split(/[ ,]/)[1] === name);
  const [from, to] = move.split('-');
  const [first, last] = row ? [pin(Number(left)), pin(Number(left) + Number(take) - 1)] : [square(from), square(to)];
  return first && last ? [first, last] : null;
}

/**
 * The places of the pins that a move takes, and of the gap where it also splits their row: `a2@3/5`. Pins and gaps
 * alternate.
 */
function cellsCut(move: string): string[] {
  const [, letter = '', ...numbers] = /^([a-z])(\d+)@(\d+)[/](\d+)$/.exec(move) ?? [];
  const [take = 0, left = 0, cut = 0] = numbers.map(Number);
  const gap = cut < left ? cut : cut + take;
  const pins = Array.from({ length: take }, (_, each) => 2 * (left + each));
  return [...(take === 0 ? [2 * left - 1] : pins), 2 * gap - 1].map((cell) => `${letter.charCodeAt(0) - 'a'.charCodeAt(0)}.${cell}`);
}

/** Taps everything that is marked as a winning move or the beginning of one, and then the marked continuations. */
export async function followed(wins: readonly string[]): Promise<Followed> {
  const finger = new Finger();
  const isMap = within('nh-map-board').length > 0;
  const stray: string[] = [];
  const marked = (mark: 'wins' | 'begins'): string[] => within(`.board button.${mark}`).flatMap(({ dataset }) => dataset.cell ?? []);
  const follow = async (taps: readonly string[]): Promise<boolean> => {
    if (taps.length > 0) await finger.tap(...taps.map(namedCell));
    const [winning, beginning] = [marked('wins'), marked('begins')];
    let found = false;
    for (const cell of winning) {
      const chosen = await finger.tap(...[...taps, cell].map(namedCell));
      if (wins.some((win) => isSame(win, chosen))) found = true;
      // The selected part is marked too, and a tap on it may deselect it.
      else if (!taps.includes(cell)) stray.push([...taps, cell].join(', then '));
    }
    // A loop begins and ends at the same spot.
    const isNew = (cell: string): boolean => taps.length < MAX_BEGUN && (isMap || !taps.includes(cell));
    for (const cell of beginning.filter(isNew)) {
      const led = await follow([...taps, cell]);
      if (!led && taps.length === 0) stray.push(`${cell}, and nothing more`);
      found ||= led;
    }
    return found;
  };
  await follow([]);
  return { made: wins.filter((win) => [...finger.reached].some((move) => isSame(win, move))), stray };
}

/** Whether two texts are the same move: two squares may be named in either order when both make a move. */
function isSame(one: string, other: string): boolean {
  return one.split('-').sort().join() === other.split('-').sort().join();
}

/** The most taps that only begin a move. */
const MAX_BEGUN = 2;

/** The element at a place of the board. */
function namedCell(cell: string): HTMLElement | undefined {
  return within(`[data-cell="${cell}"]`)[0];
}

/** The row or heap that a part of a board belongs to; taking from it is one run. */
function groupOf({ dataset }: HTMLElement): string | undefined {
  return dataset.cell?.split('.')[0];
}

/** Counts from one to the maximum, for every heap that is counted. */
async function withSteppers(finger: Finger): Promise<void> {
  for (const tower of within('.tower')) {
    await finger.tap(tower);
    const more = within('nh-stepper')[0]?.shadowRoot?.querySelector<HTMLElement>('button:last-of-type');
    for (let before = ''; before !== finger.chosen; ) {
      before = finger.chosen;
      more?.click();
      await settle();
      finger.reached.add(finger.chosen);
    }
  }
}

/** Queries elements, including those in shadow trees. */
export function within(selector: string, root: ParentNode = document): HTMLElement[] {
  const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? within(selector, shadowRoot) : []));
  return [...root.querySelectorAll<HTMLElement>(selector), ...inside];
}

/** Resolves when every element has rendered its last update. */
export async function settle(): Promise<void> {
  await scheduler.postTask(() => {});
}

/**
 * Resolves when every element has measured its space: resize observers run within the frame, after its animation
 * callbacks.
 */
export async function laidOut(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await settle();
}

/** The topmost element at a point of the window, through all shadow roots. */
function topmost(x: number, y: number): Element | null {
  let top = document.elementFromPoint(x, y);
  for (let inside = top; inside?.shadowRoot; ) {
    inside = inside.shadowRoot.elementFromPoint(x, y);
    if (!inside || inside === top) break;
    top = inside;
  }
  return top;
}
