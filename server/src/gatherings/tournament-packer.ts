import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Tournament } from '@nimhall/shared/gathering/tournament/tournament';
import { LRUCache } from 'lru-cache';

/** Packed states that are kept: of each tournament the newest one. */
const MAX_KEPT = 20;

const gzipped = promisify(gzip);

/** States of tournaments as gzip of their JSON. Hundreds who come at the same time share one, and it is made off the event loop. */
export class TournamentPacker {
  readonly #kept = new LRUCache<string, { readonly version: number; readonly packed: Promise<Buffer> }>({ max: MAX_KEPT });

  async pack(tournament: Tournament): Promise<Buffer> {
    const { code, version } = tournament;
    const kept = this.#kept.get(code);
    if (kept?.version === version) return await kept.packed;
    const packed = gzipped(JSON.stringify(tournament));
    this.#kept.set(code, { version, packed });
    return await packed;
  }
}
