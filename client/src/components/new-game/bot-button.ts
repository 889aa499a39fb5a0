import { msg, str } from '@lit/localize';
import { type BotId, botsOf } from '@nimhall/shared/bot/levels';
import { html, nothing, type TemplateResult } from 'lit';
import type { BotChooser, ProgramsFor } from './bot-chooser.ts';
import { botInWords } from './bot-words.ts';

/** Programs may be chosen as well, those that play this; `choose` is given the id of one. */
interface ProgramChoice extends ProgramsFor {
  readonly choose: (program: string) => void;
}

/** A button that names the chosen bot, or says `words`, and opens the choice among those `offered`. */
export function botButton(
  chosen: BotId,
  choose: (level: BotId) => void,
  offered = botsOf('nim', false),
  words = '',
  programs: ProgramChoice | null = null,
): TemplateResult {
  const bot = botInWords(chosen);
  return html`<button type="button" aria-haspopup="dialog" aria-label=${words ? nothing : msg(str`Bot: ${bot}`)} @click=${open}>${words || bot}</button
    ><nh-bot-chooser
      .offered=${offered}
      .chosen=${chosen}
      .programsFor=${programs}
      @nh-bot=${(event: CustomEvent<BotId>) => choose(event.detail)}
      @nh-program=${(event: CustomEvent<string>) => programs?.choose(event.detail)}
    ></nh-bot-chooser>`;
}

async function open({ currentTarget }: Event): Promise<void> {
  const chooser = (currentTarget as Element).nextElementSibling as BotChooser;
  await import('./bot-chooser.ts');
  await chooser.updateComplete;
  await chooser.show();
}
