import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { playText, readGame, readPosition } from '@nimhall/shared/catalogue/read';
import type { Game } from '@nimhall/shared/catalogue/registry';
import { LIGHT } from '@nimhall/shared/picture/palette';
import { pictureOf } from '@nimhall/shared/picture/picture';
import { svgText } from '@nimhall/shared/picture/svg';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { answerTasks } from '../workers/answer-tasks.ts';
import { IMAGE_SIZE } from './head.ts';
import { pngOf } from './png.ts';

/** A position as a link names it, not checked yet: a game, its parameters, a start, and moves, of which the legal ones count. */
export interface Place {
  readonly game: string;
  readonly params: unknown;
  readonly position: string;
  readonly moves: readonly string[];
  /** How each move was drawn by hand, where any was. */
  readonly inks?: readonly string[] | undefined;
}

/** What is asked about it: only its text, or a picture as well. */
export interface Look {
  readonly kind: 'read' | 'draw';
  readonly place: Place;
}

/** What is seen there. */
export interface Sight {
  /** The position in canonical text. */
  readonly position: string;
  /** A PNG of `IMAGE_SIZE`, if one was asked for. */
  readonly png: Uint8Array | null;
}

/** In pixels: some readers crop the edges. */
const MARGIN = 70;

const ready = readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))).then(initWasm);

/** Null if there is no position. */
answerTasks(async ({ kind, place }: Look): Promise<Sight | null> => {
  const game = readGame(place.game, place.params);
  if (!game.ok) return null;
  const position = positionAt(game.value, place);
  if (position === null) return null;
  const text = game.value.rules.position.format(position);
  if (kind === 'read') return { position: text, png: null };
  await ready;
  return { position: text, png: rasterised(svgOf(game.value, position, place)) };
});

function positionAt({ rules }: Game, { position: text, moves }: Place): unknown {
  const start = readPosition(rules, text);
  if (!start.ok) return null;
  let position = start.value;
  for (const move of moves) {
    const played = playText(rules, position, move);
    if (!played.ok) break;
    position = played.value.value;
  }
  return position;
}

function svgOf({ family, rules }: Game, position: unknown, { position: start, moves, inks = [] }: Place): string {
  const begun = readPosition(rules, start);
  const course = begun.ok ? { start: rules.view(begun.value), moves, inks } : null;
  return svgText(pictureOf(rules.view(position), course), {
    palette: LIGHT,
    title: family.name,
    ...IMAGE_SIZE,
    margin: MARGIN,
    background: LIGHT.table,
  });
}

/** There are no fonts here, so the drawing must contain no text. */
function rasterised(svg: string): Uint8Array {
  const drawing = new Resvg(svg);
  const image = drawing.render();
  const png = pngOf(image);
  // Memory of WebAssembly is not garbage collected.
  image.free();
  drawing.free();
  return png;
}
