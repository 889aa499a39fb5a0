import type { Actor, RoomCommand } from '@nimhall/shared/room/commands';
import { decide } from '@nimhall/shared/room/decide';
import type { Room } from '@nimhall/shared/room/room';
import { expect, test } from 'vitest';
import { ann, answerTo, ben, clockwork, eve, followedBy, given, move, open, refusal, sit } from '../../support/deciding.ts';

/** A room of Ann's in which she waits, in which Ben has to move, and after his resignation. */
const waiting = given([ann, open]);
const playing = given([ann, open], [ben, sit('second')], [ann, move(0, 'a1')]);
const over = followedBy(playing, 0, [ben, { kind: 'resign' }]);
const ROOMS = { waiting, playing, over };

const BY_PEOPLE: readonly RoomCommand[] = [
  sit('second'),
  { kind: 'stand' },
  { kind: 'decline' },
  { kind: 'seat-bot', seat: 'second', level: 'random' },
  { kind: 'seat-program', seat: 'second', program: { id: 'kayla', name: 'Kayla', owner: 'Ann' } },
  move(1, 'b1'),
  { kind: 'resign' },
  { kind: 'abort' },
  { kind: 'claim' },
  { kind: 'offer-takeback' },
  { kind: 'answer-takeback', accept: false },
  { kind: 'offer-rematch' },
  { kind: 'answer-rematch', accept: false },
  { kind: 'join-queue' },
  { kind: 'leave-queue' },
  { kind: 'play-winner', present: { first: true, second: true } },
];

const BY_THE_SERVER: readonly RoomCommand[] = [
  { kind: 'drop-queued', player: 'eve' },
  { kind: 'flag' },
  { kind: 'next-game' },
  { kind: 'call-off' },
  { kind: 'forfeit', by: null },
  { kind: 'expire' },
  { kind: 'note-presence', seat: 'first', present: false },
  { kind: 'renew-absence', seat: 'first' },
  { kind: 'credit-clock', from: 0, to: 1, extraTime: 0 },
  { kind: 'set-vacation', player: 'ann', until: 5 },
  { kind: 'hand-over', from: 'ann', to: { id: 'zoe', name: 'Zoe' } },
];

/** What is answered to each of these commands in each room, by each of these people: a line for each command and room. */
function answers(commands: readonly RoomCommand[], actors: readonly Actor[]): string {
  const lines = commands.flatMap((command) =>
    Object.entries(ROOMS).map(([name, room]) => {
      const codes = actors.map((actor) => refusal(room, actor, command).replace(/^accepted.*/, 'yes'));
      return [command.kind.padEnd(16), name.padEnd(8), ...codes.map((code) => code.padEnd(16))].join(' ').trimEnd();
    }),
  );
  return `\n${lines.join('\n')}\n`;
}

test('what the host, their opponent and a spectator may do', () => {
  expect(answers(BY_PEOPLE, [ann, ben, eve])).toBe(`
sit              waiting  yes              yes              yes
sit              playing  already-started  seat-taken       already-started
sit              over     game-over        seat-taken       game-over
stand            waiting  yes              not-seated       not-seated
stand            playing  already-started  already-started  not-seated
stand            over     game-over        game-over        not-seated
decline          waiting  forbidden        forbidden        forbidden
decline          playing  forbidden        forbidden        forbidden
decline          over     forbidden        forbidden        forbidden
seat-bot         waiting  yes              forbidden        forbidden
seat-bot         playing  already-started  already-started  forbidden
seat-bot         over     game-over        game-over        forbidden
seat-program     waiting  yes              forbidden        forbidden
seat-program     playing  already-started  already-started  forbidden
seat-program     over     game-over        game-over        forbidden
move             waiting  not-started      not-seated       not-seated
move             playing  not-your-turn    yes              not-seated
move             over     game-over        game-over        not-seated
resign           waiting  not-started      not-seated       not-seated
resign           playing  yes              yes              not-seated
resign           over     game-over        game-over        not-seated
abort            waiting  not-started      not-seated       not-seated
abort            playing  yes              yes              not-seated
abort            over     game-over        game-over        not-seated
claim            waiting  not-started      not-seated       not-seated
claim            playing  forbidden        forbidden        not-seated
claim            over     game-over        game-over        not-seated
offer-takeback   waiting  not-started      not-seated       not-seated
offer-takeback   playing  yes              forbidden        not-seated
offer-takeback   over     game-over        game-over        not-seated
answer-takeback  waiting  not-started      not-seated       not-seated
answer-takeback  playing  stale            stale            not-seated
answer-takeback  over     game-over        game-over        not-seated
offer-rematch    waiting  forbidden        not-seated       not-seated
offer-rematch    playing  forbidden        forbidden        not-seated
offer-rematch    over     yes              yes              not-seated
answer-rematch   waiting  forbidden        not-seated       not-seated
answer-rematch   playing  forbidden        forbidden        not-seated
answer-rematch   over     stale            stale            not-seated
join-queue       waiting  forbidden        forbidden        forbidden
join-queue       playing  forbidden        forbidden        yes
join-queue       over     forbidden        forbidden        yes
leave-queue      waiting  stale            stale            stale
leave-queue      playing  stale            stale            stale
leave-queue      over     stale            stale            stale
play-winner      waiting  stale            stale            stale
play-winner      playing  stale            stale            stale
play-winner      over     stale            stale            stale
`);
});

test('what the server may do', () => {
  expect(answers(BY_THE_SERVER, [clockwork])).toBe(`
drop-queued      waiting  stale
drop-queued      playing  stale
drop-queued      over     stale
flag             waiting  not-started
flag             playing  stale
flag             over     game-over
next-game        waiting  stale
next-game        playing  stale
next-game        over     stale
call-off         waiting  yes
call-off         playing  yes
call-off         over     game-over
forfeit          waiting  yes
forfeit          playing  yes
forfeit          over     game-over
expire           waiting  stale
expire           playing  stale
expire           over     game-over
note-presence    waiting  yes
note-presence    playing  yes
note-presence    over     game-over
renew-absence    waiting  not-started
renew-absence    playing  stale
renew-absence    over     game-over
credit-clock     waiting  not-started
credit-clock     playing  stale
credit-clock     over     game-over
set-vacation     waiting  not-started
set-vacation     playing  stale
set-vacation     over     game-over
hand-over        waiting  yes
hand-over        playing  yes
hand-over        over     yes
`);
});

test.each(Object.entries(ROOMS))('nobody else does what the server does, nor it or a bot what people do: %s', (_name, room) => {
  const others: readonly Actor[] = [ann, ben, eve, { kind: 'bot', seat: 'first' }, { kind: 'operator' }];
  for (const command of BY_THE_SERVER) for (const actor of others) expect(refusal(room, actor, command), command.kind).toBe('forbidden');
  const inNoSeat: readonly Actor[] = [{ kind: 'bot', seat: 'first' }, { kind: 'bot', seat: 'second' }, clockwork, { kind: 'operator' }];
  for (const command of BY_PEOPLE)
    for (const actor of inNoSeat) expect(refusal(room, actor, command), command.kind).toMatch(/^(not-seated|forbidden|stale)$/);
  for (const actor of [...others, clockwork]) {
    const operates = actor.kind === 'operator';
    expect(refusal(room, actor, { kind: 'close' }).startsWith('accepted')).toBe(operates);
    expect(refusal(room, actor, { kind: 'void' })).toBe(operates ? 'not-found' : 'forbidden');
  }
});

test('a bot moves in its own seat, and in no other', () => {
  const room = given([ann, { ...open, seats: { first: { bot: 'random' }, second: 'me' } }]);
  expect(refusal(room, { kind: 'bot', seat: 'second' }, move(0, 'a1'))).toBe('not-seated');
  expect(refusal(room, { kind: 'bot', seat: 'first' }, move(0, 'a1'))).toMatch(/^accepted/);
});

test('a bot plays again at once, and two bots do when their host asks', () => {
  const kinds = (room: Room, actor: Actor) => {
    const decision = decide(room, { kind: 'offer-rematch' }, actor, 0);
    return decision.ok ? decision.value.map(({ kind }) => kind) : decision.error.code;
  };
  const withBot = given([ann, { ...open, seats: { first: 'me', second: { bot: 'random' } } }], [ann, { kind: 'resign' }]);
  expect([kinds(withBot, ann), kinds(withBot, ben)]).toEqual([['rematch-offered', 'rematch-started'], 'not-seated']);
  const bots = given([ann, { ...open, seats: { first: { bot: 'random' }, second: { bot: 'random' } } }], [clockwork, { kind: 'call-off' }]);
  expect([kinds(bots, ann), kinds(bots, ben)]).toEqual([['rematch-started'], 'not-seated']);
  expect(kinds(followedBy(over, 0, [ann, { kind: 'offer-rematch' }]), ann)).toBe('forbidden');
});

test('who claims the game of somebody who left is told how long to wait', () => {
  const clock = { initialMs: 60_000, incrementMs: 0 };
  const game = given([ann, { ...open, clock }], [ben, sit('second')]);
  const alone = followedBy(game, 5_000, [clockwork, { kind: 'note-presence', seat: 'second', present: false }]);
  const claim = (now: number) => answerTo(alone, ann, { kind: 'claim' }, now);
  expect(claim(12_000)).toBe('Your opponent may still come back. Wait 23 s.');
  expect(claim(35_000)).toEqual([{ kind: 'ended', winner: 'first', reason: 'abandoned' }]);
});

test('an absence begins anew after an outage, and only an absence does', () => {
  const renew = { kind: 'renew-absence', seat: 'second' } as const;
  const left = followedBy(playing, 1_000, [clockwork, { kind: 'note-presence', seat: 'second', present: false }]);
  expect(followedBy(left, 9_000, [clockwork, renew]).away).toEqual({ first: null, second: 9_000 });
  expect(refusal(playing, clockwork, renew)).toBe('stale');
  const again = { kind: 'note-presence', seat: 'second', present: false } as const;
  expect([refusal(left, clockwork, again), refusal(playing, clockwork, { ...again, present: true })]).toEqual(['stale', 'stale']);
});
