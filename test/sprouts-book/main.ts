import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Entry, entriesOf, entryText, packedEntriesOf } from '@nimhall/shared/games/sprouts/book';
import { BOOK } from '@nimhall/shared/games/sprouts/book-text';
import { LandValues } from '@nimhall/shared/games/sprouts/land-values';
import { MET } from '@nimhall/shared/games/sprouts/met-text';
import { REST_OF_BOOK } from '@nimhall/shared/games/sprouts/rest-of-book-text';
import { WORKED_OUT } from '@nimhall/shared/games/sprouts/worked-text';
import { Checker } from './check.ts';
import { inLines } from './in-lines.ts';
import { packedModule } from './pack.ts';
import { Proof } from './proof.ts';
import { seconds } from './seconds.ts';

/**
 * Adds to the opening book of Sprouts a proof of the value of each of these numbers of spots, in this order, and after
 * `:moves` also of who wins after each first move; with `:winner` only of who wins, which is less where the first player
 * does; with `:joined` only that joining two spots first wins: `npm run book:sprouts -- 11:moves 18 22:winner`. It is checked
 * and written after each number, so that a run that was stopped goes on from the last one. `-- --rest 21:joined` adds to the rest of
 * the book, which does not come with the rules.
 */
const FILE = new URL('../../shared/src/games/sprouts/book-text.ts', import.meta.url);
const REST_FILE = new URL('../../shared/src/games/sprouts/rest-of-book-text.ts', import.meta.url);

const book = [...entriesOf(BOOK)];
const { values, positionals } = parseArgs({ options: { rest: { type: 'boolean', default: false } }, allowPositionals: true });

function main(): void {
  const written = values.rest ? [...book, ...packedEntriesOf(REST_OF_BOOK)] : book;
  const proof = new Proof(written, entriesOf(WORKED_OUT), new LandValues(MET, REST_OF_BOOK));
  for (const word of positionals) {
    const [spots, what] = word.split(':');
    if (what === 'winner') proof.addWinner(Number(spots));
    else if (what === 'joined') proof.addJoined(Number(spots));
    else proof.addSpots(Number(spots));
    if (what === 'moves') proof.addFirstMoves(Number(spots));
    write(proof.entries());
    process.stdout.write(`${word}: ${proof.entries().length} lands, ${seconds().toFixed(0)} s\n`);
  }
}

function write(entries: readonly Entry[]): void {
  const checker = new Checker(entries);
  const faults = entries.flatMap((entry) => checker.faultIn(entry) ?? []);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  if (values.rest) {
    const before = new Set(book.map(entryText));
    const more = entries.filter((entry) => !before.has(entryText(entry)));
    writeFileSync(REST_FILE, packedModule('npm run book:sprouts -- --rest', 'REST_OF_BOOK', more));
  } else {
    const lines = inLines(entries.map(entryText)).join('\n');
    writeFileSync(FILE, `/** Written by \`npm run book:sprouts\`. */\nexport const BOOK: string = \`\n${lines}\n\`;\n`);
  }
}

main();
