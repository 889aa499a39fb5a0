import type { Question } from '@nimhall/shared/bot/think';
import type { LastMove } from '../../ground/position/last-move.ts';
import { lastMoveOn, sceneOf } from '../../ground/position/scene.ts';
import type { Course } from '../../parts/board/course.ts';
import type { ParamInput } from '../../parts/ui/param-input.ts';

/** A game played in the page alone, from its start to where it stands. */
export interface Practice {
  readonly game: string;
  readonly params: ParamInput;
  readonly misere: boolean;
  readonly start: string;
  readonly moves: readonly { readonly move: string; readonly position: string }[];
}

/** What there is to think about where the practice stands. */
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

/** How the practice came to where it stands, as boards show it; null when its start is none. */
export function courseOf(practice: Practice): Course | null {
  const start = sceneOf({ ...practice, position: practice.start });
  return start.ok ? { start: start.value.view, moves: practice.moves.map(({ move }) => move) } : null;
}

/** After a move; the same practice when the rules do not allow it. */
export function played(practice: Practice, move: string): Practice {
  const scene = sceneOf({ ...practice, position: positionOf(practice) });
  const next = scene.ok ? scene.value.play(move) : scene;
  if (!next.ok) return practice;
  return { ...practice, moves: [...practice.moves, { move, position: next.value.position }] };
}

/** Back to where the same person was to move: one move, or two where a bot answers. */
export function undone(practice: Practice, withBot: boolean): Practice {
  const back = withBot && practice.moves.length % 2 === 0 ? 2 : 1;
  return { ...practice, moves: practice.moves.slice(0, -back) };
}

export function restarted(practice: Practice): Practice {
  return { ...practice, moves: [] };
}

/** Who has won, once nobody can move: whoever made the last move, or the other where the last object loses. */
export function winnerOf({ misere, moves }: Practice): 'first' | 'second' {
  const lastMover = moves.length % 2 === 1 ? 'first' : 'second';
  if (!misere) return lastMover;
  return lastMover === 'first' ? 'second' : 'first';
}
