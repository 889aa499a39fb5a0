import { performance } from 'node:perf_hooks';
import { seededRandom } from '@nimhall/shared/bot/random';
import type { Ruleset } from '@nimhall/shared/game/contract';
import { readCode } from '@nimhall/shared/games/octal/code';
import { codeRows } from '@nimhall/shared/games/octal/row-game';
import type { Rows } from '@nimhall/shared/games/octal/rows';
import { analyse, finish } from '@nimhall/shared/solver/analyse';
import { PartialQuotient } from '@nimhall/shared/solver/quotient/partial-quotient';
import { freshRules } from '../support/games.ts';

/** What the server allows for one question: positions, and milliseconds. */
const STATES = 400_000;
const LONG = 3_000;
/** Positions drawn for each code: two to ten rows, the longest of them not tame. */
const POSITIONS = 8;
const MOST_ROWS = 10;
const LONGEST = 30;
const CODES = ['0.07', '0.137', 'grundy', '0.6', '0.36', '0.007', '0.16', '0.26', '0.15', '0.71', '0.53', '0.75'];

function main(): void {
  say(
    '',
    `| last pin loses | quotient | order | from nothing ms | ${POSITIONS} sums of 2 to ${MOST_ROWS} rows to ${LONGEST}: unknown by search | with quotients |`,
  );
  say('|---|---:|---:|---:|---:|---:|');
  let before = 0;
  let after = 0;
  for (const text of CODES) {
    const code = readCode(text);
    if (!code.ok) throw new Error(text);
    const start = performance.now();
    const quotient = new PartialQuotient(codeRows(code.value));
    finish(quotient.reach(LONGEST));
    const took = performance.now() - start;
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

function isKnown(rules: Ruleset<Rows>, rows: Rows): boolean {
  const end = performance.now() + LONG;
  const budget = { states: STATES, expired: () => performance.now() > end };
  return finish(analyse(rules, rows, { misere: true, budget })).outcome !== 'unknown';
}

/** Sums whose longest row has no misère nimber that would do. */
function positions(rules: Ruleset<Rows>): Rows[] {
  const random = seededRandom(11);
  const below = (most: number) => Math.floor(random() * most);
  const found: Rows[] = [];
  while (found.length < POSITIONS) {
    const rows = Array.from({ length: 2 + below(MOST_ROWS - 1) }, () => 1 + below(LONGEST));
    const sizes = rules.theory?.sizes;
    if (sizes && !finish(sizes.reach(Math.max(...rows), true))) found.push(rows);
  }
  return found;
}

function say(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

main();
