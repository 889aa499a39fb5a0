import { msg, str } from '@lit/localize';
import { type BotId, botLevel } from '@nimhall/shared/bot/levels';
import { localize } from '../../i18n/language.ts';

/** A bot by name and strength. */
export function botInWords(id: BotId): string {
  const { name, strength } = botLevel(id);
  return msg(str`${localize(name)}, strength ${strength} of 8`);
}
