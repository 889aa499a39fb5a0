import * as v from 'valibot';
import { BOT_IDS } from '../bot/levels.ts';
import { MAX_TEXT_LENGTH } from '../game/text.ts';
import { MAX_NUMBERS, MAX_PAUSE_SECONDS, MAX_ROUNDS, MIN_PAUSE_SECONDS } from '../gathering/class/classroom.ts';
import { LESSON_IDS } from '../gathering/class/lesson-ids.ts';
import { MAX_NICKNAME_LENGTH, readClassCode } from '../gathering/class-code.ts';
import { plain, playerName } from './words.ts';

const id = v.pipe(plain(64), v.minLength(1));
/** Whether there is such a class, the server sees. */
const code = v.pipe(plain(40), v.transform(readClassCode));
const nickname = v.pipe(playerName, v.maxLength(MAX_NICKNAME_LENGTH));
const upTo = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(most));
const text = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH));
const round = upTo(MAX_ROUNDS + 1);
const member = upTo(MAX_NUMBERS);
/** More than any chapter, and than any round, has. */
const MAX_STEPS = 100;
const MAX_BOARDS = 1_000;

/** The activity of a round. Parameters are checked against the form of the game by `readParams`. */
const activity = v.strictObject({
  kind: v.picklist(['pairs', 'bot', 'teacher', 'vote', 'puzzle', 'lesson']),
  chapter: v.optional(plain(40)),
  game: plain(40),
  params: v.optional(v.unknown()),
  misere: v.optional(v.boolean()),
  start: v.optional(text),
  bot: v.picklist(BOT_IDS),
  partner: v.optional(v.literal('teacher')),
  drawn: v.optional(v.picklist(['one', 'each'])),
  bothSides: v.optional(v.literal(true)),
  pauseSeconds: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(MIN_PAUSE_SECONDS), v.maxValue(MAX_PAUSE_SECONDS))),
});

/** A turn on the board of a class that plays as one. */
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const turn = { round, branch: count, ply: count };

/** A step of a lesson. */
const step = { round, step: upTo(MAX_STEPS) };

/** A place on a board: outside it by once its size at most. */
const thousandths = v.pipe(v.number(), v.safeInteger(), v.minValue(-1_000), v.maxValue(2_000));
const place = v.strictObject({ cell: plain(20), x: thousandths, y: thousandths });

/** What a teacher may want: see `Order`. */
const order = v.variant('kind', [
  v.strictObject({ kind: v.literal('start-round'), round, activity }),
  v.strictObject({ kind: v.literal('end-round'), round }),
  v.strictObject({ kind: v.literal('hold-next'), round }),
  v.strictObject({ kind: v.literal('close-vote'), ...turn }),
  v.strictObject({ kind: v.literal('show-step'), ...step }),
  v.strictObject({ kind: v.literal('explain-step'), ...step }),
  v.strictObject({
    kind: v.literal('show-board'),
    round,
    board: v.nullable(upTo(MAX_BOARDS)),
    onWall: v.optional(v.literal(true)),
    plain: v.optional(v.literal(true)),
  }),
  v.strictObject({ kind: v.literal('draw-arrow'), round, ply: count, arrow: v.strictObject({ from: place, to: place }), on: v.boolean() }),
  v.strictObject({ kind: v.literal('clear-arrows'), round }),
  v.strictObject({ kind: v.literal('freeze'), on: v.boolean() }),
  v.strictObject({ kind: v.literal('lock'), on: v.boolean() }),
  v.strictObject({ kind: v.literal('show-names'), on: v.boolean() }),
  v.strictObject({ kind: v.literal('rename'), member, name: nickname }),
  v.strictObject({ kind: v.picklist(['remove', 'readmit']), member }),
  v.strictObject({ kind: v.literal('unshare') }),
  v.strictObject({ kind: v.literal('close') }),
]);

/** The commands about classes, with the shapes of their bodies. */
export const CLASS_COMMANDS = {
  /** Opens a class, whose teacher is who asks; by a lesson plan, where one is named. */
  'class:open': v.strictObject({ id, lesson: v.optional(v.picklist(LESSON_IDS)) }),
  /** Follows a class, as a member or on the wall. */
  'class:enter': v.strictObject({ code }),
  'class:leave': v.strictObject({ code }),
  /** Joins a class by a name, or changes it. */
  'class:join': v.strictObject({ code, id, name: nickname }),
  /** By a member of a class that plays as one: a proposal for this turn, which may be changed. */
  'class:propose': v.strictObject({ code, id, ...turn, move: text }),
  /** By a member, in a lesson: that the present step is done, or a wrong answer to it. */
  'class:answer': v.strictObject({ code, id, ...step, wrong: v.optional(text) }),
  /** By a teacher: to be given the secret by which other devices teach. */
  'class:share': v.strictObject({ code, id }),
  /** By another device, with that secret. */
  'class:teach': v.strictObject({ code, id, key: plain(64) }),
  /** By a teacher: how accurately everybody has played. */
  'class:accuracy': v.strictObject({ code }),
  /** By the teacher. */
  'class:order': v.strictObject({ code, id, order }),
} as const;
