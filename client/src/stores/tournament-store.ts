import type { TournamentOrder } from '@nimhall/shared/gathering/tournament/commands';
import type { TournamentEntry } from '@nimhall/shared/gathering/tournament/events';
import { applyTournamentEntry } from '@nimhall/shared/gathering/tournament/evolve';
import { entrantOf, type Tournament } from '@nimhall/shared/gathering/tournament/tournament';
import { newId } from '@nimhall/shared/player/new-id';
import type { Ack } from '@nimhall/shared/protocol/messages';
import type { Refusal } from '@nimhall/shared/refusal';
import { ok } from '@nimhall/shared/result';
import type { ServerConnection } from '../net/server-connection.ts';
import { Store, type Unbind } from '../reactive/store.ts';
import { FollowedLog } from './followed-log.ts';

/** What a page knows of a tournament. */
export interface TournamentState {
  /** As folded from its log; null until the server has answered. */
  readonly tournament: Tournament | null;
  /** Our number; -1 while we have not joined. */
  readonly member: number;
  readonly isOrganiser: boolean;
  /** Why there is no tournament to show. */
  readonly missing: Refusal | null;
  /** Why what we wanted last was refused. */
  readonly refusal: Refusal | null;
}

const START: TournamentState = { tournament: null, member: -1, isOrganiser: false, missing: null, refusal: null };

/** A tournament that is followed, and what we may do in it. */
export class TournamentStore extends Store<TournamentState> {
  readonly #code: string;
  readonly #port: ServerConnection;
  readonly #unbinds: readonly Unbind[];
  readonly #log: FollowedLog<Tournament, TournamentEntry>;

  constructor(code: string, port: ServerConnection) {
    super(START);
    this.#code = code;
    this.#port = port;
    this.#log = new FollowedLog<Tournament, TournamentEntry>({
      enter: async () => {
        const ack = await port.send('tournament:enter', { code });
        return ack.ok ? ok(ack.tournament) : ack;
      },
      apply: applyTournamentEntry,
      isOnline: () => this.#isOnline,
      changed: (tournament) => this.#adopt(tournament),
      missing: (missing) => this.set({ ...START, missing }),
    });
    this.#unbinds = [
      port.on('tournament', ({ code: told, ...entry }) => told === code && this.#log.receive(entry)),
      port.on('tournament:version', ({ code: told, version }) => told === code && this.#log.reach(version)),
      port.connection.subscribe(() => this.#isOnline && this.#log.enter()),
      port.player.subscribe(() => this.value.tournament && this.#adopt(this.value.tournament)),
    ];
    if (this.#isOnline) void this.#log.enter();
  }

  close(): void {
    for (const unbind of this.#unbinds) unbind();
    this.#log.close();
    void this.#port.send('tournament:leave', { code: this.#code });
  }

  /** Joins by a name, or comes back. */
  async join(name: string): Promise<void> {
    this.#patch({ refusal: null });
    await this.#settle(await this.#port.send('tournament:join', { code: this.#code, id: newId(), name }));
  }

  /** Leaves; a match that we play is lost. */
  async withdraw(): Promise<void> {
    this.#patch({ refusal: null });
    await this.#settle(await this.#port.send('tournament:withdraw', { code: this.#code, id: newId() }));
  }

  /** Gives an order, as the organiser. */
  async order(order: TournamentOrder): Promise<void> {
    this.#patch({ refusal: null });
    await this.#settle(await this.#port.send('tournament:order', { code: this.#code, id: newId(), order }));
  }

  async #settle(ack: Ack<'tournament:order'>): Promise<void> {
    if (ack.ok) await this.#log.reach(ack.version);
    else this.#patch({ refusal: ack.error });
  }

  #adopt(tournament: Tournament): void {
    const player = this.#port.player.value?.id ?? '';
    this.#patch({
      tournament,
      member: entrantOf(tournament, player),
      isOrganiser: player !== '' && tournament.host === player,
      missing: null,
    });
  }

  get #isOnline(): boolean {
    return this.#port.connection.value.kind === 'online';
  }

  #patch(change: Partial<TournamentState>): void {
    this.set({ ...this.value, ...change });
  }
}
