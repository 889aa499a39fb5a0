import { msg, str } from '@lit/localize';
import { GAMES } from '@nimhall/shared/games/all';
import { language, localize } from '../../i18n/language.ts';
import type { NotificationTexts } from '../../offline/notification-texts.ts';

/** The texts of turn notifications in the current language. */
export function ourTurnWords(): NotificationTexts {
  return {
    language: language(),
    title: msg('Your turn'),
    // The places stay: the worker fills them in.
    body: msg(str`${'{0}'}, with ${'{1}'}`),
    games: Object.fromEntries(GAMES.map(({ id, name }) => [id, localize(name)])),
  };
}
