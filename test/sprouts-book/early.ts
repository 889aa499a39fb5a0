import { writeFileSync } from 'node:fs';
import { seededRandom } from '@nimhall/shared/bot/random';
import { type Entry, packedEntriesOf } from '@nimhall/shared/games/sprouts/book';
import { fromDigits, inDigits } from '@nimhall/shared/games/sprouts/digits';
import { EARLY } from '@nimhall/shared/games/sprouts/early-text';
import { bytesOfKnown, type Known } from '@nimhall/shared/games/sprouts/known';
import { type LandId, NIMBERS } from '@nimhall/shared/games/sprouts/land-table';
import { LandValues } from '@nimhall/shared/games/sprouts/land-values';
import type { SproutsMap } from '@nimhall/shared/games/sprouts/map';
import { bareLandsIn, landsKey } from '@nimhall/shared/games/sprouts/map-lands';
import { MET } from '@nimhall/shared/games/sprouts/met-text';
import { isFinished } from '@nimhall/shared/games/sprouts/moves';
import { REST_OF_BOOK } from '@nimhall/shared/games/sprouts/rest-of-book-text';
import { nimSum } from '@nimhall/shared/solver/nimbers';
import { type Game, gameNamed, mapsOfGame, mapsUpTo } from './games.ts';
import { canBeWritten, packed, packedModule } from './pack.ts';
import { answer, optionsOf, whatIsWritten } from './questions.ts';
import { seconds } from './seconds.ts';

/**
 * Answers all that is asked about the positions of so many spots up to some line, or that several games come to, and writes what the
 * answers rest on: `npm run book:sprouts:early -- 8:3 10:2 8:hard:400 100 60`, for at most 100 seconds of processor time a position and
 * 60 minutes in all. For a move that loses, that is the nimber of one land after it; for one that wins, of a land after the answer to it, as few
 * as do for all moves together. Another run goes on from what is written. No proof is kept.
 */
const FILE = new URL('../../shared/src/games/sprouts/early-text.ts', import.meta.url);
/** Above this many bytes, all but what is to be written is forgotten. */
const MAX_BYTES = 2 ** 30;
/** Lands with fewer lives are sooner worked out again than fetched. */
const MIN_LIVES = 11;
/** Positions answered between two times that all is written. */
const BETWEEN_WRITES = 25;
/** Other games than those of the benchmark. */
const SEED = 200_000;

/** By their forms in digits, what `LandValues` says of lands. */
const found = new Map([...packedEntriesOf(EARLY)].map(({ form, nimber }) => [inDigits(form), nimber]));
const elsewhere = whatIsWritten(new LandValues(MET, REST_OF_BOOK));
let known = whatIsFound();

function main(words: readonly string[]): void {
  const [patience = 10, minutes = Number.POSITIVE_INFINITY] = words.filter((word) => !word.includes(':')).map(Number);
  let [asked, answered] = [0, 0];
  for (const word of words.filter((word) => word.includes(':'))) {
    for (const map of mapsOf(word)) {
      if (seconds() > 60 * minutes) break;
      if (bytesOfKnown(known) > MAX_BYTES) known = whatIsFound();
      const ids = known.lands.idsOf(bareLandsIn(map));
      const open: Open[] = [];
      if (answer(known, ids, seconds() + patience, (lands) => note(lands, open))) answered++;
      noteAnswers(open);
      if (++asked % BETWEEN_WRITES === 0) write(word, asked, answered);
    }
    write(word, asked, answered);
  }
  leaveOutWhatFollows();
  write('in all', asked, answered);
}

/** For `8:3` all positions up to that line; for `8:hard:400` those that at least two of so many games come to, the most frequent first. */
function mapsOf(word: string): Iterable<SproutsMap> {
  const [spots = '', which = '', games] = word.split(':');
  return games === undefined ? mapsUpTo(Number(spots), Number(which)) : mapsMet(Number(spots), gameNamed(which), Number(games));
}

function mapsMet(spots: number, kind: Game, games: number): SproutsMap[] {
  const random = seededRandom(SEED);
  const met = new Map<string, { readonly map: SproutsMap; often: number }>();
  for (let game = 0; game < games; game++) {
    for (const map of mapsOfGame(kind, spots, random)) {
      const key = landsKey(map);
      const entry = met.get(key) ?? { map, often: 0 };
      met.set(key, entry);
      entry.often++;
    }
  }
  const several = [...met.values()].filter(({ often, map }) => often > 1 && !isFinished(map));
  return several.sort((a, b) => b.often - a.often).map(({ map }) => map);
}

function whatIsFound(): Known {
  return whatIsWritten(new LandValues(MET, REST_OF_BOOK, packed(entries())));
}

/** A land without a known nimber, and a heap that it does not equal. */
interface Open {
  readonly land: LandId;
  readonly heap: number;
}

/** Notes the nimbers of lands of which it is known who wins them together; if that of one is not known, it is open why it does not equal the others. */
function note(ids: readonly LandId[], open: Open[]): void {
  const { lands } = known;
  const heap = ids.reduce((sum, id) => (lands.nimber(id) < 0 ? sum : nimSum(sum, lands.nimber(id))), 0);
  for (const land of ids) {
    if (!isToWrite(land)) continue;
    if (lands.nimber(land) < 0) open.push({ land, heap });
    else writeDown(land, lands.nimber(land));
  }
}

/** Notes lands that moves leave, as few as do, so that each open land has a move to as much as its heap. */
function noteAnswers(open: readonly Open[]): void {
  let left = open.map((each) => ({ ...each, answers: answersOf(each) })).filter(({ answers }) => !answers.includes(null));
  while (left.length > 0) {
    const often = new Map<LandId, number>();
    for (const id of left.flatMap(({ answers }) => answers)) if (id !== null) often.set(id, (often.get(id) ?? 0) + 1);
    const [most] = [...often].toSorted(([, a], [, b]) => b - a);
    if (!most) break;
    writeDown(most[0], known.lands.nimber(most[0]));
    left = left.filter(({ answers }) => !answers.includes(most[0]));
  }
  for (const { land, heap } of left) writeDown(land, NIMBERS + heap);
}

function writeDown(id: LandId, nimber: number): void {
  if (canBeWritten(known.lands.form(id))) found.set(textOf(id), nimber);
}

/** Of the moves in a land that leave as much as the heap, those that are known from one land that is not written; null for one that is known from nothing else. */
function answersOf({ land, heap }: Open): (LandId | null)[] {
  const { lands } = known;
  return optionsOf(known, [land]).flatMap((option) => {
    if (option.some((id) => lands.nimber(id) < 0) || option.reduce((sum, id) => nimSum(sum, lands.nimber(id)), 0) !== heap) return [];
    const unwritten = option.filter((id) => isToWrite(id) && !isFound(id));
    if (unwritten.length === 0) return [null];
    return unwritten.length === 1 && unwritten.every((id) => canBeWritten(lands.form(id))) ? unwritten : [];
  });
}

/** Whether a land would take long to work out again, and is not written elsewhere. */
function isToWrite(id: LandId): boolean {
  return known.lands.lives(id) >= MIN_LIVES && elsewhere.lands.nimber(elsewhere.lands.idOfForm(known.lands.form(id))) < 0;
}

function isFound(id: LandId): boolean {
  return (found.get(textOf(id)) ?? NIMBERS) < NIMBERS;
}

function textOf(id: LandId): string {
  return inDigits(known.lands.form(id));
}

/** Leaves out that a land does not equal a heap where a move in it leaves what is known to. */
function leaveOutWhatFollows(): void {
  known = whatIsFound();
  for (const [text, nimber] of found) {
    if (nimber < NIMBERS) continue;
    if (bytesOfKnown(known) > MAX_BYTES) known = whatIsFound();
    const land = known.lands.idOfForm(fromDigits(text));
    if (answersOf({ land, heap: nimber - NIMBERS }).includes(null)) found.delete(text);
  }
}

function entries(): Entry[] {
  return Array.from(found, ([form, nimber]) => ({ form: fromDigits(form), nimber }));
}

function write(word: string, asked: number, answered: number): void {
  writeFileSync(FILE, packedModule('npm run book:sprouts:early', 'EARLY', entries()));
  process.stdout.write(`${word}: ${answered} of ${asked} positions, ${found.size} lands, ${seconds().toFixed(0)} s\n`);
}

main(process.argv.slice(2));
