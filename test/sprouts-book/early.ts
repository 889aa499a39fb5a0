import { writeFileSync } from 'node:fs';
import { type Entry, packedEntriesOf } from '@nimhall/shared/games/sprouts/book';
import { fromDigits, inDigits } from '@nimhall/shared/games/sprouts/digits';
import { EARLY } from '@nimhall/shared/games/sprouts/early-text';
import type { Known } from '@nimhall/shared/games/sprouts/known';
import { type LandId, NIMBERS } from '@nimhall/shared/games/sprouts/land-table';
import { LandValues } from '@nimhall/shared/games/sprouts/land-values';
import type { SproutsMap } from '@nimhall/shared/games/sprouts/map';
import { bareLandsIn } from '@nimhall/shared/games/sprouts/map-lands';
import { MET } from '@nimhall/shared/games/sprouts/met-text';
import { REST_OF_BOOK } from '@nimhall/shared/games/sprouts/rest-of-book-text';
import { canBeWritten, packed, packedModule } from './pack.ts';
import { positionsOf } from './positions.ts';
import { answer, optionsOf, whatIsWritten } from './questions.ts';
import { Rounds } from './rounds.ts';
import { seconds } from './seconds.ts';
import { reduced } from './who-wins.ts';

/**
 * Answers all that is asked about positions (positions.ts) where that takes more than a second, and writes what the answers rest on:
 * `npm run book:sprouts:early -- 60 8:3 10:2 8:hard:400`, for 60 minutes of processor time. For a move that loses, that is the nimber of one land after it; for one that wins, of a land
 * after the answer to it, as few as do for all moves together. Another run goes on from what is written. No proof is kept.
 */
const FILE = new URL('../../shared/src/games/sprouts/early-text.ts', import.meta.url);
/** How many moves are made for a question in the first round, and how many times as many in each round after it. */
const EFFORT = 30_000;
const MORE = 3;
/** Seconds that an answer may take so that nothing is written for it. */
const AT_ONCE = 1;
/** Lands with fewer lives are sooner worked out again than fetched. */
const MIN_LIVES = 11;
/** Seconds between two times that all is written. */
const BETWEEN_WRITES = 60;

/** By their forms in digits, what `LandValues` says of lands. */
const found = new Map([...packedEntriesOf(EARLY)].map(({ form, nimber }) => [inDigits(form), nimber]));
const elsewhere = whatIsWritten(new LandValues(MET, REST_OF_BOOK));
const rounds = new Rounds(whatIsFound, isOver);
/** In seconds: when all was written last, and when the work ends. */
let written = 0;
let end = Number.POSITIVE_INFINITY;

function main(words: readonly string[]): void {
  const [minutes = Number.POSITIVE_INFINITY] = words.filter((word) => !word.includes(':')).map(Number);
  end = 60 * minutes;
  const values = valuesFound();
  const positions = words.filter((word) => word.includes(':')).flatMap(positionsOf);
  let left = positions.filter((map) => !isAnsweredAtOnce(map, values));
  process.stdout.write(`${left.length} of ${positions.length} positions take more than ${AT_ONCE} s\n`);
  for (let effort = EFFORT; left.length > 0 && !isOver(); effort *= MORE) {
    const still: SproutsMap[] = [];
    for (const [at, map] of left.entries()) {
      if (openIn(map, effort) > 0) still.push(map);
      if (seconds() - written > BETWEEN_WRITES)
        write(`${effort} moves for a question: ${at + 1} of ${left.length} positions, ${still.length} open`);
    }
    left = still;
  }
  leaveOutWhatFollows();
  write(`${left.length} positions not answered in full`);
}

function isAnsweredAtOnce(map: SproutsMap, values: LandValues): boolean {
  const known = whatIsWritten(values);
  return answer(known, known.lands.idsOf(bareLandsIn(map)), seconds() + AT_ONCE);
}

function isOver(): boolean {
  return seconds() > end;
}

/** Works on a position, and notes what is found; how many questions stay open. */
function openIn(map: SproutsMap, effort: number): number {
  const open: Open[] = [];
  const left = rounds.openIn(map, effort, (lands) => note(lands, open));
  noteAnswers(open);
  return left;
}

function valuesFound(): LandValues {
  return new LandValues(MET, REST_OF_BOOK, packed(entries()));
}

function whatIsFound(): Known {
  return whatIsWritten(valuesFound());
}

/** A land without a known nimber, by its form in digits, and a heap that it does not equal. */
interface Open {
  readonly text: string;
  readonly heap: number;
}

/** Notes the nimbers of lands of which it is known who wins them together; if that of one is not known, it is open why it does not equal the others. */
function note(ids: readonly LandId[], open: Open[]): void {
  const { lands } = rounds.known;
  const { heap } = reduced(lands, { lands: ids, heap: 0 });
  for (const land of ids) {
    if (!isToWrite(land)) continue;
    if (lands.nimber(land) < 0) open.push({ text: textOf(land), heap });
    else writeDown(textOf(land), lands.nimber(land));
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
    writeDown(textOf(most[0]), rounds.known.lands.nimber(most[0]));
    left = left.filter(({ answers }) => !answers.includes(most[0]));
  }
  for (const { text, heap } of left) writeDown(text, NIMBERS + heap);
}

function writeDown(text: string, nimber: number): void {
  if (canBeWritten(fromDigits(text))) found.set(text, nimber);
}

/** Of the moves in a land that leave as much as the heap, those that are known from one land that is not written; null for one that is known from nothing else. */
function answersOf({ text, heap }: Open): (LandId | null)[] {
  const { lands } = rounds.known;
  return optionsOf(rounds.known, [lands.idOfForm(fromDigits(text))]).flatMap((option) => {
    const worth = reduced(lands, { lands: option, heap: 0 });
    if (worth.open.length > 0 || worth.heap !== heap) return [];
    const unwritten = option.filter((id) => isToWrite(id) && !isFound(id));
    if (unwritten.length === 0) return [null];
    return unwritten.length === 1 && unwritten.every((id) => canBeWritten(lands.form(id))) ? unwritten : [];
  });
}

/** Whether a land would take long to work out again, and is not written elsewhere. */
function isToWrite(id: LandId): boolean {
  const { lands } = rounds.known;
  return lands.lives(id) >= MIN_LIVES && elsewhere.lands.nimber(elsewhere.lands.idOfForm(lands.form(id))) < 0;
}

function isFound(id: LandId): boolean {
  return (found.get(textOf(id)) ?? NIMBERS) < NIMBERS;
}

function textOf(id: LandId): string {
  return inDigits(rounds.known.lands.form(id));
}

/** Leaves out that a land does not equal a heap where a move in it leaves what is known to. */
function leaveOutWhatFollows(): void {
  rounds.beginAgain();
  for (const [text, nimber] of found) {
    if (nimber >= NIMBERS && answersOf({ text, heap: nimber - NIMBERS }).includes(null)) found.delete(text);
  }
}

function entries(): Entry[] {
  return Array.from(found, ([form, nimber]) => ({ form: fromDigits(form), nimber }));
}

function write(done: string): void {
  written = seconds();
  writeFileSync(FILE, packedModule('npm run book:sprouts:early', 'EARLY', entries()));
  process.stdout.write(`${done}: ${found.size} lands, ${seconds().toFixed(0)} s\n`);
}

main(process.argv.slice(2));
