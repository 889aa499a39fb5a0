import { boardCode, placeOfBoard } from '@nimhall/shared/gathering/board-code';
import { playerOf } from '@nimhall/shared/gathering/players';
import type { NotedMatch } from '@nimhall/shared/gathering/tournament/commands';
import type { TournamentEvent } from '@nimhall/shared/gathering/tournament/events';
import { absentIn, awaitsFirstMove, forfeitedBy, matchIn, VOID_MATCH } from '@nimhall/shared/gathering/tournament/match';
import { advanceAt, CHECK_EVERY_MS, hasBoardsToOpen } from '@nimhall/shared/gathering/tournament/schedule';
import { boardsInPlay, type PlacedBoard, type Tournament } from '@nimhall/shared/gathering/tournament/tournament';
import { groupBy } from '@nimhall/shared/group-by';
import type { RoomCommand, SeatWish } from '@nimhall/shared/room/commands';
import type { Player, Room } from '@nimhall/shared/room/room';
import { otherSeat, SEATS, type Seat } from '@nimhall/shared/room/seat';
import type { Logger } from 'pino';
import type { RatedPlayers } from '../duels/rated-players.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { gatheringKey } from '../store/logged-entry.ts';
import type { Store } from '../store/store.ts';
import { forEachLimit } from '../workers/for-each-limit.ts';
import { RepeatedTasks } from '../workers/repeated-tasks.ts';
import type { Gatherings } from './gatherings.ts';

/** Rooms that are opened, ended or read at the same time: the more there are, the longer all the players who enter them delay moves in other rooms. */
const MAX_CONCURRENT = 2;
/** How long results are collected before they are noted together, in milliseconds: an arena of a thousand has fifty in a second. */
const BATCH_MS = 150;

/** Games of a match. */
const GAMES = 2;

const CLOCKWORK = { kind: 'clockwork' } as const;

/** What the log of the server says. */
const HAPPENED = { 'tournament-started': 'a tournament has started', 'tournament-over': 'a tournament is over' } as const;

interface Deps {
  readonly gatherings: Gatherings;
  readonly rooms: Rooms;
  readonly store: Pick<Store, 'postpone'>;
  readonly ratedPlayers: Pick<RatedPlayers, 'mayMeet'>;
  readonly now: () => number;
  /** Tells a player in which room they play. */
  readonly tellBoard: (player: string, code: string, room: string) => void;
  readonly log: Logger;
}

/** The result of a board, on its way into the log. */
interface Ended extends NotedMatch {
  readonly round: number;
}

/**
 * Keeps tournaments going: starts them, pairs rounds, opens the rooms of boards, and notes how they ended. What is to be done follows from the log
 * of the tournament, and room codes follow from the boards, so another node, or this one after a crash, can do it again with the same result.
 */
export class Tournaments {
  readonly #deps: Deps;
  /** What is done for a tournament, by its code. */
  readonly #tasks = new RepeatedTasks((code, isAskedAgain) => this.#seeTo(code, isAskedAgain));
  /** Results that are collected, by tournament. */
  readonly #ended = new Map<string, Ended[]>();
  /** When the boards of a tournament were looked at last, in milliseconds since 1970. */
  readonly #checkedAt = new Map<string, number>();
  readonly #timers = new Set<NodeJS.Timeout>();
  /** In milliseconds since 1970. */
  readonly #startedAt: number;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#startedAt = deps.now();
    deps.gatherings.onTournamentEntry(({ tournament, entry }) => {
      if (hasBoardsToOpen(tournament) || this.#isDue(tournament)) this.#attendLater(tournament.code);
      this.#endForfeited(tournament, entry.events);
      const { code, settings, entrants } = tournament;
      const happened = entry.events.find(({ kind }) => kind === 'tournament-started' || kind === 'tournament-over');
      if (happened)
        deps.log.info(
          { tournament: code, form: settings.form, players: entrants.length },
          HAPPENED[happened.kind as keyof typeof HAPPENED],
        );
    });
    deps.rooms.onMilestone(({ isLocal, room, entry }) => {
      if (isLocal && entry.events.some(({ kind }) => kind === 'ended' || kind === 'closed')) this.#roomEnded(room);
    });
  }

  /** Does what is due and opens the boards that are to be opened; resolves when that is done. */
  attend(code: string): Promise<void> {
    return this.#tasks.run(code);
  }

  /** Resolves when nothing is under way and every known result is noted. */
  async settle(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    await Promise.allSettled([...this.#ended.keys()].map((code) => this.#flush(code)));
    await this.#tasks.settled();
  }

  #attendLater(code: string): void {
    this.attend(code).catch((error: unknown) =>
      this.#deps.log.error({ err: error }, 'the boards of a tournament are not ready; the next sweep tries again'),
    );
  }

  #isDue(tournament: Tournament): boolean {
    const at = advanceAt(tournament);
    return at !== null && at <= this.#deps.now();
  }

  async #seeTo(code: string, isAskedAgain: () => boolean): Promise<void> {
    const { gatherings, store, now } = this.#deps;
    const before = await gatherings.readTournament(code);
    if (!before) return;
    if (this.#isDue(before)) {
      // A match that ended just before the tournament does counts.
      await this.#flush(code);
      await gatherings.execute(code, { command: { kind: 'advance', random: Math.random }, actor: CLOCKWORK, id: null });
    }
    const tournament = await gatherings.readTournament(code);
    if (!tournament) return;
    await this.#open(tournament);
    await this.#check(tournament);
    const after = await gatherings.readTournament(code);
    if (after?.version !== before.version || isAskedAgain()) return;
    // Nothing happened, so that the alarm in the store is the one that was answered.
    const next = Math.min(advanceAt(after) ?? Number.POSITIVE_INFINITY, now() + CHECK_EVERY_MS);
    if (after.status === 'running' && next > now()) await store.postpone(gatheringKey(code), now(), next);
  }

  async #open(tournament: Tournament): Promise<void> {
    const { gatherings, log } = this.#deps;
    if (!hasBoardsToOpen(tournament)) return;
    const boards = boardsInPlay(tournament).filter(({ isOpened }) => !isOpened);
    const round = Math.max(1, tournament.rounds.length);
    const paired = tournament.arena ? tournament.arena.count : (tournament.rounds.at(-1)?.boards.length ?? 0);
    await forEachLimit(MAX_CONCURRENT, boards, async (board) => {
      const missing = await this.#openBoard(tournament, board);
      // As each is opened: all players of a round who enter their rooms at once would hold up everybody else.
      if (missing === null) return this.#tellBoard(tournament, board);
      log.warn({ room: boardCode(tournament, round, board.board) }, 'a player of a tournament cannot sit down, and forfeits');
      this.#note(tournament.code, { round, board: board.board, result: forfeitedBy(missing), absent: [board.seats[missing]] });
    });
    await gatherings.execute(tournament.code, { command: { kind: 'note-opened', round, boards: paired }, actor: CLOCKWORK, id: null });
  }

  #tellBoard(tournament: Tournament, { round, board, seats }: Pick<PlacedBoard, 'round' | 'board' | 'seats'>): void {
    for (const seat of SEATS) {
      const player = tournament.entrants[seats[seat]]?.player;
      if (player) this.#deps.tellBoard(player, tournament.code, boardCode(tournament, round, board));
    }
  }

  /** Opens the room of a board, and has both sit down, as far as they do not. Who cannot, because they were erased just now; null for nobody. */
  async #openBoard(tournament: Tournament, { round, board, seats, start }: PlacedBoard): Promise<Seat | null> {
    const { rooms, ratedPlayers } = this.#deps;
    const code = boardCode(tournament, round, board);
    const opener = SEATS.find((seat) => playerAt(tournament, seats[seat]));
    const host = opener && playerAt(tournament, seats[opener]);
    if (!opener || !host) throw new Error('Bots were paired with one another');
    const wish = (seat: Seat): SeatWish => {
      const bot = tournament.entrants[seats[seat]]?.bot;
      return seat === opener ? 'me' : bot ? { bot } : 'open';
    };
    const { clock, rated } = tournament.settings;
    const rules = { clock, duel: 'unrated', overlay: 'after', listed: false } as const;
    const seating = { first: wish('first'), second: wish('second') };
    await this.#give(code, { kind: 'create', room: code, ...start, ...rules, seats: seating }, host);
    const created = await rooms.read(code);
    if (!created) return opener;
    const seat = otherSeat(opener);
    const guest = playerAt(tournament, seats[seat]);
    if (created.status !== 'waiting' || !guest) return null;
    const isRated = rated && (await ratedPlayers.mayMeet(host.id, guest.id));
    // One of them may have begun a duel elsewhere meanwhile: then this match changes no ratings.
    for (const each of new Set([isRated, false])) {
      await this.#give(code, { kind: 'meet', seat, drawn: start, rated: each }, guest);
      if ((await rooms.read(code))?.status !== 'waiting') return null;
    }
    return seat;
  }

  /** What is refused has been done before, or cannot be done: the room tells. */
  async #give(code: string, command: RoomCommand, player: Player): Promise<void> {
    await this.#deps.rooms.execute(code, { command, actor: { kind: 'player', player }, id: null }, () => undefined);
  }

  /** Now and then: who does not come forfeits, and what ended while nobody listened is noted. */
  async #check(tournament: Tournament): Promise<void> {
    const { now } = this.#deps;
    const { code, status } = tournament;
    if (status !== 'running') return void this.#checkedAt.delete(code);
    const checkedAt = this.#checkedAt.get(code);
    if (now() - (checkedAt ?? 0) < CHECK_EVERY_MS) return;
    this.#checkedAt.set(code, now());
    // What the process before this one knew is lost, so its boards are looked at however new they are.
    const isLost = (pairedAt: number): boolean => checkedAt === undefined && pairedAt < this.#startedAt;
    const due = boardsInPlay(tournament).filter(
      ({ isOpened, pairedAt }) => isOpened && (isLost(pairedAt) || now() - pairedAt >= CHECK_EVERY_MS),
    );
    await forEachLimit(MAX_CONCURRENT, due, async (board) => {
      const result = await this.#resultOf(tournament, board);
      if (result) this.#note(code, { round: board.round, board: board.board, ...result });
    });
    await this.#flush(code);
  }

  /** How a board has ended by now; null while it is played. */
  async #resultOf(tournament: Tournament, { round, board, seats }: PlacedBoard): Promise<Omit<NotedMatch, 'board'> | null> {
    const room = await this.#deps.rooms.read(boardCode(tournament, round, board));
    if (!room) return { result: VOID_MATCH };
    const result = matchIn(room);
    if (result) return { result };
    const absent = absentIn(room, this.#deps.now() - tournament.settings.forfeitSeconds * 1_000);
    if (absent) return { result: forfeitedBy(absent), absent: [seats[absent]] };
    // They may not know of their board: their connection may have been lost, or the node that opened it may have died.
    if (awaitsFirstMove(room)) this.#tellBoard(tournament, { round, board, seats });
    return null;
  }

  #roomEnded(room: Room): void {
    const place = placeOfBoard(room.room);
    const result = place?.kind === 'tournament' ? matchIn(room) : null;
    if (place && result) this.#note(place.code, { round: place.round, board: place.board, result });
  }

  /** Notes a result, in a moment and together with others. */
  #note(code: string, ended: Ended): void {
    const collected = this.#ended.get(code);
    if (collected) return void collected.push(ended);
    this.#ended.set(code, [ended]);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#flush(code).catch((error: unknown) =>
        this.#deps.log.error({ err: error }, 'a tournament does not know how boards ended; they are looked at again'),
      );
    }, BATCH_MS);
    this.#timers.add(timer);
  }

  async #flush(code: string): Promise<void> {
    const ended = this.#ended.get(code) ?? [];
    this.#ended.delete(code);
    for (const [round, results] of groupBy(ended, (each) => each.round)) {
      const command = { kind: 'note-matches', round, results } as const;
      const noted = await this.#deps.gatherings.execute(code, { command, actor: CLOCKWORK, id: null });
      // Other nodes were faster, again and again.
      if (!noted.ok && noted.error.code === 'unavailable') for (const each of results) this.#note(code, each);
    }
  }

  /** Where a match was forfeited, nobody is to play on. */
  #endForfeited(tournament: Tournament, events: readonly TournamentEvent[]): void {
    const { log } = this.#deps;
    const isRemoved = events.some(({ kind }) => kind === 'removed');
    for (const event of events) {
      if (event.kind !== 'boards-scored') continue;
      for (const [board, first, second, ending] of event.scores) {
        if (ending !== 'forfeit') continue;
        const code = boardCode(tournament, event.round, board);
        this.#forfeit(code, isRemoved ? null : first < second ? 'first' : 'second').catch((error: unknown) =>
          log.error({ err: error, room: code }, 'a forfeited game goes on until its clocks have run out'),
        );
      }
    }
  }

  async #forfeit(code: string, by: Seat | null): Promise<void> {
    const envelope = { command: { kind: 'forfeit', by }, actor: CLOCKWORK, id: null } as const;
    for (let game = 1; game <= GAMES; game++) await this.#deps.rooms.execute(code, envelope, () => undefined);
  }
}

/** Who sits there; null for a bot. */
function playerAt({ entrants }: Tournament, number: number): Player | null {
  const entrant = entrants[number];
  return entrant && entrant.bot === null ? playerOf(entrant) : null;
}
