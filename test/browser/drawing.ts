import { seededRandom } from '@nimhall/shared/bot/random';
import type { MapView } from '@nimhall/shared/game/view';
import { joinOf, lineOf } from '@nimhall/shared/games/sprouts/draw';
import { lineNotation } from '@nimhall/shared/games/sprouts/line';
import { sampleLine } from '@nimhall/shared/games/sprouts/moves';
import { placeIn } from '@nimhall/shared/picture/map/chain';
import { drawnOn } from '@nimhall/shared/picture/map/draw-on';
import { sketchAfter } from '@nimhall/shared/picture/map/layout';
import type { Point } from '@nimhall/shared/picture/map/map-figure';
import { type Sketch, UNIT } from '@nimhall/shared/picture/map/sketch';
import { touchAlong, touchSoFar, traced } from '@nimhall/shared/picture/map/trace';
import type { Page } from 'playwright-core';

/** A line that can be drawn: the points of the page it passes, and its notation. */
export interface Plan {
  readonly points: readonly Point[];
  readonly move: string;
}

/** What a board shows, read from the page: how the game reached it. */
interface Shown {
  readonly start: MapView;
  readonly moves: readonly string[];
  readonly inks: readonly string[];
}

/** The board's game, from the page. */
export function shownOn(page: Page): Promise<Shown> {
  return page.locator('nh-map-board').evaluate((element) => {
    const { course } = element as unknown as { course: { start: MapView; moves: readonly string[]; inks?: readonly string[] } };
    return { start: course.start, moves: course.moves, inks: course.inks ?? [] };
  });
}

/** A random legal line that can be drawn by hand on the page; where none is found, one without points. */
export async function planOn(page: Page, seed: number): Promise<Plan> {
  const { start, moves, inks } = await shownOn(page);
  const { map, sketch } = sketchAfter(start, moves, inks);
  const random = seededRandom(seed);
  for (let tries = 0; tries < 200; tries++) {
    const join = joinOf(map, sampleLine(map, random));
    const drawn = join.ok ? drawnOn(sketch, join.value) : null;
    if (!join.ok || !drawn) continue;
    const [first = [], second = []] = drawn.lines.slice(-2);
    const curve = [...first, ...second.slice(1)].map((point) => placeIn(drawn, point));
    const [from, to] = [first[0] as number, second.at(-1) as number];
    if (from === to && curve.length < 7) continue;
    // A line may come close to its end only when it ends there.
    const end = placeIn(sketch, to);
    const near = ({ x, y }: Point): number[] => (Math.hypot(x - end.x, y - end.y) < 0.3 * UNIT ? [to] : []);
    if (curve.some((place, at) => touchSoFar(sketch, from, near(place), curve.slice(0, at + 1)))) continue;
    const line = touchAlong(sketch, from, to, curve) ? null : traced(sketch, map, from, to, curve);
    if (!line) continue;
    const toPage = await placesOnPage(page, sketch);
    return { points: curve.map(toPage), move: lineNotation.format(lineOf(map, line.join)) };
  }
  return { points: [], move: lineNotation.format(sampleLine(map, random)) };
}

/** Maps places of the sketch to the page, using its first two spots. */
async function placesOnPage(page: Page, sketch: Sketch): Promise<(place: Point) => Point> {
  const [a, b] = (await Promise.all(['A', 'B'].map((name) => spotOnPage(page, name)))) as [Point, Point];
  const [p, q] = [placeIn(sketch, 0), placeIn(sketch, 1)];
  const scale = Math.hypot(a.x - b.x, a.y - b.y) / Math.hypot(p.x - q.x, p.y - q.y);
  return ({ x, y }) => ({ x: a.x + (x - p.x) * scale, y: a.y - (y - p.y) * scale });
}

/**
 * The center of a spot once all spots have stopped moving: after a move they glide to where there is more room, and
 * the board may be resized.
 */
export async function spotOnPage(page: Page, name: string): Promise<Point> {
  await page.locator('nh-map-board').evaluate(async ({ shadowRoot }) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const places = () => JSON.stringify(Array.from(shadowRoot?.querySelectorAll('button') ?? [], (spot) => spot.getBoundingClientRect()));
    for (let before = '', now = places(); before !== now; ) {
      before = now;
      await frame();
      await frame();
      const gliding = shadowRoot?.getAnimations().filter((each) => each instanceof CSSTransition) ?? [];
      await Promise.allSettled(gliding.map(({ finished }) => finished));
      now = places();
    }
  });
  const box = await page.getByRole('button', { name: new RegExp(`^Spot ${name}, `) }).boundingBox();
  if (!box) throw new Error(`There is no spot ${name}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Draws with the mouse. */
export async function drawWithMouse(page: Page, points: readonly Point[]): Promise<void> {
  const [first, ...others] = points;
  if (!first) return;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}

/** Draws with a finger. */
export async function drawWithFinger(page: Page, points: readonly Point[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const [first, ...others] = points;
  if (!first) return;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first] });
  let from = first;
  for (const to of others) {
    for (const share of [0.25, 0.5, 0.75, 1]) {
      const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    }
    from = to;
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** The ends of a random legal line. */
export async function endsOn(page: Page, seed: number): Promise<readonly [number, number]> {
  const { start, moves } = await shownOn(page);
  const { from, to } = sampleLine(sketchAfter(start, moves).map, seededRandom(seed));
  return [from.spot, to.spot];
}
