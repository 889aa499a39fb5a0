import { msg, str } from '@lit/localize';

/** Why a number to which no move leads is wrong all the same, where the smallest such number is asked for. */
export function tooLargeInWords(right: number): string {
  return msg(str`${right} is smaller, and no move leads to it.`);
}
