import type { Question } from '@nimhall/shared/bot/tasks';
import type { PlayHistory } from '@nimhall/shared/game/play-history';
import type { ParamInput } from '../../components/ui/param-input.ts';
import { boardPositionOf, lastMoveOn } from '../../position/board-position.ts';
import type { LastMove } from '../../position/last-move.ts';

/** A move and its continuations; the first one is the main line. */
export interface Variation {
  readonly move: string;
  readonly position: string;
  /** How it was drawn, where a hand drew it. */
  readonly ink?: string;
  readonly next: readonly Variation[];
}

/** The moves that lead to a place in a study; empty at its start. */
export type Path = readonly string[];

/** A position to explore: every line that was tried, and where we stand. Lines are only lost when they are removed. */
export interface Study {
  readonly game: string;
  readonly params: ParamInput;
  readonly misere: boolean;
  readonly start: string;
  readonly lines: readonly Variation[];
  readonly path: Path;
}

export function newStudy(from: Pick<Study, 'game' | 'params' | 'misere' | 'start'>): Study {
  return { ...from, lines: [], path: [] };
}

/** The current place, and the continuations from there. */
export function here(study: Study): { readonly position: string; readonly next: readonly Variation[] } {
  return at(study, study.path) ?? { position: study.start, next: study.lines };
}

/** The move that led to where we stand, as boards show it; null at the start. */
export function lastMoveOf(study: Study): LastMove | null {
  return lastMoveOn(questionAt(study, study.path.slice(0, -1)), study.path.at(-1));
}

/** How the study came to where we stand, as boards show it; null when its start is none. */
export function courseOf(study: Study): PlayHistory | null {
  const start = boardPositionOf({ ...study, position: study.start });
  return start.ok ? { start: start.value.view, moves: study.path, ...strokesOf(study, study.path) } : null;
}

/** How each move of a path was drawn, empty for one that was not; nothing where none was. */
export function strokesOf({ lines }: Study, path: Path): { readonly inks?: readonly string[] } {
  let siblings = lines;
  const inks = path.map((move) => {
    const variation = siblings.find((each) => each.move === move);
    siblings = variation?.next ?? [];
    return variation?.ink ?? '';
  });
  return inks.some(Boolean) ? { inks } : {};
}

/** The position of a place as a question. */
export function questionAt(study: Study, path: Path): Question {
  const { game, params, misere } = study;
  return { game, params, misere, position: at(study, path)?.position ?? study.start };
}

function at({ start, lines }: Study, path: Path): { readonly position: string; readonly next: readonly Variation[] } | null {
  let [position, next] = [start, lines];
  for (const move of path) {
    const variation = next.find((each) => each.move === move);
    if (!variation) return null;
    ({ position, next } = variation);
  }
  return { position, next };
}

/**
 * Plays a move at the current place: a new line, or an existing one, drawn anew. Gives the same study if the move is illegal. @param ink
 * how it was drawn; empty if not by hand
 */
export function played(study: Study, text: string, ink = ''): Study {
  const { position, next } = here(study);
  const scene = boardPositionOf({ ...study, position });
  const after = scene.ok ? scene.value.play(text) : scene;
  if (!after.ok) return study;
  const { move } = after.value;
  const path = [...study.path, move];
  const drawn = ink === '' ? {} : { ink };
  if (next.some((each) => each.move === move)) {
    return {
      ...study,
      path,
      lines: changed(study.lines, study.path, (siblings) => siblings.map((each) => (each.move === move ? { ...each, ...drawn } : each))),
    };
  }
  const variation = { move, position: after.value.position, next: [], ...drawn };
  return { ...study, path, lines: changed(study.lines, study.path, (siblings) => [...siblings, variation]) };
}

/** Plays the legal moves of a list from the start, and goes to the end. */
export function withMoves(study: Study, moves: Path, inks: readonly string[] = []): Study {
  return moves.reduce<Study>((each, move, ply) => played(each, move, inks[ply]), { ...study, path: [] });
}

/** Goes to another place; the same study if there is no such place. */
export function wentTo(study: Study, path: Path): Study {
  return at(study, path) ? { ...study, path } : study;
}

export function back(study: Study): Study {
  return { ...study, path: study.path.slice(0, -1) };
}

/** Along the main continuation. */
export function forward(study: Study): Study {
  const [main] = here(study).next;
  return main ? { ...study, path: [...study.path, main.move] } : study;
}

export function toStart(study: Study): Study {
  return { ...study, path: [] };
}

/** To the end of the main continuation from here. */
export function toEnd(study: Study): Study {
  return { ...study, path: lineThrough(study, study.path) };
}

/** To the next line that was tried instead of the last move (`1`), or the one before (`-1`); round in a circle. */
export function nextVariation(study: Study, step: 1 | -1): Study {
  const parent = study.path.slice(0, -1);
  const siblings = study.path.length > 0 ? (at(study, parent)?.next ?? []) : [];
  if (siblings.length < 2) return study;
  const now = siblings.findIndex(({ move }) => move === study.path.at(-1));
  const chosen = siblings[(now + step + siblings.length) % siblings.length];
  return chosen ? { ...study, path: [...parent, chosen.move] } : study;
}

/** Removes a line from the last move of this path on; a place inside it becomes the one before it. */
export function removed(study: Study, path: Path): Study {
  const [parent, last] = [path.slice(0, -1), path.at(-1)];
  const isInside = path.every((move, index) => study.path[index] === move);
  const lines = changed(study.lines, parent, (siblings) => siblings.filter(({ move }) => move !== last));
  return { ...study, lines, path: isInside ? parent : study.path };
}

/** Whether a path is the main line from the start. */
export function isMainLine(study: Study, path: Path): boolean {
  return path.every((move, depth) => at(study, path.slice(0, depth))?.next[0]?.move === move);
}

/** With a line as the main one, all the way from the start. */
export function promoted(study: Study, path: Path): Study {
  let { lines } = study;
  for (const [depth, move] of path.entries()) {
    lines = changed(lines, path.slice(0, depth), (siblings) =>
      siblings.toSorted((a, b) => Number(b.move === move) - Number(a.move === move)),
    );
  }
  return { ...study, lines };
}

/** The moves of the line through a place: those that lead there, then the main continuation to its end. */
export function lineThrough(study: Study, path: Path): Path {
  const line = [...path];
  for (let next = at(study, path)?.next ?? []; next[0]; next = next[0].next) line.push(next[0].move);
  return line;
}

/** Lines in which the continuations at a place are others. */
function changed(
  lines: readonly Variation[],
  path: Path,
  change: (siblings: readonly Variation[]) => readonly Variation[],
): readonly Variation[] {
  const [first, ...rest] = path;
  if (first === undefined) return change(lines);
  return lines.map((each) => (each.move === first ? { ...each, next: changed(each.next, rest, change) } : each));
}
