import { readPosition } from '@nimhall/shared/catalogue/read';
import { gameOf } from '@nimhall/shared/room/decide/decision';
import { joinAs, type TestClient } from './harness.ts';

/** A program that plays each match of a tournament for which it gets a room, and never sleeps. */
export class TournamentProgram {
  readonly client: TestClient;
  readonly name: string;
  /** Rooms in which it had to play, in order. */
  readonly rooms: string[] = [];
  /** How often it has moved or resigned. */
  actions = 0;
  readonly #random: () => number;
  #work: Promise<unknown>;
  #faults: unknown[] = [];

  private constructor(client: TestClient, name: string, random: () => number, begin: Promise<unknown>) {
    this.client = client;
    this.name = name;
    this.#random = random;
    this.#work = begin;
    client.socket.on('tournament:board', ({ room }: { readonly room: string }) => {
      this.rooms.push(room);
      this.#look(room);
    });
    client.socket.on('room', ({ room }: { readonly room: string }) => this.#look(room));
  }

  /** Joins a tournament; it plays from `begin` on. */
  static async join(
    url: string,
    code: string,
    name: string,
    random: () => number,
    begin: Promise<unknown> = Promise.resolve(),
  ): Promise<TournamentProgram> {
    const client = await joinAs(url, 'Guest');
    const program = new TournamentProgram(client, name, random, begin);
    await client.ok('tournament:join', { code, id: 'join', name });
    return program;
  }

  /** Resolves when none of these has anything to do. Throws their errors. */
  static async settle(programs: readonly TournamentProgram[], code: string): Promise<void> {
    const done = (): number => programs.reduce((sum, { actions }) => sum + actions, 0);
    for (let before = -1; before !== done(); ) {
      before = done();
      // Messages that a server sent before its answer arrive before it.
      await Promise.all(programs.map(({ client }) => client.ok('tournament:look', { code })));
      await Promise.all(programs.map((program) => program.#idle()));
    }
  }

  async #idle(): Promise<void> {
    for (let work: unknown = null; work !== this.#work; ) {
      work = this.#work;
      await this.#work;
    }
    if (this.#faults.length > 0) throw new AggregateError(this.#faults, this.name);
  }

  #look(room: string): void {
    this.#work = this.#work.then(() => this.#play(room)).catch((error: unknown) => this.#faults.push(error));
  }

  /** Makes its move, if it is its turn: any legal one, or, one time in three, it resigns. */
  async #play(room: string): Promise<void> {
    const { snapshot, you } = await this.client.ok('room:enter', { room });
    const { branch, ply, turn } = snapshot;
    if (snapshot.status !== 'playing' || turn !== you) return;
    const id = `${branch}.${ply}`;
    this.actions++;
    const { rules } = gameOf(snapshot);
    const position = readPosition(rules, snapshot.position);
    const moves = position.ok ? [...rules.moves(position.value)] : [];
    const move = moves[Math.floor(this.#random() * moves.length)];
    // A refusal means it was too late: the game is over by now.
    if (move === undefined || this.#random() < 0.33) await this.client.send('resign', { room, id });
    else await this.client.send('move', { room, id, branch, ply, move: rules.move.format(move) });
  }
}
