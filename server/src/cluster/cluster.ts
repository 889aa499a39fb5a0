import { randomUUID } from 'node:crypto';
import type { Room } from '@nimhall/shared/room/room';
import type { Logger } from 'pino';
import type { Delays } from '../delays.ts';
import type { Crowd, SharedTables, VisitChange } from '../store/shared-tables.ts';

/** A node that died, for how long it has been silent outside of outages in milliseconds, and who was connected to it. */
export interface NodeDeath {
  readonly node: string;
  readonly silentFor: number;
  readonly visits: readonly { readonly room: string; readonly player: string }[];
}

interface Deps {
  readonly sharedTables: SharedTables;
  readonly delays: Delays;
  readonly log: Logger;
  /** Makes good for what a death did to its visitors. May be called on several nodes for one death. */
  readonly onDeath: (death: NodeDeath) => Promise<void>;
  /**
   * Called when the store had forgotten this node, as Postgres does with all of them when it crashes, and the others have
   * had time to say again who is with them: whoever was with a node that is gone left these rooms unseen.
   */
  readonly onForgotten: (rooms: ReadonlySet<string>) => void;
}

/** The other nodes at the same store: which of them live, and who is connected to them. */
export class Cluster {
  /** A node is new whenever it starts: who was connected to it before is not. */
  readonly #node = randomUUID();
  readonly #deps: Deps;
  /** Who is connected to this node: `room player` to both. */
  readonly #here = new Map<string, Omit<VisitChange, 'there'>>();
  readonly #unsaid = new Map<string, VisitChange>();
  #saying: Promise<void> | null = null;
  /** Since when this node has been seen without a gap, by its own clock; others are not judged by what it missed itself. */
  #steadySince = Number.POSITIVE_INFINITY;
  /** True from when the store had not known this node until that has been told. */
  #forgotten = false;
  /** Dead nodes whose visitors are being looked after. */
  readonly #clearingUp = new Map<string, Promise<void>>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** A player's first connection of this node to a room has come, or the last one is gone, or their name is another. */
  note(change: VisitChange): void {
    const key = `${change.room} ${change.player.id}`;
    if (change.there) this.#here.set(key, change);
    else this.#here.delete(key);
    this.#unsaid.set(key, change);
    this.#say();
  }

  /** Resolves once other nodes can know all that was noted so far, or it could not be written: then the next heartbeat tries again. */
  async noted(): Promise<void> {
    // What is being written now may have been begun before the last note; the statement after it has all of them.
    await this.#saying;
    await this.#saying;
  }

  /** Which of these players are connected to a room by other nodes that are alive. */
  async whoOf(players: readonly string[], room: string): Promise<string[]> {
    const visitors = await this.#deps.sharedTables.visitors(room, players);
    return visitors.filter(({ node, silentFor }) => node !== this.#node && !this.#isDead(silentFor)).map(({ player }) => player);
  }

  /** Where these players come from who are connected to a room by any node, as far as it was noted. */
  async addressesOf(players: readonly string[], room: string): Promise<{ readonly player: string; readonly address: string }[]> {
    return await this.#deps.sharedTables.addresses(room, players);
  }

  /** Codes of the rooms that a player is connected to. */
  async roomsOf(player: string): Promise<string[]> {
    return await this.#deps.sharedTables.roomsOf(player);
  }

  /** Everybody who is connected to a room by other nodes that are alive. */
  async crowdIn(room: string, limit: number): Promise<Crowd> {
    return await this.#deps.sharedTables.crowd(room, this.#node, this.#deps.delays.deadNode, limit);
  }

  /** False while it is not clear whether the node of the player to move is alive. */
  async mayFlag(room: Room): Promise<boolean> {
    const occupant = room.turn && room.seats[room.turn];
    if (occupant?.kind !== 'human') return true;
    const visits = await this.#deps.sharedTables.visitors(room.room, [occupant.player.id]);
    return visits.length === 0 || visits.some(({ silentFor }) => silentFor < this.#deps.delays.doubtfulNode);
  }

  /** Whether another node is alive. */
  async anyAlive(): Promise<boolean> {
    return (await this.#deps.sharedTables.nodes()).some(({ node, silentFor }) => node !== this.#node && !this.#isDead(silentFor));
  }

  /** Forgets nodes that ended in an outage for which everybody was given time: their visitors get none on top. */
  async forgetDead(): Promise<void> {
    const { sharedTables } = this.#deps;
    for (const { node, silentFor } of await sharedTables.nodes()) if (this.#isDead(silentFor)) await sharedTables.forget(node);
  }

  /** Shows that this node is alive, and looks for nodes that are not. */
  async beat(): Promise<void> {
    const { sharedTables } = this.#deps;
    if (!(await sharedTables.seen(this.#node))) {
      this.#steadySince = performance.now();
      this.#forgotten = true;
      for (const [key, visit] of this.#here) this.#unsaid.set(key, { ...visit, there: true });
    }
    this.#say();
    if (!this.#isDead(performance.now() - this.#steadySince)) return;
    if (this.#forgotten) {
      this.#forgotten = false;
      this.#deps.onForgotten(new Set([...this.#here.values()].map(({ room }) => room)));
    }
    for (const { node, silentFor } of await sharedTables.nodes()) if (this.#isDead(silentFor)) this.#clearUpOnce(node, silentFor);
  }

  /** This node could not be seen for a while: what it thinks of the others is worth nothing until it has watched them again. */
  missedBeat(): void {
    this.#steadySince = performance.now();
  }

  /** Tells the others that this node stops. */
  async leave(): Promise<void> {
    await this.#saying;
    await Promise.all(this.#clearingUp.values());
    await this.#deps.sharedTables.forget(this.#node);
  }

  #isDead(silentFor: number): boolean {
    return silentFor >= this.#deps.delays.deadNode;
  }

  /** Beside the heartbeat, which must not wait for thousands of visitors. What fails is tried again with the next beat. */
  #clearUpOnce(node: string, silentFor: number): void {
    if (this.#clearingUp.has(node)) return;
    const clearedUp = this.#clearUp(node, silentFor)
      .catch((error: unknown) =>
        this.#deps.log.error({ err: error, node }, 'cannot look after the visitors of a dead node; it is tried again'),
      )
      .finally(() => this.#clearingUp.delete(node));
    this.#clearingUp.set(node, clearedUp);
  }

  /** What was before this node was last seen without a gap was an outage, for which time was given back already. */
  async #clearUp(node: string, silentFor: number): Promise<void> {
    this.#deps.log.warn({ node, silentFor }, 'another node is dead');
    const sinceOutage = Math.min(silentFor, performance.now() - this.#steadySince);
    await this.#deps.onDeath({ node, silentFor: sinceOutage, visits: await this.#deps.sharedTables.visitorsAt(node) });
    await this.#deps.sharedTables.forget(node);
  }

  /** Writes down what has gathered, one statement at a time, so that the last word on a visit is the last one written. */
  #say(): void {
    if (this.#saying || this.#unsaid.size === 0) return;
    const changes = [...this.#unsaid];
    this.#unsaid.clear();
    this.#saying = this.#deps.sharedTables
      .visits(
        this.#node,
        changes.map(([, change]) => change),
      )
      .then(
        () => {
          this.#saying = null;
          this.#say();
        },
        (error: unknown) => {
          this.#saying = null;
          for (const [key, change] of changes) if (!this.#unsaid.has(key)) this.#unsaid.set(key, change);
          this.#deps.log.error({ err: error }, 'cannot note who is here; the next heartbeat tries again');
        },
      );
  }
}
