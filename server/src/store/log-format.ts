import type { GatheringEvent } from '@nimhall/shared/gathering/gathering';
import type { RoomEvent } from '@nimhall/shared/room/events';
import { CannotOpen } from './cannot-open.ts';

/**
 * The kinds of event that each format of the log added. A server that is older than the log it finds would misread it, so
 * the database names the newest format that was ever used with it. Never edit a format that was released: a new kind, or
 * a new field that an older server may not pass over, is the next one, if need be an empty list with a comment.
 */
export const LOG_FORMATS = [
  [
    'created',
    'seated',
    'stood',
    'started',
    'moved',
    'ended',
    'rematch-offered',
    'rematch-declined',
    'rematch-started',
    'takeback-offered',
    'takeback-declined',
    'taken-back',
    'went-away',
    'came-back',
    'clock-credited',
  ],
  // The `clock` of `created` may be one of days.
  [],
  // And `duel` of `created`.
  ['drawn', 'rated'],
  // And `invited` of `created`.
  ['closed', 'declined'],
  ['vacation'],
  ['voided'],
  // And logs of gatherings among those of rooms.
  [
    'gathered',
    'joined',
    'renamed',
    'removed',
    'locked',
    'names-shown',
    'frozen',
    'round-started',
    'board-added',
    'boards-opened',
    'board-over',
    'proposed',
    'vote-closed',
    'vote-played',
    'round-over',
    'gathering-closed',
  ],
  ['teaching-shared', 'teacher-added', 'teaching-unshared'],
  // And `duel` of `created` may be "unrated".
  [
    'tournament-opened',
    'bot-joined',
    'withdrew',
    'returned',
    'tournament-started',
    'round-paired',
    'boards-paired',
    'boards-scored',
    'tournament-paused',
    'tournament-over',
  ],
  // Players may have an `owner`: their games wait for nobody.
  [],
  // And `chapter` of the activity of `round-started`.
  ['step-shown', 'step-answered', 'step-explained', 'board-shown'],
  // And `next` of `seated`.
  ['queued', 'unqueued'],
  // `drawn` may be `rated`.
  [],
  // The activity of `round-started` may be of kind "teacher", and its boards may have a `start`.
  ['next-round-due', 'next-round-held'],
  // And `teacher` of `round-started`.
  [],
  // And `onWall` and `plain` of `board-shown`.
  ['arrow-drawn', 'arrow-erased', 'arrows-cleared', 'round-taken-over', 'readmitted'],
] as const satisfies readonly (readonly (RoomEvent | GatheringEvent)['kind'][])[];

/** The format that this server writes. */
export const LOG_FORMAT = LOG_FORMATS.length;

/** Throws for a database that was changed by a server newer than this one. */
export function refuseNewer(found: number, known: number): void {
  if (found > known) throw new CannotOpen('The database was written by a newer version of nimhall: start that one.');
}
