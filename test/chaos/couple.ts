import { setTimeout as passes } from 'node:timers/promises';
import type { CommandBody, CommandName } from '@nimhall/shared/protocol/commands';
import type { Ack, Snapshot } from '@nimhall/shared/protocol/messages';
import { otherSeat, SEATS } from '@nimhall/shared/room/seat';
import type { newToken } from '../support/harness.ts';
import { BACK_OFF, Line } from './line.ts';

type Known = Awaited<ReturnType<typeof newToken>>;

/** The final result of an id or a request: done, or the code with which it was refused. */
type Fate = 'done' | string;

interface PersonOptions {
  readonly urls: readonly string[];
  readonly known: Known;
  readonly random: () => number;
  /** Called with everything that was done. */
  readonly onDone: () => void;
}

/**
 * A client that makes one request after the other, each until it gets an answer that is no failure, and sometimes
 * twice at once.
 */
class Person {
  readonly id: string;
  readonly #options: PersonOptions;
  readonly #line: Line;
  #tries = 0;

  constructor(options: PersonOptions) {
    this.id = options.known.player.id;
    this.#options = options;
    this.#line = new Line({ ...options, token: options.known.token, onOpen: () => undefined });
  }

  close(): void {
    this.#line.close();
  }

  /** Sends a command until it is settled; returns the result and every answer it got. */
  async give<Name extends CommandName>(name: Name, body: CommandBody<Name>): Promise<Ack<Name>> {
    for (;;) {
      const ask = async () => (await this.#line.ask(name, body as object)) as Ack<Name> | null;
      const answers = await Promise.all(this.#options.random() < 0.3 ? [ask(), ask()] : [ask()]);
      if (this.#options.random() < 0.05) this.#line.cut();
      const answer = answers.find((each) => each !== null && (each.ok || !isFailure(each.error.code)));
      if (answer?.ok) this.#options.onDone();
      if (answer) return answer;
      await passes(BACK_OFF);
    }
  }

  /** The result of a request. */
  async request(method: 'PUT' | 'POST', path: string, body: object): Promise<Fate> {
    return (await this.ask(method, path, body)).fate;
  }

  /** The same, with the answer. */
  async ask<Answer>(method: 'PUT' | 'POST', path: string, body: object): Promise<{ readonly fate: Fate; readonly answer: Answer | null }> {
    for (;;) {
      const { status, answer } = await this.askOnce(method, path, body, this.#options.known.token);
      if (status !== null && status < 300) {
        this.#options.onDone();
        return { fate: 'done', answer: answer as Answer };
      }
      const { error } = (answer ?? {}) as { error?: { code: string } };
      if (error && !isFailure(error.code)) return { fate: error.code, answer: null };
      await passes(BACK_OFF);
    }
  }

  /** A single request with this token or none; the status is missing when no answer came back. */
  async askOnce(method: 'PUT' | 'POST', path: string, body: object, token: string | null) {
    const { urls } = this.#options;
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const signal = AbortSignal.timeout(2_000);
    const url = `${urls[this.#tries++ % urls.length]}/api/v1${path}`;
    const response = await fetch(url, { method, headers, body: JSON.stringify(body), signal }).catch(() => null);
    const answer: unknown = await response?.json().catch(() => null);
    return { status: response?.status ?? null, answer };
  }

  async look(room: string): Promise<Snapshot> {
    const answer = await this.give('room:enter', { room });
    if (!answer.ok) throw new Error(`The room ${room} is lost: ${answer.error.code}`);
    return answer.snapshot;
  }
}

/** Whether the same request is to be sent again. */
function isFailure(code: string): boolean {
  return code === 'unavailable' || code === 'rate-limited';
}

/** What two people were told about their actions; ids are those of players. */
export interface Told {
  readonly duels: string[];
  /** Challenges, with how often the friend was told that they had declined, and that they had sat down. */
  readonly challenges: { readonly room: string; readonly declined: number; readonly seated: number }[];
  /** Rooms in which one player waited who had blocked the other, and the result of the other's attempt to sit down. */
  readonly blocked: { readonly room: string; readonly fate: Fate }[];
  readonly reported: string[];
  /** For each code that was shown on two devices: how many of them were let in. */
  readonly letIn: number[];
}

/**
 * Two people who play duels, challenge, report and block each other whatever happens to the servers, and what they
 * were told.
 */
export class Couple {
  readonly told: Told = { duels: [], challenges: [], blocked: [], reported: [], letIn: [] };
  readonly ann: Person;
  readonly ben: Person;
  readonly #game: string;
  readonly #random: () => number;
  #stopped = false;

  /** `game` is a family in which nobody else looks for duels. */
  constructor(game: string, [ann, ben]: readonly [Known, Known], options: Omit<PersonOptions, 'known'>) {
    this.#game = game;
    this.#random = options.random;
    this.ann = new Person({ ...options, known: ann });
    this.ben = new Person({ ...options, known: ben });
  }

  /** Runs until it is stopped, then finishes what it began. */
  async go(): Promise<void> {
    for (let turn = 0; !this.#stopped; turn++) {
      const room = await this.#duel(turn);
      await this.#befriend(room);
      await this.#challenge(turn);
      await this.#report(room, turn);
      await this.#bringAlong();
      await this.#block(room, turn);
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  close(): void {
    this.ann.close();
    this.ben.close();
  }

  /** Each resigns one of two games, so that their ratings stay close enough to meet again. */
  async #duel(turn: number): Promise<string> {
    const { ann, ben } = this;
    const room = await this.#meet(turn);
    await ann.give('resign', { room, id: `${turn} first` });
    while ((await ben.look(room)).duel?.game !== 2) await passes(BACK_OFF);
    await ben.give('resign', { room, id: `${turn} second` });
    this.told.duels.push(room);
    return room;
  }

  async #meet(turn: number): Promise<string> {
    for (let attempt = 0; ; attempt++) {
      for (const person of this.#random() < 0.5 ? [this.ann, this.ben] : [this.ben, this.ann]) {
        const answer = await person.give('duel', { game: this.#game, id: `duel ${turn} ${attempt}` });
        if (!answer.ok) continue;
        const { status, duel } = await person.look(answer.room);
        if (status === 'playing' && duel?.game === 1) return answer.room;
      }
      await passes(BACK_OFF);
    }
  }

  async #befriend(room: string): Promise<void> {
    await this.ann.request('PUT', '/me/friends', { room, relationship: 'friend' });
  }

  /** The friend declines and sits down at the same time; the log tells which came first. */
  async #challenge(turn: number): Promise<void> {
    const { ann, ben } = this;
    const clock = this.#random() < 0.5 ? { clock: { days: 3 as const } } : {};
    const asked = await ann.give('challenge', { friend: ben.id, game: this.#game, id: `challenge ${turn}`, ...clock });
    if (!asked.ok) throw new Error(`A friend could not be challenged: ${asked.error.code}`);
    const { room } = asked;
    const { seats } = await ann.look(room);
    const free = SEATS.find((seat) => seats[seat] === null);
    if (!free) throw new Error(`Nobody can sit down in ${room}`);
    const [declined, seated] = await Promise.all([
      ben.give('challenge:decline', { room, id: `decline ${turn}` }),
      ben.give('seat:take', { room, id: `take ${turn}`, seat: free }),
    ]);
    this.told.challenges.push({ room, declined: Number(declined.ok), seated: Number(seated.ok) });
    // Some games are left to wait.
    if (seated.ok && this.#random() < 0.5) await ann.give('resign', { room, id: `resign ${turn}` });
  }

  async #report(room: string, turn: number): Promise<void> {
    const { ann, ben } = this;
    const line = `line ${turn}`;
    await ben.look(room);
    await ben.give('chat', { room, text: 'boo', id: line });
    if ((await ann.request('POST', '/reports', { of: { room, player: ben.id, line }, reason: 'words' })) === 'done') {
      this.told.reported.push(room);
    }
  }

  /** Two devices show the same code at the same time, once each. When no answer comes back, the result is unknown. */
  async #bringAlong(): Promise<void> {
    const { answer } = await this.ann.ask<{ readonly code: string }>('POST', '/me/invitation', {});
    if (!answer) return;
    const accept = () => this.ann.askOnce('POST', '/invitation', { code: answer.code }, null);
    const answers = await Promise.all([accept(), accept()]);
    this.told.letIn.push(answers.filter(({ status }) => status === 200).length);
  }

  /** A blocked player tries to sit down where the blocker waits, during the block request and after it. */
  async #block(met: string, turn: number): Promise<void> {
    const { ann, ben } = this;
    await ann.request('PUT', '/me/friends', { room: met, relationship: 'blocked' });
    const opened = await ann.give('room:create', { game: this.#game, id: `open ${turn}` });
    if (!opened.ok) throw new Error(`No room could be opened: ${opened.error.code}`);
    const { room } = opened;
    for (let attempt = 0; attempt < 3; attempt++) {
      const answer = await ben.give('seat:take', { room, id: `sit ${turn} ${attempt}`, seat: otherSeat('first') });
      this.told.blocked.push({ room, fate: answer.ok ? 'done' : answer.error.code });
    }
    await ann.give('seat:leave', { room, id: `leave ${turn}` });
    await ann.request('PUT', '/me/friends', { room: met, relationship: null });
  }
}
