import { msg, str } from '@lit/localize';
import { formatStroke, type Stroke } from '@nimhall/shared/game/ink';
import { letterOf } from '@nimhall/shared/game/letters';
import type { MapView } from '@nimhall/shared/game/view';
import { joinOf, lineOf } from '@nimhall/shared/games/sprouts/draw';
import { lineNotation } from '@nimhall/shared/games/sprouts/line';
import { livesOf, type Spot, spotName } from '@nimhall/shared/games/sprouts/map';
import { placeIn } from '@nimhall/shared/picture/map/chain';
import { drawnOn } from '@nimhall/shared/picture/map/draw-on';
import {
  boardFit,
  type Fit,
  figureOf,
  type MapFigure,
  type Point,
  placeAt,
  pointAt,
  sketchSince,
} from '@nimhall/shared/picture/map/map-figure';
import type { Place } from '@nimhall/shared/picture/map/place';
import type { Sketch } from '@nimhall/shared/picture/map/sketch';
import { type Met, strokeAlong, touchAlong, touchSoFar, traced, withStroke } from '@nimhall/shared/picture/map/trace';
import { html, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';
import { customElement, query } from 'lit/decorators.js';
import { refusalInWords } from '../../../i18n/language.ts';
import { base } from '../../../styles/base.ts';
import { BoardElement } from '../board-element.ts';
import { boardSurface } from '../board-surface.ts';
import { type Mark, markClasses, withMark } from '../mark.ts';
import { RovingFocus } from '../roving-focus.ts';
import type { DrawnLine } from './drawn-line.ts';
import './drawn-line.ts';
import { FreehandController, type StrokeError } from './freehand-controller.ts';
import { choiceNames } from './map-choice-names.ts';
import { type Choice, type Chosen, choicesIn, chosenIn, reachable, type Tap, tapOn } from './map-choices.ts';
import { landAreas, landTints, landValues, regionNumbers } from './map-land-areas.ts';
import { markOf, markOfChoice, watchedMark } from './map-marks.ts';
import {
  endlessInWords,
  mapMoveInWords,
  nextHint,
  nowhereInWords,
  numberedRegions,
  parseMapMove,
  spotLabel,
  touchInWords,
} from './map-moves.ts';
import { mapStyles } from './map-styles.ts';

/**
 * Spots and lines. A line is drawn from spot to spot with a finger, a pen or a mouse; or one tap on a spot begins it, another ends it, and
 * its way is chosen below. Before it is played, its new spot can be moved along it.
 */
@customElement('nh-map-board')
export class MapBoard extends BoardElement<MapView> {
  static override styles = [base, boardSurface, mapStyles];

  readonly #focus = new RovingFocus(this, 'rows', () => [this.view?.spots ?? 0, this.#choices.length]);

  protected override readonly isFreeBeside = false;

  /** The choices left for the selected line. */
  #choices: readonly Choice[] = [];

  readonly #hand = new FreehandController(this, {
    spotAt: (point) => this.#spotAt(point),
    isNewSpotAt: (point) => this.#isNewSpotAt(point),
    look: (from, points) => this.#look(from, points),
    draw: (from, to, points) => this.#draw(from, to, points),
    slide: (point) => this.#slide(point),
    show: (stroke) => {
      if (this.drawnLine) this.drawnLine.stroke = stroke;
    },
    miss: (point) => (this.playable && this.selected === '' ? { at: point, why: nowhereInWords() } : null),
  });

  @query('nh-drawn-line') private readonly drawnLine?: DrawnLine;

  #sheet: Sheet | null = null;

  /** The line that was drawn by hand. */
  #drawn: Drawn | null = null;

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('view') || (changed.has('selected') && this.selected !== '')) this.#hand.wipe();
    if (this.#drawn && this.#drawn.move !== (this.pending ?? this.selected)) this.#drawn = null;
    this.#choices = this.view && this.playable ? choicesIn(this.view, this.selected) : [];
  }

  protected override render() {
    const { view } = this;
    if (!view) return nothing;
    // Not before: how much space there is, is known from now on. Where that has changed, things are at once where they belong.
    const sheet = this.#sheetOf(view);
    const isResized = this.#sheet?.width !== sheet.width || this.#sheet?.height !== sheet.height;
    this.#sheet = sheet;
    const { fit, width, height, preview } = sheet;
    const selected = this.pending ?? this.selected;
    const figure = figureOf(sheet.sketch, fit, true);
    const shown: Shown = { figure, fit, chosen: chosenIn(view, selected), reach: this.playable ? reachable(view) : [], selected };
    const lands = this.marks ? landAreas(view, sheet.sketch, fit) : [];
    const names = choiceNames(view, sheet.sketch, preview, this.#choices);
    const named = [
      selected,
      ...this.#choices.map(({ move }) => move),
      ...(this.playable ? [] : (this.marks?.wins.slice(0, MAX_ADVISED) ?? [])),
    ];
    const disc = Math.max(DISC.least, Math.min(DISC.most, DISC.share * fit.scale));
    return html`<div class="board" role="group" aria-label=${this.label} tabindex="-1">
      <div
        class=${['figure', this.playable && 'open', isResized && 'resized'].filter(Boolean).join(' ')}
        .style=${`--width: ${width}px; --height: ${height}px; --disc: ${disc}px; --thick: ${Math.max(THICK.least, Math.min(THICK.most, THICK.share * fit.scale))}px`}
        @pointerdown=${this.#hand.down}
        @pointermove=${this.#hand.move}
        @touchmove=${this.#hand.touch}
        @pointerup=${this.#hand.up}
        @pointercancel=${this.#hand.cancel}
      >
        <svg viewBox="0 0 ${width} ${height}" aria-hidden="true">
          ${landTints(view, lands)}
          ${figure.lines.map(({ from, to, path }) => svg`<path class=${this.#isNew(from) || this.#isNew(to) ? 'line last' : 'line'} d=${path} />`)}
          ${preview ? this.#preview(preview, fit) : nothing}
        </svg>
        <nh-drawn-line></nh-drawn-line>
        ${figure.spots.map((_, spot) => this.#spot(view, shown, spot))}
        ${landValues(lands, this.marks)}
        ${regionNumbers(numberedRegions(view, named), sheet.sketch, fit)}
      </div>
      <div class="choices">${this.#choices.map((choice, at) => this.#choice(view, choice, names[at] as string, at))}</div>
    </div>`;
  }

  /** The drawing surface and its size. */
  #sheetOf(view: MapView): Sheet {
    const sketch = sketchSince(view, this.course);
    const width = Math.max(1, this.space.width);
    // By the width and nothing that changes: a drawing needs more room the longer the game goes on.
    const height = Math.max(LOWEST, Math.min(this.space.height - CHOICES, Math.round(width * SHEET)));
    const fit = boardFit(sketch, width, height, SCALE);
    return { sketch, fit, width, height, preview: this.#previewOf(view, sketch) };
  }

  /** The drawing with the line that is looked at. */
  #previewOf(view: MapView, sketch: Sketch): Sketch | null {
    // Spectators see one of the winning lines.
    const move = this.pending ?? (this.playable ? this.selected : (this.marks?.wins[0] ?? ''));
    if (this.#drawn?.move === move) {
      const { from, to, stroke } = this.#drawn;
      return withStroke(sketch, from, to, stroke);
    }
    const line = parseMapMove(view, move);
    const join = line && joinOf(view, line);
    return join?.ok ? drawnOn(sketch, join.value) : null;
  }

  /** The line that is looked at, with its new spot. */
  #preview(preview: Sketch, fit: Fit): unknown {
    const { lines, spots } = figureOf(preview, fit);
    const { x, y } = spots.at(-1) as Point;
    const kind = this.playable || this.pending !== null ? 'looked' : 'looked advised';
    return svg`<g class=${kind}>${lines.slice(-2).map(({ path }) => svg`<path class="line looked" d=${path} />`)}<circle class="fresh" cx=${x} cy=${y} r="7" /></g>`;
  }

  #isNew(spot: Spot): boolean {
    return this.last !== null && spot === (this.view?.spots ?? 0) - 1 && this.last.before.spots <= spot;
  }

  #spot(view: MapView, { figure, chosen, reach, selected }: Shown, spot: Spot): TemplateResult {
    const { x, y } = figure.spots[spot] as Point;
    const tap = tapOn(view, reach, spot, selected);
    const isNamed = spot === chosen.from || spot === chosen.to;
    const open = this.playable && (isNamed || tap.begins !== false || this.isLegal(tap.move));
    const wins = this.marks?.wins ?? [];
    const mark = this.playable ? markOf(view, wins, tap) : watchedMark(wins, spot);
    const lives = livesOf(view)[spot] ?? 0;
    const nearest = Math.min(
      TARGET.most,
      ...figure.spots.flatMap((other, at) => (at === spot ? [] : [Math.hypot(other.x - x, other.y - y)])),
    );
    const classes = [
      'object spot',
      open && 'open',
      lives === 0 && 'dead',
      isNamed && 'named',
      this.#isNew(spot) && 'new',
      ...markClasses(mark),
      this.pending !== null && isNamed && 'sending',
    ];
    return html`<button
      class=${classes.filter(Boolean).join(' ')}
      type="button"
      data-cell="0.${spot}"
      data-spot=${letterOf(spot)}
      tabindex=${this.#focus.tabIndex(0, spot)}
      aria-disabled=${!open}
      aria-pressed=${isNamed}
      aria-label=${this.#label(view, spot, tap, mark)}
      .style=${`--x: ${x}px; --y: ${y}px; --target: ${Math.max(TARGET.least, nearest)}px`}
      @click=${() => this.choose(tap.move, tap.whole, tap.begins ? () => nextHint(tap.begins === 'pair') : null)}
    ><span aria-hidden="true">${spotName(spot)}${lives > 0 ? html`<i>${'•'.repeat(lives)}</i>` : nothing}</span></button>`;
  }

  /** The living spot at a point, or close enough to be meant. */
  #spotAt(point: Point): Spot | null {
    const [nearest] = this.#spotsNear(point);
    return nearest !== undefined && this.#isAlive(nearest) ? nearest : null;
  }

  /** All spots that a point is near, the nearest first. */
  #spotsNear(point: Point): Spot[] {
    const sheet = this.#sheet;
    if (!this.playable || !sheet) return [];
    const { sketch, fit } = sheet;
    const off = Array.from({ length: sketch.spots }, (_, spot) => {
      const { x, y } = pointAt(fit, placeIn(sketch, spot));
      return Math.hypot(x - point.x, y - point.y);
    });
    const near = [...off.keys()].filter((spot) => (off[spot] ?? REACH) < REACH);
    return near.sort((a, b) => (off[a] ?? 0) - (off[b] ?? 0));
  }

  #isAlive(spot: Spot): boolean {
    return this.view !== null && (livesOf(this.view)[spot] ?? 0) > 0;
  }

  #isNewSpotAt(point: Point): boolean {
    const { preview, fit } = this.#sheet ?? {};
    if (!this.playable || !preview || !fit) return false;
    const { x, y } = pointAt(fit, placeIn(preview, preview.spots - 1));
    return Math.hypot(x - point.x, y - point.y) < REACH;
  }

  #look(from: Spot, points: readonly Point[]): StrokeError | null {
    const { sketch, fit } = this.#sheet as Sheet;
    const near = this.#spotsNear(points.at(-1) as Point).filter((spot) => this.#isAlive(spot));
    return this.#slip(touchSoFar(sketch, from, near, placesAt(fit, points)));
  }

  #slip(met: Met | null): StrokeError | null {
    return met && { at: pointAt((this.#sheet as Sheet).fit, met.at), why: touchInWords(met.touch) };
  }

  #draw(from: Spot, to: Spot | null, points: readonly Point[]): StrokeError | null {
    const [view, { sketch, fit }] = [this.view as MapView, this.#sheet as Sheet];
    const at = points.at(-1) as Point;
    if (to === null) return { at, why: endlessInWords() };
    const places = placesAt(fit, points);
    const slip = this.#slip(touchAlong(sketch, from, to, places));
    if (slip) return slip;
    const line = traced(sketch, view, from, to, places);
    const move = line ? lineNotation.format(lineOf(view, line.join)) : `${letterOf(from)}-${letterOf(to)}`;
    const verdict = this.check?.(move);
    if (verdict && !verdict.ok) return { at, why: refusalInWords(verdict.error) };
    if (!line) return { at, why: touchInWords({ segment: 0, what: 'line' }) };
    this.#drawn = { move, from, to, stroke: line.stroke };
    this.choose(move, false, null, formatStroke(line.stroke));
    return null;
  }

  /** Moves the new spot along its line. */
  #slide(point: Point): void {
    const { sketch, fit, preview } = this.#sheet as Sheet;
    const line = this.view && parseMapMove(this.view, this.selected);
    if (!preview || !line) return;
    const { from, to } = this.#drawn ?? { from: line.from.spot, to: line.to.spot };
    const [first = []] = preview.lines.slice(-2);
    const stroke = strokeAlong(sketch, preview, placeAt(fit, point));
    const isForward = first[0] === from;
    const drawn = { move: this.selected, from: isForward ? from : to, to: isForward ? to : from, stroke };
    if (!withStroke(sketch, drawn.from, drawn.to, stroke)) return;
    this.#drawn = drawn;
    this.choose(this.selected, false, null, formatStroke(stroke));
    this.requestUpdate();
  }

  #label(view: MapView, spot: Spot, tap: Tap, mark: Mark | null): string {
    const words = tap.whole || tap.begins === 'pair' ? mapMoveInWords(view, tap.move) : null;
    const label = spotLabel(view, spot);
    return withMark(words ? msg(str`${label}. ${words.imperative}`) : label, mark);
  }

  /** Which way the line goes, or what lies on which side of it. */
  #choice(view: MapView, choice: Choice, name: string, at: number): TemplateResult {
    const { kind, move } = choice;
    const mark = markOfChoice(this.marks?.wins ?? [], move);
    return html`<button
      class=${['choice', ...markClasses(mark)].filter(Boolean).join(' ')}
      type="button"
      data-cell="1.${at}"
      data-move=${move}
      data-side=${kind === 'side' ? choice.spots.map(letterOf).join() : nothing}
      tabindex=${this.#focus.tabIndex(1, at)}
      aria-pressed=${kind === 'way' ? choice.isChosen : nothing}
      aria-label=${withMark(`${mapMoveInWords(view, move)?.imperative ?? ''} (${name})`, mark)}
      @click=${() => this.choose(move, false)}
    >${name}</button>`;
  }
}

function placesAt(fit: Fit, points: readonly Point[]): Place[] {
  return points.map((point) => placeAt(fit, point));
}

/** The drawing surface: a sketch, its placement, and the sketch with the selected line. */
interface Sheet {
  readonly sketch: Sketch;
  readonly fit: Fit;
  readonly width: number;
  readonly height: number;
  readonly preview: Sketch | null;
}

/** A line that was drawn by hand, in the direction in which it was drawn. */
interface Drawn {
  readonly move: string;
  readonly from: Spot;
  readonly to: Spot;
  readonly stroke: Stroke;
}

interface Shown {
  readonly figure: MapFigure;
  readonly fit: Fit;
  readonly chosen: Chosen;
  readonly reach: readonly ReadonlySet<Spot>[];
  readonly selected: string;
}

/** CSS pixels to a unit at most, what stands below the figure, how high that is for its width, and how low before the board scrolls. */
const SCALE = 5;
const SHEET = 0.7;
const CHOICES = 44;
const LOWEST = 150;
/** Sizes of a spot in CSS pixels and by the scale; its touch target; and how far from it a touch may be. */
const DISC = { least: 15, most: 28, share: 7.5 } as const;
const TARGET = { least: 22, most: 44 } as const;
const REACH = 24;
/** How many winning moves are described to spectators. */
const MAX_ADVISED = 2;
/** How thick a line is, in CSS pixels and by the scale. */
const THICK = { least: 1.6, most: 3.4, share: 0.8 } as const;

declare global {
  interface HTMLElementTagNameMap {
    'nh-map-board': MapBoard;
  }
}
