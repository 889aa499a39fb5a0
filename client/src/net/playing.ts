import type { Question } from '@nimhall/shared/bot/think';
import type { PlayingAnswer } from '@nimhall/shared/protocol/messages';
import { ask } from './api.ts';

/** Whether we play this position just now, as far as the server tells: on any of our devices, in any room. */
export async function isPlaying({ game, params, misere, position }: Question): Promise<boolean> {
  if (!navigator.onLine) return false;
  const answer = await ask<PlayingAnswer>('POST', '/me/playing', { game, params, misere, position });
  return answer.ok && answer.value.playing;
}
