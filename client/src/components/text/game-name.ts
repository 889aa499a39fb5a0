import { findFamily } from '@nimhall/shared/catalogue/registry';
import { localize } from '../../i18n/language.ts';
import { conventionInShort } from './convention.ts';

/** The game and its convention, as lists show it: `Nim, last wins`. */
export function gameName({ game, misere }: { readonly game: string; readonly misere: boolean }): string {
  return `${localize(findFamily(game)?.name ?? game)}, ${conventionInShort(misere)}`;
}
