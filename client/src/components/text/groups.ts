import { msg } from '@lit/localize';
import type { Group } from '@nimhall/shared/game/contract';

export function groupInWords(group: Group): string {
  switch (group) {
    case 'start':
      return msg('Start here');
    case 'twist':
      return msg('New twists');
    case 'curious':
      return msg('For the curious');
    default:
      return group satisfies never;
  }
}
