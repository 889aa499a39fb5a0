import { PERSONAL_ROWS } from '@nimhall/server/store/personal-rows';
import { TABLES } from '@nimhall/server/store/tables';
import { expect, test } from 'vitest';

const COLUMNS = Object.entries(TABLES).flatMap(([table, columns]) =>
  Object.entries<string>(columns).map(([column, kind]) => ({ table, column, isPlayer: kind.startsWith('player') })),
);

/** Names of columns that hold ids of players; others of the same name are expected to hold them too. */
const PLAYER_COLUMNS = new Set(COLUMNS.filter(({ isPlayer }) => isPlayer).map(({ column }) => column));

/** Columns that stay when a player is erased, or are cleared in another way. */
const NOT_AT_ONCE = [
  // The id belongs to nobody any more; without a name it reveals nothing.
  'log.actor',
  'room.creator',
  'room.host',
  'chat.player',
  'moderation_action.target',
  'erasure.player',
  'duel.opponent',
  // With each of the programs.
  'program.owner',
  // Until an operator has seen it, without the name.
  'report.reported',
  // Step by step, as their name is erased.
  'name_occurrence.player',
  'played.player',
  'played.opponent',
  // With the credential of the device.
  'push.player',
];

test('every column with a player id is among the personal rows, or stays for a stated reason', () => {
  const holding = COLUMNS.filter(({ column }) => PLAYER_COLUMNS.has(column)).map(({ table, column }) => `${table}.${column}`);
  const going = PERSONAL_ROWS.map(({ table, column }) => `${table}.${column}`).filter((name) => name !== 'player.id');
  expect(
    holding.toSorted(),
    'columns with ids of players, listed in server/src/store/personal-rows.ts or in NOT_AT_ONCE of this file',
  ).toEqual([...going, ...NOT_AT_ONCE].toSorted());
});
