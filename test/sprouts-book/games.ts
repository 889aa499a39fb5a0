import { chooseMove } from '@nimhall/shared/bot/choose';
import { botLevel } from '@nimhall/shared/bot/levels';
import { after, type Ruleset } from '@nimhall/shared/game/contract';
import { randomItem } from '@nimhall/shared/game/random-item';
import { alikeMoves, anyOf } from '@nimhall/shared/games/sprouts/alike';
import { drawJoin, joinOf } from '@nimhall/shared/games/sprouts/draw';
import type { Line } from '@nimhall/shared/games/sprouts/line';
import { type SproutsMap, spotsAlone } from '@nimhall/shared/games/sprouts/map';
import { bareLandsIn, landsKey } from '@nimhall/shared/games/sprouts/map-lands';
import { mobilityOfRow } from '@nimhall/shared/games/sprouts/mobility';
import { isFinished, sampleLine } from '@nimhall/shared/games/sprouts/moves';
import { Row } from '@nimhall/shared/games/sprouts/row';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { rulesOf } from '../support/games.ts';
import { seconds } from './seconds.ts';

/** The most lines among which a side that wants a hard game picks the one that leaves most moves. */
const CHOICE = 20;
/** How long the best bot may think about a move, in seconds, and how many positions it may examine. */
const THOUGHT = 1;
const STATES = 200_000;

/** A map after one more line. */
type Side = (map: SproutsMap, random: () => number) => SproutsMap;

/**
 * How the sides play: both at random, both their best, one its best against one that makes the game hard, or both of
 * the latter kind.
 */
export const GAMES = {
  lot: [afterAnyLine, afterAnyLine],
  best: [afterBestLine, afterBestLine],
  against: [afterBestLine, afterHardLine],
  hard: [afterHardLine, afterHardLine],
} as const satisfies Readonly<Record<string, readonly [Side, Side]>>;

export type Game = keyof typeof GAMES;

/** A kind of game by its name, as in the words of a command; throws where there is none. */
export function gameNamed(name = ''): Game {
  if (!Object.hasOwn(GAMES, name)) throw new Error(`Games are of the kinds ${Object.keys(GAMES).join(', ')}, not “${name}”`);
  return name as Game;
}

/** The maps of one game, after each of its lines; which side begins is random. */
export function* mapsOfGame(game: Game, spots: number, random: () => number): Generator<SproutsMap, void, void> {
  const sides = GAMES[game];
  let map = spotsAlone(spots);
  for (let turn = sides[0] !== sides[1] && random() < 0.5 ? 1 : 0; !isFinished(map); turn = 1 - turn) {
    map = (sides[turn] as Side)(map, random);
    yield map;
  }
}

/** The maps of all games of this many spots up to some line; those with the same lands appear once for each number of lines. */
export function* mapsUpTo(spots: number, lines: number): Generator<SproutsMap, void, void> {
  let maps: readonly SproutsMap[] = [spotsAlone(spots)];
  yield* maps;
  for (let line = 1; line <= lines; line++) {
    const next = maps.flatMap((map) => Array.from(alikeMoves(map), (alike) => drawJoin(map, anyOf(map, alike)).map));
    maps = [...new Map(next.map((map) => [landsKey(map), map])).values()];
    yield* maps;
  }
}

function afterAnyLine(map: SproutsMap, random: () => number): SproutsMap {
  const join = joinOf(map, sampleLine(map, random));
  if (!join.ok) throw new Error(join.error.message);
  return drawJoin(map, join.value).map;
}

/** The map after whichever of some lines leaves the most moves. */
function afterHardLine(map: SproutsMap, random: () => number): SproutsMap {
  const maps = Array.from({ length: CHOICE }, () => {
    const after = afterAnyLine(map, random);
    return { after, moves: movesLeft(after) };
  });
  const most = Math.max(...maps.map(({ moves }) => moves));
  return randomItem(
    maps.filter(({ moves }) => moves === most),
    random,
  ).after;
}

/**
 * The map after the move of a bot that wins if it can, and otherwise leaves few winning moves among as many moves as
 * it can.
 */
function afterBestLine(map: SproutsMap, random: () => number): SproutsMap {
  const rules = rulesOf('sprouts') as Ruleset<SproutsMap, Line>;
  const end = seconds() + THOUGHT;
  const budget = { states: STATES, expired: () => seconds() > end };
  const line = runToEnd(chooseMove(botLevel('teacher'), { rules, position: map, misere: false }, { random, budget }));
  return after(rules, map, line);
}

const written = new Row();

/** Approximate number. */
function movesLeft(map: SproutsMap): number {
  return bareLandsIn(map).reduce((sum, land) => sum + mobilityOfRow(written.write(land)), 0);
}
