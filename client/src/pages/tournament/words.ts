import { findFamily } from '@nimhall/shared/catalogue/registry';
import { isDailyCode } from '@nimhall/shared/gathering/tournament/daily';
import type { TournamentForm, TournamentGame, TournamentSettings } from '@nimhall/shared/gathering/tournament/tournament';
import { list, say } from '@nimhall/shared/phrase';
import { dateForm } from '../../i18n/dates.ts';
import { localize } from '../../i18n/language.ts';

/** How players are brought together. */
export function formInWords(form: TournamentForm): string {
  switch (form) {
    case 'arena':
      return localize(say`Arena`);
    case 'swiss':
      return localize(say`Swiss`);
    case 'round-robin':
      return localize(say`Round robin`);
    case 'knock-out':
      return localize(say`Knock-out`);
    default:
      return form satisfies never;
  }
}

/** What that means, for those who play it for the first time. */
export function formExplained(form: TournamentForm): string {
  switch (form) {
    case 'arena':
      return localize(say`Play as many matches as you can until time runs out.`);
    case 'swiss':
      return localize(say`Each round you meet someone with about as many points.`);
    case 'round-robin':
      return localize(say`Everyone plays everyone else once.`);
    case 'knock-out':
      return localize(say`Lose a match and you’re out.`);
    default:
      return form satisfies never;
  }
}

/** What is played: `Nim`, or `Nim and Kayles`. */
export function gamesInWords(games: readonly Pick<TournamentGame, 'game' | 'misere'>[]): string {
  return localize(list('and', [...new Set(games.map(({ game }) => localize(findFamily(game)?.name ?? game)))]));
}

/** What a tournament is called: by its organizer, `Daily arena: Nim`, or `Arena: Nim`. */
export function titleInWords(code: string, { title, form, games }: Pick<TournamentSettings, 'title' | 'form' | 'games'>): string {
  if (title) return title;
  const what = gamesInWords(games);
  return isDailyCode(code) ? localize(say`Daily arena: ${what}`) : localize(say`${formInWords(form)}: ${what}`);
}

/** What kind of tournament it is: `Swiss`, or `Swiss, rated`. */
export function kindInWords({ form, rated }: Pick<TournamentSettings, 'form' | 'rated'>): string {
  return rated ? localize(say`${formInWords(form)}, rated`) : formInWords(form);
}

/** A time of day today, else with the day: `6:30 PM`, `December 22, 6:30 PM`. */
export function startInWords(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'long' } as const);
  return new Intl.DateTimeFormat(dateForm(), { ...day, hour: 'numeric', minute: '2-digit' }).format(at);
}
