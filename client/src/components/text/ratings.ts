import { msg } from '@lit/localize';
import { findFamily } from '@nimhall/shared/catalogue/registry';
import { localize } from '../../i18n/language.ts';

/** The scope of a rating: a family of games, or all together. */
export function scopeInWords(game: string | null): string {
  return game === null ? msg('All games together') : localize(findFamily(game)?.name ?? game);
}
