import { recordOf } from '@nimhall/shared/room/record';
import { isAmongBots, programAt, type Room, seatedPlayers } from '@nimhall/shared/room/room';
import { expect, test } from 'vitest';
import { ann, ben, followedBy, given, open, sit } from '../../support/deciding.ts';

const bot = { bot: 'random' } as const;
const waiting = given([ann, open]);
const people = followedBy(waiting, 0, [ben, sit('second')]);
const withBot = given([ann, { ...open, seats: { second: bot } }]);
const bots = given([ann, { ...open, seats: { first: bot, second: bot } }]);
const program = { kind: 'human', player: { id: 'kayla', name: 'Kayla', owner: 'Ada' } } as const;
const withProgram: Room = { ...people, seats: { ...people.seats, second: program } };

test('people and programs sit in a room with their names, and bots without', () => {
  const names = [waiting, people, withBot, bots, withProgram].map((room) => seatedPlayers(room).map(({ name }) => name));
  expect(names).toEqual([['Ann'], ['Ann', 'Ben'], ['Ann'], [], ['Ann', 'Kayla']]);
});

test('a program has a seat only where its owner is named', () => {
  const programs = [waiting, people, bots, withProgram].map((room) => [programAt(room, 'first'), programAt(room, 'second')]);
  expect(programs).toEqual([
    [null, null],
    [null, null],
    [null, null],
    [null, 'kayla'],
  ]);
});

test('a game is among bots where two of them play', () => {
  const over: Room = { ...bots, status: 'over' };
  const half: Room = { ...bots, seats: { ...bots.seats, first: null } };
  expect([waiting, people, withBot, over, half, bots].map(isAmongBots)).toEqual([false, false, false, false, false, true]);
});

test('a record names who sits there, bots as such, and nobody in an open seat', () => {
  const names = [waiting, withBot].map(recordOf).map(({ first, second }) => [first, second]);
  expect(names).toEqual([
    ['Ann', ''],
    ['Ann', 'Bot: Chick'],
  ]);
  expect(recordOf(people)).not.toHaveProperty('inks');
  expect(recordOf({ ...people, inks: ['x'] }).inks).toEqual(['x']);
});
