import { writeFileSync } from 'node:fs';
import { alikeMoves, anyOf } from '@nimhall/shared/games/sprouts/alike';
import { entriesOf, entryText, readBook } from '@nimhall/shared/games/sprouts/book';
import { BOOK } from '@nimhall/shared/games/sprouts/book-text';
import { drawJoin } from '@nimhall/shared/games/sprouts/draw';
import { type Known, nothingKnown } from '@nimhall/shared/games/sprouts/known';
import { type LandId, NIMBERS } from '@nimhall/shared/games/sprouts/land-table';
import { type SproutsMap, spotsAlone } from '@nimhall/shared/games/sprouts/map';
import { bareLandsIn, landsKey } from '@nimhall/shared/games/sprouts/map-lands';
import { WORKED_OUT } from '@nimhall/shared/games/sprouts/worked-text';
import { finish } from '@nimhall/shared/solver/analyse';
import { inLines } from './in-lines.ts';
import { SMALL } from './proof.ts';

/**
 * Writes what lands near the beginning of games are worth, worked out by the search: `npm run book:sprouts:worked -- 5:3 6:3 7:2 8:1 10`
 * goes through all games of 5 spots up to the third line and so on, and gives no land more than 10 seconds. What takes longer is
 * left out; another run goes on from what was found, also by one that was stopped. No proof is kept of these, as the book has one of its own.
 */
const FILE = new URL('../../shared/src/games/sprouts/worked-text.ts', import.meta.url);
/** Moves made between two looks at the clock. */
const SLICE = 500;

function main(words: readonly string[]): void {
  const games = words.slice(0, -1).map((word) => word.split(':').map(Number) as [number, number]);
  const patience = Number(words.at(-1));
  const known = nothingKnown();
  finish(readBook(known.lands));
  const inBook = new Set(entriesOf(BOOK).map(({ form }) => known.lands.idOfForm(form)));
  const lands = new Set(entriesOf(WORKED_OUT).map(({ form }) => known.lands.idOfForm(form)));
  for (const [spots, lines] of games)
    for (const map of mapsUpTo(spots, lines)) for (const id of known.lands.idsOf(bareLandsIn(map))) lands.add(id);
  const large = [...lands]
    .filter((id) => known.lands.lives(id) > SMALL && !inBook.has(id))
    .sort((a, b) => known.lands.mobility(a) - known.lands.mobility(b));
  for (const id of large) if (known.lands.nimber(id) < 0 && isWorkedOut(known, id, patience)) write(known, large);
  process.stdout.write(`${write(known, large)} of ${large.length} lands\n`);
}

/** Writes those of the lands that are worked out; how many they are. */
function write({ lands }: Known, ids: readonly LandId[]): number {
  const found = ids.filter((id) => lands.nimber(id) >= 0);
  const entries = found.map((id) => entryText({ form: lands.form(id), nimber: lands.nimber(id) }));
  writeFileSync(
    FILE,
    `/** Written by \`npm run book:sprouts:worked\`. */\nexport const WORKED_OUT = \`\n${inLines(entries).join('\n')}\n\`;\n`,
  );
  return found.length;
}

/** The maps of all games of so many spots up to some line, those with the same lands once for each number of lines. */
function* mapsUpTo(spots: number, lines: number): Generator<SproutsMap, void, void> {
  let maps: readonly SproutsMap[] = [spotsAlone(spots)];
  for (let line = 0; line <= lines; line++) {
    yield* maps;
    const next = maps.flatMap((map) => Array.from(alikeMoves(map), (alike) => drawJoin(map, anyOf(map, alike)).map));
    maps = [...new Map(next.map((map) => [landsKey(map), map])).values()];
  }
}

/** Works the nimber out, if that takes no longer than so many seconds of processor time. */
function isWorkedOut({ lands, search }: Known, id: LandId, patience: number): boolean {
  const end = seconds() + patience;
  for (let heap = 0; heap < NIMBERS && lands.nimber(id) < 0; heap++) {
    while (search.wins(id, heap, SLICE) === null) if (seconds() > end) return false;
  }
  return true;
}

function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

main(process.argv.slice(2));
