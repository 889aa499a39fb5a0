import { BOT_IDS } from '@nimhall/shared/bot/levels';
import type { Snapshot } from '@nimhall/shared/protocol/messages';
import { type Duel, LESSENED } from '@nimhall/shared/room/duel';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import { PLAYER_RESULTS, type PlayedGame } from '@nimhall/shared/room/played';
import { END_REASONS, type Occupant, OVERLAY_RULES, type Player } from '@nimhall/shared/room/room';
import * as v from 'valibot';
import { bySeat, exactly, flag, params, seat, text, time, whole } from './parts.ts';

export const player = exactly<Player>()(v.object({ id: text, name: text, owner: v.exactOptional(text) }));
const occupant = exactly<Occupant>()(
  v.variant('kind', [v.object({ kind: v.literal('human'), player }), v.object({ kind: v.literal('bot'), level: v.picklist(BOT_IDS) })]),
);
const clockState = {
  remaining: bySeat(v.number()),
  quota: bySeat(v.number()),
  since: v.nullable(time),
  vacation: v.exactOptional(bySeat(v.nullable(time))),
};
const clock = v.union([
  v.object({ initialMs: whole, incrementMs: whole, ...clockState }),
  v.object({ days: v.picklist([1, 3, 7]), ...clockState }),
]);
const board = { params: v.exactOptional(params), start: v.exactOptional(text), position: v.exactOptional(text) };

const standing = v.object({
  rating: v.number(),
  deviation: v.number(),
  volatility: v.number(),
  duels: whole,
  opponents: v.number(),
  risen: v.number(),
  at: v.nullable(time),
});
const changes = bySeat(v.object({ before: standing, after: standing }));
const duel = exactly<Duel>()(
  v.object({
    game: v.picklist([1, 2]),
    played: v.exactOptional(v.literal(true)),
    rated: v.nullable(
      v.object({
        family: changes,
        overall: changes,
        lessened: v.exactOptional(v.array(v.picklist(LESSENED))),
        met: v.exactOptional(v.array(v.object({ game: text, lately: whole }))),
      }),
    ),
    unrated: v.exactOptional(v.literal(true)),
    voided: v.exactOptional(v.literal(true)),
  }),
);

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
export const roomSummary = exactly<RoomSummary>()(v.object({ ...inBoth, ...board }));
export const room = exactly<Snapshot>()(
  v.object({
    ...inBoth,
    version: whole,
    host: text,
    listed: flag,
    overlay: v.picklist(OVERLAY_RULES),
    params,
    start: text,
    position: text,
    moves: v.array(text),
    inks: v.exactOptional(v.array(text)),
    branch: whole,
    result: v.nullable(v.object({ winner: v.nullable(seat), reason: v.picklist(END_REASONS) })),
    score: bySeat(v.number()),
    rematch: v.nullable(seat),
    takeback: v.nullable(seat),
    away: bySeat(v.nullable(time)),
    duel: v.exactOptional(duel),
    closed: v.exactOptional(v.literal(true)),
    queue: v.exactOptional(v.object({ players: v.array(text), since: time })),
    invited: v.exactOptional(v.object({ player: text, declined: flag })),
    presence: v.object({
      seats: bySeat(flag),
      spectators: whole,
      watchers: v.array(text),
      watchersOwners: v.exactOptional(v.array(v.nullable(text))),
    }),
  }),
);
export const playedGame = exactly<PlayedGame>()(
  v.object({
    room: text,
    version: whole,
    endedAt: time,
    game: text,
    misere: flag,
    seat,
    opponent: occupant,
    outcome: v.picklist(PLAYER_RESULTS),
    reason: v.picklist(END_REASONS),
    ply: whole,
    ...board,
    accuracy: v.exactOptional(v.union([v.object({ had: whole, kept: whole }), v.literal('unknown')])),
    decided: v.exactOptional(v.nullable(v.object({ position: text, move: v.nullable(whole) }))),
    duel: v.exactOptional(v.picklist([1, 2])),
  }),
);
