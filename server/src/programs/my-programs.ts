import { say } from '@nimhall/shared/phrase';
import { MAX_PROGRAMS, type MyProgram, PROGRAM_FAULTS } from '@nimhall/shared/protocol/programs';
import { type Refusal, refuse } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import type { Player } from '@nimhall/shared/room/room';
import { type Credentials, nameTaken, newCredentials, secretHash } from '../people/identity.ts';
import { skeletonOf } from '../people/look-alikes.ts';
import type { Store } from '../store/store.ts';
import { answerTimes } from './answer-times.ts';
import { COUNTED_DAYS, dayOf } from './counts.ts';
import type { ProgramOffers } from './offers.ts';

interface Deps {
  readonly store: Store;
  readonly offers: ProgramOffers;
  /** Writes down what was counted on this node. */
  readonly writeCounts: () => Promise<void>;
  readonly now: () => number;
}

/** The programs of an owner: each is a player of its own, who signs in by a token. */
export class MyPrograms {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Adds a program by this name; its token is given only here. */
  async add(owner: Player, name: string): Promise<Result<Credentials, Refusal>> {
    const { store, now } = this.#deps;
    if (owner.owner !== undefined) return refuse('forbidden', say`A program can’t have programs.`);
    if ((await store.passkeys.holder(skeletonOf(name))) !== null) return nameTaken();
    const credentials = newCredentials(name);
    const { player, secret } = credentials;
    if (await store.programs.add(owner.id, player, secretHash(secret), now(), MAX_PROGRAMS)) return ok(credentials);
    return refuse('too-large', say`You can have ${MAX_PROGRAMS} programs. Remove one first.`);
  }

  /** Another token for a program, in place of those before. */
  async renewToken(owner: Player, id: string): Promise<Result<string, Refusal>> {
    const { store, now } = this.#deps;
    const found = await this.find(owner, id);
    if (!found.ok) return found;
    const { secret } = newCredentials('');
    await store.credentials.add(id, { hash: secretHash(secret), kind: 'program', name: '', at: now() });
    await store.credentials.removeOthers(id, secretHash(secret));
    return ok(secret);
  }

  /** Those of an owner, as they see them. */
  async of(owner: Player): Promise<MyProgram[]> {
    const { store, offers, writeCounts, now } = this.#deps;
    await writeCounts();
    const programs = await store.programs.of(owner.id);
    const ids = programs.map(({ id }) => id);
    const [offered, counts, games] = await Promise.all([
      offers.areOffered(ids),
      store.programs.counts(ids, dayOf(now()) - COUNTED_DAYS),
      Promise.all(ids.map(async (id) => (await store.profiles.standing(id)).games)),
    ]);
    return programs.map(({ id, name, createdAt }, at) => {
      const own = counts.filter(({ program }) => program === id);
      const faults = PROGRAM_FAULTS.map((fault) => [fault, own.find(({ what }) => what === fault)?.number ?? 0]);
      return {
        id,
        name,
        createdAt,
        isOffered: offered.has(id),
        games: games[at] ?? [],
        faults: Object.fromEntries(faults) as MyProgram['faults'],
        answers: answerTimes(own),
      };
    });
  }

  /** A program of this owner, by its id. */
  async find(owner: Player, id: string): Promise<Result<Player, Refusal>> {
    const program = (await this.#deps.store.programs.of(owner.id)).find((each) => each.id === id);
    return program ? ok({ id, name: program.name, owner: program.owner }) : refuse('not-found', say`Program not found.`);
  }
}
