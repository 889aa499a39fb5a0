import type { SquaresView, SquareView } from '@nimhall/shared/game/view';
import type { Mark } from '../mark.ts';

/** How many squares the moves of a board name. */
const NAMED: Readonly<Record<SquaresView['act'], { readonly fewest: 1 | 2; readonly most: 1 | 2 }>> = {
  carry: { fewest: 2, most: 2 },
  turn: { fewest: 1, most: 2 },
  cross: { fewest: 1, most: 1 },
  domino: { fewest: 2, most: 2 },
  bite: { fewest: 1, most: 1 },
};

/** The squares of a move, or of the beginning of one; none for any other text. */
export function namesIn(text: string): readonly string[] {
  const names = text.toLowerCase().replaceAll(' ', '').split('-');
  return names.length <= 2 && names.every((name) => /^[a-z]?\d+$/.test(name)) ? names : [];
}

export function squareOf({ rows }: SquaresView, name: string): SquareView | undefined {
  return rows.flat().find((square) => square.name === name);
}

/** Whether a text is a legal move. */
type IsLegal = (move: string) => boolean;

/** The squares of which a move names another one too, so that they may be the first that is tapped. */
export function beginnings({ rows, act }: SquaresView, isLegal: IsLegal): ReadonlySet<string> {
  if (NAMED[act].most === 1) return new Set();
  const names = rows.flat().map(({ name }) => name);
  return new Set(names.filter((first) => names.some((second) => second !== first && isLegal(`${first}-${second}`))));
}

/** The meaning of a tap on a square: a move, the beginning of one, or something that the rules will refuse. */
export interface Tap {
  readonly move: string;
  /** True where the tap says all there is to say. */
  readonly whole: boolean;
  /** True where another square has to be tapped. */
  readonly begins: boolean;
}

/**
 * A tap on a square, with or without other squares selected. Tapping the last square again repeats the move or cancels its beginning;
 * another square completes what was begun if possible, or begins a new move.
 */
export function tapOn(view: SquaresView, name: string, selected: string, begin: ReadonlySet<string>, isLegal: IsLegal): Tap {
  const names = namesIn(selected);
  const [first, second] = names;
  if (name === names.at(-1))
    return isLegal(selected) ? { move: selected, whole: true, begins: false } : { move: '', whole: false, begins: false };
  const both = `${first}-${name}`;
  const isBegun = first !== undefined && second === undefined && NAMED[view.act].most === 2;
  // Coins may share a square, but a tap on another coin may also be a change of mind.
  if (isBegun && isLegal(both)) return { move: both, whole: squareOf(view, name)?.holds !== 'coin', begins: false };
  if (isLegal(name)) return { move: name, whole: !begin.has(name), begins: false };
  if (begin.has(name)) return { move: name, whole: false, begins: true };
  const refused = isBegun ? both : NAMED[view.act].fewest === 2 ? `${name}-${name}` : name;
  return { move: refused, whole: false, begins: false };
}

/** The squares removed by a bite: the square itself, all above it, all to its right, and all that are both. */
export function bitten({ rows }: SquaresView, name: string): ReadonlySet<string> {
  const row = rows.findIndex((squares) => squares.some((square) => square.name === name));
  const column = rows[row]?.findIndex((square) => square.name === name) ?? 0;
  return new Set(rows.slice(0, row + 1).flatMap((squares) => squares.slice(column).map((square) => square.name)));
}

/** The mark of a square, from what a tap on it means. Only carried coins have to be chosen first. */
export function markOf(view: SquaresView, wins: readonly string[], name: string, { move, begins }: Tap): Mark | null {
  if (view.act === 'bite' && !wins.includes(name)) return wins.some((win) => bitten(view, win).has(name)) ? 'goes' : null;
  const names = namesIn(move);
  const moves = wins.map(namesIn);
  const agrees = (win: readonly string[]): boolean =>
    names.every((each, at) => (view.act === 'carry' ? each === win[at] : win.includes(each)));
  const fitting = names.length > 0 ? moves.filter(agrees) : [];
  if (!begins && fitting.some((win) => win.length === names.length)) return 'wins';
  return fitting.some((win) => win.length > names.length) ? 'begins' : null;
}

/** The mark of a square for spectators: a winning move begins here, or changes something here. */
export function watchedMark(view: SquaresView, wins: readonly string[], name: string): Mark | null {
  const moves = wins.map(namesIn);
  if (view.act === 'bite') return markOf(view, wins, name, { move: name, whole: true, begins: false });
  if (moves.some(([first, second]) => first === name && second === undefined)) return 'wins';
  if (moves.some(([first, second]) => first === name || (second === name && view.act !== 'carry'))) return 'begins';
  return moves.some((names) => names.includes(name)) ? 'goes' : null;
}
