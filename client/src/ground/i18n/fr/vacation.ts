import type { Phrases } from '../phrases.ts';

/** Vacation, for who has games with days for each move. */
export const vacation: Phrases = {
  Vacation: 'Vacances',
  'Going away? While you are on vacation, your clocks stand still in these games.':
    'Tu pars ? Tant que tu es en vacances, tes pendules s’arrêtent dans ces parties.',
  'You have {0} days of it left this year.': {
    one: 'Il t’en reste {0} jour cette année.',
    many: 'Il t’en reste {0} jours cette année.',
    other: 'Il t’en reste {0} jours cette année.',
  },
  'Go on vacation': 'Partir en vacances',
  'You are on vacation until {0} at the latest: your clocks stand still in the games you had begun. Each day that has begun counts.':
    'Tu es en vacances jusqu’au {0} au plus tard : tes pendules sont arrêtées dans les parties que tu avais commencées. Chaque jour entamé compte.',
  'I am back': 'Me revoilà',
  '{0}, on vacation until {1}': '{0}, en vacances jusqu’au {1}',
  '{0} is on vacation until {1}.': '{0} est en vacances jusqu’au {1}.',
  'Until then the clock stands still.': 'D’ici là, la pendule est arrêtée.',
  'You are on vacation until {0}: your clock stands still.': 'Tu es en vacances jusqu’au {0} : ta pendule est arrêtée.',
  'Back from vacation?': 'De retour de vacances ?',
  'Your vacation of this year is used up.': 'Tu as utilisé toutes tes vacances de cette année.',
  'Another device of yours was faster; try again.': 'Un autre de tes appareils a été plus rapide ; essaie encore.',
};
