import { cpus } from 'node:os';
import { seededRandom } from '@nimhall/shared/bot/random';
import { entriesOf } from '@nimhall/shared/games/sprouts/book';
import { forgetKnowledge, loadLargeTexts, nothingKnown } from '@nimhall/shared/games/sprouts/known';
import { type SproutsMap, spotsAlone } from '@nimhall/shared/games/sprouts/map';
import { bareLandsIn } from '@nimhall/shared/games/sprouts/map-lands';
import { MisereSearch } from '@nimhall/shared/games/sprouts/misere-search';
import { isFinished } from '@nimhall/shared/games/sprouts/moves';
import { sproutsTheory } from '@nimhall/shared/games/sprouts/theory';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { GAMES, type Game, gameNamed, mapsOfGame } from '../sprouts-book/games.ts';
import { seconds } from '../sprouts-book/seconds.ts';

/** Moves made between two looks at the clock. */
const SLICE = 100;
/** Positions per row by default, and the time limit for each, in seconds. */
const POSITIONS = 200;
const PATIENCE = 3;
/** Lands whose nimbers take some time, in the book's notation, from games that began with 6 and 7 spots. */
const LANDS = ['1132453126702245267', '1142454121526701267'];

/**
 * Everything; or, for arguments such as `8:30 10:20:hard`, only positions from the middle of games: 30 of each kind of
 * game with 8 spots, and so on. `8:30:hard:whole` asks about every position of 30 games, as a room does that is watched,
 * and says after how many lines not all was answered.
 */
function main(words: readonly string[]): void {
  say(`Sprouts, in seconds of processor time on one core of ${cpus()[0]?.model}, Node ${process.version}`);
  if (words.length === 0) timeAll();
  say('', `in games, knowing what was asked before: full answers within ${PATIENCE} s`);
  for (const word of words.length > 0 ? words : ['6', '7', '8', '9', '10']) {
    const [spots, number = POSITIONS, kind, whole] = word.split(':');
    const games = kind === undefined ? (Object.keys(GAMES) as Game[]) : [gameNamed(kind)];
    for (const game of games) {
      if (whole) countAnswersInGames(Number(spots), game, Number(number));
      else countAnswers(Number(spots), game, Number(number));
    }
  }
}

function timeAll(): void {
  say('', 'nimbers of lands, from nothing');
  for (const land of LANDS) timeNimber(land);
  say('', 'spots alone, no book: who wins');
  for (const spots of [6, 7, 8, 9, 10, 11, 12, 13, 14, 17]) timeNormal(spots);
  say('', 'spots alone where the last line loses: who wins');
  for (const spots of [5, 6, 7, 8, 9, 10, 11, 12, 13, 14]) timeMisere(spots);
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
  const solution = runToEnd(sproutsTheory.table?.(map, false, budget) as ReturnType<NonNullable<typeof sproutsTheory.table>>);
  if (!solution) throw new Error('no answer at all');
  return { ...solution, inTime: seconds() <= end };
}

function countAnswers(spots: number, game: Game, positions: number): void {
  const random = seededRandom(spots);
  const maps = Array.from({ length: positions }, () => somewhere(spots, game, random));
  showAnswers(`${spots} ${game}`, answersTo(maps));
}

/** The positions of each game in their order; what the game before it has shown is forgotten. */
function countAnswersInGames(spots: number, game: Game, games: number): void {
  const random = seededRandom(spots);
  const answers = Array.from({ length: games }, () => {
    const maps = [spotsAlone(spots), ...mapsOfGame(game, spots, random)].filter((map) => !isFinished(map));
    return answersTo(maps);
  });
  showAnswers(`${spots} ${game}, ${games} games`, answers.flat());
  const late = answers.flatMap((each) => each.flatMap(({ inTime }, line) => (inTime ? [] : [line])));
  const byLine = [...new Set(late)].sort((a, b) => a - b).map((line) => `${line}: ${late.filter((each) => each === line).length}`);
  if (late.length > 0) row('', `not all of it after these lines: ${byLine.join(', ')}`);
}

/** What was known within the time limit. */
interface Answer {
  readonly wins: boolean;
  readonly nimber: boolean;
  readonly winningMoves: boolean;
  readonly inTime: boolean;
  readonly took: number;
}

function answersTo(maps: readonly SproutsMap[]): readonly Answer[] {
  forgetKnowledge();
  return maps.map((map) => {
    const start = seconds();
    const { outcome, nimber, mayBeMore, inTime } = answer(map);
    return {
      wins: outcome !== 'unknown',
      nimber: nimber !== null,
      winningMoves: outcome !== 'unknown' && !mayBeMore,
      inTime,
      took: seconds() - start,
    };
  });
}

function showAnswers(kind: string, answers: readonly Answer[]): void {
  const share = (is: (answer: Answer) => boolean) => `${((100 * answers.filter(is).length) / answers.length).toFixed(1)} %`;
  row(
    kind,
    `${answers.length} positions`,
    `who wins ${share(({ wins }) => wins)}`,
    `nimber ${share(({ nimber }) => nimber)}`,
    `winning moves ${share(({ winningMoves }) => winningMoves)}`,
    `all of it ${share(({ inTime }) => inTime)}`,
    `slowest ${Math.max(...answers.map(({ took }) => took)).toFixed(1)} s`,
  );
}

/** A position with at least one move, after one to 2n lines. */
function somewhere(spots: number, game: Game, random: () => number): SproutsMap {
  for (;;) {
    const lines = 1 + Math.floor(random() * 2 * spots);
    const [map] = [...mapsOfGame(game, spots, random).take(lines)].slice(-1);
    if (map && !isFinished(map)) return map;
  }
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

await loadLargeTexts();
main(process.argv.slice(2));
