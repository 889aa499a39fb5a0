import type { CatalogueEntry } from '@nimhall/shared/protocol/catalogue';
import type { OfferedProgram } from '@nimhall/shared/protocol/programs';
import * as v from 'valibot';
import { account, guest, learnt, passkey, passkeyQuestion, passkeyWishes, rating, token } from './answers/account.ts';
import { analysis } from './answers/analysis.ts';
import { bySeat, exactly, flag, listOf, pageOf, refusal, text, time, whole } from './answers/parts.ts';
import { playedGame, player, room, roomSummary } from './answers/rooms.ts';
import { rounds, standing, tournament } from './answers/tournaments.ts';

/** What the API answers. More fields may come; a test compares these with real answers of a running server. */

/** Data whose shape is written down elsewhere. */
const data = v.looseObject({});
const tally = { won: whole, lost: whole, undecided: whole };
const gameTally = v.object({ game: text, ...tally });
const curve = v.array(v.object({ at: time, rating: v.number() }));

const field = { name: text, label: text };
const game = exactly<CatalogueEntry>()(
  v.object({
    id: text,
    name: text,
    rule: text,
    params: v.object({
      mode: v.picklist(['all', 'one']),
      fields: v.array(
        v.variant('kind', [
          v.object({ kind: v.literal('integer'), ...field, min: whole, max: whole, default: whole }),
          v.object({ kind: v.literal('flag'), ...field, default: flag }),
          v.object({ kind: v.literal('choice'), ...field, options: v.array(v.object({ value: text, label: text })), default: text }),
          v.object({ kind: v.literal('integers'), ...field, min: whole, max: whole, most: whole, default: v.array(whole) }),
          v.object({ kind: v.literal('text'), ...field, hint: text, longest: whole, default: text }),
        ]),
      ),
    }),
    presets: v.array(
      v.object({
        id: text,
        name: text,
        why: text,
        start: text,
        params: v.exactOptional(v.record(text, v.unknown())),
        misere: v.exactOptional(flag),
        outcome: v.picklist(['N', 'P']),
      }),
    ),
    bots: v.array(v.object({ id: text, name: text, about: text })),
  }),
);

/** Answers by what they are; the list of routes says which is whose. */
export const ANSWERS = {
  games: listOf('games', game),
  analysis,
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
    thumbnail_url: v.exactOptional(text),
    thumbnail_width: v.exactOptional(whole),
    thumbnail_height: v.exactOptional(whole),
  }),
  stakes: v.object({ stakes: v.nullable(bySeat(v.object({ won: v.number(), lost: v.number() }))) }),
  tournaments: v.object({ open: v.array(tournament), running: v.array(tournament), over: v.array(tournament) }),
  tournament: v.object({ tournament, standing, rounds }),
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
    exactly<OfferedProgram>()(
      v.object({ id: text, name: text, owner: text, games: v.array(text), misere: flag, boards: whole, free: whole }),
    ),
  ),
  best: listOf('best', v.object({ name: text, rating: v.number(), deviation: v.number(), duels: whole })),
  playerToken: v.object({ player, token: text }),
  player: v.object({ player }),
  tokens: listOf('tokens', token),
  idToken: v.object({ id: text, token: text }),
  token: v.object({ token: text }),
  invitation: v.object({ code: text, holdsFor: v.number() }),
  passkeys: listOf('passkeys', passkey),
  passkey,
  passkeyWishes,
  passkeyQuestion,
  standing: v.object({
    games: v.array(gameTally),
    rivals: v.array(v.object({ name: text, owner: v.exactOptional(text), kept: flag, ...tally })),
    since: time,
  }),
  waiting: listOf('games', roomSummary),
  playing: v.object({ playing: flag }),
  ratings: v.object({ ratings: v.array(rating), curve, refusal: v.nullable(refusal) }),
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
  learnt: v.object({ player: text, version: whole, learnt: v.nullable(learnt), taken: flag, account: flag }),
  guests: listOf('guests', guest),
  account,
  /** OpenAPI. */
  reference: v.looseObject({ openapi: text, info: data, paths: data, components: data }),
  /** A JSON Schema for each command. */
  commands: v.object({ protocol: whole, commands: v.record(text, data) }),
} as const;
