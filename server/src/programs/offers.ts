import { say } from '@nimhall/shared/phrase';
import type { OfferedProgram } from '@nimhall/shared/protocol/programs';
import { type Refusal, refuse } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import { type Player, programAt, type Room, seatOf } from '@nimhall/shared/room/room';
import { SEATS } from '@nimhall/shared/room/seat';
import type { Cluster } from '../cluster/cluster.ts';
import type { FairPlay } from '../rooms/fair-play.ts';
import type { PlayBans } from '../rooms/play-bans.ts';
import type { PresenceTracker } from '../rooms/presence.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { PROGRAMS_ROOM } from '../store/shared-tables.ts';
import type { Store } from '../store/store.ts';
import { RecentAnswer } from '../workers/recent-answer.ts';
import type { ProgramOffer, StoredProgram } from './queries.ts';

/** Programs that are listed, and that may offer themselves from one address to one node. */
const MAX_LISTED = 200;
const MAX_FROM_ADDRESS = 50;
/** Boards that are looked through at once. */
const MAX_MISSED = 400;
/** How long the list is reused before it is read again, in milliseconds. */
const LISTED_FOR = 300;
/** A board may be taken for so long before its game has begun, in milliseconds. */
const BEGINS_WITHIN = 10_000;
/** Events with which a game begins or ends. */
const BEGINNING_OR_END: ReadonlySet<string> = new Set(['started', 'rematch-started', 'ended']);

interface Deps {
  readonly store: Pick<Store, 'programs' | 'relationships'>;
  readonly cluster: Cluster | null;
  readonly rooms: Rooms;
  readonly presences: PresenceTracker;
  readonly fairPlay: FairPlay;
  readonly playBans: PlayBans;
  readonly now: () => number;
}

/** A program that offers itself by this node: its connections, with where they come from. */
interface Here {
  readonly player: Player;
  readonly sockets: Map<string, string>;
}

/** Programs that offer themselves to play, by any node, and the boards that they play at. */
export class ProgramOffers {
  readonly #deps: Deps;
  readonly #here = new Map<string, Here>();
  readonly #listeners: (() => void)[] = [];
  readonly #listed = new RecentAnswer({ maxAge: LISTED_FOR, now: () => performance.now(), read: () => this.#load() });

  constructor(deps: Deps) {
    this.#deps = deps;
    deps.rooms.onMilestone(({ isLocal, room, entry }) => {
      if (!entry.events.some(({ kind }) => BEGINNING_OR_END.has(kind))) return;
      // What another node could not write down before it died is written by the node of the program.
      const programs = programsIn(room).filter((id) => isLocal || this.#here.has(id));
      if (programs.length === 0) return;
      const { store, now } = deps;
      const noted = programs.map((id) =>
        room.status === 'playing' ? store.programs.noteBoard(id, room.room, now()) : store.programs.freeBoard(id, room.room),
      );
      // What fails is made up for when boards are looked through.
      void Promise.allSettled(noted).then(() => this.changed());
    });
  }

  /** Calls the listener when something may have changed here. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** What was listed may hold no more. */
  forget(): void {
    this.#listed.forget();
  }

  /** Something may have changed here. */
  changed(): void {
    this.forget();
    for (const listener of this.#listeners) listener();
  }

  /** From now on until its connection ends a program offers itself; the rooms in which it plays. */
  async offer(socket: string, player: Player, address: string, offer: ProgramOffer): Promise<Result<readonly string[], Refusal>> {
    if (player.owner === undefined)
      return refuse('forbidden', say`This program has no owner. Add one under “Your programs” and use its token.`);
    const others = [...this.#here.values()].filter((each) => each.player.id !== player.id && [...each.sockets.values()].includes(address));
    if (others.length >= MAX_FROM_ADDRESS) return refuse('forbidden', say`Too many programs from your network are connected already.`);
    const { store, cluster } = this.#deps;
    await store.programs.offer(player.id, offer);
    const here = this.#here.get(player.id) ?? { player, sockets: new Map<string, string>() };
    if (here.sockets.size === 0) cluster?.note({ room: PROGRAMS_ROOM, player, there: true });
    here.sockets.set(socket, address);
    this.#here.set(player.id, here);
    await cluster?.noted();
    this.changed();
    return ok((await store.programs.boards([player.id])).map(({ room }) => room));
  }

  /** The connection is gone, or its program no longer offers itself by it. Resolves when other nodes can know. */
  async withdraw(socket: string, { id }: Player): Promise<void> {
    const here = this.#here.get(id);
    if (!here?.sockets.delete(socket) || here.sockets.size > 0) return;
    const { cluster } = this.#deps;
    this.#here.delete(id);
    cluster?.note({ room: PROGRAMS_ROOM, player: here.player, there: false });
    await cluster?.noted();
    this.changed();
  }

  /** All that offer themselves. */
  async list(): Promise<OfferedProgram[]> {
    return (await this.#listed.get()).map(toldOf);
  }

  /** Which of these offer themselves. */
  async areOffered(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const offered = new Set((await this.#listed.get()).map(({ id }) => id));
    return new Set(ids.filter((id) => offered.has(id)));
  }

  /** A program that offers itself, as it sits down; one without a name where there is none. */
  async seated(id: string): Promise<Player> {
    const program = await this.#find(id);
    return program ? { id, name: program.name, owner: program.owner } : { id, name: '', owner: '' };
  }

  /** Whether somebody may have a program sit down in a room. Where they may, a board is taken for it. */
  async mayPlay(player: string, room: Room, id: string): Promise<Result<true, Refusal>> {
    const { store, fairPlay, playBans, now } = this.#deps;
    const program = await this.#find(id);
    if (!program) return refuse('not-found', say`This program isn’t here any more.`);
    if (!program.games.includes(room.game) || (room.misere && !program.misere)) {
      return refuse('forbidden', say`This program doesn’t play this game.`);
    }
    const blocked = await store.relationships.blockedWith(player);
    const mayBegin = [player, program.id, program.ownerId].map((each) => playBans.mayBegin(each));
    const [mine, ...theirs] = await Promise.all(mayBegin);
    if (mine && !mine.ok) return mine;
    if (theirs.some((may) => !may.ok) || blocked.includes(program.id) || blocked.includes(program.ownerId)) {
      return refuse('not-found', say`This program isn’t here any more.`);
    }
    const may = await fairPlay.mayTryBot(player, room);
    if (!may.ok) return may;
    const isTaken = await store.programs.takeBoard(program.id, room.room, now());
    return isTaken ? ok(true) : refuse('seat-taken', say`All boards of this program are taken.`);
  }

  /** Gives the board back that was taken in a room, where the program does not play there after all. */
  async tidy(program: string, code: string): Promise<void> {
    const room = await this.#deps.rooms.read(code);
    if (room && plays(room, program)) return;
    await this.#deps.store.programs.freeBoard(program, code);
    this.changed();
  }

  /**
   * The rooms of programs of this node in which they play without being there. Boards of games that are over, which a crash may leave behind, are
   * given back.
   */
  async missed(): Promise<{ readonly program: string; readonly room: string }[]> {
    const { store, rooms, presences, now } = this.#deps;
    const boards = await store.programs.boards([...this.#here.keys()].slice(0, MAX_LISTED));
    const absent = boards.filter(({ program, room }) => ![...presences.roomsHere(program)].includes(room));
    const missed: { readonly program: string; readonly room: string }[] = [];
    for (const { program, room: code, at } of absent.slice(0, MAX_MISSED)) {
      const room = await rooms.browse(code);
      if (room && plays(room, program)) missed.push({ program, room: code });
      else if (now() - at > BEGINS_WITHIN) await store.programs.freeBoard(program, code);
    }
    return missed;
  }

  async #find(id: string): Promise<StoredProgram | undefined> {
    return (await this.#listed.get()).find((each) => each.id === id);
  }

  async #load(): Promise<StoredProgram[]> {
    const { store, cluster } = this.#deps;
    const elsewhere = (await cluster?.attendanceIn(PROGRAMS_ROOM, MAX_LISTED))?.first ?? [];
    const ids = new Set([...this.#here.keys(), ...elsewhere.map(({ id }) => id)]);
    const programs = await store.programs.withIds([...ids].slice(0, MAX_LISTED));
    return programs.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1));
  }
}

function plays(room: Room, program: string): boolean {
  return room.status !== 'over' && seatOf(room, program) !== null;
}

function toldOf({ id, name, owner, games, misere, boards, taken }: StoredProgram): OfferedProgram {
  return { id, name, owner, games, misere, boards, free: Math.max(0, boards - taken) };
}

/** The programs that sit in a room. */
export function programsIn(room: Pick<Room, 'seats'>): string[] {
  return SEATS.flatMap((seat) => programAt(room, seat) ?? []);
}
