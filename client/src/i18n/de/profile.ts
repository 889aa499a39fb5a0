import type { Phrases } from '../phrases.ts';

/** The public profile. */
export const profile: Phrases = {
  Someone: 'Jemand',
  'Delete account…': 'Konto löschen …',
  'Delete account': 'Konto löschen',
  'Your name disappears from all games, lists and chats. Others see “Someone” instead. The games and your messages stay.':
    'Dein Name verschwindet aus allen Spielen, Listen und Chats. Andere sehen dort „Jemand“. Die Spiele und deine Nachrichten bleiben.',
  'Delete account {0}?': 'Konto {0} löschen?',
  'You’ll be signed out on every device. Your passkeys, API tokens, list of games, lessons, puzzles and ladders are deleted, and anyone can take the name {0}. This can’t be undone.':
    'Du wirst auf allen Geräten abgemeldet. Deine Passkeys, API-Tokens, Spieleliste, Lektionen, Rätsel und Leitern werden gelöscht, und jeder kann den Namen {0} nehmen. Das lässt sich nicht rückgängig machen.',
  'To keep your games, download them first.': 'Wenn du deine Spiele behalten willst, lade sie vorher herunter.',

  'Delete forever': 'Endgültig löschen',
  '{0} won, {1} lost': '{0} gewonnen, {1} verloren',
  '{0} won, {1} lost, {2} unfinished': '{0} gewonnen, {1} verloren, {2} nicht beendet',
  '{0} has no public games.': '{0} hat keine öffentlichen Spiele.',
  'Games played': 'Gespielt',
  'More like {0}': 'Ähnlich wie {0}',
  'Favorite games': 'Lieblingsspiele',
  '{0} games, {1} won': {
    one: '{0} Spiel, {1} gewonnen',
    other: '{0} Spiele, {1} gewonnen',
  },
  'Most played opponents': 'Häufigste Gegner',
  'Against you: {0}': 'Gegen dich: {0}',
  'Decided on move {0}': 'Entschieden im {0}. Zug',
  'Rating over the last {0} duels, from {1} to {2}': 'Wertung in den letzten {0} Duellen, von {1} auf {2}',
  'Puzzle streak': 'Rätselserie',
  '{0} days': {
    one: '{0} Tag',
    other: '{0} Tage',
  },
  'Next up': 'Als Nächstes',
  'Public profile': 'Öffentliches Profil',
  'There is no account with this name.': 'Es gibt kein Konto mit diesem Namen.',
  'accuracy unknown': 'Genauigkeit unbekannt',
  'Won against {0}': 'Gegen {0} gewonnen',
  'Lost to {0}': 'Gegen {0} verloren',
  'Resigned against {0}': 'Gegen {0} aufgegeben',
};
