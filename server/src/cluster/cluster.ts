import { randomUUID } from 'node:crypto';
import type { Room } from '@nimhall/shared/room/room';
import type { Logger } from 'pino';
import type { Delays } from '../delays.ts';
import type { RoomAttendance, SharedTables, VisitChange } from '../store/shared-tables.ts';

/** A node that died: how long it has been silent outside of outages, in milliseconds, and who was connected to it. */
export interface NodeDeath {
  readonly node: string;
  readonly silentFor: number;
  readonly visits: readonly { readonly room: string; readonly player: string }[];
}

interface Deps {
  readonly sharedTables: SharedTables;
  readonly delays: Delays;
  readonly log: Logger;
  /** Compensates the players who were connected to a node that died. May be called on several nodes for one death. */
  readonly onNodeDeath: (death: NodeDeath) => Promise<void>;
  /**
   * Called when the store no longer knew this node (as Postgres does with all nodes after a crash) and the other nodes have had time to
   * report their visitors again. The rooms are those whose visitors were connected to a node that is gone.
   */
  readonly onPresenceLost: (rooms: ReadonlySet<string>) => void;
}

/** The other nodes at the same store: which are alive, and who is connected to them. */
export class Cluster {
  /** A new id at every start, because connections to the process before it are gone. */
  readonly #node = randomUUID();
  readonly #deps: Deps;
  /** Who is connected to this node: `room player` to both. */
  readonly #here = new Map<string, Omit<VisitChange, 'there'>>();
  readonly #unsaid = new Map<string, VisitChange>();
  #saying: Promise<void> | null = null;
  /** Since when this node has seen the others without a gap, by its own clock, so that they are not judged by what it missed itself. */
  #steadySince = Number.POSITIVE_INFINITY;
  /** True from when the store no longer knew this node until that was reported. */
  #forgotten = false;
  /** Dead nodes whose visitors are being looked after. */
  readonly #clearingUp = new Map<string, Promise<void>>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** A player's first connection on this node to a room came, their last one went, or their name changed. */
  note(change: VisitChange): void {
    const key = `${change.room} ${change.player.id}`;
    if (change.there) this.#here.set(key, change);
    else this.#here.delete(key);
    this.#unsaid.set(key, change);
    this.#say();
  }

  /** Resolves once everything noted so far is visible to other nodes, or could not be written: then the next heartbeat tries again. */
  async noted(): Promise<void> {
    // A write under way may have begun before the last note; the statement after it includes all of them.
    await this.#saying;
    await this.#saying;
  }

  /** Which of these players are connected to a room by other nodes that are alive. */
  async whoOf(players: readonly string[], room: string): Promise<string[]> {
    const visitors = await this.#deps.sharedTables.visitors(room, players);
    return visitors.filter(({ node, silentFor }) => node !== this.#node && !this.#isDead(silentFor)).map(({ player }) => player);
  }

  /** The addresses of these players who are connected to a room on any node, if they were noted. */
  async addressesOf(players: readonly string[], room: string): Promise<{ readonly player: string; readonly address: string }[]> {
    return await this.#deps.sharedTables.addresses(room, players);
  }

  /** Codes of the rooms that a player is connected to. */
  async roomsOf(player: string): Promise<string[]> {
    return await this.#deps.sharedTables.roomsOf(player);
  }

  /** Everybody who is connected to a room by other nodes that are alive. */
  async attendanceIn(room: string, limit: number): Promise<RoomAttendance> {
    return await this.#deps.sharedTables.attendance(room, this.#node, this.#deps.delays.deadNode, limit);
  }

  /** False while it is unclear whether the node of the player to move is alive. */
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

  /** Forgets nodes that ended during an outage that was already credited, so that their visitors are not credited twice. */
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
      this.#deps.onPresenceLost(new Set([...this.#here.values()].map(({ room }) => room)));
    }
    for (const { node, silentFor } of await sharedTables.nodes()) if (this.#isDead(silentFor)) this.#clearUpOnce(node, silentFor);
  }

  /** This node was invisible for a while, so it must observe the other nodes again before it judges them. */
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

  /** Runs beside the heartbeat, which must not wait for thousands of visitors. After a failure the next beat tries again. */
  #clearUpOnce(node: string, silentFor: number): void {
    if (this.#clearingUp.has(node)) return;
    const clearedUp = this.#clearUp(node, silentFor)
      .catch((error: unknown) =>
        this.#deps.log.error({ err: error, node }, 'cannot look after the visitors of a dead node; it is tried again'),
      )
      .finally(() => this.#clearingUp.delete(node));
    this.#clearingUp.set(node, clearedUp);
  }

  /** Time before this node was last seen without a gap belongs to an outage that was already credited. */
  async #clearUp(node: string, silentFor: number): Promise<void> {
    this.#deps.log.warn({ node, silentFor }, 'another node is dead');
    const sinceOutage = Math.min(silentFor, performance.now() - this.#steadySince);
    await this.#deps.onNodeDeath({ node, silentFor: sinceOutage, visits: await this.#deps.sharedTables.visitorsAt(node) });
    await this.#deps.sharedTables.forget(node);
  }

  /** Writes the changes gathered so far, one statement at a time, so that the last change of a visit is written last. */
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
