import { seededRandom } from '@nimhall/shared/bot/random';
import type { Ruleset } from '@nimhall/shared/game/contract';
import type { Squares } from '@nimhall/shared/games/corner/pieces';
import { readCode } from '@nimhall/shared/games/octal/code';
import { codeRows } from '@nimhall/shared/games/octal/row-game';
import type { Rows } from '@nimhall/shared/games/octal/rows';
import { analyse, runToEnd } from '@nimhall/shared/solver/analyse';
import { PartialQuotient } from '@nimhall/shared/solver/quotient/partial-quotient';
import { freshRules } from '../support/games.ts';

/** What the server allows for one request: positions and milliseconds. */
const STATES = 400_000;
const LONG = 3_000;
/** Positions drawn for each code: two to ten rows, the longest of which is not tame. */
const POSITIONS = 8;
const MAX_ROWS = 10;
const MAX_ROW_LENGTH = 30;
/** How many knights, and how large the board is. */
const KNIGHTS = [
  [4, 6],
  [6, 6],
  [10, 6],
  [4, 8],
  [6, 8],
  [10, 8],
] as const;
const CODES = ['0.07', '0.137', 'grundy', '0.6', '0.36', '0.007', '0.16', '0.26', '0.15', '0.71', '0.53', '0.75'];

/** Codes 0.001 to 0.777, the longest row to try, and the time limit in milliseconds. */
const CODES_OF_THREE = 512;
const FAR = 60;
const EACH = 2_000;

function main(words: readonly string[]): void {
  if (words.includes('codes')) everyCode();
  else {
    knights();
    rows();
  }
}

/** How far the quotients of all three-digit codes reach. */
function everyCode(): void {
  let whole = 0;
  let forAllLengths = 0;
  for (let digits = 1; digits < CODES_OF_THREE; digits++) {
    const code = readCode(`0.${digits.toString(8).padStart(3, '0')}`);
    if (!code.ok) throw new Error(`${digits} makes no code`);
    const quotient = new PartialQuotient(codeRows(code.value));
    const end = spent() + EACH;
    const steps = quotient.reach(FAR);
    while (spent() < end && !steps.next().done);
    if (quotient.range >= FAR) whole++;
    if (quotient.range === Number.POSITIVE_INFINITY) forAllLengths++;
  }
  say(
    `Of ${CODES_OF_THREE - 1} codes of three digits, ${EACH / 1_000} s each: ${whole} to rows of ${FAR} or more, ${forAllLengths} of these to all rows.`,
  );
}

function rows(): void {
  say(
    '',
    `| last pin loses | quotient | order | from nothing ms | ${POSITIONS} sums of 2 to ${MAX_ROWS} rows to ${MAX_ROW_LENGTH}: unknown by search | with quotients and simplest forms |`,
  );
  say('|---|---:|---:|---:|---:|---:|');
  let before = 0;
  let after = 0;
  for (const text of CODES) {
    const code = readCode(text);
    if (!code.ok) throw new Error(text);
    const start = spent();
    const quotient = new PartialQuotient(codeRows(code.value));
    runToEnd(quotient.reach(MAX_ROW_LENGTH));
    const took = spent() - start;
    const rules = freshRules('octal', { code: text }) as Ruleset<Rows>;
    const { theory, ...bare } = rules;
    const drawn = positions(rules);
    const unknownIn = (which: Ruleset<Rows>) => drawn.filter((rows) => !isKnown(which, rows)).length;
    const searched = unknownIn(bare);
    const now = unknownIn(rules);
    before += searched;
    after += now;
    const range = quotient.range === Number.POSITIVE_INFINITY ? 'all rows' : `to ${quotient.range}`;
    say(`| ${text} | ${range} | ${quotient.quotient.order} | ${took.toFixed(0)} | ${searched} | ${now} |`);
  }
  const share = (unknown: number) =>
    `${unknown} of ${CODES.length * POSITIONS} (${((100 * unknown) / (CODES.length * POSITIONS)).toFixed(0)} %)`;
  say(`| all | | | | ${share(before)} | ${share(after)} |`);
}

/** Several knights on the squares of a board near the corner. */
function knights(): void {
  say(
    '',
    `| knights, last move loses | board | ${POSITIONS} drawn: unknown by search | with a quotient and simplest forms |`,
    '|---:|---:|---:|---:|',
  );
  for (const [pieces, side] of KNIGHTS) {
    const rules = freshRules('knight') as Ruleset<Squares>;
    const { theory, ...bare } = rules;
    const random = seededRandom(5);
    const square = () => ({ column: Math.floor(random() * side), row: Math.floor(random() * side) });
    const drawn = Array.from({ length: POSITIONS }, () => Array.from({ length: pieces }, square));
    const unknownIn = (which: Ruleset<Squares>) => drawn.filter((squares) => !isKnown(which, squares)).length;
    say(`| ${pieces} | ${side} × ${side} | ${unknownIn(bare)} | ${unknownIn(rules)} |`);
  }
}

function isKnown<Position>(rules: Ruleset<Position>, position: Position): boolean {
  // Processor time, so that other busy processes make no difference.
  const end = spent() + LONG;
  const budget = { states: STATES, expired: () => spent() > end };
  return runToEnd(analyse(rules, position, { misere: true, budget })).outcome !== 'unknown';
}

/** Milliseconds of the processor so far. */
function spent(): number {
  return process.cpuUsage().user / 1_000;
}

/** Sums whose longest row has no misère nimber that could be used instead. */
function positions(rules: Ruleset<Rows>): Rows[] {
  const random = seededRandom(11);
  const below = (most: number) => Math.floor(random() * most);
  const found: Rows[] = [];
  while (found.length < POSITIONS) {
    const rows = Array.from({ length: 2 + below(MAX_ROWS - 1) }, () => 1 + below(MAX_ROW_LENGTH));
    const sizes = rules.theory?.sizes;
    if (sizes && !runToEnd(sizes.reach(Math.max(...rows), true))) found.push(rows);
  }
  return found;
}

function say(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

main(process.argv.slice(2));
