import { writeFileSync } from 'node:fs';
import { seededRandom } from '@nimhall/shared/bot/random';
import { entriesOf, packedEntriesOf } from '@nimhall/shared/games/sprouts/book';
import { BOOK } from '@nimhall/shared/games/sprouts/book-text';
import { landOf } from '@nimhall/shared/games/sprouts/canonical';
import { DIGITS, fromDigits, inDigits } from '@nimhall/shared/games/sprouts/digits';
import type { LandId } from '@nimhall/shared/games/sprouts/land-table';
import { LandValues } from '@nimhall/shared/games/sprouts/land-values';
import { livesOf } from '@nimhall/shared/games/sprouts/lands';
import { bareLandsIn } from '@nimhall/shared/games/sprouts/map-lands';
import { MET } from '@nimhall/shared/games/sprouts/met-text';
import { WORKED_OUT } from '@nimhall/shared/games/sprouts/worked-text';
import { type Game, gameNamed, mapsOfGame } from './games.ts';
import { packed } from './pack.ts';
import { answer, nimberOf, whatIsWritten } from './questions.ts';
import { seconds } from './seconds.ts';

/**
 * Plays games of these kinds in turn, works out what is asked about the positions in them, and writes the nimber of every
 * land of some size that was met on the way: `npm run book:sprouts:met -- 30 8:hard 8:lot`, for 30 minutes of processor time. Each
 * position begins with what is written alone, so that it is known how many of them meet a land. In the second half of the time,
 * small lands that at least two of them met are worked out too. Another run goes on from what is written, with other games. No proof is kept.
 */
const FILE = new URL('../../shared/src/games/sprouts/met-text.ts', import.meta.url);
/** Seconds for one position. */
const PATIENCE = 2;
/** Lands with fewer lives are sooner worked out again than fetched; those with more are met in one game only. */
const MIN_LIVES = 6;
const MAX_LIVES = 13;
/** Up to as many lives, lands are worked out though no answer needed their nimbers. */
const SMALL = 10;
/** Most numbers of a form: as many as a digit says. */
const MAX_NUMBERS = DIGITS - 1;
const MOST_LANDS = 400_000;
/** Other games than those of the benchmark. */
const SEED = 100_000;

const before = [...packedEntriesOf(MET)];
const values = new LandValues(MET);
/** By their forms in digits: how many positions met lands, and their nimbers where these are known. */
const meetings = new Map<string, number>();
const nimbers = new Map<string, number>();
let known = whatIsWritten(values);

function main(words: readonly string[]): void {
  const [minutes = 1] = words.filter((word) => !word.includes(':')).map(Number);
  const kinds = words.filter((word) => word.includes(':')).map(kindOf);
  const random = seededRandom(SEED + before.length);
  for (let game = 0; seconds() < 30 * minutes; game++) {
    const { spots, kind } = kinds[game % kinds.length] as Kind;
    const lines = 3 + Math.floor(random() * 1.1 * spots);
    const map = [...mapsOfGame(kind, spots, random).take(lines)].at(-1);
    if (!map) continue;
    known = whatIsWritten(values);
    const first = known.lands.size;
    answer(known, known.lands.idsOf(bareLandsIn(map)), seconds() + PATIENCE);
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

/** Notes the lands that a position met, from this one on. */
function noteLands(first: LandId): void {
  const { lands } = known;
  for (let id = first; id < lands.size; id++) {
    const nimber = lands.nimber(id);
    if (lands.lives(id) < MIN_LIVES || lands.lives(id) > (nimber < 0 ? SMALL : MAX_LIVES)) continue;
    const form = inDigits(lands.form(id));
    meetings.set(form, (meetings.get(form) ?? 0) + 1);
    if (nimber >= 0) nimbers.set(form, nimber);
  }
}

/** The nimbers of lands that several positions met, those that most of them met first. */
function workOutSmall(end: number): void {
  const several = [...meetings].filter(([form, number]) => number > 1 && !nimbers.has(form)).sort(([, a], [, b]) => b - a);
  for (const [form] of several) {
    const found = nimberOf(known, known.lands.idOfForm(fromDigits(form)), end);
    if (found === null) return;
    nimbers.set(form, found);
  }
}

/** All of it, or of what is too much those that several positions met, and then the smallest. */
function write(): void {
  const entries = new Map(before.map((entry) => [inDigits(entry.form), entry]));
  for (const [form, nimber] of nimbers) entries.set(form, { form: fromDigits(form), nimber });
  for (const { form } of [BOOK, WORKED_OUT].flatMap((text) => [...entriesOf(text)])) entries.delete(inDigits(form));
  const short = [...entries].filter(([, { form }]) => form.length <= MAX_NUMBERS);
  const kept = short.map(([form, entry]) => ({ entry, often: (meetings.get(form) ?? 0) > 1, lives: livesOf(landOf(entry.form)) }));
  kept.sort((a, b) => Number(b.often) - Number(a.often) || a.lives - b.lives).splice(MOST_LANDS);
  writeFileSync(
    FILE,
    `/** Written by \`npm run book:sprouts:met\`. */\nexport const MET: string =\n  '${packed(kept.map(({ entry }) => entry))}';\n`,
  );
  process.stdout.write(`${kept.length} lands, ${seconds().toFixed(0)} s\n`);
}

main(process.argv.slice(2));
