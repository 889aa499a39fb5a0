import { mayWatchOverlay } from '@nimhall/shared/room/overlay';
import { OVERLAY_RULES } from '@nimhall/shared/room/room';
import { expect, test } from 'vitest';
import { ann, ben, followedBy, given, open, sit } from '../../support/deciding.ts';

const waiting = given([ann, open]);
const playing = followedBy(waiting, 0, [ben, sit('second')]);
const over = followedBy(playing, 0, [ben, { kind: 'resign' }]);

test('who may see perfect play, by the rule of the room: a player and a spectator, before, during and after the game', () => {
  const answer = (room: typeof playing, player: string) => {
    const result = mayWatchOverlay(room, player);
    return result.ok ? 'yes' : result.error.message;
  };
  const answers = OVERLAY_RULES.map((overlay) =>
    [waiting, playing, over].map((room) => ['ann', 'eve'].map((player) => answer({ ...room, overlay }, player))),
  );
  const [players, later, off] = [
    'Players see perfect play after the game.',
    'Perfect play opens after the game.',
    'Perfect play is switched off in this room.',
  ];
  expect(answers).toEqual([
    [
      [players, 'yes'],
      [players, 'yes'],
      ['yes', 'yes'],
    ],
    [
      [later, later],
      [later, later],
      ['yes', 'yes'],
    ],
    [
      [off, off],
      [off, off],
      [off, off],
    ],
  ]);
});
