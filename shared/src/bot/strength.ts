import type { GuardId } from './chapter-bots.ts';
import { BOT_LEVELS, type BotId, type BotLevelId } from './levels.ts';

/**
 * How many games of a hundred each level wins against the one before it, from the second on: as test/bench/README.md has it, to
 * which a test holds this.
 */
export const WON: Readonly<Record<string, readonly number[]>> = {
  nim: [88, 65, 58, 78, 83],
  subtraction: [80, 62, 61, 67, 60],
  'twenty-one': [83, 53, 68, 78, 70],
  moore: [88, 53, 53, 60, 55],
  slow: [77, 60, 58, 69, 63],
  'princess-and-roses': [75, 55, 55, 68, 60],
  fibonacci: [93, 55, 58, 59, 57],
  euclid: [78, 53, 54, 52, 52],
  staircase: [88, 68, 60, 68, 58],
  colourful: [78, 60, 68, 75, 68],
  chromatic: [90, 55, 60, 63, 55],
  stack: [75, 60, 68, 68, 58],
  corner: [83, 62, 67, 73, 65],
  wythoff: [93, 60, 53, 58, 55],
  rook: [93, 58, 53, 60, 63],
  king: [63, 63, 70, 80, 70],
  knight: [83, 63, 60, 63, 55],
  octal: [68, 78, 78, 78, 70],
  kayles: [80, 60, 75, 78, 75],
  'dawsons-kayles': [73, 58, 58, 68, 68],
  'dawsons-chess': [63, 53, 53, 58, 53],
  'laskers-nim': [75, 55, 55, 65, 60],
  'grundys-game': [63, 65, 70, 73, 63],
  officers: [77, 63, 65, 78, 67],
  'james-bond': [58, 55, 55, 55, 55],
  chomp: [90, 56, 54, 67, 64],
  cram: [71, 59, 58, 64, 57],
  nimble: [83, 54, 57, 67, 61],
  turtles: [85, 58, 60, 60, 58],
  'coin-strip': [65, 58, 58, 75, 68],
  hackenbush: [78, 63, 65, 70, 63],
  sprouts: [70, 53, 63, 68, 58],
  treblecross: [90, 56, 56, 58, 53],
};

/** The assumed values of a game that was not measured, typical of the others. */
const USUAL: readonly number[] = [78, 60, 60, 68, 61];

/**
 * The bots of the course, from the strongest to the weakest, and how many of a hundred games of Nim the one before wins against each:
 * before the first of them, the strongest level. As the README of the benchmarks has it.
 */
export const WON_AGAINST: readonly (readonly [guard: GuardId, won: number])[] = [
  ['tutti', 50],
  ['presto', 50],
  ['trio', 72],
  ['echo', 81],
  ['solo', 96],
];

/** How strong each level is in a game, on the scale of Elo, the weakest 0. */
export function strengthsIn(game: string): ReadonlyMap<BotLevelId, number> {
  const gaps = (WON[game] ?? USUAL).map(gapOf);
  return new Map(BOT_LEVELS.map(({ id }, at) => [id, gaps.slice(0, at).reduce((sum, gap) => sum + gap, 0)]));
}

/** How strong a bot is in a game, on the same scale; who guards the course as in Nim, where they play. */
export function strengthOf(bot: BotId, game: string): number {
  const strengths = strengthsIn(game);
  const level = BOT_LEVELS.find(({ id }) => id === bot);
  if (level) return strengths.get(level.id) ?? 0;
  const stronger = WON_AGAINST.slice(0, WON_AGAINST.findIndex(([guard]) => guard === bot) + 1);
  return stronger.reduce((strength, [, won]) => strength - gapOf(won), Math.max(...strengths.values()));
}

/** The rating gap of a player who wins this many games of a hundred. */
function gapOf(won: number): number {
  return 400 * Math.log10(won / (100 - won));
}
