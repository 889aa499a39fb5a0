import type { Phrases } from '../phrases.ts';

/** Vacation, for who has games with days for each move. */
export const vacation: Phrases = {
  Vacation: 'Urlaub',
  'Going away? While you are on vacation, your clocks stand still in these games.':
    'Fährst du weg? Solange du im Urlaub bist, stehen deine Uhren in diesen Spielen still.',
  'You have {0} days of it left this year.': {
    one: 'Du hast dafür dieses Jahr noch {0} Tag.',
    other: 'Du hast dafür dieses Jahr noch {0} Tage.',
  },
  'Go on vacation': 'In den Urlaub gehen',
  'You are on vacation until {0} at the latest: your clocks stand still in the games you had begun. Each day that has begun counts.':
    'Du bist im Urlaub, längstens bis zum {0}: In den Spielen, die du begonnen hattest, stehen deine Uhren still. Jeder angefangene Tag zählt.',
  'I am back': 'Ich bin zurück',
  '{0}, on vacation until {1}': '{0}, im Urlaub bis zum {1}',
  '{0} is on vacation until {1}.': '{0} ist bis zum {1} im Urlaub.',
  'Until then the clock stands still.': 'Bis dahin steht die Uhr still.',
  'You are on vacation until {0}: your clock stands still.': 'Du bist bis zum {0} im Urlaub: Deine Uhr steht still.',
  'Back from vacation?': 'Zurück aus dem Urlaub?',
  'Your vacation of this year is used up.': 'Dein Urlaub für dieses Jahr ist aufgebraucht.',
  'Another device of yours was faster; try again.': 'Ein anderes Gerät von dir war schneller; versuch es noch einmal.',
};
