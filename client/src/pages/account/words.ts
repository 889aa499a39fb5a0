import { msg, str } from '@lit/localize';
import { PAGES } from '@nimhall/shared/protocol/pages';
import type { PlayedGame, PlayerResult } from '@nimhall/shared/room/played';
import { listedOccupant } from '../../components/text/players.ts';
import { dateForm } from '../../i18n/dates.ts';

/** The address of an account's profile. */
export function personPath(name: string): string {
  return PAGES.person.replace(':name', encodeURIComponent(name));
}

/** The result of a game for the player of the page: `Won against Owl`. */
export function theirOutcomeInWords({ outcome, opponent, reason }: PlayedGame): string {
  const name = listedOccupant(opponent);
  switch (outcome) {
    case 'won':
      return reason === 'resigned' ? msg(str`${name} resigned`) : msg(str`Won against ${name}`);
    case 'lost':
      return reason === 'resigned' ? msg(str`Resigned against ${name}`) : msg(str`Lost to ${name}`);
    case 'undecided':
      return msg(str`Unfinished, against ${name}`);
    default:
      return outcome satisfies never;
  }
}

/** The result of a game of mine: `You won against Owl`. */
export function outcomeInWords({ outcome, opponent, reason }: PlayedGame): string {
  const name = listedOccupant(opponent);
  switch (outcome) {
    case 'won':
      return reason === 'resigned' ? msg(str`${name} resigned, you won`) : msg(str`You won against ${name}`);
    case 'lost':
      return reason === 'resigned' ? msg(str`You resigned against ${name}`) : msg(str`You lost to ${name}`);
    case 'undecided':
      return msg(str`Unfinished, against ${name}`);
    default:
      return outcome satisfies never;
  }
}

/** Which move decided a game; empty where that is not known, or no move did. */
export function decidedInWords({ decided }: PlayedGame): string {
  return decided?.move ? msg(str`Decided on move ${decided.move}`) : '';
}

/** When it ended, where we are, as people there write it: `22 Nov 2026, 11:45`. */
export function whenInWords({ endedAt }: PlayedGame): string {
  return new Intl.DateTimeFormat(dateForm(), { dateStyle: 'medium', timeStyle: 'short' }).format(endedAt);
}

/** Since when somebody is here, to the month. */
export function sinceInWords(at: number): string {
  return msg(str`Here since ${new Intl.DateTimeFormat(dateForm(), { month: 'long', year: 'numeric' }).format(at)}`);
}

/** When a device or a passkey was last seen, to the day. */
export function lastUseInWords(at: number): string {
  return msg(str`last seen ${new Intl.DateTimeFormat(dateForm(), { dateStyle: 'medium' }).format(at)}`);
}

export function outcomeFilterInWords(outcome: PlayerResult | 'any'): string {
  switch (outcome) {
    case 'any':
      return msg('Any');
    case 'won':
      return msg('Won');
    case 'lost':
      return msg('Lost');
    case 'undecided':
      return msg('Unfinished');
    default:
      return outcome satisfies never;
  }
}
