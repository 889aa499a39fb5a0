import * as v from 'valibot';
import { BOT_IDS } from '../bot/levels.ts';
import { MAX_TEXT_LENGTH } from '../game/text.ts';
import { MAX_NICKNAME_LENGTH, readClassCode } from '../gathering/class-code.ts';
import { MAX_GAMES, MAX_NUMBERS_PER_PLAYER, MAX_PLAYERS, MAX_TITLE_LENGTH, TOURNAMENT_FORMS } from '../gathering/tournament/tournament.ts';
import { say } from '../phrase.ts';
import { CLOCK_LIMITS } from '../room/clock-rule.ts';
import { DIRECTIONS, LINE_ENDS, plain, playerName } from './words.ts';

const id = v.pipe(plain(64), v.minLength(1));
/** Whether there is such a tournament, the server sees. */
const code = v.pipe(plain(40), v.transform(readClassCode));
const nickname = v.pipe(playerName, v.maxLength(MAX_NICKNAME_LENGTH));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const milliseconds = ({ min, max }: { min: number; max: number }) => v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
const member = v.pipe(whole, v.maxValue(Math.max(...Object.values(MAX_PLAYERS)) * MAX_NUMBERS_PER_PLAYER));

/** Everybody reads it on the list; may be empty. */
const title = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.trim(),
  plain(MAX_TITLE_LENGTH),
  v.check((text) => !LINE_ENDS.test(text), say`A title has to fit on one line.`.text),
  v.check((text) => !DIRECTIONS.test(text), say`A title can’t contain characters that reverse the text.`.text),
);

/** Parameters are checked against the form of the game, by `readParams`. */
const game = v.strictObject({
  game: plain(40),
  params: v.optional(v.unknown()),
  misere: v.optional(v.boolean()),
  start: v.optional(v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH))),
});

/** What a tournament is to be: see `TournamentWish`. How large numbers may be, `readSettings` sees. */
const settings = {
  form: v.picklist(TOURNAMENT_FORMS),
  title: v.optional(title),
  games: v.pipe(v.array(game), v.maxLength(MAX_GAMES)),
  clock: v.optional(
    v.strictObject({ initialMs: milliseconds(CLOCK_LIMITS.initialMs), incrementMs: milliseconds(CLOCK_LIMITS.incrementMs) }),
  ),
  rounds: v.optional(whole),
  minutes: v.optional(whole),
  maxPlayers: v.optional(whole),
  bots: v.optional(v.pipe(v.array(v.picklist(BOT_IDS)), v.maxLength(BOT_IDS.length))),
  forfeitSeconds: v.optional(whole),
  lateEntry: v.optional(v.boolean()),
  listed: v.optional(v.boolean()),
  startsAt: v.optional(whole),
  startsWhenFull: v.optional(v.boolean()),
  rated: v.optional(v.boolean()),
};

/** What an organiser may do: see `TournamentOrder`. */
const order = v.variant('kind', [
  v.strictObject({ kind: v.literal('start') }),
  v.strictObject({ kind: v.literal('next-round'), round: whole }),
  v.strictObject({ kind: v.literal('pause'), on: v.boolean() }),
  v.strictObject({ kind: v.literal('rename'), member, name: nickname }),
  v.strictObject({ kind: v.literal('remove'), member }),
  v.strictObject({ kind: v.literal('close') }),
]);

/** The commands about tournaments, with the shapes of their bodies. */
export const TOURNAMENT_COMMANDS = {
  /** Opens a tournament, whose organiser is who asks. */
  'tournament:open': v.strictObject({ id, ...settings }),
  /** Follows a tournament: its log as `tournament` events from now on. */
  'tournament:enter': v.strictObject({ code }),
  /** The same, with the state as gzip of its JSON: with a thousand players an eighth as large. */
  'tournament:enter-packed': v.strictObject({ code }),
  'tournament:leave': v.strictObject({ code }),
  /** A summary for clients that only play: their room and standing. They need not follow the tournament, because `tournament:board` announces each board. */
  'tournament:look': v.strictObject({ code }),
  /** Joins by a name, changes it, or comes back. */
  'tournament:join': v.strictObject({ code, id, name: nickname }),
  /** Is not paired any more, and forfeits a match that is being played. */
  'tournament:withdraw': v.strictObject({ code, id }),
  /** By the organiser. */
  'tournament:order': v.strictObject({ code, id, order }),
} as const;
