import { LIGHT } from '@nimhall/shared/picture/palette';
import { pictureOf } from '@nimhall/shared/picture/picture';
import { svgText } from '@nimhall/shared/picture/svg';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { Refused } from '../refused.ts';
import { IMAGE_SIZE } from './head.ts';
import { queryOf, type Shown } from './shown.ts';

/** Images that are kept: some tens of kilobytes each. */
const MOST_KEPT = 500;
/** Images that may wait to be drawn; beyond it drawing is refused rather than piled up. */
const LONGEST_QUEUE = 64;
/** In pixels: some readers cut the edges off. */
const MARGIN = 70;

/**
 * Pictures of positions as PNG. They are drawn in one worker thread, however many are asked for, so that neither games
 * nor analyses wait for them.
 */
export class PreviewImages {
  readonly #pool = new Piscina<string, Uint8Array>({
    filename: new URL('./rasterise.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: LONGEST_QUEUE,
    idleTimeout: 60_000,
  });
  readonly #kept = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT });

  /** The image of a position. Rooms with the same position share it. */
  of(shown: Shown): Promise<Buffer> {
    const key = queryOf(shown);
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const drawn = this.#draw(shown);
    this.#kept.set(key, drawn);
    drawn.catch(() => this.#kept.delete(key));
    return drawn;
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  async #draw({ game: { family }, position, view }: Shown): Promise<Buffer> {
    if (this.#pool.queueSize >= LONGEST_QUEUE) {
      throw new Refused({ code: 'unavailable', message: 'Too many pictures are being drawn at the moment; try again.' });
    }
    const svg = svgText(pictureOf(view), {
      palette: LIGHT,
      title: `${family.name} ${position}`,
      ...IMAGE_SIZE,
      margin: MARGIN,
      background: LIGHT.table,
    });
    return Buffer.from(await this.#pool.run(svg));
  }
}
