import { randomUUID } from 'node:crypto';
import { readClassCode } from '@nimhall/shared/gathering/class-code';
import type { Gathering } from '@nimhall/shared/gathering/gathering';
import { REQUESTS, readBody } from '@nimhall/shared/protocol/commands';
import type { Refusal } from '@nimhall/shared/refusal';
import { fail, ok, type Result } from '@nimhall/shared/result';
import type { Room } from '@nimhall/shared/room/room';
import type { Logger } from 'pino';
import { exportAccount } from '../account/account-export.ts';
import { Gatherings } from '../gatherings/gatherings.ts';
import { History } from '../history/history.ts';
import { Identities } from '../people/identity.ts';
import { rebuildRatings } from '../ratings/rebuild.ts';
import { RefusalError } from '../refusal-error.ts';
import type { Outages } from '../rooms/outage.ts';
import { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { FOR_GOOD, type ModerationActionKind, type PlayerRecord } from './queries.ts';
import { refused, spanInWords } from './words.ts';

interface Deps {
  readonly store: Store;
  readonly now: () => number;
  /** The name of the operator. */
  readonly by: string;
  readonly log: Logger;
}

/** These messages are for the operator, so they are in English. */
type Outcome<T = null> = Result<T, Refusal>;

/** The target of a notice. */
const EVERYBODY = 'everybody';
/** Longest notice, which a phone shows in five lines. */
const MAX_NOTICE_LENGTH = 200;

/** No clock is judged here, so outages of a room that is closed do not matter. */
const NO_OUTAGES: Outages = { extraTime: 0, settled: async () => undefined, of: () => [] };

/**
 * Carries out the operator's actions in the store, where running servers find them. Each action is logged before it is done, and its result
 * afterwards; repeating one changes nothing.
 */
export class ModerationService {
  readonly #deps: Deps;
  readonly #rooms: Rooms;
  readonly #identities: Identities;
  readonly #history: History;
  readonly #gatherings: Gatherings;

  constructor(deps: Deps) {
    const { store, now, log } = deps;
    this.#deps = deps;
    this.#rooms = new Rooms({
      store,
      now,
      botPace: 0,
      outages: NO_OUTAGES,
      onDuplicate: () => undefined,
      onBroken: (room, error) => log.error({ err: error, room }, 'a room cannot be opened: its log cannot be understood'),
    });
    this.#gatherings = new Gatherings({ store, now });
    this.#identities = new Identities(store, now);
    this.#history = new History(store, { with: async (games) => [...games] }, log);
  }

  /** The one player with this id or this name. */
  async person(idOrName: string): Promise<Outcome<PlayerRecord>> {
    const found = await this.#deps.store.moderation.find(idOrName);
    const person = found.find(({ id }) => id === idOrName) ?? found[0];
    if (!person) return refused('not-found', `Nobody here has the id or the name "${idOrName}". Look for them: people TEXT`);
    if (person.id === idOrName || found.length === 1) return ok(person);
    const ids = found.map(({ id }) => id).join(', ');
    return refused('bad-request', `Several people are called "${idOrName}". Say which one by the id: ${ids}`);
  }

  /** A room that can be opened. */
  async room(code: string): Promise<Outcome<Room>> {
    try {
      const room = await this.#rooms.read(code);
      return room ? ok(room) : refused('not-found', `There is no room ${code}. Look for it: rooms`);
    } catch (error) {
      if (error instanceof RefusalError) return fail(error.refusal);
      throw error;
    }
  }

  async rename({ id, name: before }: PlayerRecord, wanted: string): Promise<Outcome<string>> {
    const read = readBody(REQUESTS.name, { name: wanted });
    if (!read.ok) return read;
    const { name } = read.value;
    const renamed = await this.#do('rename', id, change(before, name), () => this.#identities.rename({ id, name }, name));
    return renamed.ok ? ok(name) : renamed;
  }

  /** Until a time in milliseconds since 1970, or `FOR_GOOD`; null lifts the mute. */
  async mute({ id, mutedUntil }: PlayerRecord, until: number | null): Promise<Outcome> {
    const now = this.#deps.now();
    const inWords = (time: number | null) => spanInWords('muted', time, now) || 'may write';
    return await this.#do(until === null ? 'unmute' : 'mute', id, change(inWords(mutedUntil), inWords(until)), async () =>
      (await this.#deps.store.moderation.mute(id, until)) ? ok(null) : gone(),
    );
  }

  /** Bars a player from new games until a time in milliseconds since 1970, or `FOR_GOOD`; null lifts the bar. */
  async bar({ id }: PlayerRecord, until: number | null): Promise<Outcome> {
    const { store, now } = this.#deps;
    const inWords = (time: number | null) => spanInWords('barred', time, now()) || 'may play';
    const detail = change(inWords(await store.moderation.barredUntil(id, 'play')), inWords(until));
    return await this.#do(until === null ? 'unbar' : 'bar', id, detail, async () =>
      (await store.moderation.bar(id, 'play', until)) ? ok(null) : gone(),
    );
  }

  /** Posts a notice on every page, replacing the current one. */
  async post(text: string): Promise<Outcome> {
    const [first = ''] = text.trim().split('\n', 1);
    if (first !== text.trim() || first === '') return refused('bad-request', 'A notice is one line of text, in quotes.');
    if (first.length > MAX_NOTICE_LENGTH) return refused('too-large', `A notice has ${MAX_NOTICE_LENGTH} characters at most.`);
    return await this.#do('notice', EVERYBODY, first, async () => ok(null));
  }

  /** Removes the notice. */
  async takeDown(): Promise<Outcome> {
    const notice = await this.#deps.store.moderation.notice();
    if (!notice) return refused('not-found', 'No notice is posted.');
    return await this.#do('unnotice', EVERYBODY, change(notice.text, 'nothing'), async () => ok(null));
  }

  /** Closes a room, or a class or tournament, by its code. */
  async close(code: string): Promise<Outcome> {
    const gathering = await this.#gatherings.read(readClassCode(code));
    if (gathering) return await this.#closeGathering(gathering);
    const room = await this.room(code);
    if (!room.ok || room.value.closed) return room.ok ? ok(null) : room;
    return await this.#do('close', code, change(room.value.status, 'closed'), async () => {
      let outcome: Outcome = ok(null);
      const envelope = { command: { kind: 'close' }, actor: { kind: 'operator' }, id: null } as const;
      await this.#rooms.execute(code, envelope, (answer) => {
        outcome = answer.ok || answer.error.code === 'closed' ? ok(null) : answer;
      });
      return outcome;
    });
  }

  async #closeGathering(gathering: Gathering): Promise<Outcome> {
    const { kind, code } = gathering;
    const status = kind === 'tournament' ? gathering.status : gathering.isClosed ? 'over' : 'open';
    if (status === 'over') return ok(null);
    return await this.#do('close', code, change(`${kind} ${status}`, 'over'), async () => {
      const order = { kind: 'close' } as const;
      const command = { kind: kind === 'tournament' ? 'order-tournament' : 'order', order, random: Math.random } as const;
      const closed = await this.#gatherings.execute(code, { command, actor: { kind: 'operator' }, id: null });
      return closed.ok || closed.error.code === 'game-over' ? ok(null) : closed;
    });
  }

  /** Voids a rated duel and recomputes all ratings. */
  async voidDuel(code: string): Promise<Outcome> {
    const room = await this.room(code);
    if (!room.ok) return room;
    return await this.#do('void', code, change('counted', 'void'), async () => {
      const voided = await this.#void(code);
      if (voided.ok) await this.#rebuild();
      return voided;
    });
  }

  /** Bars a player from rated duels for good, voids the ones they played and recomputes the ratings; gives the number of voided duels. */
  async unrate({ id }: PlayerRecord): Promise<Outcome<number>> {
    const { store } = this.#deps;
    return await this.#do('unrate', id, change(await this.#ratedInWords(id), 'barred from ratings'), async () => {
      if (!(await store.moderation.bar(id, 'ratings', FOR_GOOD))) return gone();
      let voided = 0;
      for (let after: string | null = ''; after !== null; ) {
        const page: Awaited<ReturnType<Store['duels']['rooms']>> = await store.duels.rooms(after, id);
        for (const code of page.items) if ((await this.#do('void', code, change('counted', 'void'), () => this.#void(code))).ok) voided++;
        after = page.next;
      }
      await this.#rebuild();
      return ok(voided);
    });
  }

  /** Lets a player play rated duels again. Void duels stay void. */
  async rate({ id }: PlayerRecord): Promise<Outcome> {
    const detail = change(await this.#ratedInWords(id), 'may be rated');
    return await this.#do('rate', id, detail, async () =>
      (await this.#deps.store.moderation.bar(id, 'ratings', null)) ? ok(null) : gone(),
    );
  }

  async #ratedInWords(id: string): Promise<string> {
    const { store, now } = this.#deps;
    return ((await store.moderation.barredUntil(id, 'ratings')) ?? 0) > now() ? 'barred from ratings' : 'may be rated';
  }

  async #void(code: string): Promise<Outcome> {
    let outcome: Outcome = ok(null);
    await this.#rooms.execute(code, { command: { kind: 'void' }, actor: { kind: 'operator' }, id: null }, (answer) => {
      outcome = answer.ok ? ok(null) : answer;
    });
    return outcome;
  }

  async #rebuild(): Promise<void> {
    await rebuildRatings(this.#deps.store, this.#deps.log);
  }

  /** Erases a player as they could themselves: when it resolves, nobody can sign in as them and their name is gone. */
  async erase({ id }: PlayerRecord): Promise<Outcome> {
    const { erasure } = this.#deps.store;
    return await this.#do('erase', id, '', async () => {
      if (!(await erasure.begin(id, this.#deps.now()))) return gone();
      while (await erasure.erase(id));
      return ok(null);
    });
  }

  /** Everything stored about a player and their games, as one JSON object; `write` receives it in pieces. */
  async export(person: PlayerRecord, write: (text: string) => Promise<void>): Promise<Outcome> {
    return await this.#do('export', person.id, '', async () => {
      const known = await exportAccount(person, null, this.#deps);
      for await (const text of this.#history.data(person.id, known)) await write(text);
      return ok(null);
    });
  }

  /** Marks the reports about a player, by id, as done; gives their number. The player may be erased, or have been anonymous. */
  async resolveReport(reported: string, note: string): Promise<Outcome<number>> {
    const { store, now, by } = this.#deps;
    return await this.#do('tick', reported, note, async () => {
      const ticked = await store.moderation.resolve(reported, { at: now(), by, note });
      return ticked > 0 ? ok(ticked) : refused('not-found', `Nothing that was reported of "${reported}" is still to be done.`);
    });
  }

  async #do<T>(kind: ModerationActionKind, target: string, detail: string, task: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const { store, now, by } = this.#deps;
    const id = randomUUID();
    await store.moderation.begin({ id, at: now(), by, kind, target, detail });
    const outcome = await task();
    await store.moderation.finish(id, outcome.ok ? 'done' : outcome.error.code);
    return outcome;
  }
}

/** Text of a change, from one value to another. */
function change(from: string, to: string): string {
  return `${from} → ${to}`;
}

function gone() {
  return refused('not-found', 'They are not here any more.');
}
