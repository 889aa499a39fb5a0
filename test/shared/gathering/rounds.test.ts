import { seededRandom } from '@nimhall/shared/bot/random';
import { poolOf } from '@nimhall/shared/duel/draw';
import type { GatheringActor } from '@nimhall/shared/gathering/actor';
import { classAlarm } from '@nimhall/shared/gathering/class/alarm';
import { boardOf, type Classroom, currentRound } from '@nimhall/shared/gathering/class/classroom';
import type { ActivityWish, ClassCommand } from '@nimhall/shared/gathering/class/commands';
import { decideClass } from '@nimhall/shared/gathering/class/decide';
import { applyClassEntry } from '@nimhall/shared/gathering/class/evolve';
import { nextRoundAt } from '@nimhall/shared/gathering/class/next-round';
import { nextWaiting } from '@nimhall/shared/gathering/class/teacher-boards';
import { SEATS } from '@nimhall/shared/room/seat';
import { expect, test } from 'vitest';

const CLOCKWORK: GatheringActor = { kind: 'clockwork' };
const TEACHER: GatheringActor = { kind: 'player', player: { id: 'teacher', name: 'Miss Grey' } };
const WISH: ActivityWish = { kind: 'pairs', game: 'nim', start: '3,4,5', bot: 'greedy' };

/** A class with so many pupils, which takes commands one after the other. */
function classOf(pupils: number) {
  let gathering: Classroom | null = null;
  const random = seededRandom(7);
  const now = (): Classroom => {
    if (!gathering) throw new Error('There is no class');
    return gathering;
  };
  const give = (command: ClassCommand, actor = TEACHER, at = 0): string => {
    const decision = decideClass(gathering, command, actor, at);
    if (!decision.ok) return decision.error.code;
    const version = (gathering?.version ?? 0) + 1;
    if (decision.value.length > 0) gathering = applyClassEntry(gathering, { version, at, events: decision.value });
    return 'ok';
  };
  const start = (wish: Partial<ActivityWish>) => {
    const round = now().rounds.length + 1;
    return give({ kind: 'order', order: { kind: 'start-round', round, activity: { ...WISH, ...wish } }, random });
  };
  const end = (board: number, at = 0) => {
    const results = [{ board, result: { winner: 'first', reason: 'last-object' } as const }];
    return give({ kind: 'note-results', round: now().rounds.length, results }, CLOCKWORK, at);
  };
  const goOn = (at: number) => give({ kind: 'next-round', round: now().rounds.length + 1, random }, CLOCKWORK, at);
  const order = (order: Extract<ClassCommand, { kind: 'order' }>['order']) => give({ kind: 'order', order, random });
  const join = (name: string) => give({ kind: 'join', name }, { kind: 'player', player: { id: name, name } });
  give({ kind: 'open', code: 'kx4t9m', prefix: 'kx4t9m_aaaaaa' });
  for (let pupil = 0; pupil < pupils; pupil++) join(`P${pupil}`);
  const boards = () => now().rounds.at(-1)?.boards ?? [];
  return { now, give, start, end, goOn, order, join, boards };
}

function withTeacher({ boards }: ReturnType<typeof classOf>): number {
  return boards().filter(({ seats }) => SEATS.some((seat) => seats[seat] === 'teacher')).length;
}

test('the teacher plays the pupil who is left over, another one each round, and latecomers play the bot', () => {
  const played = classOf(5);
  const leftOver = new Set<unknown>();
  for (let round = 0; round < 5; round++) {
    expect(played.start({ partner: 'teacher' })).toBe('ok');
    expect(withTeacher(played)).toBe(1);
    const seats = played.boards().find((board) => SEATS.some((seat) => board.seats[seat] === 'teacher'))?.seats;
    leftOver.add(seats?.first === 'teacher' ? seats.second : seats?.first);
  }
  expect(leftOver.size).toBe(5);
  played.join('Late');
  expect(played.boards().at(-1)?.seats).toEqual({ first: 5, second: 'bot' });
});

test('all against one: everybody plays the teacher, also who comes late, but not a teacher who has joined as a pupil', () => {
  const played = classOf(4);
  played.give({ kind: 'join', name: 'Me' }, TEACHER);
  played.start({ kind: 'teacher' });
  expect(withTeacher(played)).toBe(4);
  const mine = played.boards()[boardOf({ boards: played.boards() }, 4)];
  expect([mine?.seats.first, mine?.seats.second]).toContain('bot');
  played.join('Late');
  expect(withTeacher(played)).toBe(5);
});

test('two who play from both sides swap seats in the same position, once', () => {
  const played = classOf(4);
  played.start({ bothSides: true, drawn: 'each', pauseSeconds: 10 });
  const [one, two] = played.boards();
  expect(one?.start).not.toBe(two?.start);
  played.end(0);
  played.end(0);
  expect(played.boards()).toHaveLength(3);
  expect(played.boards()[2]).toEqual({
    seats: { first: one?.seats.second, second: one?.seats.first },
    start: one?.start,
    isSecondGame: true,
    result: null,
  });
  played.end(1);
  played.end(2);
  expect(nextRoundAt(played.now())).toBeNull();
  played.end(3, 1_000);
  expect(played.boards()).toHaveLength(4);
  expect(nextRoundAt(played.now())).toBe(11_000);
});

test('drawn positions are of the pool: one for all, or one for each, and not where there is none', () => {
  const pool = poolOf('nim').filter(({ misere }) => !misere);
  const played = classOf(6);
  played.start({ drawn: 'one' });
  const one = played.now().rounds.at(-1);
  expect(pool.map(({ start }) => start)).toContain(one?.activity.start);
  expect(played.boards().every(({ start }) => start === undefined)).toBe(true);
  played.start({ drawn: 'each' });
  const starts = played.boards().map(({ start }) => start);
  expect(new Set(starts).size).toBe(3);
  expect(pool.map(({ start }) => start)).toEqual(expect.arrayContaining(starts));
  expect(played.start({ game: 'sprouts', drawn: 'each' })).toBe('bad-request');
});

test('the next round begins by itself after the pause, unless it is held, all look up, or a game goes on', () => {
  const played = classOf(2);
  played.start({ pauseSeconds: 10 });
  played.end(0, 1_000);
  expect(classAlarm(played.now())).not.toBeNull();
  played.goOn(10_999);
  expect(played.now().rounds).toHaveLength(1);
  played.order({ kind: 'freeze', on: true });
  played.goOn(11_000);
  expect(played.now().rounds, 'nobody is torn from what the teacher says').toHaveLength(1);
  played.order({ kind: 'freeze', on: false });
  played.goOn(11_000);
  played.goOn(11_000);
  expect(played.now().rounds).toHaveLength(2);
  expect(currentRound(played.now())?.round.activity.pauseSeconds).toBe(10);

  played.end(0, 20_000);
  played.join('Late');
  expect(nextRoundAt(played.now()), 'somebody has just begun').toBeNull();
  played.end(1, 30_000);
  expect(played.order({ kind: 'hold-next', round: 2 })).toBe('ok');
  played.goOn(99_000);
  expect(played.now().rounds).toHaveLength(2);
  expect(played.order({ kind: 'hold-next', round: 1 })).toBe('stale');
});

test('from a board the teacher goes to the next one that waits for them, and then to the first again', () => {
  expect([0, 2, 5].map((board) => nextWaiting([1, 4], board))).toEqual([1, 4, 1]);
  expect(nextWaiting([], 3)).toBe(3);
  expect(nextWaiting([3], 3)).toBe(3);
});

test('where nobody is left, the next round waits for the teacher in place of being tried for ever', () => {
  const played = classOf(1);
  played.start({ pauseSeconds: 10 });
  played.end(0, 0);
  played.order({ kind: 'remove', member: 0 });
  played.goOn(10_000);
  expect(nextRoundAt(played.now())).toBeNull();
  expect(played.now().rounds).toMatchObject([{ isHeld: true }]);
});
