import { playText } from '@nimhall/shared/catalogue/read';
import { boardCode, placeOfBoard } from '@nimhall/shared/gathering/board-code';
import { isToDo, toDo } from '@nimhall/shared/gathering/class/alarm';
import { type Board, type Classroom, memberOf, type Round, type Side } from '@nimhall/shared/gathering/class/classroom';
import type { BoardResult, VotedTurn } from '@nimhall/shared/gathering/class/commands';
import { nextRoundAt } from '@nimhall/shared/gathering/class/next-round';
import { legalMoveIn } from '@nimhall/shared/gathering/class/step-answers';
import { mayTeach, teacherOf } from '@nimhall/shared/gathering/class/teachers';
import { shownClassCode } from '@nimhall/shared/gathering/class-code';
import { playerOf } from '@nimhall/shared/gathering/players';
import { groupBy } from '@nimhall/shared/group-by';
import { say } from '@nimhall/shared/phrase';
import { type Refusal, refuse } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import type { RoomCommand, SeatWish } from '@nimhall/shared/room/commands';
import { gameOf, positionOf } from '@nimhall/shared/room/decide/decision';
import { type Player, seatOf } from '@nimhall/shared/room/room';
import { SEATS, type Seat } from '@nimhall/shared/room/seat';
import type { Logger } from 'pino';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { forEachLimit } from '../workers/for-each-limit.ts';
import { RepeatedTasks } from '../workers/repeated-tasks.ts';
import type { Gatherings } from './gatherings.ts';

/** Rooms that are opened or closed at the same time. */
const MAX_CONCURRENT = 10;

const CLOCKWORK = { kind: 'clockwork' } as const;
const CALLED_OFF = { winner: null, reason: 'aborted' } as const;

interface Deps {
  readonly gatherings: Gatherings;
  readonly rooms: Rooms;
  readonly store: Pick<Store, 'playerOf'>;
  readonly now: () => number;
  readonly log: Logger;
}

/**
 * The rooms in which the boards of classes are played. The log of the class says what is to be done before it is begun, and the codes of
 * the rooms follow from it. So repeating it, on another node or after a crash, opens the same rooms and leaves finished work alone.
 */
export class Boards {
  readonly #deps: Deps;
  /** What is done for a class, by its code. */
  readonly #tasks = new RepeatedTasks((code) => this.#seeTo(code));

  constructor(deps: Deps) {
    this.#deps = deps;
    deps.gatherings.onClassEntry(({ gathering }) => {
      if (!isToDo(gathering)) return;
      this.attend(gathering.code).catch((error: unknown) =>
        deps.log.error({ err: error }, 'the boards of a class are not ready; the next sweep tries again'),
      );
    });
    deps.rooms.onMilestone(({ isLocal, room, entry }) => {
      const place = isLocal && room.result && entry.events.some(({ kind }) => kind === 'ended') ? placeOfBoard(room.room) : null;
      if (place?.kind !== 'class' || !room.result) return;
      this.#note(place.code, place.round, [{ board: place.board, result: room.result }]).catch((error: unknown) =>
        deps.log.error({ err: error }, 'a class does not know how a board ended; it is asked when the round is over'),
      );
    });
  }

  /** Opens and closes the rooms that are due; resolves when that is done. */
  attend(code: string): Promise<void> {
    return this.#tasks.run(code);
  }

  /** Resolves when nothing is under way. */
  async settle(): Promise<void> {
    await this.#tasks.settled();
  }

  /** Whether moves are allowed at a board now: not while the teacher asks everybody to look up. */
  async mayMove(code: string): Promise<Result<true, Refusal>> {
    const place = placeOfBoard(code);
    const gathering = place?.kind === 'class' ? await this.#deps.gatherings.recentClass(place.code) : null;
    return gathering?.isFrozen ? refuse('forbidden', say`Look up! Your teacher has paused all boards.`) : ok(true);
  }

  /** Whether somebody may talk at a board: in a class only its members and teachers, because children read it. */
  async mayChat(code: string, player: string): Promise<Result<true, Refusal>> {
    const place = placeOfBoard(code);
    const gathering = place?.kind === 'class' ? await this.#deps.gatherings.readClass(place.code) : null;
    const isOfClass = gathering === null || memberOf(gathering, player) !== -1 || mayTeach(gathering, player);
    return isOfClass ? ok(true) : refuse('not-seated', say`Join the class first.`);
  }

  /** The canonical text of a move proposed by a class that plays as one, if its board is still at this turn; otherwise a refusal. */
  async legal(code: string, { round, branch, ply }: VotedTurn, move: string): Promise<Result<string, Refusal>> {
    const gathering = await this.#deps.gatherings.readClass(code);
    const activity = gathering?.rounds[round - 1]?.activity;
    if (activity?.kind === 'puzzle') return legalMoveIn({ ...activity, position: activity.start }, move);
    const room = gathering && (await this.#deps.rooms.read(boardCode(gathering, round, 0)));
    if (!gathering || !room || !seatOf(room, gathering.host)) return refuse('stale', say`There is no vote now.`);
    if (room.status !== 'playing') return refuse('game-over', say`The game has ended.`);
    if (room.turn !== seatOf(room, gathering.host)) return refuse('not-your-turn', say`Wait for the bot to move.`);
    if (room.branch !== branch || room.ply !== ply) return refuse('stale', say`The class has already chosen a move.`);
    const played = playText(gameOf(room).rules, positionOf(room, room.position), move);
    return played.ok ? ok(played.value.move) : played;
  }

  async #seeTo(code: string): Promise<void> {
    const gathering = await this.#deps.gatherings.readClass(code);
    if (!gathering) return;
    await this.#end(gathering);
    await this.#open(gathering);
    await this.#play(gathering);
    await this.#goOn(gathering);
  }

  /** Begins the next round if it is due by itself. */
  async #goOn(gathering: Classroom): Promise<void> {
    const { gatherings, now } = this.#deps;
    const at = nextRoundAt(gathering);
    if (at === null || now() < at) return;
    const command = { kind: 'next-round', round: gathering.rounds.length + 1, random: Math.random } as const;
    await gatherings.execute(gathering.code, { command, actor: CLOCKWORK, id: null });
  }

  async #end(gathering: Classroom): Promise<void> {
    const byRound = groupBy(toDo(gathering).end, ({ round }) => round);
    for (const [round, boards] of byRound) {
      const results: BoardResult[] = [];
      await forEachLimit(MAX_CONCURRENT, boards, async ({ board }) => {
        results.push({ board, result: await this.#ended(boardCode(gathering, round, board)) });
      });
      await this.#note(gathering.code, round, results);
    }
  }

  /** How a board ended; ends it now if it is still running. */
  async #ended(code: string): Promise<BoardResult['result']> {
    const { rooms } = this.#deps;
    await rooms.execute(code, { command: { kind: 'call-off' }, actor: CLOCKWORK, id: null }, () => undefined);
    return (await rooms.read(code))?.result ?? CALLED_OFF;
  }

  async #open(gathering: Classroom): Promise<void> {
    const { gatherings, log } = this.#deps;
    const round = gathering.rounds.at(-1);
    const { open } = toDo(gathering);
    if (!round || open.length === 0) return;
    const number = gathering.rounds.length;
    const failed: BoardResult[] = [];
    await forEachLimit(MAX_CONCURRENT, open, async (at) => {
      const board = round.boards[at];
      if (!board || board.result) return;
      const opened = await this.#openBoard(gathering, round, board, boardCode(gathering, number, at));
      if (opened.ok) return;
      log.warn({ ...opened.error }, 'a board of a class cannot be played');
      failed.push({ board: at, result: CALLED_OFF });
    });
    if (failed.length > 0) await this.#note(gathering.code, number, failed);
    const command = { kind: 'note-opened', round: number, boards: round.boards.length } as const;
    await gatherings.execute(gathering.code, { command, actor: CLOCKWORK, id: null });
  }

  /** Opens the room of a board if needed, and seats everybody who is not seated yet. */
  async #openBoard(gathering: Classroom, round: Round, board: Board, code: string): Promise<Result<true, Refusal>> {
    const { rooms } = this.#deps;
    const { game, params, misere, bot } = round.activity;
    const { seats, start = round.activity.start } = board;
    const teacher = SEATS.some((seat) => seats[seat] === 'teacher') ? await this.#teacher(gathering, round) : null;
    const playerAt = (seat: Seat): Player | null => (seats[seat] === 'teacher' ? teacher : playerOn(gathering, seats[seat]));
    const opener = SEATS.find((seat) => playerAt(seat));
    const host = opener && playerAt(opener);
    if (!opener || !host) return refuse('bad-request', say`There’s no player at this board.`);
    if (!(await rooms.read(code))) {
      const wish = (seat: Seat): SeatWish => (seat === opener ? 'me' : seats[seat] === 'bot' ? { bot } : 'open');
      const seating = { first: wish('first'), second: wish('second') };
      const command = { kind: 'create', room: code, game, params, misere, start, seats: seating, listed: false } as const;
      const created = await this.#give(code, command, host);
      if (!created.ok && !(await rooms.read(code))) return created;
    }
    const room = await rooms.read(code);
    const free = SEATS.find((seat) => room?.status === 'waiting' && room.seats[seat] === null);
    const guest = free && playerAt(free);
    return guest ? await this.#give(code, { kind: 'sit', seat: free }, guest) : ok(true);
  }

  /** The teacher by their own name; by the code of the class where they have none any more. */
  async #teacher(gathering: Classroom, round: Round): Promise<Player> {
    const id = teacherOf(gathering, round);
    return (await this.#deps.store.playerOf(id)) ?? { ...theClass(gathering), id };
  }

  async #give(code: string, command: RoomCommand, player: Player): Promise<Result<true, Refusal>> {
    let given: Result<true, Refusal> = ok(true);
    await this.#deps.rooms.execute(code, { command, actor: { kind: 'player', player }, id: null }, (outcome) => {
      given = outcome.ok ? ok(true) : outcome;
    });
    return given;
  }

  /** Plays the move that the class has chosen, if it is still its turn. */
  async #play(gathering: Classroom): Promise<void> {
    const { gatherings, rooms, log } = this.#deps;
    const { play } = toDo(gathering);
    if (!play) return;
    const { move, ...turn } = play;
    const { branch, ply } = turn;
    const code = boardCode(gathering, turn.round, 0);
    const command = { kind: 'move', branch, ply, move, lag: 0 } as const;
    const actor = { kind: 'player', player: theClass(gathering) } as const;
    await rooms.execute(code, { command, actor, id: `vote ${branch} ${ply}` }, (outcome) => {
      if (!outcome.ok) log.info({ room: code, ...outcome.error }, 'what a class has chosen cannot be played');
    });
    await gatherings.execute(gathering.code, { command: { kind: 'note-played', ...turn }, actor: CLOCKWORK, id: null });
  }

  async #note(code: string, round: number, results: readonly BoardResult[]): Promise<void> {
    await this.#deps.gatherings.execute(code, { command: { kind: 'note-results', round, results }, actor: CLOCKWORK, id: null });
  }
}

/** The refusal of a change of players at a board, which its class or tournament decides. */
export function noSeatsToChange() {
  return refuse('forbidden', say`No one can change seats at this board.`);
}

/** The refusal of another game at a board, which belongs to its class or tournament. */
export function noRematch() {
  return refuse('forbidden', say`There’s no rematch at this board. Wait for the next round.`);
}

/** Who plays there, by the name they have in the gathering; null for the bot. */
function playerOn(gathering: Classroom, side: Exclude<Side, 'teacher'>): Player | null {
  if (side === 'class') return theClass(gathering);
  const member = side === 'bot' ? undefined : gathering.members[side];
  return member ? playerOf(member) : null;
}

/** A class that plays as one is called by its code, which reads the same in every language; the seat belongs to its teacher. */
function theClass({ host, code }: Classroom): Player {
  return { id: host, name: shownClassCode(code) };
}
