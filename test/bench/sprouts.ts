import { cpus } from 'node:os';
import { chooseMove } from '@nimhall/shared/bot/choose';
import { botLevel } from '@nimhall/shared/bot/levels';
import { seededRandom } from '@nimhall/shared/bot/random';
import { after, type Ruleset } from '@nimhall/shared/game/contract';
import { entriesOf } from '@nimhall/shared/games/sprouts/book';
import { nothingKnown } from '@nimhall/shared/games/sprouts/known';
import type { Line } from '@nimhall/shared/games/sprouts/line';
import { type SproutsMap, spotsAlone } from '@nimhall/shared/games/sprouts/map';
import { bareLandsIn } from '@nimhall/shared/games/sprouts/map-lands';
import { MisereSearch } from '@nimhall/shared/games/sprouts/misere-search';
import { isFinished } from '@nimhall/shared/games/sprouts/moves';
import { sproutsTheory } from '@nimhall/shared/games/sprouts/theory';
import { finish } from '@nimhall/shared/solver/analyse';
import { afterLine } from '../sprouts-book/hard-games.ts';
import { rulesOf } from '../support/games.ts';

const rules = rulesOf('sprouts') as Ruleset<SproutsMap, Line>;
/** Moves made between two looks at the clock. */
const SLICE = 100;
/** Positions of one row where no other number is asked for, and how long one may take, in seconds. */
const POSITIONS = 200;
const PATIENCE = 3;
/** How long a bot may think about a move, in the same; and positions it may look at. */
const THOUGHT = 1;
const STATES = 200_000;

/** A map after one more line. */
type Next = (map: SproutsMap, random: () => number) => SproutsMap;

/** How the next line of a game is found: by lot, by the best of bots on both sides, or so that as many moves are left as may be. */
const GAMES: Readonly<Record<string, Next>> = {
  'by lot': (map, random) => afterLine(map, false, random),
  played: afterTeacher,
  hard: (map, random) => afterLine(map, true, random),
};
/** Lands whose nimbers take some time, as the book writes them, after games of 7 and 6 spots have begun. */
const LANDS = ['1132453126702245267', '1142454121526701267'];

/** Seconds of processor time since the start: others may be at work on the machine. */
function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** All of it, or, as `8:30 10:20` asks for, only positions in the middle of games: 30 with 8 spots, and so on. */
function main(rows: readonly string[]): void {
  say(`Sprouts, in seconds of processor time on one core of ${cpus()[0]?.model}, Node ${process.version}`);
  if (rows.length === 0) timeAll();
  const asked = rows.map((row) => row.split(':').map(Number));
  say('', `in the middle of a game, knowing what was asked before: full answers within ${PATIENCE} s`);
  for (const [spots = 0, positions = POSITIONS] of rows.length > 0 ? asked : [[6], [7], [8], [9], [10]]) {
    for (const [kind, next] of Object.entries(GAMES)) countAnswers(`${spots} ${kind}`, spots, next, positions);
  }
}

function timeAll(): void {
  say('', 'nimbers of lands, from nothing');
  for (const land of LANDS) timeNimber(land);
  say('', 'spots alone, no book: who wins');
  for (const spots of [6, 7, 8, 9, 10, 11, 12, 13, 14, 17]) timeNormal(spots);
  say('', 'spots alone where the last line loses: who wins');
  for (const spots of [5, 6, 7, 8, 9, 10, 11, 12]) timeMisere(spots);
  say('', 'spots alone with the book: who wins, the nimber and every winning move');
  for (let spots = 1; spots <= 14; spots++) timeAnswer(spots);
}

function timeNimber(text: string): void {
  const { lands, search } = nothingKnown();
  const [{ form = [] } = {}] = entriesOf(`0${text}`);
  const land = lands.idOfForm(form);
  const start = seconds();
  for (let heap = 0; lands.nimber(land) < 0; heap++) while (search.wins(land, heap, SLICE) === null);
  const rate = `${Math.round(lands.moves / (seconds() - start)).toLocaleString('en')} moves/s`;
  row(text, `nimber ${lands.nimber(land)}`, took(start), `${lands.moves} moves`, rate, `${lands.size} lands`, megabytes(lands.bytes));
}

function timeNormal(spots: number): void {
  const { lands, search } = nothingKnown();
  const [land = -1] = lands.idsOf(bareLandsIn(spotsAlone(spots)));
  const start = seconds();
  let wins: boolean | null = null;
  while (wins === null) wins = search.wins(land, 0, SLICE);
  row(`${spots}`, wins ? 'N' : 'P', took(start), `${lands.size} lands`, megabytes(lands.bytes + search.bytes));
}

function timeMisere(spots: number): void {
  const search = new MisereSearch();
  const lands = search.lands.idsOf(bareLandsIn(spotsAlone(spots)));
  const start = seconds();
  let wins: boolean | null = null;
  while (wins === null) wins = search.wins(lands, SLICE);
  row(`${spots}`, wins ? 'N' : 'P', took(start), `${search.lands.size} lands`, megabytes(search.bytes));
}

function timeAnswer(spots: number): void {
  const start = seconds();
  const { outcome, nimber, winningCount } = answer(spotsAlone(spots));
  row(`${spots}`, outcome, took(start), `nimber ${nimber}`, `${winningCount} winning moves`);
}

function answer(map: SproutsMap) {
  const end = seconds() + PATIENCE;
  const budget = { states: Number.POSITIVE_INFINITY, expired: () => seconds() > end };
  const solution = finish(sproutsTheory.table?.(map, false, budget) as ReturnType<NonNullable<typeof sproutsTheory.table>>);
  if (!solution) throw new Error('no answer at all');
  return { ...solution, inTime: seconds() <= end };
}

function countAnswers(name: string, spots: number, next: Next, positions: number): void {
  const random = seededRandom(spots);
  let [outcomes, nimbers, full] = [0, 0, 0];
  let slowest = 0;
  for (let position = 0; position < positions; position++) {
    const map = somewhere(spots, next, random);
    const start = seconds();
    const { outcome, nimber, inTime } = answer(map);
    slowest = Math.max(slowest, seconds() - start);
    if (outcome !== 'unknown') outcomes++;
    if (nimber !== null) nimbers++;
    if (inTime) full++;
  }
  const share = (of: number) => `${((100 * of) / positions).toFixed(1)} %`;
  row(
    name,
    `${positions} positions`,
    `who wins ${share(outcomes)}`,
    `nimber ${share(nimbers)}`,
    `all of it ${share(full)}`,
    `slowest ${slowest.toFixed(1)} s`,
  );
}

/** A position with at least one move, after one to 2n lines. */
function somewhere(spots: number, next: Next, random: () => number): SproutsMap {
  for (;;) {
    let map = spotsAlone(spots);
    const lines = 1 + Math.floor(random() * 2 * spots);
    for (let line = 0; line < lines && !isFinished(map); line++) map = next(map, random);
    if (!isFinished(map)) return map;
  }
}

/** After the move of a bot that wins where it can, and else leaves the other side as few ways to win among as many moves as it can. */
function afterTeacher(map: SproutsMap, random: () => number): SproutsMap {
  const end = seconds() + THOUGHT;
  const budget = { states: STATES, expired: () => seconds() > end };
  const line = finish(chooseMove(botLevel('teacher'), { rules, position: map, misere: false }, { random, budget }));
  return after(rules, map, line);
}

function took(start: number): string {
  return `${(seconds() - start).toFixed(3)} s`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function row(...cells: readonly string[]): void {
  say(cells.map((cell, at) => (at === 0 ? cell.padEnd(10) : cell.padEnd(20))).join(' '));
}

function say(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

main(process.argv.slice(2));
