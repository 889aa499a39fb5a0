import { GAMES_COUNTED, MOST_RIVALS } from './played.ts';

/** What both stores ask for in the same words. The newest games are read from this index alone, without what is told of them. */
export const PROFILES_INDEX = 'CREATE INDEX played_counted ON played (player, ended_at, game, outcome, opponent);';

/** How many games came to what; a count is a 64-bit number to Postgres, which comes as one of ours. */
const COUNTS = ['won', 'lost', 'undecided'].map((outcome) => `count(*) FILTER (WHERE outcome = '${outcome}') AS ${outcome}`).join(', ');

const newest = (player: string): string =>
  `(SELECT game, outcome, opponent FROM played WHERE player = ${player} ORDER BY ended_at DESC LIMIT ${GAMES_COUNTED}) AS newest`;

/** By game. */
export const TALLIES = (player: string): string =>
  `SELECT game, ${COUNTS} FROM ${newest(player)} GROUP BY game ORDER BY count(*) DESC, game`;

/** By the people who are still known; those who are forgotten are no opponents any more. */
export const RIVALS = (player: string): string => `
  SELECT player.name, EXISTS (SELECT 1 FROM kept_name WHERE kept_name.player = player.id) AS kept, won, lost, undecided
  FROM (
    SELECT opponent, count(*) AS games, ${COUNTS} FROM ${newest(player)} WHERE opponent IS NOT NULL GROUP BY opponent
  ) AS met JOIN player ON player.id = met.opponent
  ORDER BY games DESC, player.name, player.id LIMIT ${MOST_RIVALS}`;

/** Against one person. */
export const BETWEEN = (player: string, opponent: string): string => `
  SELECT ${COUNTS} FROM (
    SELECT outcome FROM played WHERE player = ${player} AND opponent = ${opponent} ORDER BY ended_at DESC LIMIT ${GAMES_COUNTED}
  ) AS met`;
