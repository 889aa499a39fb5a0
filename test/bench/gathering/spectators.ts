import { gunzipSync } from 'node:zlib';
import { boardCode } from '@nimhall/shared/gathering/board-code';
import type { TournamentEntry } from '@nimhall/shared/gathering/tournament/events';
import { applyTournamentEntry } from '@nimhall/shared/gathering/tournament/evolve';
import { standingOf } from '@nimhall/shared/gathering/tournament/standing';
import { boardsInPlay, type Tournament } from '@nimhall/shared/gathering/tournament/tournament';
import { SEATS } from '@nimhall/shared/room/seat';
import type { Socket } from 'socket.io-client';
import { accepted, connect, inBatches, newToken } from '../client.ts';

/** Boards that the page of a tournament shows on a large screen. */
const SHOWN = 5;
/** How long a page waits at most before it opens other boards, in milliseconds. */
const MAX_WAIT_MS = 2_000;

/** People who look at the page of a tournament, without playing. */
export interface Spectators {
  /** Opens the page for all of them; resolves once they have it. */
  watch(code: string): Promise<void>;
  /** Bytes that one of them has been sent, and boards that have been opened by each, since the last time. */
  sent(): { readonly bytes: number; readonly boards: number };
  close(): void;
}

/** So many spectators, each with a connection and an identity. All see the same boards, so that one of them folds the log for all. */
export async function spectators(url: string, count: number): Promise<Spectators> {
  const sockets = await inBatches(count, async () => connect(url, { protocol: 1, token: await newToken(url, 'Guest') }));
  let [code, bytes, boards] = ['', 0, 0];
  let tournament: Tournament | null = null;
  let shown: readonly string[] = [];
  sockets[0]?.onAny((_name: string, body: object) => {
    bytes += JSON.stringify(body).length;
  });
  const look = (): void => {
    const now = tournament ? topBoards(tournament) : [];
    const [gone, come] = [shown.filter((room) => !now.includes(room)), now.filter((room) => !shown.includes(room))];
    shown = now;
    boards += come.length;
    for (const socket of sockets) {
      setTimeout(() => {
        for (const room of gone) socket.emit('room:leave', { room }, () => undefined);
        for (const room of come) socket.emit('room:enter', { room }, () => undefined);
      }, Math.random() * MAX_WAIT_MS);
    }
  };
  sockets[0]?.on('tournament', ({ code: told, ...entry }: { readonly code: string } & TournamentEntry) => {
    if (told !== code || entry.version !== (tournament?.version ?? -1) + 1) return;
    tournament = applyTournamentEntry(tournament, entry);
    look();
  });
  return {
    watch: async (next) => {
      code = next;
      const open = async (socket: Socket): Promise<Tournament> => {
        const { packed } = await accepted<{ packed: Uint8Array }>(socket, 'tournament:enter-packed', { code });
        return JSON.parse(gunzipSync(packed).toString()) as Tournament;
      };
      const [first] = await Promise.all(sockets.map(open));
      tournament = first ?? null;
      look();
    },
    sent: () => {
      const told = { bytes, boards };
      [bytes, boards] = [0, 0];
      return told;
    },
    close: () => {
      for (const socket of sockets) socket.disconnect();
    },
  };
}

/** The rooms of the boards of the leaders, as the page chooses them. */
function topBoards(tournament: Tournament): string[] {
  const places = new Map(standingOf(tournament).map(({ member, place }) => [member, place]));
  const rank = ({ seats }: { readonly seats: Readonly<Record<'first' | 'second', number>> }): number =>
    Math.min(...SEATS.map((seat) => places.get(seats[seat]) ?? Number.POSITIVE_INFINITY));
  return boardsInPlay(tournament)
    .filter(({ isOpened }) => isOpened)
    .toSorted((a, b) => rank(a) - rank(b) || a.board - b.board)
    .slice(0, SHOWN)
    .map(({ round, board }) => boardCode(tournament, round, board));
}
