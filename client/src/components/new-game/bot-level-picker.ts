import { msg } from '@lit/localize';
import { BOT_IDS, BOT_LEVELS, type BotId } from '@nimhall/shared/bot/levels';
import { html, nothing, type TemplateResult } from 'lit';
import { botInWords } from './bot-words.ts';

/** Which bot: by name and strength, those of every game first, as a list. Put it beside a label `for="level"`. */
export function botLevelPicker(chosen: BotId, choose: (level: BotId) => void, offered: readonly { readonly id: BotId }[]): TemplateResult {
  const onChange = (event: Event) => {
    const level = BOT_IDS.find((id) => id === (event.target as HTMLSelectElement).value);
    if (level) choose(level);
  };
  const option = (id: BotId) => html`<option value=${id} .selected=${id === chosen}>${botInWords(id)}</option>`;
  const guards = offered.slice(BOT_LEVELS.length);
  return html`<select id="level" @change=${onChange}>
    ${BOT_LEVELS.map(({ id }) => option(id))}
    ${guards.length > 0 ? html`<optgroup label=${msg('From the course, for Nim')}>${guards.map(({ id }) => option(id))}</optgroup>` : nothing}
  </select>`;
}
