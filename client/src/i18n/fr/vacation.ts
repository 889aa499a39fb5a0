import type { Phrases } from '../phrases.ts';

/** Vacation, for players with days for each move. */
export const vacation: Phrases = {
  Vacation: 'Vacances',
  'On vacation, your clocks stop in these games.': 'Pendant tes vacances, tes pendules s’arrêtent dans ces parties.',
  'You have {0} days left this year.': {
    one: 'Il te reste {0} jour cette année.',
    many: 'Il te reste {0} jours cette année.',
    other: 'Il te reste {0} jours cette année.',
  },
  'Start vacation': 'Partir en vacances',
  'You’re on vacation until {0} at the latest. Your clocks are stopped in games you’d already started. Part of a day counts as a full day.':
    'Tu es en vacances jusqu’au {0} au plus tard. Tes pendules sont arrêtées dans les parties déjà commencées. Chaque jour entamé compte.',
  'End vacation': 'Finir les vacances',
  '{0}, on vacation until {1}': '{0}, en vacances jusqu’au {1}',
  '{0} is on vacation until {1}.': '{0} est en vacances jusqu’au {1}.',
  'Until then the clock stands still.': 'D’ici là, la pendule est arrêtée.',
  'You are on vacation until {0}: your clock stands still.': 'Tu es en vacances jusqu’au {0} : ta pendule est arrêtée.',
  'Back from vacation?': 'De retour de vacances ?',
  'You’ve used up this year’s vacation.': 'Tu as utilisé toutes tes vacances de l’année.',
  'Another of your devices was faster. Try again.': 'Un autre de tes appareils a été plus rapide. Réessaie.',
};
