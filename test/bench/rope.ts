import type { BotLevel } from '@nimhall/shared/bot/level';
import { botLevel } from '@nimhall/shared/bot/levels';
import { seededRandom } from '@nimhall/shared/bot/random';
import { GAMES } from '@nimhall/shared/games/all';
import { analyse, runToEnd } from '@nimhall/shared/solver/analyse';
import { as, BUDGET, type Chooses, draw, play, printRow, type Start } from './bot-games.ts';

/**
 * Lost positions of every game, played against an opponent who makes a mistake in three moves of twenty: how often the
 * strongest bot still wins, beside one that plays a random move while it is lost, from the same starts.
 */

const STARTS = Number(process.env.BENCH_GAMES ?? 400);
/** The games to play. */
const ONLY = new RegExp(process.env.BENCH_ONLY ?? '.');
const SLIPS: BotLevel = { id: 'slips', name: '', about: '', strength: 1, perfect: 0.85, otherwise: 'random' };
/** The most starts drawn for each one that is played, because in some games nearly every start is won. */
const DRAWN_FOR_EACH = 20;

const strongest = as(botLevel('teacher'));

/** Perfect from won positions, random from lost ones. */
const careless: Chooses = (start, random) => (isLost(start) ? as(botLevel('random')) : strongest)(start, random);

function isLost(start: Start): boolean {
  return runToEnd(analyse(start.rules, start.position, { ...start, budget: BUDGET })).outcome === 'P';
}

/** Lost starts, each with its seed. */
function lostStarts(game: string): { readonly start: Start; readonly seed: number }[] {
  const starts = [];
  for (let seed = 0; seed < DRAWN_FOR_EACH * STARTS && starts.length < STARTS; seed++) {
    const start = draw(game, seededRandom(seed));
    if (isLost(start)) starts.push({ start, seed });
  }
  return starts;
}

printRow(['won of a hundred', 'starts', 'any move', 'strongest']);
printRow(['---', '---:', '---:', '---:']);
for (const { id } of GAMES.filter(({ id }) => ONLY.test(id))) {
  const starts = lostStarts(id);
  const won = (player: Chooses) => starts.filter(({ start, seed }) => play(start, [player, as(SLIPS)], seededRandom(seed))).length;
  const share = (player: Chooses) => ((100 * won(player)) / starts.length).toFixed(1);
  printRow([id, String(starts.length), share(careless), share(strongest)]);
}
