import type { ParamInput } from '../../components/ui/param-input.ts';
import type { Path } from './study.ts';

interface Placed {
  readonly game: string;
  readonly params?: ParamInput;
  readonly misere?: boolean;
  readonly position: string;
  /** Moves that are played from there. */
  readonly moves?: Path;
}

/** The address of a position to be explored: `/analysis?game=nim&position=3,4,5&moves=a2+b1`. */
export function studyLink({ game, params = {}, misere, position, moves = [] }: Placed): string {
  const query = new URLSearchParams({ game });
  if (Object.keys(params).length > 0) query.set('params', JSON.stringify(params));
  if (misere) query.set('misere', '1');
  query.set('position', position);
  if (moves.length > 0) query.set('moves', moves.join(' '));
  return `/analysis?${query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%40', '@')}`;
}
