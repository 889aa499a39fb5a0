import type { Phrases } from '../phrases.ts';

/** Turn notifications. */
export const push: Phrases = {
  Notifications: 'Benachrichtigungen',
  'This device notifies you when it’s your turn.': 'Dieses Gerät benachrichtigt dich, wenn du am Zug bist.',
  'Turn off notifications': 'Benachrichtigungen ausschalten',
  'Notifications are blocked in your browser settings. Allow them to hear when it’s your turn.':
    'Benachrichtigungen sind in deinem Browser blockiert. Erlaube sie, um zu erfahren, wann du am Zug bist.',
  'Get notified when it’s your turn, even when this page is closed.': 'Erfahre, wann du am Zug bist, auch wenn diese Seite zu ist.',
  'Turn on notifications': 'Benachrichtigungen einschalten',
  'That didn’t work on this device. Try again later.': 'Das hat auf diesem Gerät nicht geklappt. Versuch es später noch einmal.',
  'This game takes days. With an account, you can come back to it on any device.':
    'Dieses Spiel dauert Tage. Mit einem Konto kommst du auf jedem Gerät dahin zurück.',
  'Keep your name': 'Deinen Namen behalten',
  '{0}, with {1}': '{0}, mit {1}',
  'Notifications are turned off on this server.': 'Auf diesem Server sind Benachrichtigungen ausgeschaltet.',
  'There is no push service at this address.': 'Unter dieser Adresse ist kein Push-Dienst.',
};
