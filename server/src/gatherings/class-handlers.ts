import { type Classroom, memberOf } from '@nimhall/shared/gathering/class/classroom';
import { mayTeach, onlyTeachers } from '@nimhall/shared/gathering/class/teachers';
import { classFor, entryFor, proposerIn } from '@nimhall/shared/gathering/class/told';
import type { Logger } from 'pino';
import type { Delays } from '../delays.ts';
import { newCode } from '../people/code.ts';
import type { Limits } from '../people/limits.ts';
import { RefusalError, unwrap } from '../refusal-error.ts';
import { channels } from '../sockets/channels.ts';
import type { Connection, Io } from '../sockets/connection.ts';
import type { CommandHandlers } from '../sockets/handler.ts';
import { startVersionBeacons } from '../sockets/version-beacons.ts';
import type { PeriodicJob } from '../workers/periodic-job.ts';
import type { Boards } from './boards.ts';
import type { ClassReviews } from './class-reviews.ts';
import type { ClassGathered, Gatherings } from './gatherings.ts';
import { busy, needClass } from './gatherings.ts';

/** Letters and digits of the secret by which another device teaches. */
const KEY_LENGTH = 20;

interface Deps {
  readonly gatherings: Gatherings;
  readonly boards: Boards;
  readonly classReviews: ClassReviews;
  readonly limits: Limits;
}

/** What the commands about classes do. The bodies have been checked. */
export function classHandlers({
  gatherings,
  boards,
  classReviews,
  limits,
}: Deps): Pick<
  CommandHandlers,
  `class:${'open' | 'enter' | 'leave' | 'join' | 'propose' | 'answer' | 'accuracy' | 'share' | 'teach' | 'order'}`
> {
  return {
    'class:open': async (socket, { id, lesson }, answer) => {
      answer({ ok: true, code: unwrap(await gatherings.openClass(socket.data.player, id, lesson)) });
    },

    'class:enter': async (socket, { code }, answer) => {
      const { player } = socket.data;
      const isTeacher = mayTeach(unwrap(needClass(await gatherings.readClass(code))), player.id);
      const [joined, left] = isTeacher ? [channels.teachers, channels.gathering] : [channels.gathering, channels.teachers];
      // Subscribes before it reads, so that whatever happens in between is in the answer, in an event, or in both.
      await socket.join(joined(code));
      await socket.leave(left(code));
      const gathering = unwrap(needClass(await gatherings.readClass(code)));
      if (isTeacher !== mayTeach(gathering, player.id)) throw new RefusalError(busy().error);
      answer({ ok: true, gathering: isTeacher ? gathering : classFor(gathering, player.id) });
    },

    'class:leave': async (socket, { code }, answer) => {
      await socket.leave(channels.gathering(code));
      await socket.leave(channels.teachers(code));
      answer({ ok: true });
    },

    'class:join': async (socket, { code, id, name }, answer) => {
      const { player, bucketKey } = socket.data;
      const gathering = unwrap(needClass(await gatherings.readClass(code)));
      // Limits how many names can join a class; members may always come again.
      if (memberOf(gathering, player.id) === -1) {
        const isWithTeacher = await hasTeacherAt(socket, code);
        limits.consume(isWithTeacher ? 'join-with-teacher' : 'join', { address: `${bucketKey} ${code}` });
      }
      const version = unwrap(await gatherings.execute(code, { command: { kind: 'join', name }, actor: { kind: 'player', player }, id }));
      answer({ ok: true, version });
    },

    'class:propose': async (socket, { code, id, move, ...turn }, answer) => {
      const { player } = socket.data;
      // A move that was proposed before may be illegal by now.
      const before = await gatherings.answered(code, { actor: player.id, id });
      if (before !== null) return answer({ ok: true, version: before });
      const text = unwrap(await boards.legal(code, turn, move));
      const command = { kind: 'propose', move: text, ...turn } as const;
      answer({ ok: true, version: unwrap(await gatherings.execute(code, { command, actor: { kind: 'player', player }, id })) });
    },

    'class:answer': async (socket, { code, id, ...answered }, answer) => {
      const command = { kind: 'answer-step', ...answered } as const;
      const actor = { kind: 'player', player: socket.data.player } as const;
      answer({ ok: true, version: unwrap(await gatherings.execute(code, { command, actor, id })) });
    },

    'class:accuracy': async (socket, { code }, answer) => {
      const gathering = unwrap(needClass(await gatherings.readClass(code)));
      if (!mayTeach(gathering, socket.data.player.id)) unwrap(onlyTeachers());
      answer({ ok: true, ...(await classReviews.of(gathering)) });
    },

    'class:share': async (socket, { code, id }, answer) => {
      const command = { kind: 'share', key: newCode(KEY_LENGTH) } as const;
      const actor = { kind: 'player', player: socket.data.player } as const;
      answer({ ok: true, version: unwrap(await gatherings.execute(code, { command, actor, id })) });
    },

    'class:teach': async (socket, { code, id, key }, answer) => {
      const actor = { kind: 'player', player: socket.data.player } as const;
      answer({ ok: true, version: unwrap(await gatherings.execute(code, { command: { kind: 'teach', key }, actor, id })) });
    },

    'class:order': async (socket, { code, id, order }, answer) => {
      const command = { kind: 'order', order, random: Math.random } as const;
      const actor = { kind: 'player', player: socket.data.player } as const;
      answer({ ok: true, version: unwrap(await gatherings.execute(code, { command, actor, id })) });
    },
  };
}

/** Whether a teacher who follows this class, at whatever node, comes from the same address: as in a school, which has one for all. */
async function hasTeacherAt({ nsp, data }: Connection, code: string): Promise<boolean> {
  try {
    const teachers = await nsp.in(channels.teachers(code)).fetchSockets();
    return teachers.some((teacher) => teacher.data.bucketKey === data.bucketKey);
  } catch {
    // Another node has not answered in time.
    return false;
  }
}

interface Telling {
  readonly io: Io;
  readonly gatherings: Gatherings;
  readonly delays: Pick<Delays, 'beacon'>;
  readonly log: Logger;
}

/**
 * Sends what happens in a class to everybody who follows it, on all nodes, and its newest version from time to time; until it is stopped.
 */
export function tellClasses({ io, gatherings, delays, log }: Telling): PeriodicJob {
  gatherings.onClassEntry((gathered) => tellEntry(io, gathered));
  return startVersionBeacons({
    io,
    channels: [channels.gathering(''), channels.teachers('')],
    every: delays.beacon,
    tell: async (code) => {
      const gathering = await gatherings.readClass(code);
      const all = io.local.to(channels.gathering(code)).to(channels.teachers(code));
      if (gathering) all.emit('class:version', { code, version: gathering.version });
    },
    onError: (error) => log.debug({ err: error }, 'cannot read the versions of classes; the next round does'),
  });
}

/** Teachers get the whole entry; pupils and walls nothing of what others propose. */
function tellEntry(io: Io, { gathering, entry }: ClassGathered): void {
  const { code } = gathering;
  const pupils = io.to(channels.gathering(code));
  io.to(channels.teachers(code)).emit('class', { code, ...entry });
  const proposer = gathering.members[proposerIn(entry)];
  if (proposer) {
    const own = channels.player(proposer.player);
    pupils.except(own).emit('class', { code, ...entryFor(gathering, entry, -1) });
    io.to(own)
      .except(channels.teachers(code))
      .emit('class', { code, ...entryFor(gathering, entry, proposerIn(entry)) });
  } else pupils.emit('class', { code, ...entryFor(gathering, entry, -1) });
  if (entry.events.some(({ kind }) => kind === 'teaching-unshared')) dismissTeachers(io, gathering);
}

/** From now on only the host gets everything. The pages of other teachers learn it from the entry and enter again.  */
function dismissTeachers(io: Io, { code, host }: Classroom): void {
  io.in(channels.teachers(code)).except(channels.player(host)).socketsLeave(channels.teachers(code));
}
