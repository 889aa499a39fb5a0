import type { ReportReason } from '@nimhall/shared/protocol/reports';

/** What whoever runs a hall may do to it. */
export const DEEDS = ['rename', 'mute', 'unmute', 'close', 'erase', 'export', 'tick'] as const;
export type DeedKind = (typeof DEEDS)[number];

/** Something that whoever runs the hall did, or began to do. */
export interface Deed {
  /** Chosen by who does it. */
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Who did it, as they are called at their own machine. */
  readonly by: string;
  readonly kind: DeedKind;
  /** The id of a player, or the code of a room. */
  readonly target: string;
  /** What else there is to say of it, such as for how long; may be empty. */
  readonly detail: string;
  /** `done`, or the code of a refusal; null while it is not known to be over. */
  readonly outcome: string | null;
}

/** A player who is kept, as whoever runs the hall sees them. */
export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  /** Whether they have a passkey, so that the name is theirs. */
  readonly hasPasskey: boolean;
  /** In milliseconds since 1970; `seenAt` to the day. */
  readonly createdAt: number;
  readonly seenAt: number;
  /** Until when they may not write, in milliseconds since 1970; null where they may, or might have all along. */
  readonly mutedUntil: number | null;
}

/** A room, as far as it is known without its log. */
export interface KnownRoom {
  readonly room: string;
  /** When its log last changed, or how the lobby finds it did, in milliseconds since 1970. */
  readonly usedAt: number;
  /** Where the lobby lists it; null where it does not. */
  readonly place: string | null;
}

/** What somebody tells whoever runs the hall of somebody else. */
export interface NewReport {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Ids of players. */
  readonly reporter: string;
  readonly reported: string;
  /** What the reported one was called then. */
  readonly name: string;
  readonly reason: ReportReason;
  /** Where it was, and what they had said there; both empty for who is reported as such. */
  readonly room: string;
  readonly said: string;
}

/** A report as it is kept, and that it is done with: when, who said so, and what they noted, if anything. */
export interface Report extends NewReport {
  readonly done: { readonly at: number; readonly by: string; readonly note: string } | null;
}

/** For good. */
export const FOR_GOOD = Number.MAX_SAFE_INTEGER;

/** What whoever runs a hall wants to find in it, does to it, and did. */
export interface Office {
  /** Players with this text in their names, or all; those that were seen last first. */
  people(text: string, most: number): Promise<KnownPerson[]>;
  /** Players with exactly this id or this name; those that were seen last first, 20 at most. */
  find(idOrName: string): Promise<KnownPerson[]>;
  /** Rooms, those that were used last first: all, or those in which this player ever sat down. */
  rooms(player: string | null, most: number): Promise<KnownRoom[]>;
  /** Until when somebody may not write, in milliseconds since 1970; null for who never was muted. */
  mutedUntil(player: string): Promise<number | null>;
  /** From now on somebody may not write until then, or may where it is null. False where there is no such player. */
  mute(player: string, until: number | null): Promise<boolean>;
  /** Keeps a report: one of each person by another in each room, the first that is not done with; none of who was forgotten. */
  report(report: NewReport): Promise<void>;
  /** What was reported: first what is still to be done, then the rest, the newest first in each. */
  reports(most: number): Promise<Report[]>;
  /** Whatever was reported of this player is done with; how many reports it was that were not before. */
  tick(reported: string, done: NonNullable<Report['done']>): Promise<number>;
  /** Writes down what is about to be done. */
  begin(deed: Omit<Deed, 'outcome'>): Promise<void>;
  /** Writes down what came of it. */
  finish(deed: string, outcome: string): Promise<void>;
  /** What was done since a time, the newest first. */
  deeds(since: number, most: number): Promise<Deed[]>;
}
