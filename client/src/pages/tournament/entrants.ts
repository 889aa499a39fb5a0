import type { Tournament } from '@nimhall/shared/gathering/tournament/tournament';
import { say } from '@nimhall/shared/phrase';
import { botName } from '../../components/text/names.ts';
import { listedName } from '../../components/text/players.ts';
import { localize } from '../../i18n/language.ts';

/** Who plays, by number; bots are marked. */
export function entrantInWords({ entrants }: Pick<Tournament, 'entrants'>, member: number): string {
  const entrant = entrants[member];
  if (!entrant) return '';
  return entrant.bot ? localize(say`${botName(entrant.bot)} (bot)`) : listedName(entrant);
}
