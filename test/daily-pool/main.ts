import { writeFileSync } from 'node:fs';
import { seededRandom } from '@nimhall/shared/bot/random';
import { composePuzzle } from '@nimhall/shared/puzzle/compose';
import { PUZZLE_KINDS, type Puzzle, puzzleKey } from '@nimhall/shared/puzzle/puzzle';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { PLAN, type Plan } from './plan.ts';

/** `npm run pool:daily`: composes the puzzles of all days and writes shared/src/puzzle/daily-pool.ts. Takes some minutes. */
const POOL = new URL('../../shared/src/puzzle/daily-pool.ts', import.meta.url);
/** After this many searches in a row without a result, there is nothing more to find. */
const MAX_FAILURES = 60;

/** Keys of what is already in the pool, under every question, so that no position is asked twice. */
const taken: string[] = [];

const levels = PLAN.map(({ rating, each, groups }, level) =>
  groups.map((group) => {
    const { kind, game, params, misere } = group;
    const puzzles = puzzlesOf(group, rating, each);
    process.stdout.write(`${level + 1} ${kind} ${game}: ${puzzles.map((puzzle) => puzzle.rating).join(' ')}\n`);
    const texts = puzzles.map((puzzle) => `${puzzle.rating} ${puzzle.position}`).join(' ');
    return JSON.stringify({ kind, game, params: puzzles[0]?.params ?? params, misere, puzzles: texts });
  }),
);

writeFileSync(
  POOL,
  `import type { Puzzle } from './puzzle.ts';

/** Similar puzzles of the pool: of one game and convention, with the same question. */
export interface PuzzleGroup extends Pick<Puzzle, 'kind' | 'game' | 'params' | 'misere'> {
  /** Rating and position of each, separated by spaces. */
  readonly puzzles: string;
}

/**
 * The puzzles of all days, by level. Written by \`npm run pool:daily\`; a change gives everybody other puzzles on the
 * day it is deployed.
 */
export const LEVELS: readonly (readonly PuzzleGroup[])[] = [
${levels.map((groups) => `[${groups.join(',')}],`).join('\n')}
];
`,
);
process.stdout.write('Written. `npm run fix` formats it.\n');

/** This many puzzles of a group. In half of those that ask who wins, it is the side to move. */
function puzzlesOf({ kind, game, params, misere, starts }: Plan, rating: number, each: number): readonly Puzzle[] {
  const puzzles: Puzzle[] = [];
  const begin = starts.map((start) => ({ game, params, misere, start }));
  for (let seed = 0, failures = 0; puzzles.length < each; seed++) {
    const wish = { starts: begin, kinds: [kind], outcome: puzzles.length % 2 === 0 ? 'N' : 'P', rating, seen: taken } as const;
    const puzzle = runToEnd(composePuzzle(wish, seededRandom(seed)));
    failures = puzzle ? 0 : failures + 1;
    if (failures > MAX_FAILURES) throw new Error(`${kind} ${game}: only ${puzzles.length} puzzles`);
    if (!puzzle) continue;
    puzzles.push(puzzle);
    for (const other of PUZZLE_KINDS) taken.push(String(puzzleKey({ ...puzzle, kind: other })));
  }
  return inNoOrder(puzzles, seededRandom(puzzles.length));
}

/** Shuffles them, because otherwise easy ones would come first and winners would alternate. */
function inNoOrder<T>(items: readonly T[], random: () => number): readonly T[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as T);
}
