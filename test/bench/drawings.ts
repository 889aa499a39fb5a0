import { livesOf, spotsAlone } from '@nimhall/shared/games/sprouts/map';
import { freshSketch, nextSketch } from '@nimhall/shared/picture/map/layout';
import { game } from '../shared/games/sprouts/chance.ts';
import { apart, clearances, gapsBetween, spotsOnPhone } from '../support/sketches.ts';

/**
 * `npm run bench:drawings`: random games of Sprouts on a phone, each drawing made from the one before: how far spots move with each line, how
 * close they come to each other, and how close lines come to them. `BENCH_GAMES` games of `BENCH_SPOTS` spots.
 */

const GAMES = Number(process.env.BENCH_GAMES ?? 50);
const SPOTS = Number(process.env.BENCH_SPOTS ?? 6);
/** How far apart spots should be for a finger, in pixels. */
const FINGER = 40;

interface Found {
  /** Of every spot, with every line. */
  readonly moved: number[];
  /** The smallest of every picture: between any spots, between those that still take lines, and between a spot and a line. */
  readonly gaps: number[];
  readonly openGaps: number[];
  readonly clearances: number[];
}

function play(seed: number, { moved, gaps, openGaps, clearances: clear }: Found): void {
  let sketch = freshSketch(spotsAlone(SPOTS));
  for (const { before, join, after } of game(SPOTS, seed)) {
    const next = nextSketch(sketch, before, join);
    const [was, is] = [spotsOnPhone(sketch), spotsOnPhone(next)];
    const lives = livesOf(after);
    moved.push(...was.map((place, spot) => apart(place, is[spot] ?? place)));
    gaps.push(Math.min(...gapsBetween(is)));
    const open = is.filter((_, spot) => (lives[spot] ?? 0) > 0);
    if (open.length > 1) openGaps.push(Math.min(...gapsBetween(open)));
    const off = clearances(next);
    if (off.length > 0) clear.push(Math.min(...off));
    sketch = next;
  }
}

function row(what: string, values: readonly number[], shares: readonly number[], least: number | null): string {
  const sorted = values.toSorted((a, b) => a - b);
  const cells = shares.map((share) => (sorted[Math.round(share * (sorted.length - 1))] ?? 0).toFixed(1));
  const enough = least === null ? '' : `${((100 * values.filter((value) => value >= least).length) / values.length).toFixed(1)} %`;
  return `| ${[what, ...cells, enough].join(' | ')} |`;
}

function main(): void {
  const found: Found = { moved: [], gaps: [], openGaps: [], clearances: [] };
  for (let seed = 1; seed <= GAMES; seed++) play(seed, found);
  const lines = [
    `${GAMES} games of ${SPOTS} spots, ${found.gaps.length} lines, in px on a phone of 360 × 640`,
    '',
    `| | median | 5 in 100 are worse | 1 in 100 | worst | at least ${FINGER} px |`,
    '|---|---:|---:|---:|---:|---:|',
    row('how far a spot moves', found.moved, [0.5, 0.95, 0.99, 1], null),
    row('smallest gap between spots in a picture', found.gaps, [0.5, 0.05, 0.01, 0], FINGER),
    row('the same between spots that still take lines', found.openGaps, [0.5, 0.05, 0.01, 0], FINGER),
    row('smallest gap between a spot and a line that passes it', found.clearances, [0.5, 0.05, 0.01, 0], null),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

main();
