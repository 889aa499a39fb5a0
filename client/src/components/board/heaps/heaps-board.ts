import { msg, str } from '@lit/localize';
import type { HeapsView, HeapView } from '@nimhall/shared/game/view';
import { colourAt, isDrawn, mostOf } from '@nimhall/shared/picture/pile';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { localize } from '../../../i18n/language.ts';
import { base } from '../../../styles/base.ts';
import { BoardElement } from '../board-element.ts';
import { LAMP, MAX_SHADED } from '../lamp.ts';
import { partValue } from '../part-value.ts';
import { RovingFocus } from '../roving-focus.ts';
import '../stepper.ts';
import { boardSurface } from '../board-surface.ts';
import { stoneStyles } from '../stone.ts';
import { addedStones, hollowsFor, removedStones, stoneButton, stoneButtonStyles } from '../stone-button.ts';
import { type Arrangement, arrangementFor, BELOW } from './arrangement.ts';
import { heapsLayout } from './heaps-layout.ts';
import { heapLabel, heapName, isString, sideOf, stones, takeLabel } from './labels.ts';
import { GAP } from './lying-packing.ts';
import { riseOf } from './packing.ts';
import {
  formatTakes,
  isSame,
  isTakenWith,
  markOf,
  parseTakes,
  type Take,
  takeAt,
  type WinningTakes,
  winningTakes,
  withTake,
} from './takes.ts';
import { type Towers, towerShape, towersFor } from './tower.ts';

/** Space beside a horizontal tower: the name, each digit of its number, and perhaps values, in CSS pixels. */
const BESIDE = { name: 34, digit: 10, value: 44 } as const;
/** How high towers are at most, in CSS pixels. */
const TOWER = 280;
/** Space for the stepper of large heaps, in CSS pixels. */
const STEPPER = 60;
/** Numbers that are looked at for the next one that may be taken. */
const MAX_EXAMINED = 1_000;

/**
 * Heaps of stones, as rows across the table from the left, or as columns from the bottom up: see `arrangementFor`. A tap on a stone
 * means everything from it to the end of its heap. Where a heap had too many stones to be touched, all are small, and
 * a stepper counts how many to take.
 */
@customElement('nh-heaps-board')
export class HeapsBoard extends BoardElement<HeapsView> {
  static override styles = [base, boardSurface, stoneStyles, stoneButtonStyles, heapsLayout];

  /** The letter of the heap that the stepper counts for; empty until one is chosen. */
  @state() private active = '';

  readonly #focus = new RovingFocus(
    this,
    () => (this.#arrangement?.kind === 'lying' || (this.view && isString(this.view)) ? 'rows' : 'columns'),
    () => {
      const single = this.#isSingle();
      return this.view?.heaps.map(({ size }) => (single ? size : Math.min(1, size))) ?? [];
    },
  );

  /** How heaps are laid out; null where they are towers. */
  #arrangement: Arrangement | null = null;

  /** Whether stones are large enough to be touched one by one. */
  #isSingle(): boolean {
    return this.first ? mostOf(this.first).every(isDrawn) : true;
  }

  protected override render() {
    const { view, first } = this;
    if (!view || !first) return nothing;
    const selected = parseTakes(this.pending ?? this.selected);
    const wins = (this.marks?.wins ?? []).map(parseTakes);
    const last = parseTakes(this.last?.move ?? '');
    const takes = { selected, wins, last };
    this.#arrangement = this.#isSingle() ? arrangementFor(first, this.space, this.marks !== null) : null;
    return html`
      <div class="board" role="group" aria-label=${this.label} tabindex="-1">
        ${LAMP}${this.#arrangement ? this.#piles(view, first, takes, this.#arrangement) : this.#towers(view, first, takes)}
      </div>
    `;
  }

  #piles(view: HeapsView, first: HeapsView, takes: Takes, arrangement: Arrangement): TemplateResult {
    const [most, lies] = [mostOf(first), arrangement.kind === 'lying'];
    const classes = [
      'heaps',
      view.stairs && 'stairs',
      lies && 'lying',
      isString(view) && 'strings',
      most.reduce((sum, size) => sum + size, 0) > MAX_SHADED && 'flat',
    ];
    return html`<div class=${classes.filter(Boolean).join(' ')} .style=${sizesOf(arrangement, Math.max(1, ...most))}>
      ${view.heaps.map((heap, index) => {
        const places = view.heaps.length === most.length ? (most[index] ?? heap.size) : heap.size;
        return this.#heap(view, heap, index, takes, (mine) => this.#pile(view, heap, index, places, mine));
      })}
    </div>`;
  }

  #towers(view: HeapsView, first: HeapsView, takes: Takes): TemplateResult {
    const { width, height } = this.space;
    const steps = view.heaps.length;
    const rise = view.stairs ? riseOf(steps) : 0;
    const below = STEPPER + BELOW.name + (this.marks ? BELOW.value : 0) + steps * rise;
    const lies = isString(view);
    // Strings grow to the right, and so their height is what they are wide.
    const space = lies
      ? { width: height - STEPPER, height: width - this.#beside(first) }
      : { width, height: Math.min(TOWER, height - below) };
    const towers = towersFor(mostOf(first), space);
    const highest = lies ? 0 : towers.heightOf(Math.max(...mostOf(first))) + BELOW.name + steps * rise;
    const sizes = `--width: ${towers.width}px; --named: ${nameOf(first)}px; --rise: ${rise}px; --tall: ${highest}px`;
    return html`<div class="heaps towers ${view.stairs ? 'stairs' : ''} ${lies ? 'threads' : ''}" .style=${sizes}>
        ${view.heaps.map((heap, index) => this.#heap(view, heap, index, takes, (mine) => this.#tower(view, heap, index, towers, mine)))}
      </div>
      ${this.#counts(view, takes)}`;
  }

  /** Space before and after a string, in CSS pixels. */
  #beside(first: HeapsView): number {
    return nameOf(first) + (this.marks ? BESIDE.value : 0);
  }

  #heap(view: HeapsView, heap: HeapView, group: number, takes: Takes, draw: (mine: Mine) => TemplateResult): TemplateResult {
    const of = (letter: string | undefined, among: readonly Take[]): readonly Take[] => among.filter((take) => take.letter === letter);
    const above = view.stairs ? view.heaps[group + 1]?.letter : undefined;
    const mine = {
      selected: of(heap.letter, takes.selected),
      wins: winningTakes(takes.wins, takes.selected, heap.letter, view.mostHeaps),
      last: of(heap.letter, takes.last)[0] ?? null,
      coming: of(above, takes.selected)[0]?.count ?? 0,
      came: of(above, takes.last)[0]?.count ?? 0,
    };
    const value = partValue(this.marks, group, msg('Value of this heap'));
    const [name, size] = [heap.letter.toUpperCase(), localize(heap.size)];
    return html`
      <div class="heap" role="group" aria-label=${heapLabel(view, heap)}>
        ${draw(mine)}${view.stairs ? html`<span class="stair" .style=${`--step: ${group + 1}`}></span>` : nothing}
        ${
          this.#arrangement?.kind === 'lying'
            ? html`<span class="name" aria-hidden="true">${name}</span><span class="count"><span class="soft" aria-hidden="true">${size}</span>${value}</span>`
            : html`<span class="name" aria-hidden="true">${name}<span class="soft"> ${size}</span>${this.#taken(mine.last)}</span>${value}`
        }
      </div>
    `;
  }

  /** A heap stone by stone, and the hollows of those that lay in its places when the game began. */
  #pile(view: HeapsView, heap: HeapView, group: number, places: number, { selected, wins, last, coming, came }: Mine): TemplateResult {
    const taken = last && coming === 0 ? last.count : 0;
    const hollows = view.stairs || isString(view) ? 0 : Math.max(0, places - heap.size - taken);
    const gone = last && coming === 0 ? this.#gone(heap, last) : nothing;
    const drawn = Array.from({ length: heap.size }, (_, index) => {
      const take = takeAt(heap, index, view.ends, (each) => this.isLegal(formatTakes([each])));
      const legal = this.#mayTake(take);
      return stoneButton({
        cell: `${group}.${index}`,
        tabIndex: this.#focus.tabIndex(group, index),
        colour: colourAt(heap, index),
        at: index + 2 * group,
        label: takeLabel(view, heap, take, legal),
        end: take.end,
        open: this.playable && legal,
        closed: this.playable && !legal,
        going: selected.some((each) => isTakenWith(each, heap, index)),
        sending: this.pending !== null,
        mark: markOf(wins, heap, index, take),
        came: index >= heap.size - came,
        onTap: () => this.#tap(take),
      });
    });
    return html`<div class="pile" .style=${`--places: ${places}`}>
      ${last?.end === 'bottom' ? gone : nothing}${drawn}${last?.end === 'top' ? gone : nothing}${hollowsFor(hollows)}${addedStones(coming)}
    </div>`;
  }

  #tower(view: HeapsView, heap: HeapView, group: number, towers: Towers, { selected, wins }: Mine): TemplateResult {
    const goes = (index: number): boolean => selected.some((take) => isTakenWith(take, heap, index));
    const [win] = [...wins.whole, ...wins.begun];
    const cell = heap.size > 0 ? `${group}.0` : nothing;
    return html`<button
        class="tower"
        type="button"
        data-cell=${cell}
        tabindex=${heap.size > 0 ? this.#focus.tabIndex(group, 0) : -1}
        aria-disabled=${!this.playable || heap.size === 0}
        aria-pressed=${this.#active() === heap.letter}
        aria-label=${heapLabel(view, heap)}
        @click=${(event: MouseEvent) => this.#reach(heap, towers, event)}
      >
        ${towerShape(heap, towers, { goes, advised: (index) => win !== undefined && isTakenWith(win, heap, index) }, isString(view))}
      </button>
      ${win ? html`<span class="advice">${adviceInWords(view, heap, win)}</span>` : nothing}`;
  }

  /** Steppers for the heap that was touched last: one for each end that is open. */
  #counts(view: HeapsView, { selected }: Takes): TemplateResult | typeof nothing {
    const { heaps, stairs } = view;
    const heap = heaps.find(({ letter }) => letter === this.#active());
    if (!heap) return nothing;
    const both = isString(view) && heap.sections.length > 1;
    const name = heapName(view, heap);
    const step = (end: Take['end'], verb: string, short: string): TemplateResult => {
      const take = selected.find((each) => each.letter === heap.letter && each.end === end);
      return html`<nh-stepper
        label=${msg(str`${name}, ${stones(heap.size)}. ${verb}`)}
        placeholder=${short}
        least="1"
        most=${heap.size}
        .value=${take?.count ?? null}
        ?playable=${this.playable}
        @nh-step=${({ detail }: CustomEvent<number>) => this.#take(this.#stepTo({ letter: heap.letter, end, count: detail }, take?.count ?? 0, heap.size), false)}
      ></nh-stepper>`;
    };
    return html`<div class="counts">
      <span class="name" aria-hidden="true">${heap.letter.toUpperCase()}</span>
      ${
        both
          ? [step('bottom', msg('Take from the left'), '←'), step('top', msg('Take from the right'), '→')]
          : step('top', stairs ? msg('Move down') : msg('Take'), msg('take'))
      }
    </div>`;
  }

  /** Steps skip numbers that may not be taken. */
  #stepTo(take: Take, from: number, size: number): Take {
    const step = take.count - from;
    if (Math.abs(step) !== 1) return take;
    for (let { count } = take, looks = 0; count >= 1 && count <= size && looks < MAX_EXAMINED; count += step, looks++) {
      if (this.#mayTake({ ...take, count })) return { ...take, count };
    }
    return take;
  }

  /** The heap that is counted for: the one touched last, as long as it has stones, or the largest. */
  #active(): string {
    const open = this.view?.heaps.filter(({ size }) => size > 0) ?? [];
    const largest = open.toSorted((a, b) => b.size - a.size)[0]?.letter ?? '';
    return open.some(({ letter }) => letter === this.active) ? this.active : largest;
  }

  /** A touch takes what lies above it, or below where that is the end it is nearer to; a key press takes one. */
  #reach(heap: HeapView, { sizeAt }: Towers, event: MouseEvent): void {
    if (!this.playable || heap.size === 0) return;
    this.active = heap.letter;
    const { bottom, left } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const along = this.view && isString(this.view) ? event.clientX - left : bottom - event.clientY;
    const below = event.detail === 0 ? heap.size - 1 : sizeAt(along);
    const index = Math.min(heap.size - 1, Math.max(0, below));
    this.#take(
      takeAt(heap, index, this.view?.ends ?? 'top', (take) => this.isLegal(formatTakes([take]))),
      false,
    );
  }

  /** Whether a move may include this take; with several heaps only the whole move can be judged. */
  #mayTake(take: Take): boolean {
    const { mostHeaps = 1, mostEach = Number.POSITIVE_INFINITY } = this.view ?? {};
    return mostHeaps === 1 ? this.isLegal(formatTakes([take])) : take.count <= mostEach;
  }

  /** A tap on a stone. Where a move may span heaps, the same tap again takes the heap out of the move. */
  #tap(take: Take): void {
    const selected = parseTakes(this.selected);
    const others = selected.filter((each) => !isSame(each, take));
    const single = this.view?.mostHeaps === 1;
    if (!single && others.length < selected.length) this.#chooseTakes(others, false);
    else this.#take(take, single);
  }

  #take(take: Take, whole: boolean): void {
    const selected = parseTakes(this.selected);
    this.#chooseTakes(withTake(selected, take, this.view?.mostHeaps ?? 1), whole);
  }

  /** Takes from fewer heaps than a move may span may become a move by taking from yet another. */
  #chooseTakes(takes: readonly Take[], whole: boolean): void {
    this.choose(formatTakes(takes), whole, takes.length > 0 && takes.length < (this.view?.mostHeaps ?? 1) ? () => '' : null);
  }

  /** How many the last move took, if the gap does not show it. */
  #taken(last: Take | null): TemplateResult | typeof nothing {
    return last && !this.#isSingle() ? html`<span class="taken soft">−${last.count}</span>` : nothing;
  }

  /** What the last move took from a heap; animated again whenever the heap gets smaller. */
  #gone(heap: HeapView, { letter, end, count }: Take): unknown {
    const before = this.last?.before.heaps.find((each) => each.letter === letter);
    if (!before) return nothing;
    const from = end === 'bottom' ? 0 : heap.size;
    const colours = Array.from({ length: count }, (_, each) => colourAt(before, from + each));
    return keyed(heap.size, removedStones(colours));
  }
}

/** How wide the names of strings are at most, in CSS pixels. */
function nameOf(first: HeapsView): number {
  return BESIDE.name + BESIDE.digit * localize(Math.max(...mostOf(first))).length;
}

/** Sizes of an arrangement for the styles. They are set as properties, because the page's policy forbids inline styles. */
function sizesOf(arrangement: Arrangement, longest: number): string {
  if (arrangement.kind === 'lying') {
    const { stone, line, name, count, height } = arrangement;
    const isBroken = line < longest;
    return `--size: ${stone}px; --line: ${line}; --between: ${isBroken ? GAP : 0}px; --name: ${name}px; --count: ${count}px; --tall: ${height}px`;
  }
  const { wide, stone, gap, line, rise, height } = arrangement;
  const width = Math.max(wide * stone, 38);
  return `--size: ${stone}px; --wide: ${wide}; --between: ${gap}px; --width: ${width}px; --across: ${line * (width + gap)}px; --rise: ${rise}px; --tall: ${height}px`;
}

function adviceInWords(view: HeapsView, heap: HeapView, { end, count }: Take): string {
  switch (sideOf(view, heap, end)) {
    case 'left':
      return msg(str`take ${localize(count)} from the left`);
    case 'right':
      return msg(str`take ${localize(count)} from the right`);
    default:
      return msg(str`take ${localize(count)}`);
  }
}

/** Takes to be shown on the board. */
interface Takes {
  readonly selected: readonly Take[];
  /** Those of each winning move. */
  readonly wins: readonly (readonly Take[])[];
  /** Those of the last move. */
  readonly last: readonly Take[];
}

/** Those that concern one heap. */
interface Mine {
  readonly selected: readonly Take[];
  readonly wins: WinningTakes;
  readonly last: Take | null;
  /** How many stones of the step above would come to lie here, and how many just did. */
  readonly coming: number;
  readonly came: number;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-heaps-board': HeapsBoard;
  }
}
