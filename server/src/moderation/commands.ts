import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Refusal } from '@nimhall/shared/refusal';
import { ok, type Result } from '@nimhall/shared/result';
import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';
import { marksIn } from './marks.ts';
import type { ModerationService } from './moderation-service.ts';
import { FOR_GOOD } from './queries.ts';
import { dayInWords, doneInWords, readTime, refused, spanInWords, table, timeInWords } from './words.ts';

/** Rows of a list, unless more are asked for; lines of a chat. */
const ROWS = 30;
const LINES = 20;
/** Duels of a player that are listed. */
const DUELS = 10;

/** What the commands need. */
export interface CommandDeps {
  readonly desk: ModerationService;
  readonly store: Pick<Store, 'moderation' | 'lines' | 'ratings' | 'duels' | 'entries'>;
  readonly now: () => number;
  readonly log: Logger;
}

/** What is printed, line by line, or why nothing was done. */
export type Answer = Result<readonly string[], Refusal>;

interface Command {
  /** The arguments, with optional ones in brackets. */
  readonly form: string;
  /** What it does, in one sentence for people who have never run a server. */
  readonly about: string;
  readonly run: (office: CommandDeps, given: readonly string[], options: Options) => Promise<Answer>;
}

/** Options that may be given to any command. */
const OPTIONS = {
  /** How many rows of a list. */
  most: { type: 'string', default: String(ROWS) },
  /** The file to write. */
  to: { type: 'string' },
  /** Confirms a command that cannot be undone. */
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

interface Options {
  readonly most: number;
  readonly to: string | undefined;
  readonly yes: boolean;
}

/** What the operator can do, by name. PERSON is an id or a whole name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  people: {
    form: '[TEXT]',
    about: 'lists who was here last, or those with TEXT in their names',
    run: async ({ store, now }, [text = ''], { most }) => {
      const people = await store.moderation.people(text, most);
      return ok(
        table([
          ['ID', 'SEEN', 'SINCE', 'PASSKEY', 'NAME', ''],
          ...people.map(({ id, name, hasPasskey, createdAt, seenAt, mutedUntil, barredUntil }) => [
            id,
            dayInWords(seenAt),
            dayInWords(createdAt),
            hasPasskey ? 'yes' : '',
            name,
            [spanInWords('muted', mutedUntil, now()), spanInWords('barred', barredUntil, now())].filter(Boolean).join(', '),
          ]),
        ]),
      );
    },
  },
  rooms: {
    form: '[PERSON]',
    about: 'lists the rooms that were used last, or those in which PERSON sat down',
    run: async ({ desk, store }, [who], { most }) => {
      const person = who === undefined ? null : await desk.person(who);
      if (person && !person.ok) return person;
      const rooms = await store.moderation.rooms(person?.value.id ?? null, most);
      return ok(table([['ROOM', 'USED', 'LOBBY'], ...rooms.map(({ room, usedAt, place }) => [room, timeInWords(usedAt), place ?? ''])]));
    },
  },
  room: {
    form: 'CODE',
    about: 'shows who sits in a room, and what was said there last; CODE is the end of its address',
    run: async ({ desk, store }, [code = '']) => {
      const found = await desk.room(code);
      if (!found.ok) return found;
      const { game, status, seats, result, closed } = found.value;
      const sits = (['first', 'second'] as const).map((seat) => {
        const occupant = seats[seat];
        if (!occupant) return [seat, '', 'nobody'];
        return occupant.kind === 'bot' ? [seat, '', `the bot ${occupant.level}`] : [seat, occupant.player.id, occupant.player.name];
      });
      const said = await store.lines(code, LINES);
      return ok([
        `${game}, ${closed ? 'closed by you' : status}${result ? ` (${result.reason})` : ''}`,
        ...table(sits),
        ...table(said.map(({ at, from, text }) => [timeInWords(at), from.id, `${from.name}: ${text}`])),
      ]);
    },
  },
  reports: {
    form: '',
    about: 'lists who was reported and why, with what they said, and where: first what is not ticked off',
    run: async ({ store }, _, { most }) => {
      const reports = await store.moderation.reports(most);
      return ok(
        table([
          ['WHEN', 'PERSON', 'NAME', 'REASON', 'ROOM', 'BY', 'DONE', 'SAID'],
          ...reports.map(({ at, reported, name, reason, room, reporter, said, done }) => [
            timeInWords(at),
            reported,
            name,
            reason,
            room,
            reporter,
            doneInWords(done),
            said,
          ]),
        ]),
      );
    },
  },
  tick: {
    form: 'ID [NOTE]',
    about: 'ticks off what was reported of somebody, by the id in that list; put a note of several words in quotes',
    run: async ({ desk }, [id = '', note = '']) => {
      const ticked = await desk.resolveReport(id, note);
      if (!ticked.ok) return ticked;
      return ok([ticked.value === 1 ? 'One report is ticked off.' : `${ticked.value} reports are ticked off.`]);
    },
  },
  marks: {
    form: '',
    about: 'lists who found more hard moves in rated duels than somebody fair does, with duels to look at; that is no proof',
    run: async ({ store, log }, _, { most }) => {
      const marks = (await marksIn(store, log)).slice(0, most);
      const people = await Promise.all(marks.map(({ player }) => store.moderation.find(player)));
      return ok(
        table([
          ['PERSON', 'NAME', 'FOUND', 'FAIR', 'CHANCE', 'GAMES', 'DUELS'],
          ...marks.map(({ player, hard, found, expected, chance, plays }, at) => [
            player,
            people[at]?.find(({ id }) => id === player)?.name ?? '',
            `${found} of ${hard}`,
            expected.toFixed(0),
            `1 in ${Math.round(1 / chance).toLocaleString('en')}`,
            [...new Set(plays.map(({ game }) => game))].join(' '),
            plays
              .slice(0, DUELS)
              .map(({ room }) => room)
              .join(' '),
          ]),
        ]),
      );
    },
  },
  void: {
    form: 'CODE',
    about: 'takes the rated duel of a room out of the ratings, and works all ratings out again',
    run: async ({ desk }, [code = '']) => {
      const voided = await desk.voidDuel(code);
      return voided.ok ? ok([`The duel in room ${code} counts no more.`]) : voided;
    },
  },
  unrate: {
    form: 'PERSON',
    about: 'bars somebody from rated duels, and voids all that they played: those of their opponents with them',
    run: async ({ desk }, [who = '']) => {
      const person = await desk.person(who);
      if (!person.ok) return person;
      const voided = await desk.unrate(person.value);
      return voided.ok ? ok([`${person.value.name} plays no rated duels any more, and ${voided.value} of theirs are void.`]) : voided;
    },
  },
  rate: {
    form: 'PERSON',
    about: 'lets them play rated duels again; what is void stays void',
    run: async ({ desk }, [who = '']) => {
      const person = await desk.person(who);
      if (!person.ok) return person;
      const rated = await desk.rate(person.value);
      return rated.ok ? ok([`${person.value.name} may play rated duels.`]) : rated;
    },
  },
  rename: {
    form: 'PERSON NAME',
    about: 'gives somebody another name; put a name of several words in quotes',
    run: async ({ desk }, [who = '', wanted = '']) => {
      const person = await desk.person(who);
      if (!person.ok) return person;
      const renamed = await desk.rename(person.value, wanted);
      return renamed.ok ? ok([`${person.value.name} is called ${renamed.value} now.`]) : renamed;
    },
  },
  mute: {
    form: 'PERSON [TIME]',
    about: 'lets somebody write no more in any chat, for 30m, 2h or 7d, or for good; they play on as before',
    run: async ({ desk, now }, [who = '', time]) => {
      const person = await desk.person(who);
      if (!person.ok) return person;
      const until = untilIn(time, now());
      if (!until.ok) return until;
      const muted = await desk.mute(person.value, until.value);
      return muted.ok ? ok([`${person.value.name} is ${spanInWords('muted', until.value, now())}.`]) : muted;
    },
  },
  unmute: {
    form: 'PERSON',
    about: 'lets them write again',
    run: async ({ desk }, [who = '']) => {
      const person = await desk.person(who);
      if (!person.ok) return person;
      const unmuted = await desk.mute(person.value, null);
      return unmuted.ok ? ok([`${person.value.name} may write.`]) : unmuted;
    },
  },
  bar: {
    form: 'PERSON [TIME]',
    about: 'lets somebody begin no more games, for 30m, 2h or 7d, or for good; they watch, and end what they play',
    run: async ({ desk, now }, [who = '', time]) => {
      const person = await desk.person(who);
      if (!person.ok) return person;
      const until = untilIn(time, now());
      if (!until.ok) return until;
      const barred = await desk.bar(person.value, until.value);
      return barred.ok ? ok([`${person.value.name} is ${spanInWords('barred', until.value, now())}.`]) : barred;
    },
  },
  unbar: {
    form: 'PERSON',
    about: 'lets them play again',
    run: async ({ desk }, [who = '']) => {
      const person = await desk.person(who);
      if (!person.ok) return person;
      const unbarred = await desk.bar(person.value, null);
      return unbarred.ok ? ok([`${person.value.name} may play.`]) : unbarred;
    },
  },
  notice: {
    form: 'TEXT',
    about: 'shows TEXT on every page, in quotes, in place of what was posted before; until `unnotice`',
    run: async ({ desk }, [text = '']) => {
      const posted = await desk.post(text);
      return posted.ok ? ok(['Every page shows it within a few seconds.']) : posted;
    },
  },
  unnotice: {
    form: '',
    about: 'takes that down',
    run: async ({ desk }) => {
      const taken = await desk.takeDown();
      return taken.ok ? ok(['No page shows it any more.']) : taken;
    },
  },
  close: {
    form: 'CODE',
    about:
      'calls off the game of a room and lets nobody play or write there again, or ends a class or a tournament; what was played stays to be seen',
    run: async ({ desk }, [code = '']) => {
      const closed = await desk.close(code);
      return closed.ok ? ok([`${code} is closed.`]) : closed;
    },
  },
  erase: {
    form: 'PERSON --yes',
    about: 'forgets somebody for good, as they can by themselves: their name goes from everything, and their games stay',
    run: async ({ desk }, [who = ''], { yes }) => {
      const person = await desk.person(who);
      if (!person.ok) return person;
      const { id, name } = person.value;
      if (!yes) return refused('bad-request', `Nobody can bring ${name} (${id}) back afterwards. If you mean it, add --yes`);
      const erased = await desk.erase(person.value);
      return erased.ok ? ok([`${id} is nobody any more.`]) : erased;
    },
  },
  export: {
    form: 'PERSON [--to FILE]',
    about: 'writes all that is known of somebody into a file, for them to have',
    run: async ({ desk }, [who = ''], { to }) => {
      const person = await desk.person(who);
      if (!person.ok) return person;
      const path = to ?? `nimhall-${person.value.id}.json`;
      // Readable by the operator alone, and never overwrites a file.
      const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => error);
      if (file instanceof Error) return refused('bad-request', `${path} cannot be written: ${file.message}`);
      try {
        const exported = await desk.export(person.value, async (text) => void (await file.write(text)));
        return exported.ok ? ok([`What is known of ${person.value.name} is in ${path}.`]) : exported;
      } finally {
        await file.close();
      }
    },
  },
  log: {
    form: '',
    about: 'lists what was done by these commands: by whom, to whom, and from what to what',
    run: async ({ store }, _, { most }) => {
      const deeds = await store.moderation.actions(0, most);
      return ok(
        table([
          ['WHEN', 'WHO', 'WHAT', 'TO', 'OUTCOME', ''],
          ...deeds.map(({ at, by, kind, target, detail, outcome }) => [
            timeInWords(at),
            by,
            kind,
            target,
            outcome ?? 'not finished: do it again',
            detail,
          ]),
        ]),
      );
    },
  },
};

/** Until when a measure lasts: for a time, or for good. */
function untilIn(time: string | undefined, now: number): Result<number, Refusal> {
  if (time === undefined) return ok(FOR_GOOD);
  const span = readTime(time);
  return span.ok ? ok(now + span.value) : span;
}

/** All commands with what they do, and how they are called. */
export function usage(): string[] {
  return [
    'npm run hall -- COMMAND …',
    '',
    ...table(Object.entries(COMMANDS).map(([name, { form, about }]) => [`  ${name} ${form}`, about])),
    '',
    'PERSON is an id, as `people` lists it, or a whole name. Lists end after 30 rows: --most 100 gives more.',
    'The server may run meanwhile, and heeds what you do within a few seconds. Run it with the same settings',
    '(DATA_DIR or DATABASE_URL) and as the same user as the server. Every deed is written down: see `log`.',
  ];
}

/** A command line as it was given, ready to be carried out; or what is wrong with it. */
export function readCommand(args: readonly string[]): Result<((office: CommandDeps) => Promise<Answer>) | 'help', Refusal> {
  const read = parsed(args);
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  const [name, ...given] = positionals;
  if (values.help || name === undefined || name === 'help') return ok('help');
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return refused('bad-request', `There is no command "${name}". All of them: npm run hall -- --help`);
  const { min, max } = wordsOf(command.form);
  if (given.length < min || given.length > max) return refused('bad-request', `It is written so: npm run hall -- ${name} ${command.form}`);
  if (!/^[1-9]\d{0,4}$/.test(values.most)) return refused('bad-request', '--most wants a number from 1 to 99999.');
  const options: Options = { most: Number(values.most), to: values.to, yes: values.yes };
  return ok((office) => command.run(office, given, options));
}

/** Ids of people may begin as options do. */
const DASHED_ID = /^-[\w-]{11}$/;
/** Marks an argument that begins with a dash but is no option. */
const NO_OPTION = '\u0000';

function parsed(args: readonly string[]) {
  const words = args.map((arg) => (DASHED_ID.test(arg) ? NO_OPTION + arg : arg));
  try {
    const { values, positionals } = parseArgs({ args: words, options: OPTIONS, allowPositionals: true });
    return ok({ values, positionals: positionals.map((word) => word.replace(NO_OPTION, '')) });
  } catch (error) {
    return refused('bad-request', error instanceof Error ? error.message : String(error));
  }
}

/** How many words a command takes, at least and at most. */
function wordsOf(form: string): { readonly min: number; readonly max: number } {
  const words = form
    .replace(/\[?--.*$/, '')
    .trim()
    .split(' ')
    .filter(Boolean);
  return { min: words.filter((word) => !word.startsWith('[')).length, max: words.length };
}
