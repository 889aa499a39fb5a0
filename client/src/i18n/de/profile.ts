import type { Phrases } from '../phrases.ts';

/** Who somebody is to others, and no more. */
export const profile: Phrases = {
  Someone: 'Jemand',
  'Delete account': 'Konto löschen',
  'Your name disappears from all games, lists and chats. Others see “Someone” instead. The games and your messages stay.':
    'Dein Name verschwindet aus allen Spielen, Listen und Chats. Andere sehen dort „Jemand“. Die Spiele und deine Nachrichten bleiben.',
  'Delete account {0}?': 'Konto {0} löschen?',
  'You’ll be signed out on every device. Your passkeys, API tokens, list of games, lessons, puzzles and ladders are deleted, and anyone can take the name {0}. This can’t be undone.':
    'Du wirst auf allen Geräten abgemeldet. Deine Passkeys, API-Tokens, Spieleliste, Lektionen, Rätsel und Leitern werden gelöscht, und jeder kann den Namen {0} nehmen. Das lässt sich nicht rückgängig machen.',
  'To keep your games, download them first.': 'Wenn du deine Spiele behalten willst, lade sie vorher herunter.',

  'Delete forever': 'Endgültig löschen',
  'Against you': 'Gegen dich',
  'Best at': 'Am besten in',
  Hardest: 'Am schwersten',
  'Most played': 'Am häufigsten mit',
  '{0}: won {1} of {2}': '{0}: {1} von {2} gewonnen',
  '{0} won, {1} lost': '{0} gewonnen, {1} verloren',
  '{0} won, {1} lost, {2} unfinished': '{0} gewonnen, {1} verloren, {2} nicht beendet',
  '{0} has no public games.': '{0} hat keine öffentlichen Spiele.',
  'Public profile': 'Öffentliches Profil',
  'There is no account with this name.': 'Es gibt kein Konto mit diesem Namen.',
  'accuracy unknown': 'Genauigkeit unbekannt',
  'Won against {0}': 'Gegen {0} gewonnen',
  'Lost to {0}': 'Gegen {0} verloren',
  'Resigned against {0}': 'Gegen {0} aufgegeben',
};
