import { say } from '@nimhall/shared/phrase';
import type { Reported, ReportReason } from '@nimhall/shared/protocol/reports';
import { type Refusal, refuse } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import { mayRead } from '@nimhall/shared/room/chat';
import type { Player, Room } from '@nimhall/shared/room/room';
import { skeletonOf } from '../people/look-alikes.ts';
import type { Store } from '../store/store.ts';
import type { NewReport } from './queries.ts';

/** The latest lines of a room among which one may be reported. */
const LINES_LOOKED_AT = 500;

/** What a report is about. */
type About = Pick<NewReport, 'reported' | 'name' | 'room' | 'said'>;

interface Deps {
  readonly store: Pick<Store, 'moderation' | 'lines' | 'profiles'>;
  /** A room as it is now; null where there is none. */
  readonly room: (code: string) => Promise<Room | null>;
  readonly now: () => number;
}

/** Reports to the operator. The reported player is not told, and nobody learns who else was reported. */
export class Reports {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Stores a report, once. Refused if the reporter cannot see what is reported, and for reports of oneself. */
  async add({ id: reporter }: Player, of: Reported, reason: ReportReason): Promise<Result<null, Refusal>> {
    const about = 'name' in of ? await this.#person(of.name) : await this.#line(reporter, of);
    if (!about) return refuse('not-found', say`What you’re reporting is no longer there.`);
    if (about.reported === reporter) return refuse('forbidden', say`You can’t do that to yourself.`);
    await this.#deps.store.moderation.report({ ...about, reporter, reason, at: this.#deps.now() });
    return ok(null);
  }

  async #person(name: string): Promise<About | null> {
    const person = await this.#deps.store.profiles.accountNamed(skeletonOf(name));
    return person && { reported: person.id, name: person.name, room: '', said: '' };
  }

  async #line(reader: string, { room: code, player, line: id }: Extract<Reported, { room: string }>): Promise<About | null> {
    const room = await this.#deps.room(code);
    const lines = room ? await this.#deps.store.lines(code, LINES_LOOKED_AT) : [];
    const line = lines.find((each) => each.id === id && each.from.id === player);
    if (!room || !line || !mayRead(room, reader, line)) return null;
    return { reported: player, name: line.from.name, room: code, said: line.text };
  }
}
