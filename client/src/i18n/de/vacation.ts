import type { Phrases } from '../phrases.ts';

/** Vacation, for players with days for each move. */
export const vacation: Phrases = {
  Vacation: 'Urlaub',
  'On vacation, your clocks stop in these games.': 'Im Urlaub stehen deine Uhren in diesen Spielen still.',
  'You have {0} days left this year.': { one: 'Du hast dieses Jahr noch {0} Tag.', other: 'Du hast dieses Jahr noch {0} Tage.' },
  'Start vacation': 'Urlaub beginnen',
  'You’re on vacation until {0} at the latest. Your clocks are stopped in games you’d already started. Part of a day counts as a full day.':
    'Du bist im Urlaub, längstens bis zum {0}. In deinen schon begonnenen Spielen stehen deine Uhren still. Jeder angefangene Tag zählt.',
  'End vacation': 'Urlaub beenden',
  '{0}, on vacation until {1}': '{0}, im Urlaub bis zum {1}',
  '{0} is on vacation until {1}.': '{0} ist bis zum {1} im Urlaub.',
  'Until then the clock stands still.': 'Bis dahin steht die Uhr still.',
  'You are on vacation until {0}: your clock stands still.': 'Du bist bis zum {0} im Urlaub: Deine Uhr steht still.',
  'Back from vacation?': 'Zurück aus dem Urlaub?',
  'You’ve used up this year’s vacation.': 'Dein Urlaub für dieses Jahr ist aufgebraucht.',
  'Another of your devices was faster. Try again.': 'Ein anderes deiner Geräte war schneller. Versuch es noch einmal.',
};
