import { placeOfBoard } from '@nimhall/shared/gathering/board-code';
import { say } from '@nimhall/shared/phrase';
import type { CommandBody } from '@nimhall/shared/protocol/commands';
import type { Ack, Role, Snapshot } from '@nimhall/shared/protocol/messages';
import { type Refusal, refusal, refuse } from '@nimhall/shared/refusal';
import { fail, ok, type Result } from '@nimhall/shared/result';
import { isBoard } from '@nimhall/shared/room/board-mark';
import type { RoomCommand } from '@nimhall/shared/room/commands';
import { ROOM_NOT_FOUND } from '@nimhall/shared/room/not-found';
import { mayWatchOverlay } from '@nimhall/shared/room/overlay';
import { type Player, type Room, seatOf } from '@nimhall/shared/room/room';
import type { BySeat } from '@nimhall/shared/room/seat';
import type { AnalysisPool } from '../analysis/analysis-pool.ts';
import type { Chat } from '../chat/messages.ts';
import type { DuelMatchmaker } from '../duels/duel-matchmaker.ts';
import type { RatedPlayers } from '../duels/rated-players.ts';
import type { BlockedPairs } from '../friends/blocked-pairs.ts';
import type { Challenges } from '../friends/challenges.ts';
import { type Boards, noRematch, noSeatsToChange } from '../gatherings/boards.ts';
import { classHandlers } from '../gatherings/class-handlers.ts';
import type { ClassReviews } from '../gatherings/class-reviews.ts';
import type { Gatherings } from '../gatherings/gatherings.ts';
import { tournamentHandlers } from '../gatherings/tournament-handlers.ts';
import type { Metrics } from '../metrics.ts';
import { newCode } from '../people/code.ts';
import type { Limits } from '../people/limits.ts';
import { type ProgramNews, programHandlers } from '../programs/handlers.ts';
import type { ProgramOffers } from '../programs/offers.ts';
import { RefusalError, unwrap } from '../refusal-error.ts';
import { type CasualMatchmaker, receiptId, type Seeker } from '../rooms/casual-matchmaker.ts';
import type { FairPlay } from '../rooms/fair-play.ts';
import type { Lobby } from '../rooms/lobby.ts';
import type { PlayBans } from '../rooms/play-bans.ts';
import type { PresenceTracker } from '../rooms/presence.ts';
import type { Envelope, Rooms } from '../rooms/rooms.ts';
import { channels } from './channels.ts';
import type { Connection } from './connection.ts';
import type { CommandHandlers } from './handler.ts';

/** Rooms one connection may be in at a time. */
const MAX_ROOMS = 2_000;

interface Deps {
  readonly rooms: Rooms;
  readonly lobby: Lobby;
  readonly pairing: CasualMatchmaker;
  readonly duels: DuelMatchmaker;
  readonly rated: RatedPlayers;
  readonly challenges: Challenges;
  readonly presences: PresenceTracker;
  readonly analysisPool: AnalysisPool;
  readonly fairPlay: FairPlay;
  readonly blockedPairs: BlockedPairs;
  readonly playBans: PlayBans;
  readonly chat: Chat;
  readonly gatherings: Gatherings;
  readonly boards: Boards;
  readonly classReviews: ClassReviews;
  readonly offers: ProgramOffers;
  readonly programNews: ProgramNews;
  readonly limits: Limits;
  readonly metrics: Metrics;
  /** Called when this player has joined or left a room. */
  readonly onPresence: (code: string, player: string) => void;
  /** Called when a command of a player about a room was refused. */
  readonly onRefused: (player: Player, refused: Refusal) => void;
}

/** What each command of the protocol does. The bodies have been checked. */
export function commandHandlers({
  rooms,
  lobby,
  pairing,
  duels,
  rated,
  challenges,
  presences,
  analysisPool,
  fairPlay,
  blockedPairs,
  playBans,
  chat,
  gatherings,
  boards,
  classReviews,
  offers,
  programNews,
  limits,
  metrics,
  onPresence,
  onRefused,
}: Deps): CommandHandlers {
  const snapshot = async (room: Room): Promise<Snapshot> => ({ ...room, presence: await presences.presence(room) });

  /** Executes a command on an existing room; a refusal is answered with the current snapshot. */
  const onRoom =
    <Body extends { room: string; id: string }>(
      command: (body: Body, socket: Connection) => RoomCommand,
      may?: (player: string, room: Room, body: Body) => Promise<Result<true, Refusal>>,
    ) =>
    async (socket: Connection, body: Body, answer: (ack: Ack<'move'>) => void): Promise<void> => {
      let refused: Refusal | null = null;
      const { player, echo } = socket.data;
      const envelope: Envelope = {
        command: command(body, socket),
        actor: { kind: 'player', player },
        id: body.id,
        originSocketId: echo ? null : socket.id,
        authorize: may && (async (room) => (room ? await may(player.id, room, body) : ok(true))),
      };
      await rooms.execute(body.room, envelope, (outcome, entry) => {
        if (!outcome.ok) refused = outcome.error;
        else if (entry && !echo) answer({ ok: true, ...outcome.value, entry });
        else answer({ ok: true, ...outcome.value });
      });
      if (!refused) return;
      onRefused(player, refused);
      const room = await rooms.read(body.room);
      answer(room ? { ok: false, error: refused, room: await snapshot(room) } : { ok: false, error: refused });
    };

  /** Subscribes a connection to a room, and counts it as present. */
  const enter = async (socket: Connection, code: string): Promise<void> => {
    await socket.join(channels.room(code));
    if (!socket.connected) return;
    socket.data.rooms.add(code);
    presences.enter(code, socket.id, socket.data.player);
    onPresence(code, socket.data.player.id);
  };

  const outside = async (room: Room) =>
    ({ ok: false, error: refusal('forbidden', say`Enter the room first.`), room: await snapshot(room) }) as const;

  /** The overlay is only for people who do not play this position, here or in another room. */
  const mayWatch = async (room: Room, { data: { player } }: Connection) => {
    const may = mayWatchOverlay(room, player.id);
    return may.ok ? await fairPlay.mayAnalyse(player.id, room, room.room) : may;
  };

  const isFull = (socket: Connection): boolean => socket.data.rooms.size >= MAX_ROOMS;

  const move = (body: CommandBody<'move'>, { data: { lag } }: Connection): RoomCommand => ({
    kind: 'move',
    branch: body.branch,
    ply: body.ply,
    move: body.move,
    ink: body.ink,
    lag: lag(),
  });
  const moveInRoom = onRoom(move);
  const moveAtBoard = onRoom(move, (_player, { room }) => boards.mayMove(room));

  const seekerBy = (socket: Connection, id: string | undefined): Seeker => ({
    player: socket.data.player,
    id: receiptId(id),
    onMatched: async (code) => {
      if (!isFull(socket)) await enter(socket, code);
      await presences.told();
    },
  });

  const mayMeet = async (player: string, room: Room): Promise<Result<true, Refusal>> => {
    const may = await playBans.mayBegin(player);
    return may.ok ? await blockedPairs.mayMeet(player, room) : may;
  };

  /** What is refused at the boards of classes and tournaments, which say who plays there; elsewhere `may` decides. */
  const exceptAtBoards =
    <Body>(refused: () => Result<true, Refusal>, may: (player: string, room: Room, body: Body) => Promise<Result<true, Refusal>>) =>
    async (player: string, room: Room, body: Body): Promise<Result<true, Refusal>> =>
      isBoard(room) ? refused() : await may(player, room, body);

  const mayPlayNext = exceptAtBoards(() => refuse('forbidden', say`You can’t wait in line at this table.`), mayMeet);
  const mayPlayAgain = exceptAtBoards(noRematch, (player) => playBans.mayBegin(player));

  const joinQueue = onRoom<CommandBody<'queue:join'>>(() => ({ kind: 'join-queue' }), mayPlayNext);

  const playWinner = (present: BySeat<boolean>) => onRoom<CommandBody<'queue:play'>>(() => ({ kind: 'play-winner', present }), mayPlayNext);

  const seatProgram = (program: Player) =>
    onRoom<CommandBody<'seat:program'>>(
      ({ seat }) => ({ kind: 'seat-program', seat, program }),
      exceptAtBoards(noSeatsToChange, (player, room, body) => offers.mayPlay(player, room, body.program)),
    );

  return {
    ...classHandlers({ gatherings, boards, classReviews, limits }),
    ...tournamentHandlers({ gatherings, rooms, playBans, rated, limits }),
    ...programHandlers(offers, programNews),

    // Opening a room also joins it: its events follow without `room:enter`.
    'room:create': async (socket, { id, ...wishes }, answer) => {
      const command = { kind: 'create', room: newCode(), ...wishes } as const;
      const { player } = socket.data;
      const authorize = async () => {
        const may = await playBans.mayBegin(player.id);
        return may.ok ? await fairPlay.mayOpen(player.id, command) : may;
      };
      const room = unwrap(await rooms.create({ command, actor: { kind: 'player', player }, id: id ?? null, authorize }));
      if (!isFull(socket)) await enter(socket, room);
      answer({ ok: true, room });
    },

    pair: async (socket, { id, ...wishes }, answer) => {
      unwrap(await playBans.mayBegin(socket.data.player.id));
      answer({ ok: true, room: await pairing.pair(seekerBy(socket, id), wishes) });
    },

    duel: async (socket, { id, ...wishes }, answer) => {
      unwrap(await playBans.mayBegin(socket.data.player.id));
      answer({ ok: true, room: await duels.seek(seekerBy(socket, id), wishes) });
    },

    challenge: async (socket, wishes, answer) => {
      unwrap(await playBans.mayBegin(socket.data.player.id));
      const room = await challenges.challenge(socket.data.player, wishes);
      if (!isFull(socket)) await enter(socket, room);
      answer({ ok: true, room });
    },

    'challenge:decline': onRoom<CommandBody<'challenge:decline'>>(() => ({ kind: 'decline' })),

    'room:enter': async (socket, { room: code, since, cause }, answer) => {
      if (since !== undefined) metrics.resync(cause ?? 'other');
      if (!(await rooms.read(code))) return answer(fail(ROOM_NOT_FOUND));
      if (!socket.data.rooms.has(code) && isFull(socket)) {
        throw new RefusalError(refusal('rate-limited', say`You can be in ${MAX_ROOMS} rooms at once. Leave one first.`));
      }
      // Subscribes before it reads, so that whatever happens in between is in the snapshot, in an event, or in both.
      await enter(socket, code);
      const room = await rooms.read(code);
      if (!room) throw new Error(`Room ${code} vanished`);
      const lines = await chat.lines(room, socket.data.player.id);
      answer({ ok: true, snapshot: await snapshot(room), version: room.version, you: standing(room, socket), chat: lines });
    },

    'room:leave': async (socket, { room: code }, answer) => {
      // All at once, so that a client that joins again with the next command is not removed.
      const left = socket.data.rooms.delete(code);
      if (left) presences.leave(code, socket.id, socket.data.player);
      await Promise.all([socket.leave(channels.room(code)), socket.leave(channels.overlay(code))]);
      answer({ ok: true });
      if (left) onPresence(code, socket.data.player.id);
    },

    'seat:take': onRoom<CommandBody<'seat:take'>>(({ seat }) => ({ kind: 'sit', seat }), exceptAtBoards(noSeatsToChange, mayMeet)),
    'seat:leave': onRoom<CommandBody<'seat:leave'>>(
      () => ({ kind: 'stand' }),
      exceptAtBoards(noSeatsToChange, async () => ok(true)),
    ),
    'seat:bot': onRoom<CommandBody<'seat:bot'>>(
      ({ seat, level }) => ({ kind: 'seat-bot', seat, level }),
      exceptAtBoards(noSeatsToChange, (player, room) => fairPlay.mayTryBot(player, room)),
    ),
    'seat:program': async (socket, body, answer) => {
      await seatProgram(await offers.seated(body.program))(socket, body, answer);
      await offers.tidy(body.program, body.room);
    },
    move: (socket, body, answer) => (placeOfBoard(body.room)?.kind === 'class' ? moveAtBoard : moveInRoom)(socket, body, answer),
    resign: onRoom<CommandBody<'resign'>>(() => ({ kind: 'resign' })),
    abort: onRoom<CommandBody<'abort'>>(() => ({ kind: 'abort' })),
    claim: onRoom<CommandBody<'claim'>>(() => ({ kind: 'claim' })),
    'takeback:offer': onRoom<CommandBody<'takeback:offer'>>(() => ({ kind: 'offer-takeback' })),
    'takeback:answer': onRoom<CommandBody<'takeback:answer'>>(({ accept }) => ({ kind: 'answer-takeback', accept })),
    'rematch:offer': onRoom<CommandBody<'rematch:offer'>>(() => ({ kind: 'offer-rematch' }), mayPlayAgain),
    'rematch:answer': onRoom<CommandBody<'rematch:answer'>>(({ accept }) => ({ kind: 'answer-rematch', accept }), mayPlayAgain),

    'queue:join': async (socket, body, answer) => {
      const room = await rooms.read(body.room);
      if (room && !socket.data.rooms.has(body.room)) return answer(await outside(room));
      await joinQueue(socket, body, answer);
    },
    'queue:leave': onRoom<CommandBody<'queue:leave'>>(() => ({ kind: 'leave-queue' })),
    'queue:play': async (socket, body, answer) => {
      const room = await rooms.read(body.room);
      const present = room ? await presences.seats(room) : NOBODY_PRESENT;
      await playWinner(present)(socket, body, answer);
    },

    overlay: async (socket, { room: code, on }, answer) => {
      const room = await rooms.read(code);
      if (!room) return answer(fail(ROOM_NOT_FOUND));
      if (!on) {
        await socket.leave(channels.overlay(code));
        return answer({ ok: true, analysis: null });
      }
      const may = await mayWatch(room, socket);
      if (!may.ok) return answer({ ok: false, error: may.error, room: await snapshot(room) });
      if (!socket.data.rooms.has(code)) return answer(await outside(room));
      await socket.join(channels.overlay(code));
      const analysis = await analysisPool.overlay(room);
      // Somebody who sat down during the analysis must not get its result.
      const now = await rooms.read(code);
      const still = now ? await mayWatch(now, socket) : may;
      answer(still.ok ? { ok: true, analysis } : { ok: false, error: still.error });
    },

    chat: async (socket, { room: code, text, id }, answer) => {
      const room = await rooms.read(code);
      if (!room) return answer(fail(ROOM_NOT_FOUND));
      if (!socket.data.rooms.has(code)) return answer(await outside(room));
      unwrap(await boards.mayChat(code, socket.data.player.id));
      await chat.say(room, socket.data.player, text, id);
      answer({ ok: true });
    },

    lobby: async (socket, { on, after }, answer) => {
      if (on) await socket.join(channels.lobby);
      else await socket.leave(channels.lobby);
      const { rooms: listed, more } = on ? lobby.page(after) : NO_ROOMS;
      answer({ ok: true, rooms: await blockedPairs.visibleTo(socket.data.player, listed), more });
    },
  };
}

const NOBODY_PRESENT: BySeat<boolean> = { first: false, second: false };

const NO_ROOMS = { rooms: [], more: null } as const;

function standing(room: Room, socket: Connection): Role {
  return seatOf(room, socket.data.player.id) ?? 'watching';
}
