import { SEATS } from '@nimhall/shared/room/seat';
import * as v from 'valibot';

/** What the API answers. More fields may come; a test compares these with real answers of a running server. */

const text = v.string();
const flag = v.boolean();
const whole = v.pipe(v.number(), v.integer());
/** In milliseconds since 1970. */
const time = v.number();
/** Data whose shape is written down elsewhere. */
const data = v.looseObject({});
const params = v.record(v.string(), v.unknown());
const seat = v.picklist(SEATS);

const bySeat = <Schema extends v.GenericSchema>(schema: Schema) => v.object({ first: schema, second: schema });
const listOf = <Name extends string, Schema extends v.GenericSchema>(name: Name, schema: Schema) =>
  v.object({ [name]: v.array(schema) } as Record<Name, v.ArraySchema<Schema, undefined>>);
const pageOf = <Name extends string, Schema extends v.GenericSchema>(name: Name, schema: Schema) =>
  v.object({ ...listOf(name, schema).entries, more: v.nullable(text) });

const player = v.object({ id: text, name: text, owner: v.optional(text) });
const occupant = v.variant('kind', [v.object({ kind: v.literal('human'), player }), v.object({ kind: v.literal('bot'), level: text })]);
const clockState = {
  remaining: bySeat(v.number()),
  quota: bySeat(v.number()),
  since: v.nullable(time),
  vacation: v.optional(bySeat(v.nullable(time))),
};
const clock = v.union([v.object({ initialMs: whole, incrementMs: whole, ...clockState }), v.object({ days: whole, ...clockState })]);
const board = { params: v.optional(params), start: v.optional(text), position: v.optional(text) };
const tally = { won: whole, lost: whole, undecided: whole };
const gameTally = v.object({ game: text, ...tally });
const result = v.picklist(['won', 'lost', 'undecided']);

const inBoth = {
  room: text,
  game: text,
  misere: flag,
  status: v.picklist(['waiting', 'playing', 'over']),
  turn: v.nullable(seat),
  ply: whole,
  seats: bySeat(v.nullable(occupant)),
  clock: v.nullable(clock),
  since: time,
  updatedAt: time,
};
const roomSummary = v.object({ ...inBoth, ...board });
const room = v.object({
  ...inBoth,
  version: whole,
  host: text,
  listed: flag,
  overlay: v.picklist(['spectators', 'after', 'off']),
  params,
  start: text,
  position: text,
  moves: v.array(text),
  inks: v.optional(v.array(text)),
  branch: whole,
  result: v.nullable(v.object({ winner: v.nullable(seat), reason: text })),
  score: bySeat(v.number()),
  rematch: v.nullable(seat),
  takeback: v.nullable(seat),
  away: bySeat(v.nullable(time)),
  duel: v.optional(data),
  closed: v.optional(flag),
  invited: v.optional(v.object({ player: text, declined: flag })),
  presence: v.object({ seats: bySeat(flag), spectators: whole, watchers: v.array(text) }),
});
const playedGame = v.object({
  room: text,
  version: whole,
  endedAt: time,
  game: text,
  misere: flag,
  seat,
  opponent: occupant,
  outcome: result,
  reason: text,
  ply: whole,
  ...board,
  accuracy: v.optional(v.union([data, v.literal('unknown')])),
  decided: v.optional(v.nullable(v.object({ position: text, move: v.nullable(whole) }))),
  duel: v.optional(whole),
});
const rating = v.object({ game: v.nullable(text), rating: v.number(), deviation: v.number(), duels: whole });
const curve = v.array(v.object({ at: time, rating: v.number() }));
const passkey = v.object({ id: text, name: text, createdAt: time, usedAt: time });
const tournament = v.looseObject({
  code: text,
  title: text,
  form: text,
  status: text,
  players: whole,
  round: whole,
  leaders: v.array(text),
});

/** Answers by what they are; the list of routes says which is whose. */
export const ANSWERS = {
  games: listOf(
    'games',
    v.object({
      id: text,
      name: text,
      rule: text,
      params: v.object({ mode: text, fields: v.array(v.looseObject({ kind: text, name: text, label: text })) }),
      presets: v.array(v.looseObject({ id: text, name: text, why: text, start: text })),
      bots: v.array(v.object({ id: text, name: text, about: text })),
    }),
  ),
  analysis: v.object({
    position: text,
    outcome: v.picklist(['N', 'P', 'unknown']),
    nimber: v.nullable(whole),
    winningMoves: v.array(text),
    winningCount: whole,
    winningWays: whole,
    ways: v.optional(v.array(text)),
    parts: v.array(v.object({ position: text, nimber: v.nullable(whole), at: v.nullable(text) })),
    method: v.object({ tier: text, source: text, phrase: v.optional(data) }),
    explanation: v.looseObject({
      sentences: v.array(v.looseObject({ says: data })),
      drawings: v.array(v.looseObject({ kind: text })),
    }),
  }),
  lobby: pageOf('rooms', roomSummary),
  roomCode: v.object({ room: text }),
  room,
  oembed: v.object({
    version: text,
    type: text,
    provider_name: text,
    provider_url: text,
    title: text,
    width: whole,
    height: whole,
    html: text,
    thumbnail_url: v.optional(text),
    thumbnail_width: v.optional(whole),
    thumbnail_height: v.optional(whole),
  }),
  stakes: v.object({ stakes: v.nullable(bySeat(v.object({ won: v.number(), lost: v.number() }))) }),
  tournaments: v.object({ open: v.array(tournament), running: v.array(tournament), over: v.array(tournament) }),
  tournament: v.object({
    tournament,
    standing: v.array(v.looseObject({ member: whole, name: text, bot: v.nullable(text), isIn: flag, place: whole, points: v.number() })),
    rounds: v.array(v.looseObject({ boards: v.array(v.looseObject({ room: text })) })),
  }),
  profile: v.object({
    id: text,
    name: text,
    since: time,
    games: v.array(gameTally),
    ratings: v.array(rating),
    curve,
    between: v.nullable(v.object(tally)),
  }),
  played: pageOf('games', playedGame),
  programs: listOf(
    'programs',
    v.object({ id: text, name: text, owner: text, games: v.array(text), misere: flag, boards: whole, free: whole }),
  ),
  best: listOf('best', v.object({ name: text, rating: v.number(), deviation: v.number(), duels: whole })),
  playerToken: v.object({ player, token: text }),
  player: v.object({ player }),
  tokens: listOf(
    'tokens',
    v.object({ id: text, kind: v.picklist(['browser', 'program']), name: text, createdAt: time, usedAt: time, current: flag }),
  ),
  idToken: v.object({ id: text, token: text }),
  token: v.object({ token: text }),
  invitation: v.object({ code: text, holdsFor: v.number() }),
  passkeys: listOf('passkeys', passkey),
  passkey,
  /** As WebAuthn has it. */
  webAuthn: v.looseObject({ challenge: text }),
  standing: v.object({
    games: v.array(gameTally),
    rivals: v.array(v.object({ name: text, owner: v.optional(text), kept: flag, ...tally })),
    since: time,
  }),
  waiting: listOf('games', roomSummary),
  playing: v.object({ playing: flag }),
  ratings: v.object({ ratings: v.array(rating), curve, refusal: v.nullable(data) }),
  myPrograms: listOf(
    'programs',
    v.object({
      id: text,
      name: text,
      createdAt: time,
      isOffered: flag,
      games: v.array(gameTally),
      faults: v.object({ illegal: whole, late: whole, lost: whole }),
      answers: v.object({ count: whole, p50: v.nullable(v.number()), p99: v.nullable(v.number()) }),
    }),
  ),
  friends: v.object({
    friends: v.array(v.object({ player, whereabouts: v.picklist(['here', 'playing', 'away']) })),
    blocked: v.array(player),
  }),
  vacation: v.object({ until: v.nullable(time), daysLeft: v.number() }),
  push: v.object({ key: v.nullable(text), on: flag }),
  learnt: v.object({ player: text, version: whole, learnt: v.nullable(data), taken: flag, account: flag }),
  guests: listOf('guests', v.object({ id: text, name: text, games: whole, hasLearnt: flag })),
  /** Everything that is known of somebody, or another document. */
  document: data,
  commands: v.object({ protocol: whole, commands: data }),
} as const;
