import { playText } from '../../src/catalogue/read.ts';
import { isOver as isEnd } from '../../src/game/contract.ts';
import { say } from '../../src/phrase.ts';
import { LIGHT } from '../../src/picture/palette.ts';
import { pictureOf } from '../../src/picture/picture.ts';
import { svgText } from '../../src/picture/svg.ts';
import { refuse } from '../../src/refusal.ts';
import { type Game, positionOf } from './game.ts';
import { orThrow } from './refused.ts';

/** Of a picture, in pixels. */
const MAX_SIZE = 10_000;

/** How a picture is to look. */
export interface Look {
  /** In pixels; 480 by 320 without them. */
  readonly width?: number;
  readonly height?: number;
  /** A colour as SVG has it; transparent without it. */
  readonly background?: string;
}

/** The canonical text of a position that a person wrote. */
export function parse(game: Game, text: string): string {
  return game.rules.position.format(positionOf(game, text));
}

/** Every legal move as text, in a fixed order and one by one: a position may have more than fit in memory. */
export function* legalMoves(game: Game, position: string): Generator<string, void, void> {
  for (const move of game.rules.moves(positionOf(game, position))) yield game.rules.move.format(move);
}

/** The position after a move. */
export function play(game: Game, position: string, move: string): string {
  const before = positionOf(game, position);
  if (typeof move !== 'string') return orThrow(refuse('bad-move', say`A move is a text, such as "a2".`));
  return orThrow(playText(game.rules, before, move)).position;
}

/** Whether nobody can move any more. */
export function isOver(game: Game, position: string): boolean {
  return isEnd(game.rules, positionOf(game, position));
}

/** A picture of a position: an SVG document without fonts, styles or scripts. */
export function picture(game: Game, position: string, { width = 480, height = 320, background }: Look = {}): string {
  const drawing = pictureOf(game.rules.view(positionOf(game, position)));
  if (!isSize(width) || !isSize(height))
    return orThrow(refuse('bad-request', say`A picture is from 1 to ${MAX_SIZE} pixels wide and high.`));
  const margin = Math.min(16, width / 4, height / 4);
  return svgText(drawing, { palette: LIGHT, title: `${game.family.name}: ${position}`, width, height, margin, background });
}

function isSize(size: number): boolean {
  return size >= 1 && size <= MAX_SIZE;
}
