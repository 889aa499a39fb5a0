import type { Phrases } from '../phrases.ts';

/** A device that tells when it is our turn. */
export const push: Phrases = {
  Notifications: 'Benachrichtigungen',
  'This device tells you when it is your turn.': 'Dieses Gerät sagt dir Bescheid, wenn du am Zug bist.',
  'Stop telling me': 'Nicht mehr Bescheid sagen',
  'This device could tell you when it is your turn, but notifications of this page are forbidden in the settings of the browser.':
    'Dieses Gerät könnte dir Bescheid sagen, wenn du am Zug bist, aber Benachrichtigungen dieser Seite sind in den Einstellungen des Browsers verboten.',
  'This device can tell you when it is your turn, even while this page is closed.':
    'Dieses Gerät kann dir Bescheid sagen, wenn du am Zug bist, auch wenn diese Seite zu ist.',
  'Tell me': 'Sag mir Bescheid',
  'This device would not do it; perhaps it can later.': 'Dieses Gerät hat es nicht getan; vielleicht geht es später.',
  '{0}, with {1}': '{0}, mit {1}',
  'This hall sends no notifications.': 'Diese Halle verschickt keine Benachrichtigungen.',
  'There is no push service at this address.': 'Unter dieser Adresse ist kein Push-Dienst.',
};
