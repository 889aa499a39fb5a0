import { type Phrase, say } from '../phrase.ts';

/** Why a player is reported to the operator. */
export const REPORT_REASONS = ['words', 'name', 'play', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** A line of chat, by its author and id; or an account, by name. */
export type Reported = { readonly room: string; readonly player: string; readonly line: string } | { readonly name: string };

/** The text of a reason. */
export function reasonInWords(given: ReportReason): Phrase {
  switch (given) {
    case 'words':
      return say`Mean or rude words`;
    case 'name':
      return say`A name that does not belong here`;
    case 'play':
      return say`Spoils the game for others`;
    case 'other':
      return say`Something else`;
    default:
      return given satisfies never;
  }
}
