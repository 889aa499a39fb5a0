import type { Phrases } from '../phrases.ts';

/** Who somebody is to others, and no more. */
export const profile: Phrases = {
  Someone: 'Quelqu’un',
  'Delete account': 'Supprimer le compte',
  'Your name disappears from all games, lists and chats. Others see “Someone” instead. The games and your messages stay.':
    'Ton nom disparaît de toutes les parties, listes et discussions. Les autres voient « Quelqu’un » à la place. Les parties et tes messages restent.',
  'Delete account {0}?': 'Supprimer le compte {0} ?',
  'You’ll be signed out on every device. Your passkeys, API tokens, list of games, lessons, puzzles and ladders are deleted, and anyone can take the name {0}. This can’t be undone.':
    'Tu seras déconnecté sur tous tes appareils. Tes clés d’accès, jetons d’API, liste de parties, leçons, énigmes et échelles seront supprimés, et tout le monde pourra prendre le nom {0}. C’est irréversible.',
  'To keep your games, download them first.': 'Pour garder tes parties, télécharge-les d’abord.',

  'Delete forever': 'Supprimer définitivement',
  'Against you': 'Contre toi',
  'Best at': 'Le plus fort à',
  Hardest: 'Le plus difficile',
  'Most played': 'Le plus souvent avec',
  '{0}: won {1} of {2}': '{0} : gagné {1} fois sur {2}',
  '{0} won, {1} lost': '{0} gagnées, {1} perdues',
  '{0} won, {1} lost, {2} unfinished': '{0} gagnées, {1} perdues, {2} non terminées',
  '{0} has no public games.': '{0} n’a aucune partie publique.',
  'Public profile': 'Profil public',
  'There is no account with this name.': 'Aucun compte ne porte ce nom.',
  'accuracy unknown': 'précision inconnue',
  'Won against {0}': 'Victoire contre {0}',
  'Lost to {0}': 'Défaite contre {0}',
  'Resigned against {0}': 'Abandon contre {0}',
};
