import { chooseMove } from '@nimhall/shared/bot/choose';
import type { BotLevel } from '@nimhall/shared/bot/level';
import { BOT_LEVELS, botLevel } from '@nimhall/shared/bot/levels';
import { seededRandom } from '@nimhall/shared/bot/random';
import { WON_AGAINST } from '@nimhall/shared/bot/strength';
import { isOver, type Ruleset } from '@nimhall/shared/game/contract';
import { pick } from '@nimhall/shared/game/pick';
import { GAMES } from '@nimhall/shared/games/all';
import { analyse, finish } from '@nimhall/shared/solver/analyse';
import { positionOf } from '../support/games.ts';
import { PRESETS } from '../support/playouts.ts';

/**
 * Plays every level of bot against the next, in every game: the stronger should win more than half. Then how often the strongest
 * still wins from lost positions, against somebody who slips in three moves of twenty, beside one that plays anything when lost.
 */

const GAMES_A_PAIR = Number(process.env.BENCH_GAMES ?? 200);
/** Which games are played. */
const ONLY = new RegExp(process.env.BENCH_ONLY ?? '.');
/** Starts are so many random moves away from a preset, at most. */
const MOST_BEFORE = 2;
const BUDGET = { states: 20_000 };
const SLIPS: BotLevel = { id: 'slips', name: '', about: '', strength: 1, perfect: 0.85, otherwise: 'random' };

interface Start {
  readonly rules: Ruleset;
  readonly position: unknown;
  readonly misere: boolean;
}

type Chooses = (start: Start, random: () => number) => unknown;

const as =
  (level: BotLevel): Chooses =>
  (start, random) =>
    finish(chooseMove(level, start, { random, budget: BUDGET }));

/** Perfect from won positions, and anything from lost ones. */
const careless: Chooses = (start, random) =>
  as(finish(analyse(start.rules, start.position, { ...start, budget: BUDGET })).outcome === 'P' ? botLevel('random') : botLevel('teacher'))(
    start,
    random,
  );

/** A start of a game, drawn; never one that is over. */
function draw(game: string, random: () => number, convention: 'either' | 'last wins' = 'either'): Start {
  const { rules, preset } = pick(
    PRESETS.filter((each) => each.game === game),
    random,
  );
  let position = positionOf(rules, preset.start);
  for (let left = Math.floor(random() * (MOST_BEFORE + 1)); left > 0; left--) {
    const next = after(rules, position, as(botLevel('random'))({ rules, position, misere: false }, random));
    if (isOver(rules, next)) break;
    position = next;
  }
  return { rules, position, misere: convention === 'either' && random() < 0.5 };
}

function after(rules: Ruleset, position: unknown, move: unknown): unknown {
  const next = rules.play(position, move);
  if (!next.ok) throw new Error(next.error.message);
  return next.value;
}

/** Whether who begins wins. */
function play(start: Start, players: readonly [Chooses, Chooses], random: () => number): boolean {
  let { position } = start;
  let mover = 0;
  for (; !isOver(start.rules, position); mover = 1 - mover) {
    position = after(start.rules, position, (players[mover] as Chooses)({ ...start, position }, random));
  }
  // Whoever is to move where the game is over did not make the last move.
  return (mover === 0) === start.misere;
}

/** How many of a hundred games the first of two wins, beginning every other one. */
function share(game: string, stronger: Chooses, weaker: Chooses, convention?: 'last wins'): number {
  let won = 0;
  for (let round = 0; round < GAMES_A_PAIR; round++) {
    // Each start is played twice, with either of them beginning.
    const start = draw(game, seededRandom(round >> 1), convention);
    const random = seededRandom(1_000 + round);
    if (round % 2 === 0 ? play(start, [stronger, weaker], random) : !play(start, [weaker, stronger], random)) won++;
  }
  return (100 * won) / GAMES_A_PAIR;
}

/** How many of a hundred games somebody wins who begins in a lost position, against one who slips. */
function rope(game: string, player: Chooses): number | null {
  let won = 0;
  let played = 0;
  for (let seed = 0; seed < 20 * GAMES_A_PAIR && played < GAMES_A_PAIR; seed++) {
    const start = draw(game, seededRandom(seed));
    if (finish(analyse(start.rules, start.position, { ...start, budget: BUDGET })).outcome !== 'P') continue;
    played++;
    if (play(start, [player, as(SLIPS)], seededRandom(seed))) won++;
  }
  return played === 0 ? null : (100 * won) / played;
}

const pairs = BOT_LEVELS.slice(1).map((level, index) => ({ stronger: level, weaker: BOT_LEVELS[index] as BotLevel }));
const heads = [...pairs.map(({ stronger, weaker }) => `${stronger.id} – ${weaker.id}`), 'lost: anything', 'lost: teacher'];
print(['% won', ...heads]);
print(Array<string>(heads.length + 1).fill('---'));
for (const { id } of GAMES.filter(({ id }) => ONLY.test(id))) {
  const ordered = pairs.map(({ stronger, weaker }) => share(id, as(stronger), as(weaker)));
  print([id, ...[...ordered, rope(id, careless), rope(id, as(botLevel('teacher')))].map((each) => each?.toFixed(0) ?? '')]);
}

const guards = ['teacher' as const, ...WON_AGAINST.map(([guard]) => guard)].map((id) => botLevel(id));
const matches = guards.slice(1).map((weaker, index) => ({ stronger: guards[index] as BotLevel, weaker }));
print(['% won', ...matches.map(({ stronger, weaker }) => `${stronger.id} – ${weaker.id}`)]);
print(Array<string>(matches.length + 1).fill('---'));
print(['Nim', ...matches.map(({ stronger, weaker }) => share('nim', as(stronger), as(weaker), 'last wins').toFixed(0))]);

function print(cells: readonly string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
