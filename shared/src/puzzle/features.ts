import { after, type Group, isOver, type Ruleset } from '../game/contract.ts';
import type { Solution } from '../game/theory.ts';
import type { View } from '../game/view.ts';
import { nimSum } from '../solver/nimbers.ts';

/** Measurable features that make a position hard. */
export interface Features {
  /** Legal moves, up to those that are one to people. */
  readonly moves: number;
  /** Independent parts in which there is a move. */
  readonly parts: number;
  /** The longest possible game, up to a limit: see `lasting`. If a move has to be found, counted after it. */
  readonly length: number;
  /** Moves that look right by a wrong rule: see `decoysIn`. Of a verdict, 1 where a wrong rule says otherwise. */
  readonly decoys: number;
  /** Whether only pairs of equal parts are left, which nobody has to count. */
  readonly paired: boolean;
  /** Whether the last move loses. */
  readonly misere: boolean;
  /** How far the game is from those that everybody begins with. */
  readonly group: Group;
}

/** How far a game is followed. */
const MAX_PLIES = 60;
/** Moves among which the last is looked for. */
const MAX_EXAMINED = 200;

/** The legal moves of a position, one for each class; null where there are more than `most`, of which no person thinks one by one. */
export function movesOf<Position, Move>(rules: Ruleset<Position, Move>, position: Position, most: number): readonly Move[] | null {
  const classes = new Map<string, Move>();
  for (const move of rules.moves(position)) {
    if (classes.size === most) return null;
    const name = classOf(rules, position, move);
    if (!classes.has(name)) classes.set(name, move);
  }
  return [...classes.values()];
}

/** Equal for moves that are one to people. */
export function classOf<Position, Move>(rules: Ruleset<Position, Move>, position: Position, move: Move): string {
  return rules.classOf?.(position, move) ?? rules.move.format(move);
}

/**
 * How many moves a game lasts where each is the first that the rules list, or each the last, whichever is longer: in most games one
 * of these takes as little as it can. `MAX_PLIES` for more.
 */
export function lasting<Position, Move>(rules: Ruleset<Position, Move>, position: Position): number {
  const firstOf = (moves: Iterable<Move>) => Iterator.from(moves).next().value as Move | undefined;
  const lastOf = (moves: Iterable<Move>) =>
    Iterator.from(moves)
      .take(MAX_EXAMINED)
      .reduce<Move | undefined>((_, move) => move, undefined);
  return Math.max(...[firstOf, lastOf].map((choice) => lengthBy(rules, position, choice)));
}

function lengthBy<Position, Move>(
  rules: Ruleset<Position, Move>,
  position: Position,
  choice: (moves: Iterable<Move>) => Move | undefined,
): number {
  let here = position;
  for (let length = 0; length < MAX_PLIES; length++) {
    const move = choice(rules.moves(here));
    if (move === undefined) return length;
    here = after(rules, here, move);
  }
  return MAX_PLIES;
}

/** The parts with a move. */
export function partsIn<Position>(rules: Ruleset<Position, unknown>, position: Position): number {
  return (rules.parts?.(position) ?? [position]).filter((part) => !isOver(rules, part)).length;
}

/**
 * Moves after which the other side seems to have lost: by the nim-sum, and under misère play by the verdict of normal play. Really winning
 * moves are excluded.
 */
export function decoysIn<Position, Move>(
  rules: Ruleset<Position, Move>,
  position: Position,
  moves: readonly Move[],
  solution: Solution<Position, Move>,
  otherwise: Solution<Position, Move> | null,
): number {
  const classes = (known: Solution<Position, Move> | null) => new Set(known?.winningMoves.map((move) => classOf(rules, position, move)));
  const wins = classes(solution);
  const winsOtherwise = classes(otherwise);
  return moves.filter((move) => {
    const name = classOf(rules, position, move);
    return !wins.has(name) && (winsOtherwise.has(name) || looksLost(rules.view(after(rules, position, move))));
  }).length;
}

/** Whether the side to move seems to have lost, by the nim-sum of the sizes that can be seen. */
export function looksLost(view: View): boolean {
  const sizes = sizesIn(view);
  return sizes !== null && sizes.reduce(nimSum, 0) === 0;
}

/** Whether what can be seen are pairs of equal sizes, and something is there. */
export function isPaired<Position>(rules: Ruleset<Position, unknown>, position: Position): boolean {
  const sizes =
    sizesIn(rules.view(position))
      ?.filter((size) => size > 0)
      .sort((a, b) => a - b) ?? [];
  return sizes.length > 0 && sizes.length % 2 === 0 && sizes.every((size, at) => size === sizes[at ^ 1]);
}

/** The numbers that people see and would add up as they do in Nim; null where there are none. */
export function sizesIn(view: View): number[] | null {
  switch (view.kind) {
    case 'heaps':
      return view.heaps.map(({ size }) => size);
    case 'rows':
      return view.rows.map(({ size }) => size);
    case 'grid':
      return view.pieces.flatMap(({ column, row }) => [column, row]);
    case 'stages':
      return view.stacks.flatMap(({ stages }) => stages.flat());
    default:
      return null;
  }
}
