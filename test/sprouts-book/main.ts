import { writeFileSync } from 'node:fs';
import { entriesOf, entryText } from '@nimhall/shared/games/sprouts/book';
import { BOOK } from '@nimhall/shared/games/sprouts/book-text';
import { Checker } from './check.ts';
import { inLines } from './in-lines.ts';
import { Proof } from './proof.ts';
import { seconds } from './seconds.ts';

/**
 * Adds to the opening book of Sprouts a proof of the value of each of these numbers of spots, in this order, and after
 * `:moves` also of who wins after each first move; with `:winner` only of who wins, which is less where the first player
 * does: `npm run book:sprouts -- 11:moves 18 15 22:winner`. It is checked and written after each number, so that a run
 * that was stopped goes on from the last one.
 */
const FILE = new URL('../../shared/src/games/sprouts/book-text.ts', import.meta.url);

function main(words: readonly string[]): void {
  const proof = new Proof([...entriesOf(BOOK)]);
  for (const word of words) {
    const [spots, what] = word.split(':');
    if (what === 'winner') proof.addWinner(Number(spots));
    else proof.addSpots(Number(spots));
    if (what === 'moves') proof.addFirstMoves(Number(spots));
    write(proof);
    process.stdout.write(`${word}: ${proof.entries().length} lands, ${seconds().toFixed(0)} s\n`);
  }
}

function write(proof: Proof): void {
  const entries = proof.entries();
  const checker = new Checker(entries);
  const faults = entries.flatMap((entry) => checker.faultIn(entry) ?? []);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  writeFileSync(
    FILE,
    `/** Written by \`npm run book:sprouts\`. */\nexport const BOOK: string = \`\n${inLines(entries.map(entryText)).join('\n')}\n\`;\n`,
  );
}

main(process.argv.slice(2));
