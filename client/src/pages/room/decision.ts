import { msg, str } from '@lit/localize';
import type { View } from '@nimhall/shared/game/view';
import type { Room } from '@nimhall/shared/room/room';
import { otherSeat, type Seat } from '@nimhall/shared/room/seat';
import { occupantName } from '../../components/text/names.ts';
import { allAlongInWords, decidedInWords, unknownTurnInWords } from '../../components/text/turning-point.ts';
import { isComplete, type Review } from '../../stores/review-store.ts';
import { moveMadeInShort, moveToMakeInShort } from './moves-in-words.ts';
import { betterInWords, type TurningPoint, turningPoints } from './review-words.ts';

/**
 * What decided a won game, by its review: the last move that gave the win away, that the winner had it `all-along`, or that the loser could
 * `still` have won when they resigned.
 */
export type Decision = { readonly turn: TurningPoint } | 'all-along' | 'still' | 'unknown';

/** Null while the review is going on, and for a game that nobody won. */
export function decisionOf({ result }: Room, review: Review | null): Decision | null {
  if (!result?.winner || !review || !isComplete(review)) return null;
  const { winner } = result;
  const known = review.holders.filter((holder) => holder !== null);
  if (known.at(-1) === otherSeat(winner)) return 'still';
  const turn = turningPoints(review).findLast(({ seat }) => seat !== winner);
  if (turn) return { turn };
  return known.length === review.holders.length && known.every((holder) => holder === winner) ? 'all-along' : 'unknown';
}

/** What decided a game, from the view of this seat or of a spectator; `before` is the board before the move. */
export function decisionInWords({ result, seats }: Room, decision: Decision, me: Seat | null, before: View | null): string {
  const winner = result?.winner ?? 'first';
  const loser = otherSeat(winner);
  const name = (seat: Seat): string => occupantName(seats[seat]);
  switch (decision) {
    case 'all-along':
      return allAlongInWords(me === winner, name(winner));
    case 'still':
      return me === loser ? msg('You could still have won.') : msg(str`${name(loser)} could still have won.`);
    case 'unknown':
      return unknownTurnInWords();
    default: {
      const { ply, move, better, count: all } = decision.turn;
      const [first, second] = better.map((each) => moveToMakeInShort(before, each));
      const made = moveMadeInShort(before, move);
      const told = me === loser || made === move ? betterInWords(first, second, all) : msg(str`${name(loser)} ${made}.`);
      return `${decidedInWords(ply)} ${told}`.trim();
    }
  }
}
