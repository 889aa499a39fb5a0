import type { Order, VotedTurn } from '@nimhall/shared/gathering/commands';
import type { ToldEntry } from '@nimhall/shared/gathering/events';
import { applyGatheringEntry } from '@nimhall/shared/gathering/evolve';
import { type Gathering, memberOf } from '@nimhall/shared/gathering/gathering';
import { mayTeach } from '@nimhall/shared/gathering/teachers';
import { Again, isPassing } from '@nimhall/shared/player/again';
import { newId } from '@nimhall/shared/player/new-id';
import type { Ack } from '@nimhall/shared/protocol/messages';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Port } from '../net/port.ts';
import { Store, type Unbind } from '../reactive/store.ts';

/** What a page knows of a class. */
export interface ClassState {
  /** As folded from its log; null until the server has answered. */
  readonly gathering: Gathering | null;
  /** Our number; -1 while we are not in it. */
  readonly member: number;
  /** Whether we teach it. */
  readonly isTeacher: boolean;
  /** Why there is no class to show. */
  readonly missing: Refusal | null;
  /** Why what we wanted last was refused. */
  readonly refusal: Refusal | null;
}

const START: ClassState = { gathering: null, member: -1, isTeacher: false, missing: null, refusal: null };

/** A class, kept true: it folds the log as it comes in, and asks again when something is missing. */
export class ClassStore extends Store<ClassState> {
  readonly #code: string;
  readonly #port: Port;
  readonly #unbinds: readonly Unbind[];
  readonly #again = new Again();
  /** Entries that came while the whole class is on its way, whose picture may be older; null while it is not asked for. */
  #meanwhile: ToldEntry[] | null = null;
  /** Orders without an answer: what is ordered once more before, as by the second tap of a double one, is not meant. */
  readonly #ordered = new Set<string>();
  #closed = false;

  constructor(code: string, port: Port) {
    super(START);
    this.#code = code;
    this.#port = port;
    this.#unbinds = [
      port.on('class', ({ code: told, ...entry }) => told === code && this.#receive(entry)),
      port.on(
        'class:version',
        ({ code: told, version }) => told === code && version > (this.value.gathering?.version ?? 0) && this.#enter(),
      ),
      port.connection.subscribe(() => this.#isOnline && this.#enter()),
      port.player.subscribe(() => this.value.gathering && this.#adopt(this.value.gathering)),
    ];
    if (this.#isOnline) void this.#enter();
  }

  close(): void {
    for (const unbind of this.#unbinds) unbind();
    this.#again.reset();
    this.#closed = true;
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
    const ack = await this.#port.send('class:propose', { code: this.#code, id: newId(), ...turn, move });
    await this.#settle(ack);
  }

  /** Asks for the secret by which other devices teach; it comes with the log. */
  async share(): Promise<void> {
    this.#patch({ refusal: null });
    const ack = await this.#port.send('class:share', { code: this.#code, id: newId() });
    await this.#settle(ack);
  }

  /** Gives an order, as the teacher. */
  async order(order: Order): Promise<void> {
    const key = JSON.stringify(order);
    if (this.#ordered.has(key)) return;
    this.#ordered.add(key);
    this.#patch({ refusal: null });
    // The type of the order is that of the protocol, but for lists that cannot be written to.
    const ack = await this.#port.send('class:order', { code: this.#code, id: newId(), order });
    this.#ordered.delete(key);
    await this.#settle(ack);
  }

  async #settle(ack: Ack<'class:order'>): Promise<void> {
    if (!ack.ok) this.#patch({ refusal: ack.error });
    else if (ack.version > (this.value.gathering?.version ?? 0)) await this.#enter();
  }

  async #enter(): Promise<void> {
    if (this.#meanwhile) return;
    const meanwhile: ToldEntry[] = [];
    this.#meanwhile = meanwhile;
    const ack = await this.#port.send('class:enter', { code: this.#code });
    this.#meanwhile = null;
    if (this.#closed) return;
    if (ack.ok) {
      this.#again.reset();
      this.#patch({ missing: null });
      this.#adopt(ack.gathering);
      for (const entry of meanwhile) this.#receive(entry);
    } else if (!isPassing(ack.error)) this.set({ ...START, missing: ack.error });
    else if (this.#isOnline) this.#again.later(() => void this.#enter());
  }

  #receive(entry: ToldEntry): void {
    this.#meanwhile?.push(entry);
    const { gathering } = this.value;
    if (!gathering || entry.version <= gathering.version) return;
    if (entry.version === gathering.version + 1) this.#adopt(applyGatheringEntry(gathering, entry));
    else void this.#enter();
  }

  #adopt(gathering: Gathering): void {
    const player = this.#port.player.value?.id ?? '';
    const isTeacher = mayTeach(gathering, player);
    const isDismissed = this.value.isTeacher && !isTeacher;
    this.#patch({ gathering, member: memberOf(gathering, player), isTeacher });
    // As a teacher we were told more than we are from now on.
    if (isDismissed) void this.#enter();
  }

  get #isOnline(): boolean {
    return this.#port.connection.value.kind === 'online';
  }

  #patch(change: Partial<ClassState>): void {
    this.set({ ...this.value, ...change });
  }
}
