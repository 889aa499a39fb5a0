import { type MemoKey, memoKey, type Ruleset } from '../game/contract.ts';
import { tell } from '../game/explanation.ts';
import type { Solution } from '../game/theory.ts';
import { say } from '../phrase.ts';

/** Whether a sum is lost where the last move wins, because each of its parts has an equal one. */
export function isPairedOff<Position>(rules: Ruleset<Position, unknown>, position: Position): boolean {
  const parts = rules.parts?.(position) ?? [];
  if (parts.length === 0 || parts.length % 2 === 1) return false;
  const single = new Set<MemoKey>();
  for (const part of parts) {
    const key = memoKey(rules, part);
    if (!single.delete(key)) single.add(key);
  }
  return single.size === 0;
}

/** What is known of such a sum, however large its parts are. */
export function lostByPairs<Position, Move>(rules: Ruleset<Position, Move>, position: Position): Solution<Position, Move> {
  return {
    outcome: 'P',
    nimber: 0,
    winningMoves: [],
    winningCount: 0,
    parts: (rules.parts?.(position) ?? []).map((part) => ({ position: part, nimber: null })),
    method: { tier: 'theorem', source: say`Berlekamp, Conway and Guy, Winning Ways, 1982: two equal parts cancel` },
    explain: () => ({
      sentences: [
        tell(
          say`Each part has an equal partner. After any move, the other side can make the same move in the partner. So it always has an answer.`,
          { kind: 'outcome', misere: false, is: 'P' },
          { kind: 'nimber', is: 0 },
        ),
      ],
      drawings: [],
    }),
  };
}
