import { html, type TemplateResult } from 'lit';
import { localize } from '../../i18n/language.ts';
import { groupInWords } from '../text/groups.ts';
import { GROUPED } from './grouped.ts';

/** The options of a select of games: all of them by id, in their groups. */
export function gameOptions(chosen: string | null): readonly TemplateResult[] {
  return GROUPED.map(
    ({ group, games }) => html`<optgroup label=${groupInWords(group)}>
      ${games.map(({ id, name }) => html`<option value=${id} .selected=${id === chosen}>${localize(name)}</option>`)}
    </optgroup>`,
  );
}
