import type { Question } from '@nimhall/shared/bot/tasks';
import type { PlayHistory } from '@nimhall/shared/game/play-history';
import { moverOf, otherSeat, type Seat } from '@nimhall/shared/room/seat';
import { boardPositionOf, lastMoveOn } from '../../position/board-position.ts';
import type { LastMove } from '../../position/last-move.ts';
import type { ParamInput } from '../ui/param-input.ts';

/** A game played without a server, from its start to the current position. */
export interface Practice {
  readonly game: string;
  readonly params: ParamInput;
  readonly misere: boolean;
  readonly start: string;
  /** `ink` is how a move was drawn by hand, where it was. */
  readonly moves: readonly { readonly move: string; readonly position: string; readonly ink?: string }[];
}

/** The current position as a question. */
export function questionOf(practice: Practice): Question {
  const { game, params, misere } = practice;
  return { game, params, misere, position: positionOf(practice) };
}

export function positionOf({ start, moves }: Practice): string {
  return moves.at(-1)?.position ?? start;
}

/** The last move, as boards show it. */
export function lastMoveOf(practice: Practice): LastMove | null {
  const { start, moves } = practice;
  return lastMoveOn({ ...practice, position: moves.at(-2)?.position ?? start }, moves.at(-1)?.move);
}

/** The history of the practice, as boards show it; null if its start is invalid. */
export function courseOf(practice: Practice): PlayHistory | null {
  const start = boardPositionOf({ ...practice, position: practice.start });
  const { moves } = practice;
  const inks = moves.map(({ ink = '' }) => ink);
  return start.ok ? { start: start.value.view, moves: moves.map(({ move }) => move), ...(inks.some(Boolean) ? { inks } : {}) } : null;
}

/** After a move; the same practice when the rules do not allow it. */
export function played(practice: Practice, move: string, ink = ''): Practice {
  const scene = boardPositionOf({ ...practice, position: positionOf(practice) });
  const next = scene.ok ? scene.value.play(move) : scene;
  if (!next.ok) return practice;
  return { ...practice, moves: [...practice.moves, { move, position: next.value.position, ...(ink ? { ink } : {}) }] };
}

/** Back to the last turn of a side that may take back its moves; to the start where there was none. */
export function undone(practice: Practice, mayUndo: (seat: Seat) => boolean): Practice {
  const back = practice.moves.findLastIndex((_, ply) => mayUndo(moverOf(ply)));
  return { ...practice, moves: practice.moves.slice(0, Math.max(0, back)) };
}

export function restarted(practice: Practice): Practice {
  return { ...practice, moves: [] };
}

/** Whose turn it is; null if nobody can move. */
export function turnOf(practice: Practice): Seat | null {
  const scene = boardPositionOf({ ...practice, position: positionOf(practice) });
  return scene.ok && scene.value.example !== '' ? moverOf(practice.moves.length) : null;
}

/** Who has won, once nobody can move: the player who made the last move, or under misère play the other. */
export function winnerOf({ misere, moves }: Practice): Seat {
  const toMove = moverOf(moves.length);
  return misere ? toMove : otherSeat(toMove);
}
