import { writeFileSync } from 'node:fs';
import { seededRandom } from '@nimhall/shared/bot/random';
import { entriesOf, entryText } from '@nimhall/shared/games/sprouts/book';
import { BOOK } from '@nimhall/shared/games/sprouts/book-text';
import { canonicalForm, type Form, landOf } from '@nimhall/shared/games/sprouts/canonical';
import { bytesOfKnown, type Known, withSettled } from '@nimhall/shared/games/sprouts/known';
import { type Land, livesOf } from '@nimhall/shared/games/sprouts/lands';
import type { SproutsMap } from '@nimhall/shared/games/sprouts/map';
import { bareLandsIn } from '@nimhall/shared/games/sprouts/map-lands';
import { WORKED_OUT } from '@nimhall/shared/games/sprouts/worked-text';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { type Game, gameNamed, mapsOfGame, mapsUpTo } from './games.ts';
import { inLines } from './in-lines.ts';
import { nimberOf, whatIsWritten } from './questions.ts';
import { seconds } from './seconds.ts';

/**
 * Computes lands near the beginning of games by search, and writes their values: `npm run book:sprouts:worked -- 5:3
 * 6:3 7:2 8:1 7:6:40:hard 10 60`
 * goes through all games of 5 spots up to the third line and so on, and 40 games of 7 spots of one kind (`GAMES` in
 * games.ts) up to the sixth line.
 * It spends at most 10 seconds of processor time on a land, and ends after 60 minutes if that is given. Lands that
 * take longer are left out. All results are written at once, so that another run resumes from
 * them, even after one that was stopped. No proof is kept of these, unlike in the book.
 */
const FILE = new URL('../../shared/src/games/sprouts/worked-text.ts', import.meta.url);
/** Above this many bytes of cache only nimbers are kept. */
const MAX_BYTES = 2 ** 30;
/** Lands with fewer lives are quicker to recompute than to store. */
const MIN_LIVES = 7;
const MIN_WRITTEN_LIVES = 13;
const SEED = 1_000;

/** How many spots, and up to which line; how many games if not all, and of which kind. */
interface Games {
  readonly spots: number;
  readonly lines: number;
  readonly games: number | undefined;
  readonly kind: Game;
}

function main(words: readonly string[]): void {
  const games = words.filter((word) => word.includes(':')).map(gamesOf);
  const [patience = 10, minutes = Number.POSITIVE_INFINITY] = words.filter((word) => !word.includes(':')).map(Number);
  const end = Date.now() + 60_000 * minutes;
  let known = whatIsWritten();
  const entries = [...entriesOf(WORKED_OUT), ...landsOf(games).map((land) => ({ form: canonicalForm(land) }))];
  const inBook = new Set(entriesOf(BOOK).map(({ form }) => form.join()));
  const forms = [...new Map(entries.map(({ form }) => [form.join(), form])).values()]
    .filter((form) => livesOf(landOf(form)) >= MIN_WRITTEN_LIVES && !inBook.has(form.join()))
    .sort((a, b) => mobilityOf(known, a) - mobilityOf(known, b));
  for (const form of forms) {
    if (Date.now() > end) break;
    const id = known.lands.idOfForm(form);
    if (known.lands.nimber(id) < 0 && nimberOf(known, id, seconds() + patience) !== null) write(known, forms);
    if (bytesOfKnown(known) > MAX_BYTES) known = runToEnd(withSettled(whatIsWritten(), known.lands, MIN_LIVES));
  }
  process.stdout.write(`${write(known, forms)} of ${forms.length} lands\n`);
}

function gamesOf(word: string): Games {
  const [spots, lines, games, kind = 'lot'] = word.split(':');
  return { spots: Number(spots), lines: Number(lines), games: games === undefined ? games : Number(games), kind: gameNamed(kind) };
}

function landsOf(games: readonly Games[]): Land[] {
  return games.flatMap((each) =>
    Array.from(each.games === undefined ? mapsUpTo(each.spots, each.lines) : mapsOfSome(each, each.games)).flatMap(bareLandsIn),
  );
}

function mobilityOf({ lands }: Known, form: Form): number {
  return lands.mobility(lands.idOfForm(form));
}

/** Writes those of the lands that are solved; returns how many they are. */
function write({ lands }: Known, forms: readonly Form[]): number {
  const found = forms.map((form) => ({ form, nimber: lands.nimber(lands.idOfForm(form)) })).filter(({ nimber }) => nimber >= 0);
  const entries = found.map(entryText);
  writeFileSync(
    FILE,
    `/** Written by \`npm run book:sprouts:worked\`. */\nexport const WORKED_OUT: string = \`\n${inLines(entries).join('\n')}\n\`;\n`,
  );
  return found.length;
}

/** The maps of some games up to some line, other than those that the benchmark plays. */
function* mapsOfSome({ spots, lines, kind }: Games, games: number): Generator<SproutsMap, void, void> {
  const random = seededRandom(SEED + spots);
  for (let game = 0; game < games; game++) yield* mapsOfGame(kind, spots, random).take(lines);
}

main(process.argv.slice(2));
