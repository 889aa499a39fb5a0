import type { Budget } from '@nimhall/shared/game/budget';
import type { Ruleset } from '@nimhall/shared/game/contract';
import { inWords } from '@nimhall/shared/phrase';
import { analyse, runToEnd } from '@nimhall/shared/solver/analyse';
import { mayFindMore } from '@nimhall/shared/solver/analysis';
import { isPairedOff } from '@nimhall/shared/solver/equal-parts';
import { Search } from '@nimhall/shared/solver/search';
import { describe, expect, test } from 'vitest';
import { heapBox } from '../../support/boxes.ts';
import { afterText, analyseText, positionOf, rulesOf } from '../../support/games.ts';
import { Oracle } from '../../support/oracle.ts';
import { scaled } from '../../support/scale.ts';

/** The same rules without their theory, so that only the search is left. */
function bare({ theory: _, ...rules }: Ruleset): Ruleset {
  return rules;
}

const GAMES = [
  { game: 'nim', params: undefined, positions: heapBox(3, 4) },
  { game: 'subtraction', params: { take: [1, 3, 4] }, positions: heapBox(3, 7) },
  { game: 'colourful', params: { ends: 'both' }, positions: ['0', '1.2.1', '2.2.2', '1.1.1.1,2', '1.2,2.1.1', '3,1.1,2'] },
];

describe.each(GAMES)('search alone on $game', ({ game, params, positions }) => {
  const rules = bare(rulesOf(game, params));

  test.each([false, true])('agrees with the definition, misère %s', (misere) => {
    const oracle = new Oracle(rules);
    const wrong = positions.filter((text) => {
      const found = analyseText(rules, text, misere);
      const position = positionOf(rules, text);
      return (
        (found.method.tier !== 'search' && (misere || !isPairedOff(rules, position))) ||
        (found.outcome === 'N') !== oracle.wins(position, misere) ||
        found.nimber !== (misere ? null : oracle.nimber(position)) ||
        found.winningMoves.join() !== oracle.winningMoves(position, misere).join() ||
        found.winningCount !== found.winningMoves.length
      );
    });
    expect(wrong).toEqual([]);
  });

  test('claims nothing that it has not found', () => {
    const oracle = new Oracle(rules);
    let early = 0;
    for (const [text, misere] of positions.flatMap((text) => [[text, false] as const, [text, true] as const])) {
      const winning = oracle.winningMoves(positionOf(rules, text), misere);
      for (let states = 1; states < 100; states *= 2) {
        const { outcome, winningMoves, winningCount, winningWays, mayBeMore } = analyseText(rules, text, misere, { states });
        if (outcome === 'unknown') continue;
        const what = `${text} with ${states} positions, misère ${misere}`;
        expect(winning, what).toEqual(expect.arrayContaining([...winningMoves]));
        if (mayBeMore) early++;
        expect(mayBeMore ? winningCount <= winning.length : winningCount === winning.length, what).toBe(true);
        expect(winningWays, what).toBeLessThanOrEqual(winningCount);
      }
    }
    expect(early, 'searches that ended early').toBeGreaterThan(0);
  });

  test('gives the same without keys and parts', () => {
    const { key: _key, parts: _parts, ...plain } = rules;
    for (const text of positions) expect(analyseText(plain, text).nimber).toBe(analyseText(rules, text).nimber);
  });
});

test.each([
  ['moore', { k: 4 }, '2,1,11,12,13,14,15,7'],
  ['fibonacci', undefined, '8944394323791463:8944394323791463'],
  ['wythoff', undefined, '1000000.1618034'],
  ['treblecross', undefined, '...'],
] as const)(
  '%s %o %s: in normal play a lost position is worth 0, and where no nimbers are worked out, others have none',
  (game, params, text) => {
    const rules = rulesOf(game, params);
    const { outcome, winningMoves, parts } = analyseText(rules, text);
    const lost = outcome === 'P' ? text : afterText(rules, text, winningMoves[0] ?? '');
    expect(analyseText(rules, lost)).toMatchObject({ outcome: 'P', nimber: 0, winningCount: 0 });
    if (outcome === 'N' && parts.length === 1) expect(parts).toMatchObject([{ nimber: null }]);
  },
);

describe('budgets', () => {
  const nim = bare(rulesOf('nim'));

  test.each([false, true])('a search that exceeds its budget says so and guesses nothing, misère %s', (misere) => {
    const found = analyseText(nim, '90,90,3', misere, { states: 50 });
    expect(found).toMatchObject({
      outcome: 'unknown',
      nimber: null,
      winningMoves: [],
      winningCount: 0,
      method: { source: 'Stopped after 50 positions without an answer' },
    });
  });

  test('an outcome is found when there are too many nimbers', () => {
    const { parts: _, ...whole } = nim;
    const states = 1 + new Set(heapBox(3, 6)).size;
    const found = [...Array(states).keys()].map((each) => analyseText(whole, '1,6,6', false, { states: each }));
    const bareOutcome = found.filter(({ outcome, nimber }) => outcome !== 'unknown' && nimber === null);
    expect(bareOutcome.length).toBeGreaterThan(0);
    for (const { outcome, winningMoves } of bareOutcome) expect({ outcome, winningMoves }).toEqual({ outcome: 'N', winningMoves: ['a1'] });
  });

  test.each([
    [{ states: 50 }, 'was found in as many positions as are'],
    [{ states: 1_000_000, expired: () => true }, 'was found in the time'],
    [{ states: 1_000_000, bytes: 500_000 }, 'fitted into the memory'],
  ])('the exceeded limit is named: with %j it is %s', (budget, spent) => {
    const { explanation } = analyseText(nim, '90,90,3', true, budget);
    expect(inWords(explanation.sentences[0]?.says ?? '')).toBe(`No answer ${spent} allowed. With more, there may be one.`);
  });

  test('where memory ended a search, no longer one is offered', () => {
    const offered = (budget: Budget) => {
      const found = analyseText(nim, '90,90,3', true, budget);
      return { outcome: found.outcome, memoryFull: found.memoryFull, mayFindMore: mayFindMore(found) };
    };
    expect(offered({ states: 1_000_000, bytes: 500_000 })).toEqual({ outcome: 'unknown', memoryFull: true, mayFindMore: false });
    expect(offered({ states: 50 })).toEqual({ outcome: 'unknown', memoryFull: undefined, mayFindMore: true });
  });

  test('a win that was found is reported, even if not every move was examined', () => {
    const { parts: _, ...undivided } = nim;
    const search = (states: number) => analyseText(undivided, '1,9,9', false, { states });
    const whole = search(1_000_000);
    const least = [...Array(2_000).keys()].find((states) => search(states).outcome === 'N') ?? 0;
    const { winningMoves, winningCount, mayBeMore, explanation } = search(least);
    expect(inWords(explanation.sentences[0]?.says ?? '')).toMatch(/^Lines of play were followed until a win was found/);
    expect(winningMoves.length).toBeGreaterThan(0);
    expect([winningCount, mayBeMore, whole.mayBeMore]).toEqual([winningMoves.length, true, undefined]);
    expect(whole.winningMoves).toEqual(expect.arrayContaining([...winningMoves]));
  });

  test('once the time is up nothing more is examined, however many parts there are', () => {
    const rows = bare(rulesOf('kayles'));
    let asked = 0;
    const expired = () => ++asked > 2;
    const { outcome } = analyseText(rows, Array.from({ length: 500 }, (_, row) => 100_000 + row).join(','), false, {
      states: 1_000_000,
      expired,
    });
    expect(outcome).toBe('unknown');
    expect(asked).toBeLessThan(6);
  });

  test('endless moves and endless lines stop within the budget', () => {
    expect(analyseText(nim, '9007199254740991', false, { states: 1_000 }).outcome).toBe('unknown');
    expect(analyseText(nim, '9007199254740991', true, { states: scaled(200_000, 1_000_000) }).outcome).toBe('unknown');
  });

  test('a computation can be stopped between steps', () => {
    let asked = 0;
    const expired = () => ++asked > 3;
    const position = positionOf(nim, '30,30,30');
    const steps = analyse(nim, position, { misere: true, budget: { states: 1_000_000, expired } });
    let yields = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) yields++;
    expect(step.value.outcome).toBe('unknown');
    expect(asked).toBe(4);
    expect(yields).toBe(3);
  });

  test('a table stops at its budget and resumes when asked again', () => {
    const both = rulesOf('colourful', { ends: 'both' });
    const pile = '40.50.60.70.80.90.30.20';
    expect(analyseText(both, pile, false, { states: 500 }).outcome).toBe('unknown');
    expect(analyseText(both, pile, false, { states: 1_000_000 }).outcome).not.toBe('unknown');
    let asked = 0;
    expect(analyseText(both, `${pile}.1`, false, { states: 1_000_000, expired: () => ++asked > 1 }).outcome).toBe('unknown');
  });
});

test('questions that share a search share its budget and its answers', () => {
  const nim = bare(rulesOf('nim'));
  const search = new Search(nim, { states: 2_000 });
  const ask = (text: string) => runToEnd(analyse(nim, positionOf(nim, text), { misere: true, search }));
  const first = ask('4,5,6');
  const spent = search.examined;
  expect(ask('4,5,6')).toMatchObject({ outcome: first.outcome, winningMoves: first.winningMoves });
  expect(search.examined).toBe(spent);
  expect(ask('97,98,99,96').outcome).toBe('unknown');
  expect(ask('4,5,6').outcome).toBe(first.outcome);
});

test('a nimber that was not found in time is unknown, but where the last move loses there is none', () => {
  const { parts: _, ...whole } = bare(rulesOf('nim'));
  const answers = Array.from({ length: 100 }, (_, states) => analyseText(whole, '1,2,5', false, { states }));
  const shown = answers.map(({ outcome, nimber, nimberUnknown, mayBeMore }) => [outcome, nimber, nimberUnknown, mayBeMore].join());
  expect([...new Set(shown)]).toEqual(['unknown,,,', 'N,,true,', 'N,6,,']);
  expect(answers.find(({ nimberUnknown, mayBeMore }) => nimberUnknown && !mayBeMore)).toSatisfy(mayFindMore);
  const misere = [analyseText(whole, '1,2,5', true), analyseText(rulesOf('treblecross'), '.'.repeat(12), true)];
  expect(misere.map(({ outcome, nimber, nimberUnknown }) => [outcome, nimber, nimberUnknown])).toEqual([
    ['N', null, undefined],
    ['P', null, undefined],
  ]);
});

test('a longer search is offered where it may find who wins, more winning moves or the nimber', () => {
  const offered = (game: string, position: string, states: number, misere = false) =>
    mayFindMore(analyseText(rulesOf(game), position, misere, { states }));
  expect({
    'who wins is unknown': offered('grundys-game', '60,59,58', 500, true),
    'it ended early': offered('sprouts', '15', 600),
    'all are known': offered('sprouts', '3', 600),
    'a theorem names one': offered('cram', Array(6).fill('.........').join('/'), 500),
    'none wins': offered('nim', '1,1', 500),
  }).toEqual({
    'who wins is unknown': true,
    'it ended early': true,
    'all are known': false,
    'a theorem names one': false,
    'none wins': false,
  });
});
