import type { MemberAccuracy } from '@nimhall/shared/gathering/class/accuracy';
import { type Classroom, memberOf } from '@nimhall/shared/gathering/class/classroom';
import type { LessonStep, Order, VotedTurn } from '@nimhall/shared/gathering/class/commands';
import type { ToldEntry } from '@nimhall/shared/gathering/class/events';
import { applyClassEntry } from '@nimhall/shared/gathering/class/evolve';
import { mayTeach } from '@nimhall/shared/gathering/class/teachers';
import { newId } from '@nimhall/shared/player/new-id';
import { ok } from '@nimhall/shared/result';
import type { ServerConnection } from '../net/server-connection.ts';
import { type FollowedState, GatheringStore } from './gathering-store.ts';

/** The state of a class on a page. */
export interface ClassState extends FollowedState {
  /** As folded from its log; null until the server has answered. */
  readonly gathering: Classroom | null;
  /** Whether we are its teacher. */
  readonly isTeacher: boolean;
  /** How accurately everybody has played, as far as it is known; for teachers. */
  readonly accuracies: readonly MemberAccuracy[];
}

const START: ClassState = { gathering: null, member: -1, isTeacher: false, missing: null, refusal: null, accuracies: [] };

/** How long to wait before asking again for games that are being reviewed, in milliseconds. */
const REVIEW_EVERY_MS = 10_000;

/** A class that is followed, and what we may do in it. */
export class ClassStore extends GatheringStore<ClassState, Classroom, ToldEntry> {
  /** Pending orders: repeating one before its answer, as by a double tap, is ignored. */
  readonly #ordered = new Set<string>();
  #reviewing: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string, connection: ServerConnection) {
    super({
      code,
      connection,
      start: START,
      enter: async () => {
        const ack = await connection.send('class:enter', { code });
        return ack.ok ? ok(ack.gathering) : ack;
      },
      leave: () => void connection.send('class:leave', { code }),
      apply: applyClassEntry,
      listen: (receive, reach) => [
        connection.on('class', ({ code: told, ...entry }) => told === code && receive(entry)),
        connection.on('class:version', ({ code: told, version }) => told === code && reach(version)),
      ],
    });
  }

  override close(): void {
    clearTimeout(this.#reviewing);
    super.close();
  }

  /** Joins by a name; false where that is refused. */
  async join(name: string): Promise<boolean> {
    return await this.settle(this.connection.send('class:join', { code: this.code, id: newId(), name }));
  }

  /** Proposes a move for a turn, where the class plays as one. */
  async propose(turn: VotedTurn, move: string): Promise<void> {
    await this.settle(this.connection.send('class:propose', { code: this.code, id: newId(), ...turn, move }));
  }

  /** Says that the step of a lesson is done, or a wrong answer to it. Nobody needs to know that it came too late. */
  async answer(at: LessonStep, wrong?: string): Promise<void> {
    const answered = wrong === undefined ? at : { ...at, wrong };
    await this.connection.send('class:answer', { code: this.code, id: newId(), ...answered });
  }

  /** Asks for the secret by which other devices teach; it comes with the log. */
  async share(): Promise<void> {
    await this.settle(this.connection.send('class:share', { code: this.code, id: newId() }));
  }

  /** Asks how accurately everybody has played, as a teacher, and again while games wait for their review. */
  async review(): Promise<void> {
    clearTimeout(this.#reviewing);
    const ack = await this.connection.send('class:accuracy', { code: this.code });
    if (!ack.ok) return;
    this.patch({ accuracies: ack.members });
    if (ack.waiting > 0) this.#reviewing = setTimeout(() => void this.review(), REVIEW_EVERY_MS);
  }

  /** Gives an order, as the teacher. */
  async order(order: Order): Promise<void> {
    const key = JSON.stringify(order);
    if (this.#ordered.has(key)) return;
    this.#ordered.add(key);
    await this.settle(this.connection.send('class:order', { code: this.code, id: newId(), order }));
    this.#ordered.delete(key);
  }

  protected override shown(gathering: Classroom, player: string): Partial<ClassState> {
    const isTeacher = mayTeach(gathering, player);
    // As a teacher we received more than we do from now on.
    if (this.value.isTeacher && !isTeacher) queueMicrotask(() => this.enter());
    return { gathering, member: memberOf(gathering, player), isTeacher };
  }
}
