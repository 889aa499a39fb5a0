import { readGame } from '@nimhall/shared/catalogue/read';
import { say } from '@nimhall/shared/phrase';
import { refusal } from '@nimhall/shared/refusal';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import { RefusalError } from '../refusal-error.ts';
import { WorkerLost } from '../workers/worker-process.ts';
import { Workers } from '../workers/workers.ts';
import { type PreviewPosition, queryOf } from './preview-position.ts';
import type { Look, Place } from './worker.ts';

/** Bytes of images that are cached: some tens of thousands each. */
const MAX_CACHED_BYTES = 32 * 2 ** 20;
/** Worker processes: one address may use only one of them, so that others need not wait for its pictures. */
const PROCESSES = 2;
/** Tasks that may wait: for one address, and in all. Beyond that a task is refused instead of queued. */
const QUEUE = { mostOfOne: 16, most: 256 } as const;
/** How long drawing may take, in milliseconds; the largest position takes some hundred. */
const MAX_DRAWING_MS = 10_000;
/** A page waits for its head; nobody waits for a picture. */
const URGENCY = { read: 0, draw: 1 } as const;

interface Deps {
  readonly metrics: Pick<Metrics, 'lostWorker'>;
  readonly log: Logger;
}

/**
 * Reads the positions that links name, and draws them as PNG. Both run in worker processes, because a link may name any position after any
 * moves and must not delay games or analyses.
 */
export class PreviewImages {
  readonly #workers = new Workers<Look, string | Uint8Array | null>({
    file: new URL('./worker.ts', import.meta.url),
    most: PROCESSES,
    kept: 0,
    mostTime: MAX_DRAWING_MS,
    queue: QUEUE,
    full: say`Too many pictures are being drawn right now. Try again.`,
  });
  readonly #kept = new LRUCache<string, Buffer>({ maxSize: MAX_CACHED_BYTES, sizeCalculation: ({ length }) => length });
  readonly #underWay = new Map<string, Promise<Buffer | null>>();
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The position that a link names; null if it names none. `address` is that of the client. */
  async read(place: Place, address: string): Promise<PreviewPosition | null> {
    const game = readGame(place.game, place.params);
    if (!game.ok) return null;
    const position = await this.#run({ kind: 'read', place }, address);
    return typeof position === 'string' ? { game: game.value, position } : null;
  }

  /** The image of a position; null if there is none. Rooms with the same position share it if their games look alike. */
  async of(shown: PreviewPosition, address: string): Promise<Buffer | null> {
    const key = shown.played ? JSON.stringify([queryOf(shown), shown.played]) : queryOf(shown);
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const turn = `${address} ${key}`;
    const underWay = this.#underWay.get(turn);
    if (underWay) return await underWay;
    const drawn = this.#draw(shown, address).finally(() => this.#underWay.delete(turn));
    this.#underWay.set(turn, drawn);
    const image = await drawn;
    if (image) this.#kept.set(key, image);
    return image;
  }

  close(): void {
    this.#workers.close();
  }

  async #draw({ game: { family, params }, position, played }: PreviewPosition, address: string): Promise<Buffer | null> {
    const course = played ? { ...played, position: played.start } : { position, moves: [] };
    const png = await this.#run({ kind: 'draw', place: { game: family.id, params, ...course } }, address);
    return png instanceof Uint8Array ? Buffer.from(png) : null;
  }

  async #run(look: Look, address: string): Promise<string | Uint8Array | null> {
    try {
      return await this.#workers.run(() => look, { requester: { address }, urgency: URGENCY[look.kind] });
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      const { game, position } = look.place;
      this.#deps.metrics.lostWorker('drawing');
      this.#deps.log.warn({ err: error, game, position: position.slice(0, 200) }, 'a worker was lost');
      throw new RefusalError(refusal('too-large', say`This position takes too long to draw.`));
    }
  }
}
