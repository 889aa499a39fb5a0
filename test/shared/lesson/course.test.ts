import { CHAPTER_BOTS } from '@nimhall/shared/bot/chapter-bots';
import { treeFrom } from '@nimhall/shared/catalogue/tree';
import type { Claim, Drawing, Sentence } from '@nimhall/shared/game/explanation';
import { CHAPTERS } from '@nimhall/shared/lesson/chapters';
import { explainLost, hintsFor } from '@nimhall/shared/lesson/coach';
import { type Placed, type Placing, placed, type Step } from '@nimhall/shared/lesson/lesson';
import { tableErrorOf } from '@nimhall/shared/lesson/nim-table';
import { leftFrom, smallestMissing } from '@nimhall/shared/lesson/values';
import { inWords } from '@nimhall/shared/phrase';
import { nimSum } from '@nimhall/shared/solver/nimbers';
import { describe, expect, test } from 'vitest';
import { Judge } from '../../support/claims.ts';
import { afterText, analyseText, positionOf, rulesOf } from '../../support/games.ts';
import { Oracle } from '../../support/oracle.ts';

/** Judges and oracles of the games, cached because several steps share a game. */
const known = new Map<string, { readonly judge: Judge; readonly oracle: Oracle<unknown, unknown> }>();

function judges({ game, params }: Placed) {
  const key = JSON.stringify([game, params]);
  const rules = rulesOf(game, params);
  const oracle = new Oracle(rules);
  const made = known.get(key) ?? { judge: new Judge(rules, oracle), oracle };
  known.set(key, made);
  return made;
}

/**
 * Positions with more moves than can be played out are left to the solver, which is compared with the definition
 * elsewhere.
 */
const isSmall = ({ position }: Placed) =>
  [...position.matchAll(/\d+/g)].reduce((product, [number]) => product * (Number(number) + 1), 1) < 20_000;

const solved = ({ game, params, misere, position }: Placed) => analyseText(rulesOf(game, params), position, misere);

/** The position of a step, as far as its claims are concerned. */
function placeOf(step: Step): Placed {
  switch (step.kind) {
    case 'play':
    case 'tree':
      return placed(step);
    case 'who':
      return placed(step.positions[0]);
    case 'choose':
      return placed(step.of ?? (step.shows && !('kind' in step.shows) ? step.shows : { position: '0' }));
    case 'fight':
      return placed({ position: step.pool[0] });
    case 'pairs':
      return placed({ position: step.heaps.join(',') });
    case 'table':
      return placed({ position: '0' });
    case 'values':
      return placed({ game: step.game, params: step.params ?? {}, position: `${step.upTo}` });
    default:
      return step satisfies never;
  }
}

/** The sentences that are false, by the definition of the game, or by the solver when that takes too many moves. */
function falseAmong(sentences: readonly Sentence[], here: Placed, drawings: readonly Drawing[] = []): string[] {
  return sentences.flatMap(({ says, claims = [] }) =>
    claims.filter((claim) => !holds(claim, here, drawings)).map((claim) => `${inWords(says)} ${JSON.stringify(claim)}`),
  );
}

function holds(claim: Claim, here: Placed, drawings: readonly Drawing[] = []): boolean {
  const there = { ...here, position: ('position' in claim && claim.position) || here.position };
  if (isSmall(there)) {
    const sentences = [{ says: { text: '', values: [] }, claims: [claim] }];
    const { judge } = judges(here);
    return judge.falseIn({ position: here.position, explanation: { sentences, drawings } }, here.misere).length === 0;
  }
  const { outcome, nimber, winningMoves } = solved({ ...there, misere: 'misere' in claim && claim.misere });
  switch (claim.kind) {
    case 'outcome':
      return outcome === claim.is;
    case 'nimber':
      return nimber === claim.is;
    case 'winning':
      return winningMoves.join() === claim.moves.join();
    case 'lost': {
      const { when } = claim;
      if (when.kind === 'nimber') return near(there).every((each) => (solved(each).nimber === when.is) === !winsAt(each));
      throw new Error(`Too large to be played out: ${JSON.stringify(claim)}`);
    }
    default:
      throw new Error(`Too large to be played out: ${JSON.stringify(claim)}`);
  }
}

/** A position and all that are one move away. */
function near(at: Placed): Placed[] {
  const rules = rulesOf(at.game, at.params);
  const moves = Array.from(rules.moves(positionOf(rules, at.position)), (move) => rules.move.format(move));
  return [at, ...moves.map((move) => ({ ...at, position: afterText(rules, at.position, move) }))];
}

const winsAt = (at: Placed): boolean => solved(at).outcome === 'N';
const endsAt = ({ game, params, position }: Placed): boolean => {
  const rules = rulesOf(game, params);
  return [...rules.moves(positionOf(rules, position))].length === 0;
};

test('chapters have unique ids, and so have the steps of each', () => {
  const ids = CHAPTERS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, steps } of CHAPTERS) {
    expect(new Set(steps.map((step) => step.id)).size, id).toBe(steps.length);
    expect([id, steps.length >= 5 && steps.length <= 12]).toEqual([id, true]);
  }
});

test('the guards appear at the first chapters, in order', () => {
  const met = CHAPTERS.flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'fight' ? [step.guard] : [])));
  expect(met).toEqual(CHAPTER_BOTS.map(({ id }) => id).slice(0, met.length));
});

describe.each(CHAPTERS)('$id', ({ steps }) => {
  test.each(steps)('$id says nothing false', (step) => {
    const spoken = [...step.says, ...(step.remember ?? [])];
    expect(step.says.length).toBeLessThanOrEqual(2);
    expect(falseAmong(spoken, placeOf(step))).toEqual([]);
  });

  test.each(steps)('$id can be done', (step) => {
    expect(troubleWith(step)).toEqual([]);
  });
});

/** What prevents a step from being done, or makes it pointless. */
function troubleWith(step: Step): string[] {
  switch (step.kind) {
    case 'play':
      return troubleWithPlay(step);
    case 'who':
      return step.positions.flatMap((each) => (solved(placed(each)).outcome === 'unknown' ? [each.position] : []));
    case 'choose': {
      const right = step.options.filter(({ right }) => right);
      const odd = step.options.filter(({ claim, right }) => claim && holds(claim, placeOf(step)) !== (right ?? false));
      const lies = falseAmong(
        step.options.map(({ because }) => because),
        placeOf(step),
      );
      return [...(right.length === 1 ? [] : [`${right.length} are right`]), ...odd.map(({ says }) => inWords(says)), ...lies];
    }
    case 'fight':
      return step.pool.flatMap((position) => (winsAt(placed({ position })) === (step.lost ?? false) ? [position] : []));
    case 'table':
      return step.fill.flatMap(([row, column], at) => {
        const [before, left] = step.fill[at - 1] ?? [0, -1];
        const isNext = row > before || (row === before && column > left);
        return isNext && column <= row && row < step.size ? [] : [`${row}, ${column} is asked for out of order`];
      });
    case 'values':
      return Array.from({ length: step.upTo + 1 }, (_, size) => `${size}`).flatMap((position) => {
        const { nimber } = solved(placed({ game: step.game, params: step.params ?? {}, position }));
        const worth = smallestMissing(leftFrom(step.game, step.params, position));
        return worth === nimber && worth < 8 ? [] : [`${position} is worth ${nimber}, not ${worth}`];
      });
    case 'tree': {
      const { game, params, position } = placed(step);
      const [[start] = []] = treeFrom(game, params, position) ?? [];
      return start?.counts === solved(placed(step)).nimber ? [] : [`${position} counts ${start?.counts}`];
    }
    case 'pairs':
      return step.heaps.every((size) => size > 0) && step.heaps.length > 1 ? [] : ['too few heaps'];
    default:
      return step satisfies never;
  }
}

function troubleWithPlay(step: Extract<Step, { kind: 'play' }>): string[] {
  const at = placed(step);
  const rules = rulesOf(at.game, at.params);
  const moves = Array.from(rules.moves(positionOf(rules, at.position)), (move) => rules.move.format(move));
  const { goal } = step;
  switch (goal.kind) {
    case 'move':
      return moves.length > 0 ? [] : ['there is no move'];
    case 'reach':
      return moves.some((move) => afterText(rules, at.position, move) === goal.position) ? [] : [`${goal.position} cannot be reached`];
    case 'winning-move':
      return winsAt(at) && !step.answers ? [] : ['no move wins'];
    case 'win':
      return winsAt(at) !== (step.answers ?? false) ? [] : ['it cannot be won'];
    case 'try':
      return !winsAt(at) && moves.length >= goal.moves ? [] : ['not every move is answered'];
    default:
      return goal satisfies never;
  }
}

test('who found the method is named with his year, and the last chapter has the method of finding one and a tree of Sprouts', () => {
  const said = CHAPTERS.flatMap(({ steps }) => steps).flatMap(({ says, remember = [] }) => [...says, ...remember]);
  expect(said.map(({ says }) => inWords(says)).filter((text) => /Bouton .*1901/.test(text))).toHaveLength(1);
  const last = CHAPTERS.at(-1)?.steps ?? [];
  const method = last.find(({ id }) => id === 'method')?.says.map(({ says }) => inWords(says));
  expect(method?.join(' ')).toMatch(/Play it, solve the simplest case, solve more cases, then find a rule/);
  expect(last.find(({ id }) => id === 'one-spot')).toMatchObject({ kind: 'tree', game: 'sprouts' });
});

test('the picture of the queue of partners numbers its levels, and each partner that it names is one', () => {
  const queue = CHAPTERS.find(({ id }) => id === 'partners')?.steps.find(({ id }) => id === 'queue');
  const table = queue?.kind === 'choose' ? queue.shows : undefined;
  if (!table || !('kind' in table) || table.kind !== 'table') throw new Error('The step shows no table');
  const [name, ...levels] = table.head ?? [];
  expect(inWords(name ?? '')).toBe('level');
  expect(levels).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const partners = table.rows.find((row) => inWords(row.name) === 'partner')?.cells ?? [];
  const named = levels.flatMap((level, at) => (typeof partners[at] === 'number' ? [[level, partners[at]]] : []));
  expect(named.length).toBeGreaterThan(3);
  const wrong = named.filter((pair) => solved(placed({ game: 'chromatic', position: pair.join(',') })).outcome !== 'P');
  expect(wrong, 'pairs that are not P').toEqual([]);
});

describe('the coach', () => {
  /**
   * Every position with a move from which a step is played, and all positions reachable from it, unless there are too
   * many.
   */
  const places = CHAPTERS.flatMap(({ steps }, chapter) =>
    steps.flatMap((step) =>
      step.kind === 'play' ? reachable(step).map((at) => ({ at, chapter, step: step.id, isStart: at.position === step.position })) : [],
    ),
  );

  test('has three hints wherever a move wins, all of them true', () => {
    for (const { at, step } of places) {
      const rules = rulesOf(at.game, at.params);
      const analysis = solved(at);
      const hints = hintsFor(at, analysis, rules.view(positionOf(rules, at.position)), (move) => afterText(rules, at.position, move));
      expect([step, at.position, hints !== null]).toEqual([step, at.position, analysis.outcome === 'N']);
      if (hints) expect(falseAmong([...hints.where, ...hints.count.sentences], at, hints.count.drawings)).toEqual([]);
      if (hints) expect(analysis.winningMoves).toContain(hints.move);
    }
  });

  test('does not mention binary before it is taught', () => {
    for (const { at, chapter, isStart } of places) {
      if (!isStart || at.game !== 'nim' || chapter >= 4 || !winsAt(at)) continue;
      const rules = rulesOf(at.game, at.params);
      const hints = hintsFor(at, solved(at), rules.view(positionOf(rules, at.position)), (move) => afterText(rules, at.position, move));
      expect(inWords(hints?.count.sentences[0]?.says ?? ''), at.position).not.toMatch(/binary/);
    }
  });

  test('says why nobody wins only where nobody does', () => {
    const lost = places.filter(({ at }) => !winsAt(at));
    expect(lost.length).toBeGreaterThan(0);
    for (const { at } of lost) expect(falseAmong([explainLost(at)], at)).toEqual([]);
  });
});

function reachable(start: Placing): Placed[] {
  const at = placed(start);
  if (!isSmall(at) || at.position.length > 12) return [at];
  const rules = rulesOf(at.game, at.params);
  const found = new Map([[at.position, at]]);
  for (const each of found.values()) {
    for (const move of rules.moves(positionOf(rules, each.position))) {
      const position = afterText(rules, each.position, rules.move.format(move));
      if (!found.has(position) && found.size < 300) found.set(position, { ...at, position });
    }
  }
  return [...found.values()].filter((each) => !endsAt(each));
}

test('a number is accepted in a square of the table exactly where the definition of nim-sums puts it', () => {
  const rules = rulesOf('nim');
  const oracle = new Oracle(rules);
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      const right = oracle.nimber(positionOf(rules, `${row},${column}`));
      expect(nimSum(row, column)).toBe(right);
      for (let number = 0; number < 16; number++) {
        const misfit = tableErrorOf(row, column, number);
        expect([row, column, number, misfit === null]).toEqual([row, column, number, number === right]);
        if (misfit?.kind === 'repeated') expect(nimSum(misfit.row, misfit.column)).toBe(number);
        if (misfit?.kind === 'smaller') expect(misfit.free).toBeLessThan(number);
      }
    }
  }
});
