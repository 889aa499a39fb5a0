import type { Phrases } from '../phrases.ts';

/** A device that tells when it is our turn. */
export const push: Phrases = {
  Notifications: 'Notifications',
  'This device tells you when it is your turn.': 'Cet appareil te prévient quand c’est à toi de jouer.',
  'Stop telling me': 'Ne plus me prévenir',
  'This device could tell you when it is your turn, but notifications of this page are forbidden in the settings of the browser.':
    'Cet appareil pourrait te prévenir quand c’est à toi de jouer, mais les notifications de cette page sont interdites dans les réglages du navigateur.',
  'This device can tell you when it is your turn, even while this page is closed.':
    'Cet appareil peut te prévenir quand c’est à toi de jouer, même quand cette page est fermée.',
  'Tell me': 'Me prévenir',
  'This device would not do it; perhaps it can later.': 'Cet appareil ne l’a pas fait ; peut-être plus tard.',
  '{0}, with {1}': '{0}, avec {1}',
  'This hall sends no notifications.': 'Cette salle n’envoie pas de notifications.',
  'There is no push service at this address.': 'Il n’y a pas de service push à cette adresse.',
};
