import type { MapView } from '@nimhall/shared/game/view';
import { expect, test } from 'vitest';
import { mapMoveInWords, numberedRegions } from '../../client/src/components/board/map/map-moves.ts';
import { afterText, positionOf, rulesOf } from '../support/games.ts';

test('the board numbers only the regions that a sentence mentions', () => {
  const rules = rulesOf('sprouts');
  const start = rules.position.format(positionOf(rules, 'a,b'));
  const text = ['a-b', 'a-b'].reduce(
    (at, move) =>
      afterText(rules, at, [...rules.moves(positionOf(rules, at))].map(rules.move.format).find((each) => each.startsWith(move)) as string),
    start,
  );
  const view = rules.view(positionOf(rules, text)) as MapView;
  const moves = [...rules.moves(positionOf(rules, text))].map((move) => rules.move.format(move));
  const named = (move: string): string[] => /in region (\d+)/.exec(mapMoveInWords(view, move)?.imperative ?? '')?.slice(1) ?? [];
  expect(moves.flatMap(named)).not.toEqual([]);
  for (const move of moves) expect([move, numberedRegions(view, [move]).map(String)]).toEqual([move, named(move)]);
  expect(numberedRegions(view, moves).map(String)).toEqual([...new Set(moves.flatMap(named))].sort());
  expect(numberedRegions(view, ['', 'nonsense'])).toEqual([]);
});
