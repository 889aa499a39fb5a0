import { writeFileSync } from 'node:fs';
import { type Entry, packedEntriesOf } from '@nimhall/shared/games/sprouts/book';
import { DIGITS, fromDigits, inDigits } from '@nimhall/shared/games/sprouts/digits';
import { EARLY } from '@nimhall/shared/games/sprouts/early-text';
import { bytesOfKnown, type Known } from '@nimhall/shared/games/sprouts/known';
import { type LandId, NIMBERS } from '@nimhall/shared/games/sprouts/land-table';
import { LandValues } from '@nimhall/shared/games/sprouts/land-values';
import { bareLandsIn } from '@nimhall/shared/games/sprouts/map-lands';
import { MET } from '@nimhall/shared/games/sprouts/met-text';
import { REST_OF_BOOK } from '@nimhall/shared/games/sprouts/rest-of-book-text';
import { nimSum } from '@nimhall/shared/solver/nimbers';
import { mapsUpTo } from './games.ts';
import { packed } from './pack.ts';
import { answer, whatIsWritten } from './questions.ts';
import { seconds } from './seconds.ts';

/**
 * Answers all that is asked about the positions of so many spots up to some line, and writes what the answers rest on: `npm run book:sprouts:early --
 * 8:3 10:2 100 60`, for at most 100 seconds of processor time a position and 60 minutes in all. For each move that is the value of one land:
 * its nimber, or that it does not equal the heap that decides. Another run goes on from what is written. No proof is kept.
 */
const FILE = new URL('../../shared/src/games/sprouts/early-text.ts', import.meta.url);
/** Above this many bytes, all but what is to be written is forgotten. */
const MAX_BYTES = 2 ** 30;
/** Lands with fewer lives are sooner worked out again than fetched. */
const MIN_LIVES = 11;
/** Most numbers of a form: as many as a digit says. */
const MAX_NUMBERS = DIGITS - 1;
/** Positions answered between two times that all is written. */
const BETWEEN_WRITES = 25;

/** By their forms in digits, what `LandValues` says of lands. */
const found = new Map([...packedEntriesOf(EARLY)].map(({ form, nimber }) => [inDigits(form), nimber]));
const elsewhere = whatIsWritten(new LandValues(MET, REST_OF_BOOK));
let known = whatIsFound();

function main(words: readonly string[]): void {
  const [patience = 10, minutes = Number.POSITIVE_INFINITY] = words.filter((word) => !word.includes(':')).map(Number);
  let [asked, answered] = [0, 0];
  for (const word of words.filter((word) => word.includes(':'))) {
    const [spots = 0, lines = 0] = word.split(':').map(Number);
    for (const map of mapsUpTo(spots, lines)) {
      if (seconds() > 60 * minutes) break;
      if (bytesOfKnown(known) > MAX_BYTES) known = whatIsFound();
      const ids = known.lands.idsOf(bareLandsIn(map));
      if (answer(known, ids, seconds() + patience, note)) answered++;
      if (++asked % BETWEEN_WRITES === 0) write();
    }
    process.stdout.write(`${word}: ${answered} of ${asked} positions, ${found.size} lands, ${seconds().toFixed(0)} s\n`);
  }
  write();
}

function whatIsFound(): Known {
  return whatIsWritten(new LandValues(MET, REST_OF_BOOK, packed(entries())));
}

/** Notes the nimbers of lands of which it is known who wins them together, and of one without a nimber that it does not equal the others. */
function note(ids: readonly LandId[]): void {
  const { lands } = known;
  const heap = ids.reduce((sum, id) => (lands.nimber(id) < 0 ? sum : nimSum(sum, lands.nimber(id))), 0);
  for (const id of ids) {
    const form = lands.form(id);
    if (lands.lives(id) < MIN_LIVES || form.length > MAX_NUMBERS) continue;
    if (elsewhere.lands.nimber(elsewhere.lands.idOfForm(form)) >= 0) continue;
    const nimber = lands.nimber(id);
    const key = inDigits(form);
    if (nimber >= 0) found.set(key, nimber);
    else if (!found.has(key)) found.set(key, NIMBERS + heap);
  }
}

function entries(): Entry[] {
  return Array.from(found, ([form, nimber]) => ({ form: fromDigits(form), nimber }));
}

function write(): void {
  writeFileSync(FILE, `/** Written by \`npm run book:sprouts:early\`. */\nexport const EARLY: string =\n  '${packed(entries())}';\n`);
}

main(process.argv.slice(2));
