import type { View } from '@nimhall/shared/game/view';
import { say } from '@nimhall/shared/phrase';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { localize } from '../../i18n/language.ts';
import { proposalInWords } from './vote-list.ts';

/** A winning move, or that there is none; nothing where neither is known. */
export function winningMoveInWords({ outcome, winningMoves: [best] }: Analysis, view: View | null): string {
  if (outcome === 'P') return localize(say`No move wins here.`);
  return best === undefined ? '' : localize(say`This move wins: ${proposalInWords(view, best)}.`);
}
