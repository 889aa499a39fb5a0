import { BOT_IDS } from '@nimhall/shared/bot/levels';
import { ATTEMPTS } from '@nimhall/shared/learnt/attempts';
import type { Learnt } from '@nimhall/shared/learnt/learnt';
import type { OfferedGuest } from '@nimhall/shared/protocol/guests';
import type { PasskeyInfo, RatingInfo, TokenInfo } from '@nimhall/shared/protocol/messages';
import { PUZZLE_KINDS, type Puzzle } from '@nimhall/shared/puzzle/puzzle';
import * as v from 'valibot';
import { exactly, flag, seat, text, time, whole } from './parts.ts';
import { playedGame, player } from './rooms.ts';

export const token = exactly<TokenInfo>()(
  v.object({ id: text, kind: v.picklist(['browser', 'program']), name: text, createdAt: time, usedAt: time, current: flag }),
);
export const passkey = exactly<PasskeyInfo>()(v.object({ id: text, name: text, createdAt: time, usedAt: time }));
export const rating = exactly<RatingInfo>()(v.object({ game: v.nullable(text), rating: v.number(), deviation: v.number(), duels: whole }));
export const guest = exactly<OfferedGuest>()(v.object({ id: text, name: text, games: whole, hasLearnt: flag }));

const skill = { rating: v.number(), deviation: v.number(), volatility: v.number() };
const puzzle = exactly<Puzzle>()(
  v.object({
    kind: v.picklist(PUZZLE_KINDS),
    game: text,
    params: v.record(text, v.unknown()),
    misere: flag,
    position: text,
    rating: v.number(),
  }),
);
/** Days are counted from 1970. */
const days = v.object({ results: v.record(text, text), whole: v.array(v.tuple([whole, whole])), longest: whole });
export const learnt = exactly<Learnt>()(
  v.object({
    version: v.literal(1),
    course: v.record(text, v.array(text)),
    practice: v.object({
      before: v.nullable(v.object({ ...skill, rated: whole })),
      tried: v.array(v.tuple([time, text, v.number(), v.picklist(ATTEMPTS)])),
      counts: v.record(text, whole),
      days,
      mistakes: v.array(v.object({ id: text, puzzle, missed: time, solved: v.array(time) })),
    }),
    ladders: v.record(text, v.object({ beaten: v.array(v.picklist(BOT_IDS)), won: v.nullable(seat), games: whole })),
    settings: v.record(text, v.tuple([v.union([text, flag]), time])),
  }),
);

/** Everything that is stored about somebody. */
export const account = v.object({
  player,
  games: v.array(playedGame),
  passkeys: v.array(passkey),
  tokens: v.array(token),
  ratings: v.array(rating),
  friends: v.array(player),
  blocked: v.array(player),
  vacations: v.array(v.object({ from: time, until: time })),
  /** Addresses of push services. */
  pushes: v.array(text),
  learnt: v.nullable(learnt),
  guests: v.array(guest),
  programs: v.array(v.object({ id: text, name: text, createdAt: time, games: v.array(text) })),
});

/** What browsers are given to make a passkey and to show one, as WebAuthn has it. */
const inBoth = {
  challenge: text,
  timeout: v.number(),
  extensions: v.exactOptional(v.record(text, flag)),
  hints: v.exactOptional(v.array(text)),
};
export const passkeyWishes = v.object({
  ...inBoth,
  rp: v.object({ id: text, name: text }),
  user: v.object({ id: text, name: text, displayName: text }),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: whole })),
  attestation: text,
  excludeCredentials: v.array(v.object({ id: text, type: v.literal('public-key'), transports: v.exactOptional(v.array(text)) })),
  authenticatorSelection: v.object({ residentKey: text, requireResidentKey: v.exactOptional(flag), userVerification: text }),
});
export const passkeyQuestion = v.object({ ...inBoth, rpId: text, userVerification: text });
