import * as v from 'valibot';
import { BOT_IDS, BOT_LEVEL_IDS } from '../bot/levels.ts';
import { MAX_INK_LENGTH } from '../game/ink.ts';
import { MAX_TEXT_LENGTH } from '../game/text.ts';
import { type Phrase, say } from '../phrase.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { ok, type Result } from '../result.ts';
import { MAX_LINE_LENGTH } from '../room/chat.ts';
import { CLOCK_LIMITS, DAYS } from '../room/clock-rule.ts';
import { PLAYER_RESULTS } from '../room/played.ts';
import { OVERLAY_RULES } from '../room/room.ts';
import { SEATS } from '../room/seat.ts';
import { CLASS_COMMANDS } from './classes.ts';
import { passkeyAuthentication, passkeyRegistration } from './passkeys.ts';
import { PROGRAM_COMMANDS } from './programs.ts';
import { pushAddress } from './push.ts';
import { REPORT_REASONS } from './reports.ts';
import { TOURNAMENT_COMMANDS } from './tournaments.ts';
import { label, plain, playerName, roomCode } from './words.ts';

/** Why a client asks again: it reconnected, an event was missing, or a beacon had a newer version. */
const RESYNC_CAUSES = ['return', 'gap', 'beacon', 'other'] as const;
export type ResyncCause = (typeof RESYNC_CAUSES)[number];

/** Largest message a socket may send, in bytes; larger ones close the connection. */
export const MAX_MESSAGE_BYTES = 16 * 1024;

/** Chosen by the client, unique among its commands in a room: the same id again gives the original answer. */
const id = v.pipe(plain(64), v.minLength(1));
const text = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH));
/** Whether it is a stroke, and the game has a use for it, `decide` sees. */
const ink = v.pipe(v.string(), v.maxLength(MAX_INK_LENGTH));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** The cursor of a lobby page, section by section: `since.code` of the last room sent, or nothing. */
const cursor = v.pipe(v.string(), v.maxLength(200), v.regex(/^(\d{1,16}\.\w+)?(~(\d{1,16}\.\w+)?)*$/));
const pixels = v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/));
const seat = v.picklist(SEATS);
const level = v.picklist(BOT_IDS);
const wish = v.union([v.literal('me'), v.literal('open'), v.strictObject({ bot: level })]);
const gameId = plain(40);
/** Checked against the form of the game, by `readParams`. */
const params = v.optional(v.unknown());

const milliseconds = ({ min, max }: { min: number; max: number }) => v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
const clock = v.union([
  v.strictObject({ initialMs: milliseconds(CLOCK_LIMITS.initialMs), incrementMs: milliseconds(CLOCK_LIMITS.incrementMs) }),
  v.strictObject({ days: v.picklist(DAYS) }),
]);

/** The game of a new room. */
const play = {
  game: gameId,
  params,
  misere: v.optional(v.boolean()),
  start: v.optional(text),
  clock: v.optional(clock),
  /** With an id, asking again gives the same room. */
  id: v.optional(id),
};

const create = v.strictObject({
  ...play,
  seats: v.optional(v.strictObject({ first: v.optional(wish), second: v.optional(wish) })),
  listed: v.optional(v.boolean()),
  overlay: v.optional(v.picklist(OVERLAY_RULES)),
});

/** Every command a socket may send, by event name, with the shape of its body. Unknown fields are refused. */
export const COMMANDS = {
  'room:create': create,
  /** Quick pairing with anybody who wants to play the same. */
  pair: v.strictObject(play),
  /** A rated duel in a family of games, with a waiting player of similar strength, or with a bot. */
  duel: v.strictObject({ game: gameId, against: v.optional(v.picklist(BOT_LEVEL_IDS)), id: v.optional(id) }),
  /** A challenge to a friend, who is notified on all connections. */
  challenge: v.strictObject({ friend: plain(64), ...play }),
  /** Sent by the challenged player: not now. */
  'challenge:decline': v.strictObject({ room: roomCode, id }),
  'room:enter': v.strictObject({
    room: roomCode,
    since: v.optional(count),
    /** Why a client that has `since` asks: for the server's figures only. */
    cause: v.optional(v.picklist(RESYNC_CAUSES)),
  }),
  'room:leave': v.strictObject({ room: roomCode }),
  'seat:take': v.strictObject({ room: roomCode, id, seat }),
  'seat:leave': v.strictObject({ room: roomCode, id }),
  'seat:bot': v.strictObject({ room: roomCode, id, seat, level }),
  /** A program that offers itself, by its id. */
  'seat:program': v.strictObject({ room: roomCode, id, seat, program: plain(64) }),
  move: v.strictObject({ room: roomCode, id, branch: count, ply: count, move: text, ink: v.optional(ink) }),
  resign: v.strictObject({ room: roomCode, id }),
  abort: v.strictObject({ room: roomCode, id }),
  claim: v.strictObject({ room: roomCode, id }),
  'takeback:offer': v.strictObject({ room: roomCode, id }),
  'takeback:answer': v.strictObject({ room: roomCode, id, accept: v.boolean() }),
  'rematch:offer': v.strictObject({ room: roomCode, id }),
  'rematch:answer': v.strictObject({ room: roomCode, id, accept: v.boolean() }),
  'queue:join': v.strictObject({ room: roomCode, id }),
  'queue:leave': v.strictObject({ room: roomCode, id }),
  'queue:play': v.strictObject({ room: roomCode, id }),
  overlay: v.strictObject({ room: roomCode, on: v.boolean() }),
  chat: v.strictObject({
    room: roomCode,
    text: v.pipe(v.string(), v.trim(), plain(MAX_LINE_LENGTH), v.minLength(1)),
    /** With an id, a line that is sent again is said once. */
    id: v.optional(id),
  }),
  lobby: v.strictObject({
    on: v.boolean(),
    /** `more` of the page before; the first page without it. */
    after: v.optional(cursor),
  }),
  ...PROGRAM_COMMANDS,
  ...CLASS_COMMANDS,
  ...TOURNAMENT_COMMANDS,
} as const;

export type CommandName = keyof typeof COMMANDS;
export type CommandBody<Name extends CommandName> = v.InferOutput<(typeof COMMANDS)[Name]>;

/** Bodies of HTTP requests. */
export const REQUESTS = {
  analysis: v.strictObject({ game: gameId, params, misere: v.optional(v.boolean()), position: text }),
  lobby: v.object({ after: v.optional(cursor) }),
  /** From which version on a room is followed, as a text in an address. */
  events: v.object({ since: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))) }),
  /** The address of a room, and how large its board may be, as texts in an address. */
  oembed: v.object({
    url: v.pipe(v.string(), v.maxLength(500)),
    maxwidth: v.optional(pixels),
    maxheight: v.optional(pixels),
    format: v.optional(v.literal('json')),
  }),
  name: v.strictObject({ name: playerName }),
  /** Where this device is notified that it is the player's turn. */
  push: pushAddress,
  /** Whether I am on vacation from now on. */
  vacation: v.strictObject({ on: v.boolean() }),
  /** Whether I keep what I did as a guest before I signed in. */
  guest: v.strictObject({ keep: v.boolean() }),
  /** What its owner calls a device or a program. */
  label: v.strictObject({ name: label }),
  /** A code that signs this device in as a player. */
  accept: v.strictObject({ code: plain(40), name: v.optional(label) }),
  /** A passkey that keeps who asks, and what it is called; one that lets this device in, and what the device is called. */
  keep: v.strictObject({ passkey: passkeyRegistration, name: v.optional(label) }),
  show: v.strictObject({ passkey: passkeyAuthentication, name: v.optional(label) }),
  /** What the operator should look at: see `Reported`. */
  report: v.strictObject({
    of: v.union([v.strictObject({ room: roomCode, player: plain(40), line: plain(64) }), v.strictObject({ name: playerName })]),
    reason: v.picklist(REPORT_REASONS),
  }),
  /** A leaderboard: of a family of games, or of all together. */
  ratings: v.object({ game: v.optional(gameId) }),
  played: v.object({
    /** Where a page of games ended: `endedAt.room.version` of the last one that was looked at. */
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}\.\w{1,40}\.\d{1,9}$/))),
    game: v.optional(gameId),
    outcome: v.optional(v.picklist(PLAYER_RESULTS)),
  }),
} as const;

export type GameHistoryQuery = v.InferOutput<typeof REQUESTS.played>;

/** Checks an untrusted body against a schema; the refusal names the first field at fault. */
export function readBody<Schema extends v.GenericSchema>(schema: Schema, body: unknown): Result<v.InferOutput<Schema>, Refusal> {
  const parsed = v.safeParse(schema, body, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  return refuse(issue.type === 'max_length' ? 'too-large' : 'bad-request', sentence(issue));
}

function sentence(issue: v.BaseIssue<unknown>): Phrase {
  const path = v.getDotPath(issue)?.slice(0, 60);
  if (issue.type === 'check') return { text: issue.message, values: [] };
  if (!path) return say`The body must be an object.`;
  if (issue.type !== 'strict_object') return say`${path}: ${issue.message.slice(0, 200)}.`;
  return issue.expected === 'never' ? say`There is no field "${path}".` : say`The field "${path}" is missing.`;
}
