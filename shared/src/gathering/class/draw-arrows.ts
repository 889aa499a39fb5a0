import { say } from '../../phrase.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { ok, type Result } from '../../result.ts';
import { arrowsAt, isSameArrow, MAX_ARROWS } from './arrows.ts';
import type { Classroom } from './classroom.ts';
import type { Order } from './commands.ts';
import type { ClassEvent } from './events.ts';

/** Draws an arrow on the board that is shown, or takes it away. */
export function drawArrow(
  { rounds }: Classroom,
  { round, ply, arrow, on }: Extract<Order, { kind: 'draw-arrow' }>,
): Result<ClassEvent[], Refusal> {
  const present = rounds[round - 1];
  if (round !== rounds.length || present?.shownBoard === undefined) return notShown();
  const arrows = arrowsAt(present.drawing, ply);
  const before = arrows.find((each) => isSameArrow(each, arrow));
  if (!on) return ok(before ? [{ kind: 'arrow-erased', ply, arrow: before }] : []);
  if (before) return ok([]);
  if (arrows.length >= MAX_ARROWS) return refuse('too-large', say`At most ${MAX_ARROWS} arrows fit on a board.`);
  return ok([{ kind: 'arrow-drawn', ply, arrow }]);
}

/** Takes all arrows away. */
export function clearArrows({ rounds }: Classroom, round: number): Result<ClassEvent[], Refusal> {
  const present = rounds[round - 1];
  if (round !== rounds.length || present?.shownBoard === undefined) return notShown();
  return ok(present.drawing ? [{ kind: 'arrows-cleared' }] : []);
}

function notShown() {
  return refuse('stale', say`This board is no longer shown.`);
}
