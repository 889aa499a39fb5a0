import { html, type TemplateResult } from 'lit';
import { localize } from '../../i18n/language.ts';
import { groupInWords } from '../text/groups.ts';
import { GROUPED } from './grouped.ts';

/** What a select of games offers: all of them by their ids, in their groups. */
export function gameOptions(chosen: string | null): readonly TemplateResult[] {
  return GROUPED.map(
    ({ group, games }) => html`<optgroup label=${groupInWords(group)}>
      ${games.map(({ id, name }) => html`<option value=${id} .selected=${id === chosen}>${localize(name)}</option>`)}
    </optgroup>`,
  );
}
