import { BOT_LEVEL_IDS, type BotLevelId, botLevel } from '@nimhall/shared/bot/levels';
import { html, type TemplateResult } from 'lit';
import { inOurLanguage } from '../../ground/i18n/language.ts';

/** Which bot: its levels by name, with what each of them does. Put it beside a label `for="level"`. */
export function botLevelPicker(chosen: BotLevelId, choose: (level: BotLevelId) => void): TemplateResult {
  const onChange = (event: Event) => {
    const level = BOT_LEVEL_IDS.find((id) => id === (event.target as HTMLSelectElement).value);
    if (level) choose(level);
  };
  return html`<select id="level" @change=${onChange}>
    ${BOT_LEVEL_IDS.map((id) => html`<option value=${id} .selected=${id === chosen}>${inOurLanguage(botLevel(id).name)}</option>`)}
  </select>`;
}
