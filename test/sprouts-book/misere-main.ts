import { writeFileSync } from 'node:fs';
import { type MisereBook, misereBookFrom, misereBookWords } from '@nimhall/shared/games/sprouts/misere-book';
import { MISERE_BOOK } from '@nimhall/shared/games/sprouts/misere-book-text';
import { inLines } from './in-lines.ts';
import { MisereChecker } from './misere-check.ts';
import { MisereProof } from './misere-proof.ts';
import { seconds } from './seconds.ts';

/**
 * Adds to the book of Sprouts where the last line loses a proof of who wins with each of these numbers of spots, in
 * this order, and after `:moves` also after each first move: `npm run book:sprouts:misere -- 11:moves 13 14 12`. What
 * is new is checked and all is written after each number, so that a run that was stopped goes on from the last one.
 * Without numbers, it checks all of the book.
 */
const FILE = new URL('../../shared/src/games/sprouts/misere-book-text.ts', import.meta.url);

function main(words: readonly string[]): void {
  let known = misereBookFrom(MISERE_BOOK);
  if (words.length === 0) check(known, 0);
  for (const word of words) {
    const [spots, moves] = word.split(':');
    const proof = new MisereProof(known);
    proof.addSpots(Number(spots));
    if (moves === 'moves') proof.addFirstMoves(Number(spots));
    const book = proof.book();
    report(`${word}: ${book.lost.length} lost sums`);
    check(book, known.lost.length);
    write(book);
    known = book;
  }
}

/** Checks those of its sums that come after so many others. */
function check(book: MisereBook, after: number): void {
  const checker = new MisereChecker(book);
  const sums = book.lost.slice(after);
  const faults = sums.flatMap((sum) => checker.faultIn(sum) ?? []);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  report(`checked ${sums.length} of them`);
}

function write(book: MisereBook): void {
  const lines = inLines(misereBookWords(book)).join('\n');
  writeFileSync(FILE, `/** Written by \`npm run book:sprouts:misere\`. */\nexport const MISERE_BOOK: string = \`\n${lines}\n\`;\n`);
}

function report(what: string): void {
  process.stdout.write(`${what}, ${seconds().toFixed(0)} s\n`);
}

main(process.argv.slice(2));
