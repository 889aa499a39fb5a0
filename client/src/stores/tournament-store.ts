import type { TournamentOrder } from '@nimhall/shared/gathering/tournament/commands';
import type { TournamentEntry } from '@nimhall/shared/gathering/tournament/events';
import { applyTournamentEntry } from '@nimhall/shared/gathering/tournament/evolve';
import { entrantOf, type Tournament } from '@nimhall/shared/gathering/tournament/tournament';
import { newId } from '@nimhall/shared/player/new-id';
import type { Refusal } from '@nimhall/shared/refusal';
import { ok } from '@nimhall/shared/result';
import type { ServerConnection } from '../net/server-connection.ts';
import { unpacked } from '../net/unpacked.ts';
import { type FollowedState, GatheringStore } from './gathering-store.ts';

/** What a page knows of a tournament. */
export interface TournamentState extends FollowedState {
  /** As folded from its log; null until the server has answered. */
  readonly tournament: Tournament | null;
  readonly isOrganiser: boolean;
  /** Why we may not join; null where nothing is known to be in the way. */
  readonly cannotJoin: Refusal | null;
}

const START: TournamentState = { tournament: null, member: -1, isOrganiser: false, cannotJoin: null, missing: null, refusal: null };

/** A tournament that is followed, and what we may do in it. */
export class TournamentStore extends GatheringStore<TournamentState, Tournament, TournamentEntry> {
  constructor(code: string, connection: ServerConnection) {
    super({
      code,
      connection,
      start: START,
      enter: async (patch) => {
        const ack = await connection.send('tournament:enter-packed', { code });
        if (!ack.ok) return ack;
        // An older server does not say.
        patch({ cannotJoin: ack.cannotJoin ?? null });
        return ok((await unpacked(ack.packed)) as Tournament);
      },
      leave: () => void connection.send('tournament:leave', { code }),
      apply: applyTournamentEntry,
      listen: (receive, reach) => [
        connection.on('tournament', ({ code: told, ...entry }) => told === code && receive(entry)),
        connection.on('tournament:version', ({ code: told, version }) => told === code && reach(version)),
      ],
    });
  }

  /** Joins by a name, or comes back. */
  async join(name: string): Promise<void> {
    await this.settle(this.connection.send('tournament:join', { code: this.code, id: newId(), name }));
  }

  /** Leaves; a match that we play is lost. */
  async withdraw(): Promise<void> {
    await this.settle(this.connection.send('tournament:withdraw', { code: this.code, id: newId() }));
  }

  /** Gives an order, as the organiser. */
  async order(order: TournamentOrder): Promise<void> {
    await this.settle(this.connection.send('tournament:order', { code: this.code, id: newId(), order }));
  }

  protected override shown(tournament: Tournament, player: string): Partial<TournamentState> {
    const isOrganiser = player !== '' && tournament.host === player;
    return { tournament, member: entrantOf(tournament, player), isOrganiser };
  }
}
