import { msg, str } from '@lit/localize';
import type { BotId } from '@nimhall/shared/bot/levels';
import { type Phrase, say } from '@nimhall/shared/phrase';
import { localize } from '../../i18n/language.ts';

/** When a bot has something to say: as the game begins, and at its end as it is for the bot. */
export type Moment = 'begin' | 'won' | 'lost';

const TALK: Readonly<Record<BotId, Readonly<Record<Moment, Phrase>>>> = {
  random: { begin: say`Hello! Where do they all go?`, won: say`Did I win? How?`, lost: say`Again, again!` },
  greedy: { begin: say`What glitters is mine.`, won: say`Mine, all mine!`, lost: say`From under my beak!` },
  pupil: { begin: say`I’ve been practicing!`, won: say`I saw that coming.`, lost: say`I didn’t see that coming.` },
  student: { begin: say`I know half of it by heart.`, won: say`Today I knew the right half.`, lost: say`That was the other half.` },
  scholar: { begin: say`I hardly ever slip.`, won: say`Not one slip today.`, lost: say`Well seen.` },
  teacher: {
    begin: say`Take your time. I take mine.`,
    won: say`Review the game. It’s the best lesson.`,
    lost: say`Wise. You need no teacher here.`,
  },
  presto: { begin: say`Watch my hands!`, won: say`Abracadabra, gone!`, lost: say`Who told you my trick?` },
  solo: { begin: say`One heap at a time.`, won: say`The last heap was mine.`, lost: say`One after the other, all gone!` },
  echo: { begin: say`Anything you do, I can do too.`, won: say`I do as you do, only last.`, lost: say`You copied me!` },
  trio: { begin: say`All good things come in threes.`, won: say`One, two, three, mine!`, lost: say`But I had counted to three!` },
  tutti: { begin: say`I know all numbers. Do you?`, won: say`Count once more, slowly.`, lost: say`Flawless!` },
};

/** A bot's words, in quotation marks. */
export function botSays(bot: BotId, moment: Moment): string {
  return quoted(TALK[bot][moment]);
}

/** Somebody's words, in the quotation marks of the language. */
export function quoted(words: Phrase): string {
  return msg(str`“${localize(words)}”`);
}
