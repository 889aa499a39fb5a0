import { msg, str } from '@lit/localize';
import type { MapView } from '@nimhall/shared/game/view';
import { type Corner, type Spot, spotAt, spotName } from '@nimhall/shared/games/sprouts/map';
import { outside } from '@nimhall/shared/picture/map/areas';
import { headingsOf } from '@nimhall/shared/picture/map/heading';
import type { Sketch } from '@nimhall/shared/picture/map/sketch';
import type { Choice } from './map-choices.ts';
import { spotNames } from './map-moves.ts';

/** The names of choices, first the ways, so that they can be seen on the drawing; `preview` shows the line as far as it is chosen. */
export function choiceNames(view: MapView, sketch: Sketch, preview: Sketch | null, choices: readonly Choice[]): string[] {
  const ways = wayNames(
    view,
    sketch,
    choices.flatMap((choice) => (choice.kind === 'way' ? [choice.pair] : [])),
  );
  const sides = sideNames(
    preview,
    choices.filter((choice) => choice.kind === 'side'),
  );
  return [...ways, ...sides];
}

/** By the side of a spot from which the line comes to it: its first spot if that distinguishes all ways, else its last, else both. */
function wayNames(view: MapView, sketch: Sketch, pairs: readonly { readonly from: Corner; readonly to: Corner }[]): string[] {
  if (pairs.length === 0) return [];
  const [from, to] = [pairs.map((pair) => pair.from), pairs.map((pair) => pair.to)].map((corners) => {
    const headings = headingsOf(sketch, corners);
    return corners.map((corner, at) => besideName(spotAt(view, corner), headings[at] ?? { x: 0, y: 1 }));
  }) as [string[], string[]];
  const both = from.map((name, at) => `${name}, ${to[at]}`);
  return [from, to].find((names) => new Set(names).size === names.length) ?? both;
}

/** The two corners of a spot with two lines lie opposite each other, so that they are never called the same. */
function besideName(spot: Spot, { x, y }: { readonly x: number; readonly y: number }): string {
  const name = spotName(spot);
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? msg(str`left of ${name}`) : msg(str`right of ${name}`);
  return y > 0 ? msg(str`above ${name}`) : msg(str`below ${name}`);
}

/** What a tap does. */
function sideNames(preview: Sketch | null, sides: readonly Extract<Choice, { readonly kind: 'side' }>[]): string[] {
  if (sides.length === 0) return [];
  const out =
    preview &&
    outside(
      preview,
      sides.map(({ spots }) => spots),
    );
  return sides.map(({ spots, isLeft }, at) => {
    const names = spotNames(spots);
    if (!out) return isLeft ? msg(str`Put ${names} on the right`) : msg(str`Put ${names} on the left`);
    return out[at] ? msg(str`Put ${names} inside`) : msg(str`Put ${names} outside`);
  });
}
