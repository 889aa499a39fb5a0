import { readCode } from '@nimhall/shared/games/octal/code';
import { RowNimbers } from '@nimhall/shared/games/octal/row-nimbers';
import { analyse, runToEnd } from '@nimhall/shared/solver/analyse';
import { freshRules, positionOf } from '../support/games.ts';

/**
 * How far the nimbers of rows can be computed from nothing, within the three seconds of processor time and the million
 * states that the server allows for one request; or, for arguments such as `0.16:10000000`, up to a length without a
 * time limit. Then, for misère play, how long three different rows may be so that the winner is known.
 */

const QUESTION = { seconds: 3, states: 1_000_000, bytes: 128 * 2 ** 20 };
const CODES = ['0.16', '0.56', '0.127', '0.36', 'grundy', '0.6', '0.376', '0.007', '0.106'];

/** Lengths of the longest of three rows, each of which is one shorter than the one before. */
const LENGTHS = [20, 26, 30, 36, 40, 46, 50, 60, 80, 100];
const WHERE_LAST_LOSES = ['0.77', '0.75', '0.71', '0.53', '0.15', '0.123', '0.007', '0.07', 'grundy', '0.26', '0.36', '0.6', '4.7'];

const asked = process.argv.slice(2).map((text) => text.split(':'));
if (asked.length > 0) for (const [code = '', to = ''] of asked) report(code, Number(to), Number.POSITIVE_INFINITY);
else {
  for (const code of CODES) report(code, 10_000_000, QUESTION.seconds);
  for (const code of WHERE_LAST_LOSES) reportSums(code);
}

function report(text: string, to: number, seconds: number): void {
  const code = readCode(text);
  if (!code.ok) throw new Error(`There is no code ${text}.`);
  const rows = new RowNimbers(code.value);
  const begin = spent();
  for (const { states } of rows.reach(to + 1)) {
    if (spent() - begin > seconds || (states > QUESTION.states && seconds < Number.POSITIVE_INFINITY)) break;
  }
  const { period } = rows;
  const proven = period ? `every ${period.length} from ${period.start} on, proven` : '';
  const megabytes = Math.round(process.memoryUsage().rss / 1e6);
  process.stdout.write(
    `${text}: rows up to ${rows.length - 1} in ${(spent() - begin).toFixed(1)} s; ${proven || 'no period proven'}; ${megabytes} MB\n`,
  );
}

/** Asks with the tables that smaller sums have filled, as the server does. */
function reportSums(code: string): void {
  const rules = freshRules('octal', { code });
  const unknown = LENGTHS.findIndex((length) => {
    const position = positionOf(rules, `${length},${length - 1},${length - 2}`);
    const end = spent() + QUESTION.seconds;
    return (
      runToEnd(analyse(rules, position, { misere: true, budget: { ...QUESTION, expired: () => spent() > end } })).outcome === 'unknown'
    );
  });
  const [known, next] = unknown < 0 ? [LENGTHS.at(-1), ''] : [LENGTHS[unknown - 1] ?? 0, `, not ${LENGTHS[unknown]}`];
  process.stdout.write(`${code}, last move loses: three rows of up to ${known}${next}\n`);
}

/** Processor time, in seconds. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
