import { readGame } from '@nimhall/shared/catalogue/read';
import { say } from '@nimhall/shared/phrase';
import { refusal } from '@nimhall/shared/refusal';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import type { Limits } from '../people/limits.ts';
import { RefusalError } from '../refusal-error.ts';
import { once } from '../workers/once.ts';
import { WorkerLost } from '../workers/worker-process.ts';
import { Workers } from '../workers/workers.ts';
import { type PreviewPosition, queryOf } from './preview-position.ts';
import type { Look, Place, Sight } from './worker.ts';

/** Bytes of images that are cached: some tens of thousands each. */
const MAX_CACHED_BYTES = 32 * 2 ** 20;
/** Characters of links that are cached, and of the positions that they name. */
const MAX_CACHED_LINKS = 4 * 2 ** 20;
/** Worker processes: one address may use only one of them, so that others need not wait for its pictures. */
const PROCESSES = 2;
/** Tasks that may wait: for one address, and in all. Beyond that a task is refused instead of queued. */
const QUEUE = { mostOfOne: 48, most: 256 } as const;
/** How long drawing may take, in milliseconds; the largest position takes some hundred. */
const MAX_DRAWING_MS = 10_000;
/** A page, which waits for its head, comes before a picture. */
const URGENCY = { read: 0, draw: 1 } as const;
/** Somebody may wait for either, so both come before what an address that asks for much has drawn, and before what others watch. */
const NICENESS = [{ usual: 5, ofMuch: 19 }] as const;

interface Deps {
  readonly metrics: Pick<Metrics, 'lostWorker'>;
  readonly limits: Limits;
  readonly log: Logger;
}

/**
 * Reads the positions that links name, and draws them as PNG. Both run in worker processes, because a link may name any position after any
 * moves and must not delay games or analyses. One address gets one picture at a time, and only so much processor time in all; what is cached is free.
 */
export class PreviewImages {
  readonly #workers = new Workers<Look, Sight | null>({
    file: new URL('./worker.ts', import.meta.url),
    most: PROCESSES,
    kept: 0,
    niceness: NICENESS,
    mostTime: MAX_DRAWING_MS,
    queue: QUEUE,
    full: say`Too many pictures are being drawn right now. Try again.`,
  });
  readonly #kept = new LRUCache<string, Buffer>({ maxSize: MAX_CACHED_BYTES, sizeCalculation: ({ length }) => length });
  /** Positions by the links that name them; null if one names none. */
  readonly #links = new LRUCache<string, { readonly position: string | null }>({ maxSize: MAX_CACHED_LINKS });
  readonly #drawing = new Map<string, Promise<Buffer | null>>();
  readonly #reading = new Map<string, Promise<string | null>>();
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The position that a link names; null if it names none. `address` is that of the client. */
  async read(place: Place, address: string): Promise<PreviewPosition | null> {
    const game = readGame(place.game, place.params);
    if (!game.ok) return null;
    const link = JSON.stringify(place);
    const known = this.#links.get(link);
    const position = known ? known.position : await once(this.#reading, `${address} ${link}`, () => this.#read(place, link, address));
    return position === null ? null : { game: game.value, position };
  }

  /** The image of a position; null if there is none. Rooms with the same position share it if their games look alike. */
  async of(shown: PreviewPosition, address: string): Promise<Buffer | null> {
    const key = shown.played ? JSON.stringify([queryOf(shown), shown.played]) : queryOf(shown);
    return this.#kept.get(key) ?? (await once(this.#drawing, `${address} ${key}`, () => this.#draw(shown, key, address)));
  }

  /** The image of a position that a link names; null if it names none. A start is read and drawn in one turn. */
  async ofLink(place: Place, address: string): Promise<Buffer | null> {
    const link = JSON.stringify(place);
    if (place.moves.length > 0 || this.#links.has(link)) {
      const shown = await this.read(place, address);
      return shown && (await this.of(shown, address));
    }
    const game = readGame(place.game, place.params);
    if (!game.ok) return null;
    return await once(this.#drawing, `${address} ${link}`, async () => {
      const sight = await this.#run({ kind: 'draw', place }, address);
      this.#keepLink(link, sight);
      return sight && this.#keep(queryOf({ game: game.value, position: sight.position }), sight);
    });
  }

  close(): void {
    this.#workers.close();
  }

  async #read(place: Place, link: string, address: string): Promise<string | null> {
    return this.#keepLink(link, await this.#run({ kind: 'read', place }, address));
  }

  async #draw({ game: { family, params }, position, played }: PreviewPosition, key: string, address: string): Promise<Buffer | null> {
    const course = played ? { ...played, position: played.start } : { position, moves: [] };
    const sight = await this.#run({ kind: 'draw', place: { game: family.id, params, ...course } }, address);
    return sight && this.#keep(key, sight);
  }

  #keepLink(link: string, sight: Sight | null): string | null {
    const position = sight?.position ?? null;
    this.#links.set(link, { position }, { size: link.length + (position?.length ?? 0) });
    return position;
  }

  #keep(key: string, { png }: Sight): Buffer | null {
    if (!png) return null;
    const image = Buffer.from(png);
    this.#kept.set(key, image);
    return image;
  }

  async #run(look: Look, address: string): Promise<Sight | null> {
    const { limits } = this.#deps;
    /** Checked when it is asked for, and once more when its turn comes, because others before it may have used up the time. */
    const allowed = (): Look => {
      limits.check('draw', { address });
      return look;
    };
    const onSpent = (milliseconds: number): void => limits.charge('draw', { address }, milliseconds);
    try {
      allowed();
      return await this.#workers.run(allowed, { requester: { address }, urgency: URGENCY[look.kind], onSpent });
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      const { game, position } = look.place;
      this.#deps.metrics.lostWorker('drawing');
      this.#deps.log.warn({ err: error, game, position: position.slice(0, 200) }, 'a worker was lost');
      throw new RefusalError(refusal('too-large', say`This position takes too long to draw.`));
    }
  }
}
