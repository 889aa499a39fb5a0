import type { Phrase } from '@nimhall/shared/phrase';
import type { PlainView } from '@nimhall/shared/picture/plain';
import { localize } from '../../i18n/language.ts';
import { pieceLabel } from './grid/grid-moves.ts';
import { heapLabel } from './heaps/labels.ts';
import { rowLabel } from './rows/row-moves.ts';
import { thingsInWords } from './squares/labels.ts';
import { stackLabel } from './stages/stage-moves.ts';

/** A label with hidden state, for screen readers: `Heap A, 20 stones. You may take 6 at most.` */
export function withNote(what: string, now: Phrase | null): string {
  return now ? `${what}. ${localize(now)}` : what;
}

/** Like `positionInWords`, for views that are drawn directly; the others need more code. */
export function plainInWords(view: PlainView): string {
  switch (view.kind) {
    case 'heaps':
      return view.heaps.map((heap) => heapLabel(view, heap)).join('; ');
    case 'rows':
      return view.rows.map(rowLabel).join('; ');
    case 'grid':
      return view.pieces.map((piece) => pieceLabel(view, piece)).join('; ');
    case 'stages':
      return view.stacks.map(stackLabel).join('; ');
    case 'squares':
      return thingsInWords(view);
    default:
      return view satisfies never;
  }
}
