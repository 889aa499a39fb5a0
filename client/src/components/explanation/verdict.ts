import { msg, str } from '@lit/localize';
import { listsAll } from '@nimhall/shared/game/theory';
import type { View } from '@nimhall/shared/game/view';
import { count } from '@nimhall/shared/phrase';
import type { Analysis } from '@nimhall/shared/solver/analysis';
import { localize } from '../../i18n/language.ts';
import { moveInWords } from '../board/sentences.ts';

/** Winning moves put into words; the rest are counted. */
const MAX_LISTED = 6;

/** Who wins with perfect play, in one sentence, by the name of the player to move if known. */
export function verdictInWords(analysis: Analysis, mover = ''): string {
  switch (analysis.outcome) {
    case 'N':
      return mover === '' ? wonInWords(analysis) : wonByName(analysis, mover);
    case 'P':
      return mover === ''
        ? msg('The player to move loses against perfect play, whatever the move.')
        : msg(str`${mover} loses against perfect play, whatever the move.`);
    case 'unknown':
      return msg('Couldn’t work out who wins here.');
    default:
      return analysis.outcome satisfies never;
  }
}

function wonInWords(analysis: Analysis): string {
  const { winningMoves, winningCount, winningWays } = analysis;
  if (winningMoves.length === 0 && winningCount > 0) return msg('The player to move can win, but the winning moves are unknown.');
  return localize(
    listsAll(analysis)
      ? count(winningWays, 'The player to move can win with one move.', 'The player to move can win with {0} moves.')
      : count(winningWays, 'The player to move can win with at least one move.', 'The player to move can win with at least {0} moves.'),
  );
}

function wonByName(analysis: Analysis, mover: string): string {
  const { winningMoves, winningCount, winningWays } = analysis;
  if (winningMoves.length === 0 && winningCount > 0) return msg(str`${mover} can win, but the winning moves are unknown.`);
  return localize(
    listsAll(analysis)
      ? count(winningWays, '{1} can win with one move.', '{1} can win with {0} moves.', mover)
      : count(winningWays, '{1} can win with at least one move.', '{1} can win with at least {0} moves.', mover),
  );
}

/** The winning moves in words, mirror images once, and how many more there are. */
export function winningMovesInWords(
  { winningMoves, ways = winningMoves, winningWays }: Analysis,
  view: View,
): { told: string[]; more: number } {
  const told = ways.slice(0, MAX_LISTED).map((move) => moveInWords(view, move)?.imperative ?? move);
  return { told, more: Math.max(0, winningWays - told.length) };
}

/** How the verdict was found. */
export function methodInWords({ method }: Analysis): string {
  const source = localize(method.phrase ?? method.source);
  switch (method.tier) {
    case 'theorem':
      return msg(str`By theorem: ${source}.`);
    case 'table':
      return msg(str`From a table: ${source}.`);
    case 'search':
      return msg(str`By search: ${source}.`);
    default:
      return method.tier satisfies never;
  }
}
