import { writeFileSync } from 'node:fs';
import { seededRandom } from '@nimhall/shared/bot/random';
import { entriesOf, packedEntriesOf } from '@nimhall/shared/games/sprouts/book';
import { BOOK } from '@nimhall/shared/games/sprouts/book-text';
import { fromDigits, inDigits } from '@nimhall/shared/games/sprouts/digits';
import { EARLY } from '@nimhall/shared/games/sprouts/early-text';
import { type LandId, NIMBERS } from '@nimhall/shared/games/sprouts/land-table';
import { LandValues } from '@nimhall/shared/games/sprouts/land-values';
import { bareLandsIn } from '@nimhall/shared/games/sprouts/map-lands';
import { MET } from '@nimhall/shared/games/sprouts/met-text';
import { REST_OF_BOOK } from '@nimhall/shared/games/sprouts/rest-of-book-text';
import { WORKED_OUT } from '@nimhall/shared/games/sprouts/worked-text';
import { type Game, gameNamed, mapsOfGame } from './games.ts';
import { canBeWritten, packedModule } from './pack.ts';
import { answer, nimberOf, whatIsWritten } from './questions.ts';
import { seconds } from './seconds.ts';

/**
 * Plays games of these kinds in turn, works out what is asked about the positions in them one after the other, as a room does that is watched, and
 * writes the nimbers of the lands that most games met on the way and that would take longest: `npm run book:sprouts:met -- 30 8:hard 8:lot`,
 * for 30 minutes of processor time. In the last sixth of the time, small lands that at least two games met are worked out too. Another run
 * goes on from what is written, with other games. No proof is kept.
 */
const FILE = new URL('../../shared/src/games/sprouts/met-text.ts', import.meta.url);
/** Seconds for one position. */
const PATIENCE = 8;
/** The lines of a game after which positions take long. */
const FIRST_LINE = 3;
const LAST_LINE = 11;
/** Lands with fewer lives are sooner worked out again than fetched. */
const MIN_LIVES = 6;
/** Of lands with more lives, those are written that at least two games met: nearly all others are met in one game only. */
const LARGE = 15;
/** Up to as many lives, lands are worked out though no answer needed their nimbers. */
const SMALL = 10;
const MOST_LANDS = 500_000;
/** How much more it takes to work out a land that has one life more, with all that is below it. */
const A_LIFE_MORE = 2;
/** A land that is written counts as if so many games had met it, so that a short run does not replace what a long one found. */
const WRITTEN = 3;
/** Other games than those of the benchmark. */
const SEED = 100_000;

/** What is known of a land: its nimber, about how many moves there are in it, its lives, and how many games met it. */
interface Met {
  nimber: number | null;
  readonly moves: number;
  readonly lives: number;
  games: number;
}

const values = new LandValues(MET, EARLY, REST_OF_BOOK);
/** By their forms in digits. */
const met = new Map<string, Met>();
let known = whatIsWritten(values);

function main(words: readonly string[]): void {
  const [minutes = 1] = words.filter((word) => !word.includes(':')).map(Number);
  const kinds = words.filter((word) => word.includes(':')).map(kindOf);
  for (const { form } of packedEntriesOf(MET)) {
    met.set(inDigits(form), { ...metLand(known.lands.idOfForm(form)), games: WRITTEN });
  }
  const random = seededRandom(SEED + met.size);
  for (let game = 0; seconds() < 50 * minutes; game++) {
    const { spots, kind } = kinds[game % kinds.length] as Kind;
    known = whatIsWritten(values);
    const first = known.lands.size;
    for (const map of [...mapsOfGame(kind, spots, random)].slice(FIRST_LINE - 1, LAST_LINE)) {
      answer(known, known.lands.idsOf(bareLandsIn(map)), seconds() + PATIENCE);
    }
    noteLands(first);
  }
  known = whatIsWritten(values);
  workOutSmall(60 * minutes);
  write();
}

interface Kind {
  readonly spots: number;
  readonly kind: Game;
}

function kindOf(word: string): Kind {
  const [spots, kind] = word.split(':');
  return { spots: Number(spots), kind: gameNamed(kind) };
}

/** Notes the lands that a game met, from this one on. */
function noteLands(first: LandId): void {
  const { lands } = known;
  for (let id = first; id < lands.size; id++) {
    const nimber = lands.nimber(id);
    if (lands.lives(id) < MIN_LIVES || (nimber < 0 && lands.lives(id) > SMALL)) continue;
    const key = inDigits(lands.form(id));
    const entry = met.get(key) ?? metLand(id);
    met.set(key, entry);
    entry.games++;
    if (nimber >= 0) entry.nimber = nimber;
  }
}

function metLand(id: LandId): Met {
  const { lands } = known;
  const nimber = lands.nimber(id);
  return { nimber: nimber < 0 ? null : nimber, moves: lands.mobility(id), lives: lands.lives(id), games: 0 };
}

/** The nimbers of lands that several games met, those that most of them met first. */
function workOutSmall(end: number): void {
  const several = [...met].filter(([, { nimber, games }]) => nimber === null && games > 1).sort(([, a], [, b]) => b.games - a.games);
  for (const [form, entry] of several) {
    entry.nimber = nimberOf(known, known.lands.idOfForm(fromDigits(form)), end);
    if (entry.nimber === null) return;
  }
}

/** All that is not written elsewhere, or of what is too much that which saves most. */
function write(): void {
  for (const { form } of [BOOK, WORKED_OUT].flatMap((text) => [...entriesOf(text)])) met.delete(inDigits(form));
  for (const { form, nimber } of [EARLY, REST_OF_BOOK].flatMap((text) => [...packedEntriesOf(text)])) {
    if (nimber < NIMBERS) met.delete(inDigits(form));
  }
  const found = Array.from(met, ([text, land]) => ({ form: fromDigits(text), land })).filter(({ land }) => land.nimber !== null);
  const best = found.toSorted((a, b) => savedBy(b.land) - savedBy(a.land)).values();
  const kept = best.filter(({ form }) => canBeWritten(form)).take(MOST_LANDS);
  const entries = Array.from(kept, ({ form, land }) => ({ form, nimber: land.nimber as number }));
  writeFileSync(FILE, packedModule('npm run book:sprouts:met', 'MET', entries));
  process.stdout.write(`${entries.length} lands, ${seconds().toFixed(0)} s\n`);
}

/** About how much work a land saves that is written. Of those that one game met, few are met again. */
function savedBy({ games, moves, lives }: Met): number {
  if (lives > LARGE && games < 2) return 0;
  return Math.max(0, games - 0.7) * moves * A_LIFE_MORE ** lives;
}

main(process.argv.slice(2));
