import { msg, str } from '@lit/localize';

/** Longest game, in moves, whose turning point is looked for before anybody asks. */
export const MAX_AUTOMATIC_REVIEW_PLIES = 60;

/** The winner was winning from the first move on. */
export function allAlongInWords(isMe: boolean, winner: string): string {
  return isMe ? msg('You had the win all along.') : msg(str`${winner} had the win all along.`);
}

/** The game was too hard to judge. */
export function unknownTurnInWords(): string {
  return msg('The turning point isn’t known.');
}

/** The move, counted from 0, that gave the win away. */
export function decidedInWords(ply: number): string {
  return msg(str`Move ${ply + 1} decided it.`);
}
