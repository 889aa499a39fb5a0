import type { PlayHistory } from '@nimhall/shared/game/play-history';
import type { View } from '@nimhall/shared/game/view';
import { LIGHT } from '@nimhall/shared/picture/palette';
import { pictureOf } from '@nimhall/shared/picture/picture';
import { svgText } from '@nimhall/shared/picture/svg';
import { positionInWords } from '../board/position-words.ts';

/** Pixels to a unit of a drawing, and the longest side a picture may have. */
const SCALE = 12;
const MAX_SIDE = 2400;
const MARGIN = 36;

/** A picture as a file. */
export interface Picture {
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The picture of a position, cropped; `ground` adds the table, otherwise the background is transparent. */
export function pictureFile(view: View, ground: boolean, course: PlayHistory | null = null): Picture {
  const drawing = pictureOf(view, course);
  const scale = Math.min(SCALE, MAX_SIDE / Math.max(drawing.width, drawing.height));
  const [width, height] = [drawing.width, drawing.height].map((side) => Math.round(side * scale) + 2 * MARGIN) as [number, number];
  const background = ground ? LIGHT.table : undefined;
  return {
    svg: svgText(drawing, { palette: LIGHT, title: positionInWords(view), width, height, margin: MARGIN, background }),
    width,
    height,
  };
}

/** An SVG as an address. The policy of the page allows `data:` pictures, so nothing of it has to be loosened for drawing. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** The same picture as the URL of a PNG. Rejects if the browser cannot draw it. */
export async function pngAddress({ svg, width, height }: Picture): Promise<string> {
  const image = new Image(width, height);
  image.src = svgAddress(svg);
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL('image/png');
}

/** Saves the content of a URL as a file. */
export function download(href: string, name: string): void {
  Object.assign(document.createElement('a'), { href, download: name }).click();
}
