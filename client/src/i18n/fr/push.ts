import type { Phrases } from '../phrases.ts';

/** Turn notifications. */
export const push: Phrases = {
  Notifications: 'Notifications',
  'This device notifies you when it’s your turn.': 'Cet appareil te prévient quand c’est à toi de jouer.',
  'Turn off notifications': 'Désactiver les notifications',
  'Notifications are blocked in your browser settings. Allow them to hear when it’s your turn.':
    'Les notifications sont bloquées dans ton navigateur. Autorise-les pour savoir quand c’est à toi de jouer.',
  'Get notified when it’s your turn, even when this page is closed.':
    'Reçois un signal quand c’est à toi de jouer, même si cette page est fermée.',
  'Turn on notifications': 'Activer les notifications',
  'That didn’t work on this device. Try again later.': 'Ça n’a pas marché sur cet appareil. Réessaie plus tard.',
  'This game takes days. With an account, you can come back to it on any device.':
    'Cette partie dure des jours. Avec un compte, tu la retrouves sur tous tes appareils.',
  'Keep your name': 'Garder ton nom',
  '{0}, with {1}': '{0}, avec {1}',
  'Notifications are turned off on this server.': 'Les notifications sont désactivées sur ce serveur.',
  'There is no push service at this address.': 'Il n’y a pas de service push à cette adresse.',
};
