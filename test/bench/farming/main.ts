import { seededRandom } from '@nimhall/shared/bot/random';
import { DUEL_GAMES } from '@nimhall/shared/duel/games';
import { OVERALL } from '@nimhall/shared/duel/ratings';
import { isSettled, NEWCOMER } from '@nimhall/shared/rating';
import { Hall, type Person, type Rules } from './hall.ts';
import { FARMER, WAYS, type Way } from './ways.ts';

/**
 * `npm run bench:farming`: how far each way to farm lifts a rating in an hour above the player's true strength, under
 * today's rules and under Glicko alone. The result is the same on every machine. Exits with 1 when an established
 * player gains more than is allowed.
 */
const MAX_RISE = 100;
const SEEDS = 40;
/** The farmer's true strength. */
const STRENGTH = 1_500;
const DAY = 24 * 3_600_000;

interface Lift {
  /**
   * The farmer's highest rating of any game, and the final rating of all games together, both minus the true strength.
   */
  readonly most: number;
  readonly end: number;
  readonly onBoard: boolean;
}

function lift(way: Way, rules: Rules, isNew: boolean, seed: number): Lift {
  const hall = new Hall(rules);
  const createdAt = hall.now - (isNew ? 0 : 60 * DAY);
  const farmer: Person = { id: FARMER, network: 'home', candidate: { hasPasskey: true, createdAt, games: 0, barred: false } };
  const placed = { ...NEWCOMER, rating: STRENGTH, deviation: 70, duels: 40, opponents: 15, at: hall.now };
  if (!isNew) for (const game of DUEL_GAMES) hall.know(FARMER, game, placed);
  let most = 0;
  let onBoard = false;
  const scopes = [OVERALL, ...DUEL_GAMES];
  const watch = (): void => {
    for (const scope of scopes) {
      const standing = hall.ratingOf(FARMER, scope);
      most = Math.max(most, standing.rating - STRENGTH);
      onBoard ||= isNew && isSettled(standing);
    }
  };
  way.farm({ hall, farmer, strength: STRENGTH, random: seededRandom(seed), watch });
  return { most, end: hall.ratingOf(FARMER, OVERALL).rating - STRENGTH, onBoard };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const inWords = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(0)}`;

process.stdout.write('| | Glicko alone | at most | newcomer, mean at the end | newcomer on the board |\n|---|---:|---:|---:|---|\n');
let farmed = false;
for (const way of WAYS) {
  const seeds = Array.from({ length: SEEDS }, (_, seed) => seed + 1);
  const before = Math.max(...seeds.map((seed) => lift(way, 'before', false, seed).most));
  const now = Math.max(...seeds.map((seed) => lift(way, 'now', false, seed).most));
  const newcomers = seeds.map((seed) => lift(way, 'now', true, seed));
  const end = mean(newcomers.map((each) => each.end));
  const onBoard = newcomers.filter((each) => each.onBoard).length;
  process.stdout.write(
    `| ${way.name} | ${inWords(before)} | ${inWords(now)} | ${inWords(end)} | ${onBoard === 0 ? 'never' : `${onBoard} of ${SEEDS}`} |\n`,
  );
  farmed ||= now > MAX_RISE || end > MAX_RISE || onBoard > 0;
}
process.exit(farmed ? 1 : 0);
