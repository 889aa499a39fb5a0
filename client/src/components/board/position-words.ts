import type { View } from '@nimhall/shared/game/view';
import { graphInWords } from './graph/graph-moves.ts';
import { mapInWords } from './map/map-moves.ts';
import { plainInWords } from './plain-words.ts';

/** A position in words. */
export function positionInWords(view: View): string {
  switch (view.kind) {
    case 'graph':
      return graphInWords(view);
    case 'map':
      return mapInWords(view);
    default:
      return plainInWords(view);
  }
}
