import type { BotLevel } from '@nimhall/shared/bot/level';
import { BOT_LEVELS, botLevel } from '@nimhall/shared/bot/levels';
import { seededRandom } from '@nimhall/shared/bot/random';
import { WON_AGAINST } from '@nimhall/shared/bot/strength';
import { GAMES } from '@nimhall/shared/games/all';
import { as, type Chooses, draw, play, printRow } from './bot-games.ts';

/** Plays every level of bot against the next one up in every game. The stronger one should win more than half. */

const GAMES_A_PAIR = Number(process.env.BENCH_GAMES ?? 200);
/** The games to play. */
const ONLY = new RegExp(process.env.BENCH_ONLY ?? '.');

/** How many of a hundred games the first of two bots wins when the two begin in turn. */
function share(game: string, stronger: Chooses, weaker: Chooses, convention?: 'last wins'): number {
  let won = 0;
  for (let round = 0; round < GAMES_A_PAIR; round++) {
    // Each start is played twice, so that each bot begins once.
    const start = draw(game, seededRandom(round >> 1), convention);
    const random = seededRandom(1_000 + round);
    if (round % 2 === 0 ? play(start, [stronger, weaker], random) : !play(start, [weaker, stronger], random)) won++;
  }
  return (100 * won) / GAMES_A_PAIR;
}

const pairs = BOT_LEVELS.slice(1).map((level, index) => ({ stronger: level, weaker: BOT_LEVELS[index] as BotLevel }));
const heads = pairs.map(({ stronger, weaker }) => `${stronger.id} – ${weaker.id}`);
printRow(['% won', ...heads]);
printRow(Array<string>(heads.length + 1).fill('---'));
for (const { id } of GAMES.filter(({ id }) => ONLY.test(id))) {
  const ordered = pairs.map(({ stronger, weaker }) => share(id, as(stronger), as(weaker)));
  printRow([id, ...ordered.map((each) => each.toFixed(0))]);
}

const guards = ['teacher' as const, ...WON_AGAINST.map(([guard]) => guard)].map((id) => botLevel(id));
const matches = guards.slice(1).map((weaker, index) => ({ stronger: guards[index] as BotLevel, weaker }));
printRow(['% won', ...matches.map(({ stronger, weaker }) => `${stronger.id} – ${weaker.id}`)]);
printRow(Array<string>(matches.length + 1).fill('---'));
printRow(['Nim', ...matches.map(({ stronger, weaker }) => share('nim', as(stronger), as(weaker), 'last wins').toFixed(0))]);
