import type { Ruleset } from '@nimhall/shared/game/contract';
import { beforeAll, expect, test } from 'vitest';
import { rulesOf } from '../support/games.ts';
import { openPartsPage } from '../support/parts-page.ts';
import { playout, somePresets } from '../support/playouts.ts';
import { byTurns, scaled } from '../support/scale.ts';

const parts = openPartsPage();

/** The most moves to try in a position, and how many moves into a game it is. */
const MAX_MOVES = scaled(4, 40);
const PLIES = [0, 3];

beforeAll(async () => {
  await parts.page.setViewportSize({ width: 320, height: 568 });
});

const CASES = somePresets(1).map((preset, nth) => ({ ...preset, plies: byTurns(PLIES, nth) }));

/** Games in which a move is made of pins and gaps, including those in which pins alone make none. */
const CUT = ['0.3F', 'C.8'].map((code) => ({
  title: `octal ${code}`,
  game: 'octal',
  preset: { start: '5', params: { code } },
  rules: rulesOf('octal', { code }),
  plies: PLIES.slice(0, 1),
}));

test.each([...CASES, ...CUT])(
  '$title: every legal move can be made by tapping on the smallest phone',
  { timeout: 60_000 },
  async ({ game, preset, rules, plies }) => {
    const start = rules.position.parse(preset.start);
    if (!start.ok) throw new Error(preset.start);
    const positions = playout(rules, start.value, () => 0.4);
    for (const position of plies.flatMap((ply) => positions.slice(ply, ply + 1))) {
      const text = rules.position.format(position);
      const placed = { game, params: preset.params, position: text };
      const found = await parts.page.evaluate(([at, moves]) => window.parts.untappable(at, moves), [
        placed,
        someMoves(rules, position),
      ] as const);
      expect(found, text).toEqual({ moves: [], targets: [] });
    }
  },
);

/** Legal moves as texts: all of them, or a sample spread over the list. */
function someMoves(rules: Ruleset, position: unknown): string[] {
  const moves = Array.from(rules.moves(position), (move) => rules.move.format(move));
  const step = Math.max(1, Math.floor(moves.length / MAX_MOVES));
  return moves.filter((_, at) => at % step === 0);
}
