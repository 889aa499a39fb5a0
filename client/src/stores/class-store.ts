import type { MemberAccuracy } from '@nimhall/shared/gathering/class-accuracy';
import type { LessonStep, Order, VotedTurn } from '@nimhall/shared/gathering/commands';
import type { ToldEntry } from '@nimhall/shared/gathering/events';
import { applyGatheringEntry } from '@nimhall/shared/gathering/evolve';
import { type Gathering, memberOf } from '@nimhall/shared/gathering/gathering';
import { mayTeach } from '@nimhall/shared/gathering/teachers';
import { newId } from '@nimhall/shared/player/new-id';
import type { Ack } from '@nimhall/shared/protocol/messages';
import type { Refusal } from '@nimhall/shared/refusal';
import { ok } from '@nimhall/shared/result';
import type { ServerConnection } from '../net/server-connection.ts';
import { Store, type Unbind } from '../reactive/store.ts';
import { FollowedLog } from './followed-log.ts';

/** The state of a class on a page. */
export interface ClassState {
  /** As folded from its log; null until the server has answered. */
  readonly gathering: Gathering | null;
  /** Our number; -1 while we are not in it. */
  readonly member: number;
  /** Whether we are its teacher. */
  readonly isTeacher: boolean;
  /** Why there is no class to show. */
  readonly missing: Refusal | null;
  /** Why the last request was refused. */
  readonly refusal: Refusal | null;
  /** How accurately everybody has played, as far as it is known; for teachers. */
  readonly accuracies: readonly MemberAccuracy[];
}

const START: ClassState = { gathering: null, member: -1, isTeacher: false, missing: null, refusal: null, accuracies: [] };

/** How long to wait before asking again for games that are being reviewed, in milliseconds. */
const REVIEW_EVERY_MS = 10_000;

/** A class that is followed, and what we may do in it. */
export class ClassStore extends Store<ClassState> {
  readonly #code: string;
  readonly #port: ServerConnection;
  readonly #unbinds: readonly Unbind[];
  readonly #log: FollowedLog<Gathering, ToldEntry>;
  /** Pending orders: repeating one before its answer, as by a double tap, is ignored. */
  readonly #ordered = new Set<string>();
  #reviewing: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string, port: ServerConnection) {
    super(START);
    this.#code = code;
    this.#port = port;
    this.#log = new FollowedLog<Gathering, ToldEntry>({
      enter: async () => {
        const ack = await port.send('class:enter', { code });
        return ack.ok ? ok(ack.gathering) : ack;
      },
      apply: applyGatheringEntry,
      isOnline: () => this.#isOnline,
      changed: (gathering) => this.#adopt(gathering),
      missing: (missing) => this.set({ ...START, missing }),
    });
    this.#unbinds = [
      port.on('class', ({ code: told, ...entry }) => told === code && this.#log.receive(entry)),
      port.on('class:version', ({ code: told, version }) => told === code && this.#log.reach(version)),
      port.connection.subscribe(() => this.#isOnline && this.#log.enter()),
      port.player.subscribe(() => this.value.gathering && this.#adopt(this.value.gathering)),
    ];
    if (this.#isOnline) void this.#log.enter();
  }

  close(): void {
    clearTimeout(this.#reviewing);
    for (const unbind of this.#unbinds) unbind();
    this.#log.close();
    void this.#port.send('class:leave', { code: this.#code });
  }

  /** Joins by a name; false where that is refused. */
  async join(name: string): Promise<boolean> {
    this.#patch({ refusal: null });
    const ack = await this.#port.send('class:join', { code: this.#code, id: newId(), name });
    await this.#settle(ack);
    return ack.ok;
  }

  /** Proposes a move for a turn, where the class plays as one. */
  async propose(turn: VotedTurn, move: string): Promise<void> {
    this.#patch({ refusal: null });
    await this.#settle(await this.#port.send('class:propose', { code: this.#code, id: newId(), ...turn, move }));
  }

  /** Says that the step of a lesson is done, or a wrong answer to it. What comes too late does not matter. */
  async answer(at: LessonStep, wrong?: string): Promise<void> {
    const answered = wrong === undefined ? at : { ...at, wrong };
    const ack = await this.#port.send('class:answer', { code: this.#code, id: newId(), ...answered });
    if (ack.ok) await this.#log.reach(ack.version);
  }

  /** Asks for the secret by which other devices teach; it comes with the log. */
  async share(): Promise<void> {
    this.#patch({ refusal: null });
    await this.#settle(await this.#port.send('class:share', { code: this.#code, id: newId() }));
  }

  /** Asks how accurately everybody has played, as a teacher, and again while games wait for their review. */
  async review(): Promise<void> {
    clearTimeout(this.#reviewing);
    const ack = await this.#port.send('class:accuracy', { code: this.#code });
    if (!ack.ok) return;
    this.#patch({ accuracies: ack.members });
    if (ack.waiting > 0) this.#reviewing = setTimeout(() => void this.review(), REVIEW_EVERY_MS);
  }

  /** Gives an order, as the teacher. */
  async order(order: Order): Promise<void> {
    const key = JSON.stringify(order);
    if (this.#ordered.has(key)) return;
    this.#ordered.add(key);
    this.#patch({ refusal: null });
    const ack = await this.#port.send('class:order', { code: this.#code, id: newId(), order });
    this.#ordered.delete(key);
    await this.#settle(ack);
  }

  async #settle(ack: Ack<'class:order'>): Promise<void> {
    if (ack.ok) await this.#log.reach(ack.version);
    else this.#patch({ refusal: ack.error });
  }

  #adopt(gathering: Gathering): void {
    const player = this.#port.player.value?.id ?? '';
    const isTeacher = mayTeach(gathering, player);
    const isDismissed = this.value.isTeacher && !isTeacher;
    this.#patch({ gathering, member: memberOf(gathering, player), isTeacher, missing: null });
    // As a teacher we were told more than we are from now on.
    if (isDismissed) void this.#log.enter();
  }

  get #isOnline(): boolean {
    return this.#port.connection.value.kind === 'online';
  }

  #patch(change: Partial<ClassState>): void {
    this.set({ ...this.value, ...change });
  }
}
