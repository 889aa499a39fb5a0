import type { Question } from '@nimhall/shared/bot/tasks';
import type { PlayingAnswer } from '@nimhall/shared/protocol/messages';
import { ask } from './api.ts';

/** Whether we are playing this position now, on any of our devices and in any room, according to the server. */
export async function isPlaying({ game, params, misere, position }: Question): Promise<boolean> {
  if (!navigator.onLine) return false;
  const answer = await ask<PlayingAnswer>('POST', '/me/playing', { game, params, misere, position });
  return answer.ok && answer.value.playing;
}
