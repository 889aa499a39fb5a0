import { CHAT_CHANNELS, channelOf, mayRead } from '@nimhall/shared/room/chat';
import { expect, test } from 'vitest';
import { ann, ben, followedBy, given, open, sit } from '../../support/deciding.ts';

const waiting = given([ann, open]);
const playing = followedBy(waiting, 0, [ben, sit('second')]);
const over = followedBy(playing, 0, [ben, { kind: 'resign' }]);

test('players and spectators talk apart while a game is played, and together before and after it', () => {
  const channels = [waiting, playing, over].map((room) => ['ann', 'ben', 'eve'].map((player) => channelOf(room, player)));
  expect(channels).toEqual([
    ['everyone', 'everyone', 'everyone'],
    ['players', 'players', 'spectators'],
    ['everyone', 'everyone', 'everyone'],
  ]);
});

test('during a game nobody reads the other channel, and after it everybody reads all of it', () => {
  const read = (room: typeof playing, player: string) =>
    CHAT_CHANNELS.filter((channel) =>
      mayRead(room, player, { id: '1', at: 0, channel, from: { id: 'zoe', name: 'Zoe' }, text: 'Nice move!' }),
    );
  expect([read(playing, 'ann'), read(playing, 'eve')]).toEqual([
    ['players', 'everyone'],
    ['spectators', 'everyone'],
  ]);
  for (const room of [waiting, over]) expect([read(room, 'ann'), read(room, 'eve')]).toEqual([CHAT_CHANNELS, CHAT_CHANNELS]);
});
