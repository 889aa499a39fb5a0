import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';
import { seededRandom } from '@nimhall/shared/bot/random';
import type { Ruleset } from '@nimhall/shared/game/contract';
import { readCode } from '@nimhall/shared/games/octal/code';
import { codeTable } from '@nimhall/shared/games/octal/table';
import { analyse, runToEnd } from '@nimhall/shared/solver/analyse';
import { nimSum } from '@nimhall/shared/solver/nimbers';
import { freshRules, positionOf } from '../support/games.ts';

/** Positions of one measurement, drawn once and used repeatedly. */
const POSITIONS = 500;
/** Shortest duration of one measurement, in milliseconds. */
const LONG_ENOUGH = 300;
const ROUNDS = 5;

type Sections = readonly number[];

/** Closed forms: positions per second with every winning move, beside trying each move with the same value function. */
const RATES: readonly {
  readonly what: string;
  readonly game: string;
  readonly params?: Readonly<Record<string, unknown>>;
  /** Sections of each pile, bottom to top; a heap has one section. */
  readonly draw: (below: (most: number) => number) => readonly Sections[];
}[] = [
  { what: 'nim, 8 heaps to 1,000', game: 'nim', draw: (below) => piles(8, () => [1 + below(1000)]) },
  { what: 'colourful, 4 piles of 5 runs to 20', game: 'colourful', draw: (below) => piles(4, () => piles(5, () => 1 + below(20))) },
  { what: 'colourful, 1 pile of 20 runs to 20', game: 'colourful', draw: (below) => piles(1, () => piles(20, () => 1 + below(20))) },
  { what: 'colourful, 1 pile of 100 runs to 20', game: 'colourful', draw: (below) => piles(1, () => piles(100, () => 1 + below(20))) },
];

/** Everything else: milliseconds from nothing to the answer. */
const TABLES: readonly {
  readonly what: string;
  readonly game: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly position: string;
  readonly misere?: boolean;
}[] = [
  { what: 'take {2,4,7}, heap 10^15, period proven', game: 'subtraction', params: { take: [2, 4, 7] }, position: '1000000000000000' },
  { what: 'any take but {1,4,5}, heap 10^15', game: 'subtraction', params: { except: [1, 4, 5] }, position: '1000000000000000' },
  { what: 'both ends, 10 runs, 700 objects', game: 'colourful', params: { ends: 'both' }, position: '70.50.90.60.80.70.50.90.60.80' },
  { what: 'both ends, 3 runs, 700 objects', game: 'colourful', params: { ends: 'both' }, position: '233.234.233' },
  { what: 'both ends, 3 runs, 1,900 objects', game: 'colourful', params: { ends: 'both' }, position: '600.700.600' },
  { what: 'both ends, 3 runs, 5,000 objects, by End-Nim', game: 'colourful', params: { ends: 'both' }, position: '1500.2000.1500' },
  { what: 'Kayles, 10 rows to 1,000, period proven', game: 'kayles', position: '1000,900,800,700,600,500,400,300,200,100' },
  { what: 'Kayles, last loses, 5 rows to 50', game: 'kayles', position: '50,25,17,12,5', misere: true },
  { what: 'Grundy’s game, row of 20,000', game: 'grundys-game', position: '20000' },
  { what: 'Dawson’s Kayles, last loses, 14 – 15 – 16, by its quotient', game: 'dawsons-kayles', position: '14,15,16', misere: true },
  { what: 'slow, 6 heaps of 20', game: 'slow', position: '20,20,20,20,20,20' },
  { what: 'slow, 6 heaps of 30', game: 'slow', position: '30,30,30,30,30,30' },
  { what: 'slow, 6 heaps of 40', game: 'slow', position: '40,40,40,40,40,40' },
  { what: 'chromatic, golden, 10^6 levels', game: 'chromatic', position: '1000000,999999' },
  { what: 'chromatic, golden, 3 stacks of 128', game: 'chromatic', position: '128,128,128' },
  { what: 'queen from 250.250', game: 'wythoff', position: '250.250' },
  { what: 'Nim on Nim, 2 under 20 – 20 – 20', game: 'stack', position: '2|20.20.20,1' },
];

function piles<T>(count: number, one: () => T): T[] {
  return Array.from({ length: count }, one);
}

function main(): void {
  say(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);
  say('', '| closed form, with all winning moves | positions/s | trying every move | ratio |', '|---|---:|---:|---:|');
  for (const { what, game, params, draw } of RATES) {
    const random = seededRandom(7);
    const drawn = piles(POSITIONS, () => draw((most) => Math.floor(random() * most)));
    const rules = freshRules(game, params);
    const positions = drawn.map((sections) => positionOf(rules, sections.map((each) => each.join('.')).join(',')));
    const ours = median(() => perSecond((index) => solved(rules, positions[index])));
    const naive = median(() => perSecond((index) => tried(drawn[index] ?? [])));
    say(`| ${what} | ${count(ours)} | ${count(naive)} | ${(ours / naive).toFixed(1)} |`);
  }
  say('', '| from nothing | ms |', '|---|---:|');
  say(`| Kayles, nimbers of every row to 10^6 | ${median(kaylesToAMillion).toFixed(1)} |`);
  for (const { what, game, params, position, misere = false } of TABLES) {
    const took = median(() => {
      const rules = freshRules(game, params);
      const start = performance.now();
      const solution = runToEnd(analyse(rules, positionOf(rules, position), { misere, budget: { states: 1e8 } }));
      if (solution.outcome === 'unknown') throw new Error(`${what}: ${solution.method.source}`);
      return performance.now() - start;
    });
    say(`| ${what} | ${took.toFixed(1)} |`);
  }
}

function kaylesToAMillion(): number {
  const code = readCode('0.77');
  if (!code.ok) throw new Error(code.error.message);
  const start = performance.now();
  const table = codeTable(code.value);
  let sum = 0;
  if (!runToEnd(table.reach(1_000_000, false))) throw new Error('no period found');
  for (let size = 0; size <= 1_000_000; size++) sum += table.at(size).nimber;
  if (sum < 1_000_000) throw new Error(`nimbers add up to ${sum} only`);
  return performance.now() - start;
}

function solved(rules: Ruleset, position: unknown): number {
  return runToEnd(analyse(rules, position, { misere: false })).winningCount;
}

/**
 * The winning moves, found by trying each move: the value of the changed pile, by the same recurrence, joins those of
 * the others.
 */
function tried(position: readonly Sections[]): number {
  const total = position.reduce((sum, sections) => nimSum(sum, nimberOf(sections)), 0);
  let winning = 0;
  for (const sections of position) {
    const others = nimSum(total, nimberOf(sections));
    const top = sections.at(-1) ?? 0;
    for (let left = 0; left < top; left++) {
      const changed = left === 0 ? sections.slice(0, -1) : sections.with(-1, left);
      if (nimberOf(changed) === others) winning++;
    }
  }
  return winning;
}

function nimberOf(sections: Sections): number {
  return sections.reduce((below, size) => (size > below ? size : size - 1), 0);
}

function perSecond(work: (index: number) => number): number {
  let done = 0;
  const start = performance.now();
  for (;;) {
    for (let index = 0; index < POSITIONS; index++) work(index);
    done += POSITIONS;
    const took = performance.now() - start;
    if (took > LONG_ENOUGH) return (1000 * done) / took;
  }
}

function median(measure: () => number): number {
  return piles(ROUNDS, measure).sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function say(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

main();
