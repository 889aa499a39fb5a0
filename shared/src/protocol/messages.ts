import type { MemberAccuracy } from '../gathering/class/accuracy.ts';
import type { Classroom } from '../gathering/class/classroom.ts';
import type { ToldEntry } from '../gathering/class/events.ts';
import type { TournamentEntry } from '../gathering/tournament/events.ts';
import type { TournamentPlayer, TournamentSummary } from '../gathering/tournament/summary.ts';
import type { Tournament } from '../gathering/tournament/tournament.ts';
import type { RatedAt } from '../rating.ts';
import type { Refusal } from '../refusal.ts';
import type { ChatLine } from '../room/chat.ts';
import type { Stake } from '../room/duel.ts';
import type { Entry } from '../room/events.ts';
import type { RoomSummary } from '../room/listing.ts';
import type { PlayedGame } from '../room/played.ts';
import type { Player, Room } from '../room/room.ts';
import type { BySeat, Seat } from '../room/seat.ts';
import type { GameTally, Tally, TrackRecord } from '../room/tally.ts';
import type { Analysis } from '../solver/analysis.ts';
import type { CommandBody, CommandName } from './commands.ts';
import type { OfferedProgram, OfferedPrograms } from './programs.ts';

/** Watchers that presence names; beyond them it only counts. */
export const MAX_NAMED = 20;

/** The operator's notice, shown on every page. */
export interface Notice {
  readonly id: string;
  readonly text: string;
}

/** Who is connected to a room: not part of its log. Sent less often the more people there are. */
export interface Presence {
  readonly seats: BySeat<boolean>;
  readonly spectators: number;
  /** Names of the first `MAX_NAMED` of them, who came first first. */
  readonly watchers: readonly string[];
  /** For each of these the name of its owner if it is a program, else null; left out where none is. */
  readonly watchersOwners?: readonly (string | null)[];
}

export interface Snapshot extends Room {
  readonly presence: Presence;
}

/** What an identity is to a room. */
export type Role = Seat | 'watching';

/** Rooms of the lobby, a page of each place. */
export interface LobbyPage {
  readonly rooms: readonly RoomSummary[];
  /** What to ask for the next page with, as `after`; null when there is none. */
  readonly more: string | null;
}

/** A credential of a player: the browser of a device, or a program with a token. */
export interface TokenInfo {
  readonly id: string;
  readonly kind: 'browser' | 'program';
  /** What its owner calls it; may be empty. */
  readonly name: string;
  /** Both in milliseconds since 1970; the latter to the day. */
  readonly createdAt: number;
  readonly usedAt: number;
  /** Whether it is the one that asks. */
  readonly current: boolean;
}

/** A passkey, which registers an account and signs in on any device. */
export interface PasskeyInfo {
  readonly id: string;
  /** What its owner calls it; may be empty. */
  readonly name: string;
  /** Both in milliseconds since 1970. */
  readonly createdAt: number;
  readonly usedAt: number;
}

/** A code that signs another device in as the same player, once. */
export interface Invitation {
  readonly code: string;
  /** For how long it holds, in milliseconds. */
  readonly holdsFor: number;
}

/** Whether the player is playing this position. */
export interface PlayingAnswer {
  readonly playing: boolean;
}

/** A player's rating in duels. */
export interface RatingInfo {
  /** A family of games; null for all together. */
  readonly game: string | null;
  readonly rating: number;
  /** In nineteen of twenty cases it is right up to twice as much. */
  readonly deviation: number;
  /** Duels that were counted. */
  readonly duels: number;
}

/** The stakes of a duel for a seated player; null if nothing is at stake. */
export interface StakesAnswer {
  readonly stakes: BySeat<Stake> | null;
}

/** A place on a leaderboard. */
export interface RankInfo extends Omit<RatingInfo, 'game'> {
  readonly name: string;
}

/** Games of a player, the newest first. */
export interface GameHistoryPage {
  readonly games: readonly PlayedGame[];
  /** What to ask for the next page with, as `after`; null when there is none. Where few games are wanted of many a page may be short. */
  readonly more: string | null;
}

/** How I stand, and since when I am known, in milliseconds since 1970. */
export interface MyStanding extends TrackRecord {
  readonly since: number;
}

/** The public profile of an account. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  /** Since when they are known, in milliseconds since 1970. */
  readonly since: number;
  /** What their newest games came to, by game, the ones played most first. */
  readonly games: readonly GameTally[];
  /** What they are worth in rated duels, in all games together first. */
  readonly ratings: readonly RatingInfo[];
  /** What their newest duels led to in all games together, the oldest of them first. */
  readonly curve: readonly RatedAt[];
  /** Results of the asking player's games against them; null for unknown players, and for themselves. */
  readonly between: Tally | null;
}

/** Ongoing games of a player, also those where the opponent is to move, in no order; or challenges to them. */
export interface WaitingGames {
  readonly games: readonly RoomSummary[];
}

/** Version of the room after the command, and moves played. */
export interface Applied {
  readonly version: number;
  readonly ply: number;
  /** What the command did, for a connection that asked for `echo: false`: it gets no `room` event for its own commands. */
  readonly entry?: Entry;
}

interface Special {
  'room:create': { readonly room: string };
  pair: { readonly room: string };
  duel: { readonly room: string };
  challenge: { readonly room: string };
  'room:enter': { readonly snapshot: Snapshot; readonly version: number; readonly you: Role; readonly chat: readonly ChatLine[] };
  'room:leave': object;
  overlay: { readonly analysis: Analysis | null };
  chat: object;
  lobby: LobbyPage;
  programs: OfferedPrograms;
  'program:offer': { readonly rooms: readonly string[] };
  'program:withdraw': object;
  'class:open': { readonly code: string };
  'class:enter': { readonly gathering: Classroom };
  'class:leave': object;
  'class:join': { readonly version: number };
  'class:share': { readonly version: number };
  'class:teach': { readonly version: number };
  'class:propose': { readonly version: number };
  'class:answer': { readonly version: number };
  'class:accuracy': { readonly members: readonly MemberAccuracy[]; readonly waiting: number };
  'class:order': { readonly version: number };
  'tournament:open': { readonly code: string };
  'tournament:enter': { readonly tournament: Tournament };
  /** `cannotJoin` says why this player may not join; null where nothing is in the way. */
  'tournament:enter-packed': { readonly packed: Uint8Array; readonly cannotJoin: Refusal | null };
  'tournament:leave': object;
  'tournament:look': { readonly tournament: TournamentSummary; readonly you: TournamentPlayer | null };
  'tournament:join': { readonly version: number };
  'tournament:withdraw': { readonly version: number };
  'tournament:order': { readonly version: number };
}

/** What a command is answered with when it is accepted. */
export type Answer<Name extends CommandName> = Name extends keyof Special ? Special[Name] : Applied;

/** Exactly one answer for every command; a refusal about a room carries its snapshot, so that the client can correct its state. */
export type Ack<Name extends CommandName = CommandName> =
  | ({ readonly ok: true } & Answer<Name>)
  | { readonly ok: false; readonly error: Refusal; readonly room?: Snapshot };

export type ClientToServer = {
  [Name in CommandName]: (body: CommandBody<Name>, ack: (answer: Ack<Name>) => void) => void;
};

export interface ServerToClient {
  welcome(message: {
    readonly player: Player;
    readonly protocol: number;
    readonly serverTime: number;
    /** Identifies the log: if it changes, cached rooms may be ahead of it and are loaded again. */
    readonly epoch: string;
    /** The operator's notice; absent if there is none. */
    readonly notice?: Notice;
  }): void;
  /** One entry of a room's log. */
  room(message: { readonly room: string } & Entry): void;
  /** One entry of the log of a class. */
  class(message: { readonly code: string } & ToldEntry): void;
  /** The newest version of a class, about every five seconds, as beacons are for rooms. */
  'class:version'(message: { readonly code: string; readonly version: number }): void;
  /** One entry of the log of a tournament. Several results of an arena come in one. */
  tournament(message: { readonly code: string } & TournamentEntry): void;
  /** The newest version of a tournament, about every five seconds. */
  'tournament:version'(message: { readonly code: string; readonly version: number }): void;
  /** I have a match to play now, in this room, where I have a seat already. On all my connections, also those that do not follow the tournament. */
  'tournament:board'(message: { readonly code: string; readonly room: string }): void;
  overlay(message: { readonly room: string; readonly version: number; readonly analysis: Analysis }): void;
  presence(message: { readonly room: string } & Presence): void;
  /** Somebody was forgotten: from now on they have no name here, nor on what they said. */
  forgotten(message: { readonly room: string; readonly player: string }): void;
  chat(message: { readonly room: string; readonly line: ChatLine }): void;
  /** Rooms that came, changed or (by code) went since the last message; some of them in the next one, where that is many. */
  lobby(message: { readonly changed: readonly RoomSummary[]; readonly gone: readonly string[] }): void;
  /** Programs that offer themselves and came or changed, and (by id) those that are gone. */
  programs(message: { readonly changed: readonly OfferedProgram[]; readonly gone: readonly string[] }): void;
  /** We, a program that offers itself, were put in a seat of this room. */
  seated(message: { readonly room: string }): void;
  /** The state of an ongoing game of ours in a room that this connection has not joined; null if it is not ongoing any more. */
  unfinished(message: { readonly room: string; readonly game: RoomSummary | null }): void;
  /** The state of a challenge to us; null if it cannot be accepted any more. */
  challenges(message: { readonly room: string; readonly game: RoomSummary | null }): void;
  /** Our progress has changed on another device: its new version. */
  learnt(message: { readonly version: number }): void;
  /** Newest versions, about every five seconds: a client that lost the last event finds out here. */
  beacon(message: { readonly rooms: Readonly<Record<string, number>> }): void;
  /** Instead of an acknowledgement, to a command that was sent without asking for one. */
  refused(message: { readonly command: string; readonly error: Refusal }): void;
  /** The operator's notice has changed. */
  notice(message: { readonly notice: Notice | null }): void;
  draining(message: { readonly afterMs: number }): void;
}
