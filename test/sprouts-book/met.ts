import { writeFileSync } from 'node:fs';
import { seededRandom } from '@nimhall/shared/bot/random';
import { entriesOf, readBook } from '@nimhall/shared/games/sprouts/book';
import { BOOK } from '@nimhall/shared/games/sprouts/book-text';
import { bytesOfKnown, type Known, nothingKnown } from '@nimhall/shared/games/sprouts/known';
import { eachOption, type LandId, NIMBERS } from '@nimhall/shared/games/sprouts/land-table';
import { LandValues } from '@nimhall/shared/games/sprouts/land-values';
import { bareLandsIn } from '@nimhall/shared/games/sprouts/map-lands';
import { MET } from '@nimhall/shared/games/sprouts/met-text';
import { WORKED_OUT } from '@nimhall/shared/games/sprouts/worked-text';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { nimSum } from '@nimhall/shared/solver/nimbers';
import { GAMES, type Game, mapsOfGame } from './games.ts';
import { packed, unpacked } from './pack.ts';
import { seconds } from './seconds.ts';

/**
 * Plays games of these kinds in turn, works out what is asked about the positions in them, and writes the nimber of every
 * land of some size that was met on the way: `npm run book:sprouts:met -- 30 8:hard 8:lot`, for 30 minutes of processor time. One memo serves all of them, so that
 * later positions come cheaper. It writes every minute; another run goes on from what is written, with other games. No proof is kept.
 */
const FILE = new URL('../../shared/src/games/sprouts/met-text.ts', import.meta.url);
/** Seconds for one position, and between two times that it writes. */
const PATIENCE = 8;
const EVERY = 30;
/** Moves made between two looks at the clock. */
const SLICE = 500;
/** Above this many bytes only nimbers are kept of the memo. */
const MAX_BYTES = 2 ** 30;
/** Lands with fewer lives are sooner worked out again than fetched. If there are too many, those with most go first: games of others hardly meet them. */
const MIN_LIVES = 6;
const MOST_LANDS = 400_000;
/** Other games than those of the benchmark. */
const SEED = 100_000;

const before = [...unpacked(MET)];
const elsewhere = new Set([BOOK, WORKED_OUT].flatMap((text) => Array.from(entriesOf(text), ({ form }) => form.join())));
const values = new LandValues(MET);
let known = withValues();

function main(words: readonly string[]): void {
  const [minutes = 1] = words.filter((word) => !word.includes(':')).map(Number);
  const kinds = words.filter((word) => word.includes(':')).map(kindOf);
  const random = seededRandom(SEED + before.length);
  let written = seconds();
  for (let game = 0; seconds() < 60 * minutes; game++) {
    const { spots, kind } = kinds[game % kinds.length] as Kind;
    const lines = 3 + Math.floor(random() * 1.3 * spots);
    const map = [...mapsOfGame(kind, spots, random).take(lines)].at(-1);
    if (map) answer(known.lands.idsOf(bareLandsIn(map)), seconds() + PATIENCE);
    if (bytesOfKnown(known) > MAX_BYTES) known = withValues(known);
    if (seconds() - written < EVERY) continue;
    write(game);
    written = seconds();
  }
  write();
}

interface Kind {
  readonly spots: number;
  readonly kind: Game;
}

function kindOf(word: string): Kind {
  const [spots, kind = ''] = word.split(':');
  if (!(kind in GAMES)) throw new Error(`Games are of the kinds ${Object.keys(GAMES).join(', ')}, not “${kind}”`);
  return { spots: Number(spots), kind: kind as Game };
}

/** What is written, and what else was found so far. */
function withValues(found?: Known): Known {
  const next = nothingKnown(values);
  runToEnd(readBook(next.lands));
  for (let id = 0; id < (found?.lands.size ?? 0); id++) {
    if (found && found.lands.lives(id) >= MIN_LIVES && found.lands.isSettled(id)) next.lands.copy(found.lands, id);
  }
  return next;
}

/** What a position is asked for: the nimbers of its lands, and of every move who wins then. */
function answer(ids: readonly LandId[], end: number): void {
  for (const id of ids) if (nimber(id, end) === null) return;
  for (const id of ids) {
    while (!known.lands.options(id)) known.lands.expand(id, SLICE);
    const others = ids.filter((other) => other !== id);
    for (const option of eachOption(known.lands.options(id) as Int32Array)) if (!isClear([...option, ...others], end)) return;
  }
}

/** Works out who wins lands together; false where time was over. */
function isClear(ids: readonly LandId[], end: number): boolean {
  const [largest, ...others] = ids.toSorted((a, b) => known.lands.lives(b) - known.lands.lives(a));
  let heap = 0;
  for (const id of others) {
    const found = nimber(id, end);
    if (found === null) return false;
    heap = nimSum(heap, found);
  }
  return largest === undefined || isSettled(largest, heap, end);
}

function nimber(id: LandId, end: number): number | null {
  for (let heap = 0; heap < NIMBERS && known.lands.nimber(id) < 0; heap++) if (!isSettled(id, heap, end)) return null;
  return known.lands.nimber(id);
}

function isSettled(id: LandId, heap: number, end: number): boolean {
  while (known.search.wins(id, heap, SLICE) === null) if (seconds() > end) return false;
  return true;
}

function write(games?: number): void {
  const entries = new Map(before.map((entry) => [entry.form.join(), entry]));
  for (let id = 0; id < known.lands.size; id++) {
    const found = known.lands.nimber(id);
    if (found < 0 || known.lands.lives(id) < MIN_LIVES) continue;
    const form = known.lands.form(id);
    const key = form.join();
    if (!elsewhere.has(key)) entries.set(key, { form, nimber: found });
  }
  const { lands } = known;
  const kept = [...entries.values()];
  if (kept.length > MOST_LANDS)
    kept.sort((a, b) => lands.lives(lands.idOfForm(a.form)) - lands.lives(lands.idOfForm(b.form))).length = MOST_LANDS;
  writeFileSync(FILE, `/** Written by \`npm run book:sprouts:met\`. */\nexport const MET: string =\n  '${packed(kept)}';\n`);
  process.stdout.write(`${games ?? 'the last'} games, ${kept.length} lands, ${seconds().toFixed(0)} s\n`);
}

main(process.argv.slice(2));
