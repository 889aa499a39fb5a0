import type { View } from '@nimhall/shared/game/view';
import { mapInWords } from './map/map-moves.ts';
import { plainInWords } from './plain-words.ts';

/** A position in words. */
export function positionInWords(view: View): string {
  return view.kind === 'map' ? mapInWords(view) : plainInWords(view);
}
