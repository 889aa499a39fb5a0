import { msg, str } from '@lit/localize';
import type { MapView } from '@nimhall/shared/game/view';
import { type Spot, spotName } from '@nimhall/shared/games/sprouts/map';
import { type MapFigure, mapFigure } from '@nimhall/shared/picture/map/map-figure';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { base } from '../../../ground/styles/base.ts';
import { BoardElement } from '../board-element.ts';
import { type Mark, markClasses, withMark } from '../mark.ts';
import { RovingFocus } from '../roving-focus.ts';
import { tableTop } from '../table-top.ts';
import { type Choices, type Chosen, choicesOf, chosenIn, reachable, type Tap, tapOn } from './map-choices.ts';
import { markOf } from './map-marks.ts';
import { mapMoveInWords, nextHint, spotLabel, spotNames } from './map-moves.ts';
import { mapStyles } from './map-styles.ts';

/** Spots and lines. A tap on a spot begins a line, and one on another ends it; which way it goes is chosen below. */
@customElement('nh-map-board')
export class MapBoard extends BoardElement<MapView> {
  static override styles = [base, tableTop, mapStyles];

  readonly #focus = new RovingFocus(this, 'rows', () => [this.view?.spots ?? 0]);

  protected override render() {
    const { view } = this;
    if (!view) return nothing;
    const figure = mapFigure(view);
    const selected = this.pending ?? this.selected;
    const chosen = chosenIn(view, selected);
    const reach = this.playable ? reachable(view) : [];
    const isLast = (spot: Spot): boolean => this.last !== null && spot === view.spots - 1 && this.last.before.spots < view.spots;
    const scale = Math.min(SCALE, this.space.width / figure.width, (this.space.height - CHOICES) / figure.height);
    return html`<div class="board" role="group" aria-label=${this.label} tabindex="-1">
      <div class="figure" .style=${`--width: ${figure.width * scale}px; --height: ${figure.height * scale}px`}>
        <svg viewBox="0 0 ${figure.width} ${figure.height}" aria-hidden="true">
          ${figure.lines.map(({ from, to, path }) => svg`<path class=${isLast(from) || isLast(to) ? 'line last' : 'line'} d=${path} />`)}
        </svg>
        ${figure.spots.map((_, spot) => this.#spot(view, { figure, scale, chosen, tap: tapOn(view, reach, spot, selected) }, spot))}
      </div>
      <div class="choices">${this.playable ? this.#choices(view, choicesOf(view, selected)) : nothing}</div>
    </div>`;
  }

  #spot(view: MapView, { figure, scale, chosen, tap }: Shown, spot: Spot): TemplateResult {
    const { x, y } = figure.spots[spot] as { x: number; y: number };
    const isNamed = spot === chosen.from || spot === chosen.to;
    const isNew = this.last !== null && spot === view.spots - 1 && this.last.before.spots < view.spots;
    const open = this.playable && (isNamed || tap.begins !== false || this.isLegal(tap.move));
    const mark = markOf(view, this.marks?.wins ?? [], tap);
    const classes = [
      'spot',
      open && 'open',
      isNamed && 'named',
      isNew && 'new',
      ...markClasses(mark),
      this.pending !== null && isNamed && 'sending',
    ];
    return html`<button
      class=${classes.filter(Boolean).join(' ')}
      type="button"
      data-cell="0.${spot}"
      tabindex=${this.#focus.tabIndex(0, spot)}
      aria-disabled=${!open}
      aria-pressed=${isNamed}
      aria-label=${this.#label(view, spot, tap, mark)}
      .style=${`--x: ${x * scale}px; --y: ${y * scale}px`}
      @click=${() => this.choose(tap.move, tap.whole, tap.begins ? nextHint(tap.begins === 'pair') : null)}
    ><span aria-hidden="true">${spotName(spot)}</span></button>`;
  }

  #label(view: MapView, spot: Spot, tap: Tap, mark: Mark | null): string {
    const words = tap.whole || tap.begins === 'pair' ? mapMoveInWords(view, tap.move) : null;
    const label = spotLabel(view, spot);
    return withMark(words ? msg(str`${label}. ${words.imperative}`) : label, mark);
  }

  /** Which way the line goes, and what lies on its left. */
  #choices(view: MapView, choices: Choices | null): unknown {
    if (!choices) return nothing;
    const { ways, way, sides } = choices;
    return [
      ways.length > 1 ? ways.map((line, at) => this.#choice(view, line, `${at + 1}`, at === way)) : nothing,
      sides.map(({ spots, isLeft, other }) => this.#choice(view, other, spotNames(spots), isLeft)),
    ];
  }

  #choice(view: MapView, move: string, name: string, isChosen: boolean): TemplateResult {
    const mark = this.marks?.wins.includes(move) ? 'wins' : null;
    return html`<button
      class=${['choice', ...markClasses(mark)].filter(Boolean).join(' ')}
      type="button"
      data-move=${move}
      aria-pressed=${isChosen}
      aria-label=${withMark(mapMoveInWords(view, move)?.imperative ?? name, mark)}
      @click=${() => this.choose(move, false)}
    >${name}</button>`;
  }
}

interface Shown {
  readonly figure: MapFigure;
  readonly scale: number;
  readonly chosen: Chosen;
  readonly tap: Tap;
}

/** CSS pixels to a unit at most, and what stands below the figure. */
const SCALE = 5;
const CHOICES = 44;

declare global {
  interface HTMLElementTagNameMap {
    'nh-map-board': MapBoard;
  }
}
