import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { analyseText, rulesOf } from '../../support/games.ts';
import { spread } from '../../support/scale.ts';

interface Case {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly position: string;
  /** Omitted when a game is not a sum. */
  readonly nimber?: number;
  readonly outcome: 'N' | 'P';
  /** Omitted when the list would be long. */
  readonly winning?: readonly string[];
  /** Omitted when the other program did not compute it. */
  readonly misere?: { readonly outcome: 'N' | 'P'; readonly winning?: readonly string[] };
}

/** How many cases of each game with its parameters are compared. */
const MAX_CASES = 30;

const FOLDER = new URL('../../vectors/', import.meta.url);
const games = readdirSync(FOLDER).flatMap((file) => /^([\w-]+)\.json$/.exec(file)?.[1] ?? []);

/** Cases computed from the rules alone, by another program. */
describe.each(games)('%s against its cases', (id) => {
  const { cases } = JSON.parse(readFileSync(new URL(`${id}.json`, FOLDER), 'utf8')) as { cases: Case[] };
  const groups = Map.groupBy(cases, ({ params }) => JSON.stringify(params ?? {}));

  test.each([...groups])('%s', (params, group) => {
    const rules = rulesOf(id, JSON.parse(params));
    const wrong = spread(group, MAX_CASES).filter((expected) => {
      const normal = analyseText(rules, expected.position);
      const misere = analyseText(rules, expected.position, true);
      return !(
        normal.outcome === expected.outcome &&
        (expected.nimber === undefined || normal.nimber === expected.nimber) &&
        isList(normal.winningMoves, expected.winning) &&
        (expected.misere === undefined || misere.outcome === expected.misere.outcome) &&
        isList(misere.winningMoves, expected.misere?.winning)
      );
    });
    expect(wrong).toEqual([]);
  });
});

function isList(found: readonly string[], expected: readonly string[] | undefined): boolean {
  return expected === undefined || found.join() === expected.join();
}
