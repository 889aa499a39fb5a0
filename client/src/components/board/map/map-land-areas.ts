import { msg } from '@lit/localize';
import type { MapView } from '@nimhall/shared/game/view';
import { landsIn } from '@nimhall/shared/games/sprouts/map-lands';
import { areaOf, middleOf } from '@nimhall/shared/picture/map/areas';
import type { Fit, Point } from '@nimhall/shared/picture/map/map-figure';
import type { Sketch } from '@nimhall/shared/picture/map/sketch';
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Marks } from '../../../position/legality.ts';
import { partValue } from '../part-value.ts';

/** A land as it is drawn: the area of its regions. Its value is shown in the first of them. */
interface LandArea {
  /** From 0. */
  readonly region: number;
  /** How many regions it has. */
  readonly size: number;
  readonly path: string;
  readonly middle: Point;
}

/** The number of tints; further lands reuse them. */
const TINTS = 5;

/** The lands of a drawing. Regions where no line can be drawn any more are in none. */
export function landAreas(view: MapView, sketch: Sketch, fit: Fit): LandArea[] {
  return landsIn(view).map(({ regions }) => {
    const region = regions[0] as number;
    return { region, size: regions.length, path: areaOf(sketch, fit, regions), middle: middleOf(sketch, fit, region) };
  });
}

/** Each land in a tint of its own, where not everything is one. */
export function landTints(view: MapView, lands: readonly LandArea[]): unknown {
  if (lands.length === 1 && lands[0]?.size === view.regions.length) return nothing;
  return lands.map(({ path }, at) => svg`<path class="land tint-${at % TINTS}" d=${path} />`);
}

/** Regions by their numbers, where sentences name them so: where there is most room in them. */
export function regionNumbers(regions: readonly number[], sketch: Sketch, fit: Fit): TemplateResult[] {
  return regions.map((region) => {
    const { x, y } = middleOf(sketch, fit, region - 1);
    return html`<span class="number" aria-hidden="true" .style=${`--x: ${x}px; --y: ${y}px`}>${region}</span>`;
  });
}

/** The value of each land, where there is most room in it. */
export function landValues(lands: readonly LandArea[], marks: Marks | null): TemplateResult[] {
  return lands.map(
    ({ region, middle: { x, y } }) =>
      html`<span class="worth" .style=${`--x: ${x}px; --y: ${y}px`}>${partValue(marks, region, msg('Value of this land'))}</span>`,
  );
}
