import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { analyseText, rulesOf } from '../../support/games.ts';

interface Case {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly position: string;
  readonly nimber: number;
  readonly outcome: 'N' | 'P';
  /** Left out where the list would be long. */
  readonly winning?: readonly string[];
  readonly misere: { readonly outcome: 'N' | 'P'; readonly winning?: readonly string[] };
}

const FOLDER = new URL('../../vectors/', import.meta.url);
const games = readdirSync(FOLDER).flatMap((file) => /^([\w-]+)\.json$/.exec(file)?.[1] ?? []);

/** Cases worked out from the rules alone, by another program. */
describe.each(games)('%s against its cases', (id) => {
  const { cases } = JSON.parse(readFileSync(new URL(`${id}.json`, FOLDER), 'utf8')) as { cases: Case[] };
  const groups = Map.groupBy(cases, ({ params }) => JSON.stringify(params ?? {}));

  test.each([...groups])('%s', (params, group) => {
    const rules = rulesOf(id, JSON.parse(params));
    const wrong = group.filter((expected) => {
      const normal = analyseText(rules, expected.position);
      const misere = analyseText(rules, expected.position, true);
      return !(
        normal.outcome === expected.outcome &&
        normal.nimber === expected.nimber &&
        misere.outcome === expected.misere.outcome &&
        isList(normal.winningMoves, expected.winning) &&
        isList(misere.winningMoves, expected.misere.winning)
      );
    });
    expect(wrong).toEqual([]);
  });
});

function isList(found: readonly string[], expected: readonly string[] | undefined): boolean {
  return expected === undefined || found.join() === expected.join();
}
