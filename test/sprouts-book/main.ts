import { writeFileSync } from 'node:fs';
import { entryText } from '@nimhall/shared/games/sprouts/book';
import { Checker } from './check.ts';
import { inLines } from './in-lines.ts';
import { Proof } from './proof.ts';

/**
 * Writes the opening book of Sprouts: a proof of the values of up to this many spots, and up to the second number also
 * of who wins after
 * each first move. `npm run book:sprouts -- 14 11`
 */
const FILE = new URL('../../shared/src/games/sprouts/book-text.ts', import.meta.url);

function main(most: number, mostWithMoves: number): void {
  const proof = new Proof();
  for (let spots = 1; spots <= most; spots++) {
    proof.addSpots(spots);
    if (spots <= mostWithMoves) proof.addFirstMoves(spots);
    process.stdout.write(`${spots} spots: ${proof.entries().length} lands\n`);
  }
  const entries = proof.entries();
  const checker = new Checker(entries);
  const faults = entries.flatMap((entry) => checker.faultIn(entry) ?? []);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  writeFileSync(
    FILE,
    `/** Written by \`npm run book:sprouts\`. */\nexport const BOOK: string = \`\n${inLines(entries.map(entryText)).join('\n')}\n\`;\n`,
  );
}

main(Number(process.argv[2] ?? 14), Number(process.argv[3] ?? 11));
