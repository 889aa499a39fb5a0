import { msg, str } from '@lit/localize';
import { type BotId, botsOf } from '@nimhall/shared/bot/levels';
import { html, nothing, type TemplateResult } from 'lit';
import type { BotChooser } from './bot-chooser.ts';
import { botInWords } from './bot-words.ts';

/** A button that names the chosen bot, or says `words`, and opens the choice among those `offered`. */
export function botButton(chosen: BotId, choose: (level: BotId) => void, offered = botsOf('nim', false), words = ''): TemplateResult {
  const bot = botInWords(chosen);
  return html`<button type="button" aria-haspopup="dialog" aria-label=${words ? nothing : msg(str`Bot: ${bot}`)} @click=${open}>${words || bot}</button
    ><nh-bot-chooser .offered=${offered} .chosen=${chosen} @nh-bot=${(event: CustomEvent<BotId>) => choose(event.detail)}></nh-bot-chooser>`;
}

async function open({ currentTarget }: Event): Promise<void> {
  const chooser = (currentTarget as Element).nextElementSibling as BotChooser;
  await import('./bot-chooser.ts');
  await chooser.updateComplete;
  await chooser.show();
}
