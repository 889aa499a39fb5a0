import { msg, str } from '@lit/localize';
import { BOT_IDS, BOT_LEVELS, type BotId, botLevel, botsOf } from '@nimhall/shared/bot/levels';
import { html, nothing, type TemplateResult } from 'lit';
import { localize } from '../../i18n/language.ts';

/** Which bot: by name and strength, those of every game first; without a game, whoever plays in any. Put it beside a label `for="level"`. */
export function botLevelPicker(chosen: BotId, choose: (level: BotId) => void, offered = botsOf('nim', false)): TemplateResult {
  const onChange = (event: Event) => {
    const level = BOT_IDS.find((id) => id === (event.target as HTMLSelectElement).value);
    if (level) choose(level);
  };
  const option = (id: BotId) => {
    const { name, strength } = botLevel(id);
    return html`<option value=${id} .selected=${id === chosen}>${msg(str`${localize(name)}, strength ${strength} of 8`)}</option>`;
  };
  const guards = offered.slice(BOT_LEVELS.length);
  return html`<select id="level" @change=${onChange}>
    ${BOT_LEVELS.map(({ id }) => option(id))}
    ${guards.length > 0 ? html`<optgroup label=${msg('From the course, for Nim')}>${guards.map(({ id }) => option(id))}</optgroup>` : nothing}
  </select>`;
}
