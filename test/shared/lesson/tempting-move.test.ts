import { CHAPTERS } from '@nimhall/shared/lesson/chapters';
import { type Placed, placed } from '@nimhall/shared/lesson/lesson';
import { explainTemptation } from '@nimhall/shared/lesson/tempting-move';
import { inWords } from '@nimhall/shared/phrase';
import { expect, test } from 'vitest';
import { afterText, analyseText, positionOf, rulesOf } from '../../support/games.ts';

const { says: BY_NIM_SUM } = temptationAt('wythoff', '3.3');
const { says: BY_LAST_MOVE } = temptationAt('nim', '1,1', true);

/** The explanation for a player who left this position, which the other side wins. */
function temptationAt(game: string, position: string, misere = false, params: unknown = {}) {
  const rules = rulesOf(game, params);
  const otherwise = misere ? analyseText(rules, position, false).outcome : null;
  const told = explainTemptation({ position }, rules.view(positionOf(rules, position)), otherwise);
  return { says: told && inWords(told.says) };
}

test('both wrong rules are named where they mislead', () => {
  expect(BY_NIM_SUM).toMatch(/^Added as in Nim/);
  expect(BY_LAST_MOVE).toMatch(/^If the last move won/);
  expect(temptationAt('subtraction', '1,4,5', false, { max: 4 }).says).toBe(BY_NIM_SUM);
  expect(temptationAt('kayles', '1,4,5').says).toBe(BY_NIM_SUM);
});

test('nothing is invented where no wrong rule suggests a move', () => {
  expect(temptationAt('wythoff', '3.4').says).toBeNull();
  expect(temptationAt('nim', '2,3', true).says).toBeNull();
  expect(temptationAt('chomp', '3,3').says).toBeNull();
});

test('in normal Nim nobody is told that nim-sums are wrong', () => {
  const steps = CHAPTERS.flatMap(({ steps }) => steps).flatMap((step) => (step.kind === 'play' ? [placed(step)] : []));
  const lost = ({ game, params, misere, position }: Placed) => {
    const rules = rulesOf(game, params);
    return Array.from(rules.moves(positionOf(rules, position)), (move) => afterText(rules, position, rules.move.format(move))).filter(
      (each) => analyseText(rules, each, misere).outcome === 'N',
    );
  };
  const told = steps
    .filter(({ game, misere }) => game === 'nim' && !misere)
    .flatMap((at) => lost(at).map((position) => temptationAt('nim', position).says));
  expect(told.filter((says) => says !== null)).toEqual([]);
});
