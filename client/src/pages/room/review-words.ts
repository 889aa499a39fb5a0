import { msg, str } from '@lit/localize';
import type { View } from '@nimhall/shared/game/view';
import { count } from '@nimhall/shared/phrase';
import type { Judgement } from '@nimhall/shared/room/review';
import { type BySeat, moverOf, type Seat } from '@nimhall/shared/room/seat';
import { localize } from '../../i18n/language.ts';
import type { Review } from '../../stores/review-store.ts';
import { moveMadeInShort, moveToMakeInShort } from './moves-in-words.ts';

/** A symbol for each judgement, with a different shape. */
export const SIGNS: Readonly<Record<Judgement, string>> = { kept: '✓', only: '★', 'gave-away': '✗', 'lost-anyway': '–', unknown: '?' };

export function judgementInWords(judgement: Judgement): string {
  switch (judgement) {
    case 'kept':
      return msg('kept the win');
    case 'only':
      return msg('the only move that kept the win');
    case 'gave-away':
      return msg('gave the win away');
    case 'lost-anyway':
      return msg('every move was losing');
    case 'unknown':
      return msg('not solved');
    default:
      return judgement satisfies never;
  }
}

/** A move that gave the win away. */
export interface TurningPoint {
  /** How many moves had been played before it. */
  readonly ply: number;
  readonly seat: Seat;
  readonly move: string;
  /** Moves that would have kept the win, mirror images once; not all of them where `count` is larger. */
  readonly better: readonly string[];
  readonly count: number;
}

/** Every move that gave the win away, as far as the review has come. */
export function turningPoints({ moves, analyses, judgements }: Review): readonly TurningPoint[] {
  return judgements.flatMap((judgement, ply) => {
    const [move, analysis] = [moves[ply], analyses[ply]];
    if (judgement !== 'gave-away' || move === undefined || !analysis) return [];
    const { winningMoves, ways = winningMoves, winningWays } = analysis;
    return [{ ply, seat: moverOf(ply), move, better: ways, count: winningWays }];
  });
}

/** `Ben took 2 from B. That gave the win away. Better: Take 1 from B, leaving 1.`, on what the board showed before the move. */
export function turningPointInWords(name: string, { move, better, count: all }: TurningPoint, before: View | null): string {
  const short = moveMadeInShort(before, move);
  const made = short === move ? msg(str`played ${move}`) : short;
  const [first, second] = better.map((each) => moveToMakeInShort(before, each));
  return [msg(str`${name} ${made}. That gave the win away.`), betterInWords(first, second, all)].join(' ').trim();
}

/** `Better: Take 1 from B; or Take 2 from C.`; empty if none is listed. */
export function betterInWords(first: string | undefined, second: string | undefined, all: number): string {
  if (first === undefined) return '';
  if (all === 1 || second === undefined) return msg(str`Better: ${first}.`);
  if (all === 2) return msg(str`Better: ${first}; or ${second}.`);
  return localize(count(all - 2, 'Better: {1}; {2}; or one more move.', 'Better: {1}; {2}; or {0} more moves.', first, second));
}

/** Who was winning during the game, in one sentence; `names` are the players. Empty if it is never known. */
export function courseInWords(holders: readonly (Seat | null)[], names: BySeat<string>): string {
  const known = holders.filter((holder) => holder !== null);
  const [first] = known;
  if (!first) return '';
  const changes = known.filter((holder, at) => at > 0 && holder !== known[at - 1]).length;
  if (changes === 0) return msg(str`${names[first]} had the win all along.`);
  return localize(count(changes, 'The lead changed hands once.', 'The lead changed hands {0} times.'));
}

/** What remains unknown, in one sentence; empty if nothing does. */
export function unknownInWords(holders: readonly (Seat | null)[]): string {
  const unknown = holders.filter((holder) => holder === null).length;
  if (unknown === 0) return '';
  return localize(count(unknown, 'One position took too long to solve.', '{0} positions took too long to solve.'));
}
