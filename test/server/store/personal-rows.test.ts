import { PERSONAL_ROWS } from '@nimhall/server/store/personal-rows';
import { TABLES } from '@nimhall/server/store/tables';
import { expect, test } from 'vitest';

/** What columns are called that hold ids of players. */
const OWNERS = new Set([
  'player',
  'guest',
  'other',
  'mover',
  'waiter',
  'opponent',
  'reporter',
  'reported',
  'actor',
  'creator',
  'host',
  'target',
  'program',
  'owner',
]);

/** Those that stay when somebody is erased, or go in another way. */
const NOT_AT_ONCE = [
  // An id is nobody's any more; without a name it tells nothing.
  'log.actor',
  'room.creator',
  'room.host',
  'chat.player',
  'deed.target',
  'forgotten.player',
  'duel.opponent',
  // With each of the programs.
  'program.owner',
  // Until an operator has seen it, without the name.
  'report.reported',
  // Bit by bit, as their name is erased.
  'bears_name.player',
  'played.player',
  'played.opponent',
  // With the credential of the device.
  'push.player',
];

test('every column that holds a player is among the rows that go with them, or stays for a reason', () => {
  const holding = Object.entries(TABLES).flatMap(([table, columns]) =>
    Object.keys(columns)
      .filter((column) => OWNERS.has(column))
      .map((column) => `${table}.${column}`),
  );
  const going = PERSONAL_ROWS.map(({ table, column }) => `${table}.${column}`).filter((name) => name !== 'player.id');
  expect(holding.toSorted()).toEqual([...going, ...NOT_AT_ONCE].toSorted());
});
