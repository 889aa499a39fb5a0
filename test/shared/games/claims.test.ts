import type { Sentence } from '@nimhall/shared/game/explanation';
import { inWords } from '@nimhall/shared/phrase';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { describe, expect, test } from 'vitest';
import { Judge } from '../../support/claims.ts';
import { BOXES } from '../../support/game-boxes.ts';
import { analyseText, rulesOf } from '../../support/games.ts';
import { Oracle } from '../../support/oracle.ts';
import { spread } from '../../support/scale.ts';

/** How many positions of each box have their explanations checked. */
const MAX_POSITIONS = 50;

describe.each(BOXES)('$game $params', ({ game, params, positions: all }) => {
  const positions = spread(all, MAX_POSITIONS);
  const rules = rulesOf(game, params);
  const judge = new Judge(rules, new Oracle(rules));

  test.each([false, true])('no explanation says anything false, misère %s', (misere) => {
    const found = positions.flatMap((text) => judge.falseIn(analyseText(rules, text, misere), misere));
    expect(found.slice(0, 5), `${found.length} false`).toEqual([]);
  });

  test.each([false, true])('sentences about who wins carry it as a claim, misère %s', (misere) => {
    const bare = positions.flatMap((text) =>
      told(analyseText(rules, text, misere)).flatMap(({ says, claims }) =>
        claims === undefined && / (side to move|winning move|the other side can)\b/.test(inWords(says))
          ? [`${text}: ${inWords(says)}`]
          : [],
      ),
    );
    expect(bare.slice(0, 5)).toEqual([]);
  });
});

function told({ explanation: { sentences, simply } }: Analysis): readonly Sentence[] {
  return [...(simply?.sentences ?? []), ...sentences];
}
