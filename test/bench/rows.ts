import { readCode } from '@nimhall/shared/games/octal/code';
import { RowNimbers } from '@nimhall/shared/games/octal/row-nimbers';

/**
 * How far the nimbers of rows come, from nothing: within the three seconds of processor time and the million states that the server allows
 * for one question; or, for arguments such as `0.16:10000000`, to a length however long it takes.
 */

const QUESTION = { seconds: 3, states: 1_000_000 };
const CODES = ['0.16', '0.56', '0.127', '0.36', 'grundy', '0.6', '0.376', '0.007', '0.106'];

const asked = process.argv.slice(2).map((text) => text.split(':'));
if (asked.length > 0) for (const [code = '', to = ''] of asked) report(code, Number(to), Number.POSITIVE_INFINITY);
else for (const code of CODES) report(code, 10_000_000, QUESTION.seconds);

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

/** Processor time, in seconds. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
