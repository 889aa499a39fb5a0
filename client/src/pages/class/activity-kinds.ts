import type { Activity } from '@nimhall/shared/gathering/class/classroom';
import { say } from '@nimhall/shared/phrase';
import { localize } from '../../i18n/language.ts';

/** How people are brought together for a round. */
export const ACTIVITY_KINDS = ['pairs', 'bot', 'teacher', 'vote', 'puzzle', 'lesson'] as const satisfies readonly Activity['kind'][];
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export function kindInWords(kind: ActivityKind): string {
  switch (kind) {
    case 'pairs':
      return localize(say`Play each other`);
    case 'bot':
      return localize(say`Against a bot`);
    case 'teacher':
      return localize(say`Against me`);
    case 'vote':
      return localize(say`The class votes`);
    case 'puzzle':
      return localize(say`Puzzle for all`);
    case 'lesson':
      return localize(say`Lesson together`);
    default:
      return kind satisfies never;
  }
}
