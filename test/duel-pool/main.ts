import { writeFileSync } from 'node:fs';
import { UNSEEN_FOR } from '@nimhall/shared/duel/draw';
import { hardStarts } from '@nimhall/shared/duel/hard';
import { GAMES } from '@nimhall/shared/games/all';
import type { Start } from '@nimhall/shared/puzzle/puzzle';
import { runToEnd } from '@nimhall/shared/solver/analyse';

/**
 * `npm run pool:duels`: searches for hard positions of every game and writes shared/src/duel/pool.ts. Takes some
 * minutes.
 */
const POOL = new URL('../../shared/src/duel/pool.ts', import.meta.url);
/** Positions of a family. */
const MAX_POSITIONS = 80;
/** Searching takes minutes in these. */
const TOO_SLOW: readonly string[] = ['cram', 'sprouts', 'hackenbush'];

const lines: string[] = [];
for (const family of GAMES) {
  if (TOO_SLOW.includes(family.id)) continue;
  const starts = runToEnd(hardStarts(family, MAX_POSITIONS));
  process.stdout.write(`${family.id}: ${starts.length}\n`);
  // Two players who keep meeting see no position twice in `UNSEEN_FOR` duels.
  if (starts.length > UNSEEN_FOR) lines.push(`  ${JSON.stringify(family.id)}: [${grouped(starts).join(',')}],`);
}
writeFileSync(
  POOL,
  `import type { Start } from '../puzzle/puzzle.ts';

/** Hard positions with the same rules: their texts, separated by spaces. */
interface Group extends Pick<Start, 'params' | 'misere'> {
  readonly starts: string;
}

/**
 * The hard positions of each family that has duels: see hard.ts. Written by \`npm run pool:duels\`; changing it
 * changes what can be drawn.
 */
export const POOL: Readonly<Record<string, readonly Group[]>> = {
${lines.join('\n')}
};
`,
);
process.stdout.write('Written. `npm run fix` formats it.\n');

function grouped(starts: readonly Start[]): string[] {
  const groups = Map.groupBy(starts, ({ params, misere }) => JSON.stringify([params, misere]));
  return [...groups.values()].map((group) => {
    const { params, misere } = group[0] as Start;
    return JSON.stringify({ params, misere, starts: group.map(({ start }) => start).join(' ') });
  });
}
