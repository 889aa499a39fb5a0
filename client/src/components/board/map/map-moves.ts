import { msg, str } from '@lit/localize';
import type { MapView } from '@nimhall/shared/game/view';
import { dartsOf } from '@nimhall/shared/games/sprouts/darts';
import { type End, type Line, lineNotation } from '@nimhall/shared/games/sprouts/line';
import { livesOf, type Spot, spotName } from '@nimhall/shared/games/sprouts/map';
import { count } from '@nimhall/shared/phrase';
import type { Touch } from '@nimhall/shared/picture/map/chain';
import { localize } from '../../../i18n/language.ts';
import type { MoveWords } from '../move-words.ts';

export function spotNames(spots: readonly Spot[]): string {
  return spots.map(spotName).join(', ');
}

/** The line that a text means, if its spots are there. */
export function parseMapMove(view: MapView, text: string): Line | null {
  const line = lineNotation.parse(text);
  if (!line.ok) return null;
  const { from, to, left } = line.value;
  const spots = [from, to].flatMap(({ spot, after = spot }) => [spot, after]);
  return [...spots, ...left].every((spot) => spot < view.spots) ? line.value : null;
}

/** `Join A and B, where D is, with C on the left as you go`, `Draw a loop at A around C`; null when there are no such spots. */
export function mapMoveInWords(view: MapView, text: string): MoveWords | null {
  const line = parseMapMove(view, text);
  if (!line) return null;
  const { imperative, past } = lineInWords(line);
  const how = new Set([...regionInWords(view, line), ...leftInWords(line), ...[line.from, line.to].flatMap(endInWords)]);
  return { imperative: [imperative, ...how].join(', '), past: [past, ...how].join(', ') };
}

/** The region of a line that could go in several: by spots that only this one has, or else by its number. */
function regionInWords({ regions }: MapView, { region, from, to }: Line): string[] {
  if (region === undefined) return [];
  const own = ownSpots(regions, region, from.spot, to.spot);
  if (own.length === 0) return [msg(str`in region ${region}`)];
  return [own.length === 1 ? msg(str`where ${spotNames(own)} is`) : msg(str`where ${spotNames(own.slice(0, MAX_NAMED))} are`)];
}

/** The regions, from 1, for which these lines need numbers: the board shows those. */
export function numberedRegions(view: MapView, moves: readonly string[]): number[] {
  const numbers = moves.flatMap((move) => {
    const { region, from, to } = parseMapMove(view, move) ?? {};
    return region === undefined || !from || !to || ownSpots(view.regions, region, from.spot, to.spot).length > 0 ? [] : [region];
  });
  return [...new Set(numbers)].filter((region) => region <= view.regions.length).sort((a, b) => a - b);
}

/** Spots of a region that are in no other one in which a line could go between the same two spots. */
function ownSpots(regions: MapView['regions'], region: number, from: Spot, to: Spot): Spot[] {
  const rivals = regions.filter((each, at) => at !== region - 1 && [from, to].every((spot) => each.flat().includes(spot)));
  const shared = new Set(rivals.flat(2));
  return [...new Set(regions[region - 1]?.flat())].filter((spot) => !shared.has(spot)).sort((a, b) => a - b);
}

/** Spots that are named to identify a region. */
const MAX_NAMED = 3;

function lineInWords({ from, to, left }: Line): MoveWords {
  const [one, other, around] = [spotName(from.spot), spotName(to.spot), spotNames(left)];
  if (from.spot !== to.spot) return { imperative: msg(str`Join ${one} and ${other}`), past: msg(str`joined ${one} and ${other}`) };
  if (left.length === 0) return { imperative: msg(str`Draw a loop at ${one}`), past: msg(str`drew a loop at ${one}`) };
  return { imperative: msg(str`Draw a loop at ${one} around ${around}`), past: msg(str`drew a loop at ${one} around ${around}`) };
}

/** What is on the left of a line from one spot to another. */
function leftInWords({ from, to, left }: Line): string[] {
  return from.spot === to.spot || left.length === 0 ? [] : [msg(str`with ${spotNames(left)} on the left as you go`)];
}

/** `at A to the left of the line that comes from C`, where the line could end at A on either side. */
function endInWords({ spot, after }: End): string[] {
  return after === undefined ? [] : [msg(str`at ${spotName(spot)} to the left of the line that comes from ${spotName(after)}`)];
}

/** The hint for an empty selection, and for one or two chosen spots. */
export function mapHint(): string {
  return msg('Draw a line between two spots, or tap both.');
}

export function nextHint(isPair: boolean): string {
  return isPair ? msg('Now choose where the line goes.') : msg('Now tap the spot where the line ends. Tap the same spot for a loop.');
}

/** Why a line that is drawn by hand cannot go on. */
export function touchInWords({ what, spot }: Touch): string {
  switch (what) {
    case 'line':
      return msg('Lines can’t cross.');
    case 'itself':
      return msg('A line can’t touch itself.');
    case 'spot':
      return msg(str`Spot ${spotName(spot ?? 0)} is in the way.`);
    default:
      return what satisfies never;
  }
}

/** Where a line drawn by hand has to end. */
export function endlessInWords(): string {
  return msg('A line must end on a live spot.');
}

/** Where a line drawn by hand has to begin. */
export function nowhereInWords(): string {
  return msg('Start your line on a live spot.');
}

/** `Spot A, 2 lives`. */
export function spotLabel(view: MapView, spot: Spot): string {
  return msg(str`Spot ${spotName(spot)}, ${livesInWords(livesOf(view)[spot] ?? 0)}`);
}

function livesInWords(lives: number): string {
  return lives === 0 ? msg('dead') : localize(count(lives, '{0} life', '{0} lives'));
}

/** `A, B: 2 lives; D: 1 life; C: dead. Lines A–D, B–D`. */
export function mapInWords(view: MapView): string {
  const lives = livesOf(view);
  const kinds = Map.groupBy(lives.keys(), (spot) => lives[spot] as number);
  const spots = [...kinds]
    .toSorted(([a], [b]) => b - a)
    .map(([left, alike]) => msg(str`${spotNames(alike)}: ${livesInWords(left)}`))
    .join('; ');
  const lines = linesIn(view).map((ends) => ends.map(spotName).join('–'));
  return lines.length === 0 ? spots : `${spots}. ${msg(str`Lines ${lines.join(', ')}`)}`;
}

/** The ends of every line. */
function linesIn(view: MapView): (readonly [Spot, Spot])[] {
  const { from, twin } = dartsOf(view);
  return twin.flatMap((other, dart) => (other > dart ? [[from[dart] as Spot, from[other] as Spot] as const] : []));
}
