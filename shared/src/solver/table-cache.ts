/** Most bytes of the tables that all games keep together. */
const MAX_BYTES = 2 ** 26;
/** What an entry takes beside its table. */
const BYTES_ITSELF = 1_000;

interface Entry<Table> {
  readonly table: Table;
  readonly bytes: number;
  /** Takes it out of where it was kept. */
  readonly drop: () => void;
}

/** Those of all games, the one used last at the end. */
const all = new Set<Entry<unknown>>();
let bytesOfAll = 0;

/** The tables that a game keeps for its next question. All games share the room; the tables not used for longest go first. */
export class TableCache<Table> {
  readonly #own = new Map<string, Entry<Table>>();

  get(key: string): Table | undefined {
    const entry = this.#own.get(key);
    if (!entry) return undefined;
    all.delete(entry);
    all.add(entry);
    return entry.table;
  }

  drop(key: string): void {
    const known = this.#own.get(key);
    if (known) forget(known);
  }

  keep(key: string, table: Table, bytes: number): void {
    this.drop(key);
    const entry = { table, bytes: bytes + BYTES_ITSELF, drop: () => this.#own.delete(key) };
    this.#own.set(key, entry);
    all.add(entry);
    bytesOfAll += entry.bytes;
    for (const oldest of all) {
      if (bytesOfAll <= MAX_BYTES) break;
      forget(oldest);
    }
  }
}

/** Drops the tables of all games, as if nothing had been asked yet. */
export function dropTables(): void {
  for (const entry of all) forget(entry);
}

function forget(entry: Entry<unknown>): void {
  entry.drop();
  all.delete(entry);
  bytesOfAll -= entry.bytes;
}
