import type { Phrases } from '../phrases.ts';

/** The public profile. */
export const profile: Phrases = {
  Someone: 'Quelqu’un',
  'Delete account…': 'Supprimer le compte…',
  'Delete account': 'Supprimer le compte',
  'Your name disappears from all games, lists and chats. Others see “Someone” instead. The games and your messages stay.':
    'Ton nom disparaît de toutes les parties, listes et discussions. Les autres voient « Quelqu’un » à la place. Les parties et tes messages restent.',
  'Delete account {0}?': 'Supprimer le compte {0} ?',
  'You’ll be signed out on every device. Your passkeys, API tokens, list of games, lessons, puzzles and ladders are deleted, and anyone can take the name {0}. This can’t be undone.':
    'Tu seras déconnecté de tous tes appareils. Tes clés d’accès, jetons d’API, liste de parties, leçons, énigmes et échelles seront supprimés, et tout le monde pourra prendre le nom {0}. C’est irréversible.',
  'To keep your games, download them first.': 'Télécharge d’abord les parties que tu veux garder.',

  'Delete forever': 'Supprimer définitivement',
  '{0} won, {1} lost': 'Gagnées : {0}, perdues : {1}',
  '{0} won, {1} lost, {2} unfinished': 'Gagnées : {0}, perdues : {1}, non terminées : {2}',
  '{0} has no public games.': '{0} n’a aucune partie publique.',
  'Games played': 'Parties jouées',
  'More like {0}': 'Dans le genre de {0}',
  'Favorite games': 'Jeux préférés',
  '{0} games, {1} won': {
    one: '{0} partie, victoires : {1}',
    many: '{0} de parties, victoires : {1}',
    other: '{0} parties, victoires : {1}',
  },
  'Most played opponents': 'Adversaires les plus fréquents',
  'Against you: {0}': 'Contre toi : {0}',
  'Decided on move {0}': 'Décidée au coup {0}',
  'Rating over the last {0} duels, from {1} to {2}': 'Cote sur les {0} derniers duels, de {1} à {2}',
  'Puzzle streak': 'Série d’énigmes',
  '{0} days': {
    one: '{0} jour',
    many: '{0} jours',
    other: '{0} jours',
  },
  'Next up': 'À suivre',
  'Public profile': 'Profil public',
  'There is no account with this name.': 'Aucun compte ne porte ce nom.',
  'accuracy unknown': 'précision inconnue',
  'Won against {0}': 'Victoire contre {0}',
  'Lost to {0}': 'Défaite contre {0}',
  'Resigned against {0}': 'Abandon contre {0}',
};
