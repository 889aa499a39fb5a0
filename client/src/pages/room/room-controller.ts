import type { PlayHistory } from '@nimhall/shared/game/play-history';
import type { View } from '@nimhall/shared/game/view';
import { ongoingGameOf } from '@nimhall/shared/room/unfinished';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { isOffline } from '../../components/new-game/new-room.ts';
import { connection, myRooms, pendingMoves, seenRooms, unfinishedGames } from '../../components/page/session.ts';
import { boardPositionOf } from '../../position/board-position.ts';
import type { LastMove } from '../../position/last-move.ts';
import type { Unbind } from '../../reactive/store.ts';
import { AnalysisStore } from '../../stores/analysis-store.ts';
import type { OfflineRoom } from '../../stores/offline-rooms.ts';
import { ReplayStore } from '../../stores/replay-store.ts';
import { ReviewStore } from '../../stores/review-store.ts';
import { RoomStore } from '../../stores/room-store.ts';
import { lastMade, lastMadeInWords } from './last-made.ts';
import { asSeen } from './last-seen.ts';
import { movesInWords } from './moves-in-words.ts';
import type { Actions } from './shortcut-keys.ts';
import { type TakenCounts, takenCounts } from './taken-counts.ts';
import { ViewHistory } from './view-history.ts';

/** The state of a room's page: the room itself, the position looked back at, its analysis, and the review. */
export class RoomController {
  readonly store: RoomStore;
  readonly replay = new ReplayStore();
  readonly review = new ReviewStore();
  readonly analysis = new AnalysisStore();
  readonly #views = new ViewHistory();
  readonly #code: string;
  readonly #unbinds: Unbind[];
  #closed = false;

  /** `onChange` is called whenever there is something new to draw. */
  constructor(code: string, onChange: () => void) {
    this.#code = code;
    this.store = new RoomStore(code, connection, pendingMoves);
    this.#unbinds = [
      this.store.subscribe(({ room }) => this.replay.follow(room)),
      this.store.subscribe(({ room }) => this.review.follow(room)),
      ...[this.store, this.replay].map((each) => each.subscribe(() => this.#lookInto())),
      ...[this.store, this.replay, this.analysis, this.review].map((each) => each.subscribe(onChange)),
      myRooms.follow(this.store),
      this.store.subscribe(({ room, seat }) => room && seat && unfinishedGames.put(code, ongoingGameOf(room))),
      connection.state.subscribe(onChange),
    ];
    addEventListener('pagehide', this.#remember);
    void this.#attend();
  }

  /** The analysis of the position after this many moves, null for the present; only while the overlay is on. */
  analysisOf(ply: number | null): Analysis | null {
    const { room, analysis, overlayOn } = this.store.value;
    const position = ply === null ? room?.position : this.replay.value.positions[ply];
    const known = [analysis, this.analysis.value].find((each) => each?.position === position);
    return overlayOn && known ? known : null;
  }

  /** The move that led to the position on the board; null at the start. */
  lastMove(): LastMove | null {
    const { room } = this.store.value;
    const { ply, positions } = this.replay.value;
    return room && lastMade(room, positions, ply ?? room.ply);
  }

  /** How the game came to the position on the board; null where its start is none. */
  course(): PlayHistory | null {
    const { room } = this.store.value;
    const start = room && boardPositionOf({ ...room, position: room.start });
    if (!room || !start?.ok) return null;
    const ply = this.replay.value.ply ?? undefined;
    const { moves, inks } = room;
    return { start: start.value.view, moves: moves.slice(0, ply), ...(inks ? { inks: inks.slice(0, ply) } : {}) };
  }

  /** What each side has taken so far, also while looking back. */
  taken(): TakenCounts {
    return takenCounts(this.#viewsAlong());
  }

  /** The moves of the game as the list shows them. */
  movesInWords(): readonly string[] {
    return movesInWords(this.store.value.room?.moves ?? [], this.#viewsAlong());
  }

  #viewsAlong(): readonly (View | null)[] {
    const { room } = this.store.value;
    return room ? this.#views.at(room, this.replay.value.positions) : [];
  }

  /** The move that led to the position looked back at, in words; empty where there is none. */
  madeInWords(): string {
    const { room } = this.store.value;
    const { ply, positions } = this.replay.value;
    return room && ply ? lastMadeInWords(room, positions, ply) : '';
  }

  /** Actions of the keys for looking back, if there is anything to look back at. */
  replayActions(): Actions {
    const { replay } = this;
    if (replay.value.positions.length < 2) return {};
    return {
      'first-move': () => replay.first(),
      'previous-move': () => replay.previous(),
      'next-move': () => replay.next(),
      'last-move': () => replay.last(),
    };
  }

  /** The room as this device last saw it, while no server can be asked; null where it never did. */
  lastSeen(): OfflineRoom | null {
    return isOffline(connection) ? seenRooms.of(this.#code) : null;
  }

  /** Remembers the room as it is now. */
  readonly #remember = (): void => {
    const { room } = this.store.value;
    if (room) seenRooms.see(asSeen(room, Date.now() + connection.offset.value));
  };

  close(): void {
    this.#closed = true;
    this.#remember();
    removeEventListener('pagehide', this.#remember);
    for (const unbind of this.#unbinds) unbind();
    this.replay.close();
    this.review.close();
    void this.#leave();
  }

  /** Until the server knows that we have left, it sends our game there instead of in the lists, which are old until it has our last move. */
  async #leave(): Promise<void> {
    const { room, seat } = this.store.value;
    await this.store.close();
    if (!room || (seat && room.status !== 'over')) unfinishedGames.doubt();
  }

  /** The server analyses only the current position; earlier ones are analysed here. */
  #lookInto(): void {
    const { room, overlayOn } = this.store.value;
    const { ply, positions } = this.replay.value;
    const position = ply === null ? undefined : positions[ply];
    if (room && overlayOn && position !== undefined) void this.analysis.ask({ ...room, position });
  }

  /** Calls for the person by sound and by the icon of the tab. */
  async #attend(): Promise<void> {
    const { startGameAlerts } = await import('../../components/alerts/game-alerts.ts');
    if (!this.#closed) this.#unbinds.push(startGameAlerts(this.#code, this.store, connection.offset));
  }
}
