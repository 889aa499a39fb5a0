import { BOT_IDS } from '@nimhall/shared/bot/levels';
import type { StandingRow } from '@nimhall/shared/gathering/tournament/standing';
import type { TournamentSummary } from '@nimhall/shared/gathering/tournament/summary';
import { type MatchResult, TOURNAMENT_FORMS } from '@nimhall/shared/gathering/tournament/tournament';
import * as v from 'valibot';
import { bySeat, exactly, flag, params, text, time, whole } from './parts.ts';

export const tournament = exactly<TournamentSummary>()(
  v.object({
    code: text,
    title: text,
    form: v.picklist(TOURNAMENT_FORMS),
    status: v.picklist(['open', 'running', 'over']),
    games: v.array(v.object({ game: text, params, misere: flag, start: v.nullable(text) })),
    clock: v.object({ initialMs: whole, incrementMs: whole }),
    minutes: v.number(),
    maxPlayers: whole,
    startsAt: v.nullable(time),
    lateEntry: flag,
    rated: flag,
    isPaused: flag,
    isDaily: flag,
    players: whole,
    round: whole,
    plannedRounds: whole,
    boards: whole,
    leaders: v.array(text),
    leadersOwners: v.exactOptional(v.array(v.nullable(text))),
    openedAt: time,
    startedAt: v.nullable(time),
    endsAt: v.nullable(time),
  }),
);

export const standing = v.array(
  exactly<StandingRow>()(
    v.object({
      member: whole,
      name: text,
      owner: v.exactOptional(text),
      bot: v.nullable(v.picklist(BOT_IDS)),
      isIn: flag,
      place: whole,
      points: v.number(),
      won: whole,
      drawn: whole,
      lost: whole,
      buchholz: v.exactOptional(v.number()),
      sonnebornBerger: v.exactOptional(v.number()),
      streak: v.exactOptional(whole),
      isLeft: v.exactOptional(flag),
      /** Of an arena: the points of the last matches. */
      sheet: v.exactOptional(v.array(whole)),
    }),
  ),
);

const matchResult = exactly<MatchResult>()(v.object({ won: bySeat(whole), ending: v.picklist(['played', 'forfeit', 'void']) }));
/** Players by their numbers. */
export const rounds = v.array(
  v.object({
    round: whole,
    boards: v.array(v.object({ room: text, ...bySeat(whole).entries, result: v.nullable(matchResult) })),
    byes: v.array(whole),
  }),
);
